import { simplified } from '../../../text/reading/simplified.ts'
import { isChinese } from '../grammar/sentences.ts'
import { isPast } from '../grammar/verbs.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD } from './kin.ts'

/** Who speaks, as a sentence in the third person names them. */
export const speakerIn = (name: string | null, sentence: string): string =>
  name ?? (isChinese(sentence) ? '用户' : 'The user')

const KIN = `${CHINESE_KIN_WORD}|家|公司|学校|猫|狗`

const ORDER = patternNamed('asks_order')

/** A sentence about "I" as one about the speaker; an order as what the speaker asks for. */
export function inThirdPerson(core: string, name: string | null): string {
  const speaker = speakerIn(name, core)
  if (isChinese(core))
    return ORDER.test(core) ? `${speaker}要求：${spoken(core, speaker)}` : chinese(core, speaker)
  return ORDER.test(core) ? `${speaker} asks: ${english(core, speaker, false)}` : english(core, speaker)
}

/** How the speaker is named in the place of each way to say "I", in this order. */
const WAYS: readonly (readonly [pattern: RegExp, put: string])[] = [
  [new RegExp(`我们(?=(?:${KIN}))`, 'gu'), 'SPEAKER的'],
  [/(?:我|咱)们/gu, 'SPEAKER他们'],
  [/我家的?(?=[^没有养是在住不也，]{0,6}(?:猫|狗|兔子|鹦鹉|仓鼠|乌龟))/gu, 'SPEAKER家的'],
  [/我家(?=[没有养住不也在])/gu, 'SPEAKER家'],
  [new RegExp(`我(?=(?:${KIN}))`, 'gu'), 'SPEAKER的'],
  [/我自己/gu, '自己'],
  [/我/gu, 'SPEAKER'],
]

/** Found as the mainland writes it, put in where it stands. */
const spoken = (core: string, speaker: string): string =>
  WAYS.reduce((text, [pattern, put]) => {
    const places = Array.from(simplified(text).matchAll(pattern)).toReversed()
    return places.reduce(
      (left, { 0: { length }, index }) =>
        left.slice(0, index) + put.replace('SPEAKER', speaker) + left.slice(index + length),
      text,
    )
  }, core)

function chinese(core: string, speaker: string): string {
  const changed = spoken(core, speaker)
  if (changed !== core || core.includes(speaker)) return changed
  const plain = simplified(core)
  return /^(?:[\p{Script=Han}]{0,6}(?:他|她|它|公司|老板|妈妈|爸爸|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹))/u.test(
    plain,
  ) || NAMES_SOMEBODY.test(plain)
    ? core
    : `${speaker}${/^[\p{Script=Han}]/u.test(core) ? '' : ' '}${core}`
}

/** "昊哥住在大连": the sentence has a subject of its own. */
const NAMES_SOMEBODY = patternNamed('names_somebody')

const MODALS = /^(?:[cw]ould|should|might|must|will|shall|can(?:not)?|may|been)$/u
const ADVERB =
  /^(?:always|also|just|still|often|never|sometimes|even|now|seldom|then|both|all|(?!(?:app|imp|comp|multip|rep|re|supp|f|a|bul|tal|ral)ly$)\w+ly)$/iu
const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ am: 'is', have: 'has', do: 'does', go: 'goes', "don't": "doesn't", "haven't": "hasn't", "i'm": 'is' },
  ...{ "'m": 'is', "'ve": 'has', "'ll": 'will', "'d": 'would', are: 'is' },
}

function conjugate(verb: string): string {
  const plain = verb.toLowerCase()
  if (IRREGULAR[plain]) return IRREGULAR[plain]
  const isForm = MODALS.test(plain) || isPast(plain) || /(?:[^e]ed|n['’]t)$/u.test(plain)
  if (isForm || !/^[a-z-]+$/u.test(plain)) return verb
  if (/(?:s|x|z|ch|sh|o)$/u.test(plain)) return `${verb}es`
  return /[^aeiou]y$/u.test(plain) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** Deeds that a second verb may name: by the word alone behind "and", and where what follows says that it is a verb. */
const SECOND_VERB = patternsNamed('second_verb')
/** Behind these it is an infinitive. */
const BARE = patternNamed('bare_verb')

/** "lives in Boston and work at Acme" → "lives in Boston and works at Acme". */
const goingOn = (text: string): string =>
  text.replace(SECOND_VERB.it, (whole: string, lead: string, verb: string, at: number) =>
    BARE.test(text.slice(0, at)) ? whole : lead + conjugate(verb),
  )

/** "I really like" → "The user really likes"; "I've moved" → "The user has moved". */
function english(core: string, speaker: string, named = true): string {
  const within = speaker === 'The user' ? 'the user' : speaker
  const straight = core.replaceAll('’', "'")
  const subjects = straight.replace(
    /\bI(?:('m|'ve|'ll|'d)\b| ((?:(?!I\b)[A-Za-z']+ ){0,3})((?!I\b)[A-Za-z'-]+))/gu,
    (whole, short: string | undefined, adverbs: string | undefined, verb: string | undefined) => {
      if (short) return `${within} ${IRREGULAR[short]}`
      const between = (adverbs ?? '').trim().split(/\s+/u).filter(Boolean)
      const words = [...between, verb ?? '']
      const place = words.findIndex((word) => !ADVERB.test(word))
      if (place === -1) return whole.replace('I', within)
      return `${within} ${words.map((word, at) => (at === place ? conjugate(word) : word)).join(' ')}`
    },
  )
  const text = (subjects.startsWith(within) ? goingOn(subjects) : subjects)
    .replace(/\bmy\b|\bmine\b/giu, `${within}'s`)
    .replace(/\bmyself\b/giu, 'themselves')
    .replace(/\b(?:me|I)\b/gu, within)
    .replace(/\b(?:we|We)\b/gu, `${within} and others`)
    .replace(/\b(?:our|Our)\b/gu, `${within}'s`)
    .replace(/\bus\b/gu, `${within} and others`)
  const started = text.startsWith('the user') ? `T${text.slice(1)}` : text
  if (!named || started !== core || started.toLowerCase().includes(within.toLowerCase())) return started
  return /^[A-Z][\p{L}'-]+ /u.test(core) ? core : `${speaker}: ${core}`
}
