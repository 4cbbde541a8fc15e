import type { ChatTurn } from '../ports.ts'
import { isQuestion } from '../text/reading/questions.ts'
import { tokenize } from '../text/tokens.ts'
import { denies } from '../text/words/denying-words.ts'
import { asksToForget } from '../text/words/forgetting-words.ts'
import { saysRemember } from '../text/words/remembering.ts'
import { asksToWithhold } from '../text/words/withholding-words.ts'
import { answering } from './answering.ts'
import { patternNamed } from './conversation/named-patterns.ts'
import { isFirstName } from './conversation/people/known.ts'
import { wishOf } from './link_entities.ts'
import { readPromptData, type SaidFact, type SaidMemory } from './prompt-data.ts'
import { isOfThePerson, ofThePerson, saidToYou, spokenTo } from './said-to-you.ts'

type Language = 'zh' | 'en'

const PHRASES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  LIVES_IN: { zh: '住在', en: 'lives in' },
  COMES_FROM: { zh: '来自', en: 'comes from' },
  WORKS_AT: { zh: '在工作的地方是', en: 'works at' },
  STUDIES_AT: { zh: '就读于', en: 'studies at' },
  CHILD_OF: { zh: '的父母是', en: 'is a child of' },
  PARENT_OF: { zh: '的孩子是', en: 'is a parent of' },
  SIBLING_OF: { zh: '的兄弟姐妹是', en: 'is a sibling of' },
  PARTNER_OF: { zh: '的伴侣是', en: 'is the partner of' },
  FRIEND_OF: { zh: '的朋友是', en: 'is a friend of' },
  KNOWS: { zh: '认识', en: 'knows' },
  LIKES: { zh: '喜欢', en: 'likes' },
  DISLIKES: { zh: '不喜欢', en: 'does not like' },
  HAS: { zh: '有', en: 'has' },
  ALLERGIC_TO: { zh: '过敏的是', en: 'is allergic to' },
  HAS_CONDITION: { zh: '患有', en: 'has' },
  VISITED: { zh: '去过', en: 'has visited' },
  USED_TO: { zh: '以前的是', en: 'used to have' },
  OWNS: { zh: '拥有', en: 'owns' },
  WANTS: { zh: '想要', en: 'wants' },
  PLANS: { zh: '打算', en: 'plans' },
  AGED: { zh: '的年龄是', en: 'is aged' },
  NAMED: { zh: '叫', en: 'is called' },
  LOCATED_IN: { zh: '位于', en: 'is in' },
  PART_OF: { zh: '属于', en: 'is part of' },
}

const SAYINGS = {
  zh: {
    greeting: '你好！今天过得怎么样？',
    thanks: '不客气。',
    farewell: '再见，照顾好自己。',
    happy: '真好，谢谢你告诉我。',
    sad: '听起来不容易，我在这里陪你。',
    neutral: '嗯，我在听。',
    unknown: '我不记得。',
    corrected: '对不起，是我记错了，谢谢你告诉我。',
    forgotten: '好的，我会忘掉这件事。',
    withheld: '好的，我不会记下来。',
    kept: '好的，我记住了。',
    said: (what: string) => `你刚才说过：「${what}」`,
    remember: (what: string) => `我记得：${what}。`,
    pending: '是这样吗？',
    and: '；',
  },
  en: {
    greeting: 'Hello! How is your day?',
    thanks: 'You are welcome.',
    farewell: 'Goodbye, take care.',
    happy: 'How good, thank you for telling me.',
    sad: 'That does not sound easy. I am here with you.',
    neutral: 'I see. I am listening.',
    unknown: "I don't remember.",
    corrected: 'I am sorry, I had that wrong. Thank you for telling me.',
    forgotten: 'All right, I will forget that.',
    withheld: 'All right, I will not remember it.',
    kept: 'All right, I will remember that.',
    said: (what: string) => `You said: "${what}"`,
    remember: (what: string) => `I remember: ${what.replace(/[.]"$/u, '"').replace(/(?<![!?]")$/u, '.')}`,
    pending: 'Is that so?',
    and: '; ',
  },
} as const

