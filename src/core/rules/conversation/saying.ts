import { simplified } from '../../text/reading/simplified.ts'
import { withDates } from './dates/dates.ts'
import { isDoubtful } from './figures/figures.ts'
import { carefully, hasTone } from './grammar/casual.ts'
import { isChinese } from './grammar/sentences.ts'
import { statementsOf } from './grammar/statements.ts'
import { isOfTheMoment } from './kinds/moment.ts'
import { patternNamed } from './named-patterns.ts'
import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD, ENGLISH_PET } from './people/kin.ts'
import { inThirdPerson, speakerIn } from './people/third-person.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
]
const NAMES = [...MONTHS, 'November', 'December']

/** A day as a memory of the rules writes it: `4 May 2026`, `2026年5月4日`; the day is UTC's. */
export function dayOf(time: Date, chinese: boolean): string {
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
  return chinese ? `${year}年${month + 1}月${day}日` : `${day} ${NAMES[month]} ${year}`
}

/** The sentence as it was said, with who said it and when: the rules quote and do not rewrite. */
export function quoted(sentence: string, speaker: string | null, time: Date): string {
  const chinese = isChinese(sentence)
  const who = speakerIn(speaker, sentence)
  const day = dayOf(time, chinese)
  return chinese ? `${who}，${day}：「${sentence.trim()}」` : `${who}, ${day}: "${sentence.trim()}"`
}

/** The same of an answer, with what was asked: "a 2011 Skoda" says alone nothing. */
export function answered(question: string, answer: string, speaker: string | null, time: Date): string {
  const chinese = isChinese(question)
  const who = `${speakerIn(speaker, question)}${chinese ? '，' : ', '}${dayOf(time, chinese)}`
  return chinese
    ? `${who}，被问「${question.replace(/[「」]/gu, '')}」：「${answer.trim()}」`
    : `${who}, asked "${question.replaceAll('"', "'")}": "${answer.trim()}"`
}

/** Longer ones say more than one thing of more than one kind. */
const MOST_WORDS = 16
const MOST_CHARACTERS = 32

const ENGLISH_START = new RegExp(
  `^(?:I(?:'(?:m|ve|ll|d))? |My (?:(?!${ENGLISH_KIN_WORD}\\b.*'s )[\\p{L}-]+ ){1,3}(?:is|are|was|` +
    `lives?|works?|likes?|loves?|hates?|has|moved|studies|plays)\\b|` +
    `My (?:${ENGLISH_KIN_WORD}|${ENGLISH_PET}),? [A-Z][\\p{L}'-]+ )`,
  'u',
)
const UNCERTAIN = patternNamed('saying_uncertain')
const UNCERTAIN_CHINESE = new RegExp(
  '[你您他她它咱「」“”"『』：:；;（(）)]|我们|说|告诉|问|觉得|因为|如果|虽然|但|不过|而|' +
    '让我|叫我|考虑|要不要|[哈嘿呵嘻]{2}|还是算|我[A-Za-z]',
  'u',
)
/** 我妈来一句我要搬家: whose the second 我 is, nobody can tell. */
const OF_TWO = new RegExp(`^我们?家?的?${CHINESE_KIN_WORD}.*我(?!们?家?的?${CHINESE_KIN_WORD})`, 'u')
/** "My wife and I live in Leeds": of two at once. */
const TOGETHER = /^My (?:[\p{L}'-]+ ){1,3}and I\b/u
const SPELLED = /[\p{Extended_Pictographic}]/u

/**
 * Whether the person stands where a sentence of one form has them, so that it may be said of them in the
 * third person.
 */
function isCertain(core: string): boolean {
  const straight = simplified(core).replaceAll('’', "'")
  if (isChinese(straight)) {
    const isOfOne = !OF_TWO.test(straight)
    return (
      /^我/u.test(straight) &&
      straight.length <= MOST_CHARACTERS &&
      !UNCERTAIN_CHINESE.test(straight) &&
      isOfOne
    )
  }
  const again = straight.slice(1)
  return (
    ENGLISH_START.test(straight) &&
    !TOGETHER.test(straight) &&
    straight.split(/\s+/u).length <= MOST_WORDS &&
    !UNCERTAIN.test(straight.toLowerCase()) &&
    !UNCERTAIN.test(straight) &&
    !/(?<!\b(?:and|but) )\bI\b/u.test(again)
  )
}

/**
 * What a kept sentence is written down as: in the third person where its form leaves no doubt (each statement
 * for itself, so that each may end for itself), else quoted.
 */
export function sayingsOf(sentence: string, core: string, speaker: string | null, time: Date): string[] {
  const plain = /^(?:i|im|ive|my)\b/u.test(core) ? capital(carefully(core)) : core
  if (!isCertain(plain) || isDoubtful(plain) || hasTone(sentence) || SPELLED.test(core.slice(0, 2)))
    return [quoted(sentence, speaker, time)]
  const parts = lastingOf(statementsOf(plain))
  if (parts.slice(1).some((part) => LEANS.test(part) || /^I(?:'\w+)? \S+$/u.test(part)))
    return [quoted(sentence, speaker, time)]
  const who = speakerIn(speaker, core)
  const written = parts.map((part) => withDates(inThirdPerson(part, speaker), time))
  return written.every((content) => content.startsWith(who) && !FIRST_PERSON.test(content))
    ? written
    : [quoted(sentence, speaker, time)]
}

/** Without what is only how somebody feels while they talk: "my mum is coming and I am so stressed". */
function lastingOf(statements: readonly string[]): readonly string[] {
  const lasting = statements.filter((statement) => !isOfTheMoment(statement.toLowerCase()))
  return lasting.length > 0 ? lasting : statements
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const FIRST_PERSON = /\b(?:I|im|ive|me|my|mine|myself|we|us|our|ours)\b|我|咱/iu
/** Who that is stands in the statement before, which may end for itself. */
const LEANS = /\b(?:he|she|it|they|him|his|her|hers|its|them|their|theirs|there)\b|[他她它]|[那这][个种些]/iu
