import { lazily } from '../../text/lazily.ts'
import { tables } from '../tables.ts'
import { type Concept, conceptWord } from './concepts.ts'
import { deeds } from './deeds/deeds.ts'
import { everydayThings } from './everyday/thing.ts'
import { type Topic, topicOf } from './topics.ts'

/** What somebody does who keeps an everyday thing up: an English verb first, and in Chinese. */
interface Habit {
  /** In what most of them say; null holds of all. */
  readonly said: RegExp | null
  readonly english: string
  readonly chinese: string
}

const habit = (english: string, chinese: string, said: RegExp | null = null): Habit => ({
  said,
  english,
  chinese,
})

const ROW = /^(\w+): (.+?) \/ (.+?)(?: \/ (.+))?$/u
/** Of each plain everyday thing the ways of it, the plainest last. */
function plainHabits(): Readonly<Record<string, readonly Habit[]>> {
  const rows = tables()
    .habits.trim()
    .split('\n')
    .flatMap((row) => {
      const [, name, english = '', chinese = '', said] = ROW.exec(row) ?? []
      return name ? [[name, habit(english, chinese, said ? new RegExp(said, 'iu') : null)] as const] : []
    })
  const ofOne = Map.groupBy(rows, ([name]) => name)
  return Object.fromEntries(Array.from(ofOne, ([name, some]) => [name, some.map(([, one]) => one)]))
}

const habits = lazily<Readonly<Record<string, readonly Habit[]>>>(() => ({
  ...Object.fromEntries(
    [...everydayThings(), ...deeds().filter(({ domain }) => domain !== '')].map(
      ({ name, english, chinese }) => [name, [habit(english, chinese)]],
    ),
  ),
  ...plainHabits(),
}))

/** When most do it, and behind the verb or before it. */
const WHEN: readonly Habit[] = [
  habit('before work', '上班前', /before work|上班(?:之|以)?前/iu),
  habit('after work', '下班后', /after work|下班(?:之|以)?后/iu),
  habit('at the office', '在公司', /at the office|在(?:公司|办公室)/iu),
  habit('in the morning', '早上', /\bmornings?\b|早上|清晨|一早|晨跑/iu),
  habit('in the evening', '晚上', /\bevenings?\b|\btonight\b|at night|晚上|夜跑|昨晚/iu),
  habit('at the weekend', '周末', /\bweekends?\b|周末/iu),
]

const plainly = (phrase: string): string => phrase.replaceAll('*', '')

/** A verb in the third person: "go running" → "goes running". */
function thirdPerson(phrase: string): string {
  if (phrase.includes('*')) return phrase.replace(/\*(\w+)/gu, (_, verb: string) => thirdPerson(verb))
  if (phrase.startsWith('cannot ')) return phrase
  const [verb = '', ...rest] = phrase.split(' ')
  const ending = verb === 'have' ? 'has' : /(?:o|s|x|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`
  return [/[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : ending, ...rest].join(' ')
}

/**
 * What people do of whom each says one of these: "goes running before work", "上班前跑步".
 * @param most whether most of the sentences hold an expression
 */
export function habitOf(
  { name }: Concept,
  most: (said: RegExp) => boolean,
  { language, isKept }: { readonly language: 'english' | 'chinese'; readonly isKept: boolean },
): string | undefined {
  const found = habits()[name]?.find(({ said }) => said === null || most(said))
  if (!found) return undefined
  const when = isKept ? WHEN.find(({ said }) => said !== null && most(said)) : undefined
  if (language === 'chinese') return `${when?.chinese ?? ''}${isKept ? '' : '不'}${found.chinese}`
  if (!isKept) return `does not ${plainly(found.english)}`
  return [thirdPerson(found.english), when?.english].filter(Boolean).join(' ')
}

const WHENS = WHEN.map(({ english, chinese }) => [` ${english}`, chinese] as const)
const ENGLISH_BEGINNING = /^(?:often |lately )?(?:does not )?/iu
const CHINESE_BEGINNING = /^(?:经常|最近)?不?/u
const MENTIONS = /^(?:often |lately )mentions |^(?:经常|最近)提到/iu

/** From a phrase, in the third person and as it is negated, to the everyday thing that it is of. */
const conceptOfPhrase = lazily<ReadonlyMap<string, string>>(
  () =>
    new Map(
      Object.entries(habits()).flatMap(([name, all]) =>
        all.flatMap(({ english, chinese }) =>
          [plainly(english), thirdPerson(english), chinese].map(
            (phrase) => [phrase, conceptWord(name)] as const,
          ),
        ),
      ),
    ),
)

const OWN_WORD = / ?[(（][^()（）]*[)）]$/u

function conceptNamed(content: string): string | undefined {
  const plain = WHENS.reduce(
    (rest, [english, chinese]) => rest.replace(english, '').replace(chinese, ''),
    content.replace(OWN_WORD, ''),
  )
  return [ENGLISH_BEGINNING, CHINESE_BEGINNING]
    .map((beginning) => conceptOfPhrase().get(plain.replace(beginning, '').toLowerCase()))
    .find((concept) => concept !== undefined)
}

const topicOfThing = (text: string, concept: string): Topic => {
  const words = new Set([concept])
  return { text, words, clauses: [{ words, positive: !/^(?:does not|(?:经常|最近)不)/iu.test(text) }] }
}

/**
 * What a trait is about. Of one that the rules named, the everyday thing alone: the verb that its name needs
 * ("often plays …") says nothing.
 */
export function topicOfTrait(content: string, subject: ReadonlySet<string>): Topic {
  const topic = topicOf(content.replace(MENTIONS, ''), subject)
  const concept = conceptNamed(content)
  if (concept === undefined) return topic
  // what deeds alone tell has no word of its own
  if (!topic.words.has(concept)) return topicOfThing(content, concept)
  const only = (words: ReadonlySet<string>) => new Set([...words].filter((word) => word === concept))
  const clauses = topic.clauses.map((clause) => ({ ...clause, words: only(clause.words) }))
  return { ...topic, words: only(topic.words), clauses }
}