const THANKS = /^\W*(?:谢谢|多谢|感谢|thanks|thank you|thx)/iu
const FAREWELL = /^\W*(?:再见|拜拜|晚安|回见|明天见|bye|goodbye|good night|see you)/iu
const GREETING =
  /^\W*(?:你好|您好|嗨|哈喽|早安|早上好|晚上好|在吗|hello|hi|hey|good (?:morning|afternoon|evening))/iu
const MOST_FACTS = 5

/** Asked in the middle of a sentence. */
const ASKS = new RegExp(
  '谁|哪[里儿个些位天年]|什么|多少|怎么|几[个岁点号天]|' +
    String.raw`\b(?:tell me|remind me|know|remember) (?:who|what|where|when|which|how)\b`,
  'iu',
)
/** Whether a message asks for what is known. */
export const asks = (message: string): boolean => isQuestion(message) || ASKS.test(message)

/**
 * What the offline companion says: a greeting for a greeting, that it takes a correction or a request to
 * remember or to forget, what the prompt's facts and memories and the conversation say for a question (or that it does not
 * remember), and for everything else that it listens. Deterministic, in the language of the message.
 */
export function answerByRules(
  instructions: string,
  message: string,
  history: readonly ChatTurn[] = [],
): string {
  const language: Language = /\p{Script=Han}/u.test(message) ? 'zh' : 'en'
  const say = SAYINGS[language]
  if (asksToForget(message)) return say.forgotten
  if (asksToWithhold(message)) return say.withheld
  if (asks(message)) {
    return answerFrom(instructions, message, language) ?? answerFromHistory(history, message, language)
  }
  if (denies(message)) return say.corrected
  if (saysRemember(message)) return say.kept
  if (THANKS.test(message)) return say.thanks
  if (FAREWELL.test(message)) return say.farewell
  if (GREETING.test(message)) return say.greeting
  const emotion = /^- Emotion: (happy|sad|neutral)/mu.exec(instructions)?.[1] as
    | 'happy'
    | 'sad'
    | 'neutral'
    | undefined
  return say[emotion ?? 'neutral']
}

function answerFrom(instructions: string, message: string, language: Language): string | null {
  const { facts, memories, standing, name } = readPromptData(instructions)
  const say = SAYINGS[language]
  const chosen = chosenFacts(facts, message, memories.length > 0)
  const gone = memories.find(({ text }) => tellsOfDeath(text, chosen))
  if (gone) return say.remember(saidToYou(gone.text, name))
  if (chosen.length > 0) {
    const words = [...new Set(chosen.map((fact) => inWords(fact, language)))].join(say.and)
    return say.remember(words) + (chosen.some((fact) => fact.pending) ? ` ${say.pending}` : '')
  }
  const own = (all: readonly SaidMemory[]) =>
    all
      .filter(({ text }) => !SELF.test(message) || !isOfAnother(text, message, name))
      .map((memory) => ({ ...memory, text: ofThePerson(memory.text, name) }))
  const memory = answering(own(memories), own(standing), message)
  if (!memory) return null
  const said = saidToYou(memory.text.replace(/[。.]+$/u, ''), name)
  return say.remember(said) + (memory.pending ? ` ${say.pending}` : '')
}

const DIED = patternNamed('chat_died')
/** Whose wife she was is told with what became of her. */
const tellsOfDeath = (text: string, chosen: readonly SaidFact[]): boolean =>
  DIED.test(text) && chosen.some(({ names }) => names.some((name) => name !== USER && text.includes(name)))

/** `Lena, 4 May 2026: "…"`, "Lena is vegan" */
const BY_ANOTHER = /^(\p{Lu}[\p{L}'’-]+)(?:(?: \p{Lu}[\p{L}'’-]+)?, \d{1,2} [A-Z][a-z]+ \d{4}: "| )/u

/** Whether a memory is somebody else's, who is not asked about. */
function isOfAnother(text: string, message: string, name: string | null): boolean {
  if (isOfThePerson(text, name)) return false
  const [frame, other = ''] = BY_ANOTHER.exec(text) ?? []
  if (frame === undefined || message.includes(other)) return false
  return frame.endsWith('"') || isFirstName(other)
}

/** The latest that the user said with most words of the question in it. */
function answerFromHistory(history: readonly ChatTurn[], message: string, language: Language): string {
  const asked = new Set(tokenize(message))
  const shared = (text: string) => new Set(tokenize(text).filter((word) => asked.has(word))).size
  const said = history
    .filter(({ role, text }) => role === 'user' && !asks(text))
    .map(({ text }) => ({ text, count: shared(text) }))
    .toReversed()
    .toSorted((one, other) => other.count - one.count)[0]
  const say = SAYINGS[language]
  return said && said.count > 0 ? say.said(said.text) : say.unknown
}

const OPEN = /谁|哪些人|有没有人|\b(?:who|whose|whom|anyone|anybody)\b/iu
const SELF = /我|\b(?:i|my|me)\b/iu
/** The speaker's own node. */
const USER = 'user'

/**
 * Those of the relation that is asked about, of who is named (or of the speaker) first of all, of everybody
 * where the question is who; without such a relation those of who is named, unless a memory may tell what is
 * asked: "when is Tao's wedding" is not answered by whose brother he is.
 */
function chosenFacts(facts: readonly SaidFact[], message: string, hasMemories: boolean): readonly SaidFact[] {
  const text = message.toLowerCase()
  const wish =
    wishOf(message.replaceAll(/[\p{Script=Han}]+的(?:妈妈|爸爸|父亲|母亲|哥哥|弟弟|姐姐|妹妹|朋友)/gu, '')) ??
    wishOf(message)
  const named = (name: string | undefined) =>
    name !== undefined && (text.includes(name.toLowerCase()) || (name === USER && SELF.test(message)))
  const wished = facts.filter((fact) => fact.predicates.at(-1) === wish)
  const about = wished.filter((fact) => fact.names.length === 2 && named(fact.names[0]))
  const longest = Math.max(0, ...about.map((fact) => fact.names[0]!.length))
  const best = [
    about.filter((fact) => fact.names[0]!.length === longest),
    wished.filter((fact) => named(fact.names[0])),
    OPEN.test(message) ? wished : [],
  ]
  const any = facts.filter(
    (fact) => fact.names.length === 2 && fact.names.some(named) && tellsWho(fact, message),
  )
  const isOfAny = wish === null && (!hasMemories || OPEN.test(message))
  return ([...best, isOfAny ? any : []].find((some) => some.length > 0) ?? []).slice(0, MOST_FACTS)
}

/** 阿卓是谁: not by what somebody cannot bear. */
const ASKS_WHO_IS = patternNamed('asks_who_is')
const WHO = /_OF$|KNOWS|NAMED|WORKS_AT/u
const tellsWho = ({ predicates }: SaidFact, message: string): boolean =>
  !ASKS_WHO_IS.test(message) || WHO.test(predicates.at(-1) ?? '')

function inWords({ names, predicates, forwards }: SaidFact, language: Language): string {
  const [space, you] = language === 'zh' ? ['', '你'] : [' ', 'you']
  return predicates
    .map((predicate, place) => {
      const [from, to] = forwards[place] ? [names[place], names[place + 1]] : [names[place + 1], names[place]]
      const phrase = phraseOf(predicate, language)
      if (from === USER) return language === 'zh' ? `你${phrase}${to}` : `you ${spokenTo(phrase)} ${to}`
      const own = to === USER ? /^is (?:the|an?) (.+) of$/u.exec(phrase)?.[1] : undefined
      if (own !== undefined) return `${from} is your ${own}`
      return `${from}${space}${phrase}${space}${to === USER ? you : to}`
    })
    .join(language === 'zh' ? '，' : ', ')
}

const phraseOf = (predicate: string, language: Language): string =>
  PHRASES[predicate]?.[language] ?? predicate.toLowerCase().replaceAll('_', ' ')
