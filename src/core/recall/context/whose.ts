import { isShortQuestion } from '../../text/kinds/asked-kinds.ts'
import { namesIn, rolesIn } from '../../text/kinds/asked-spans.ts'
import { type Holder, holderNamed, ME } from '../../text/kinds/holder.ts'
import { chineseRoles, withWider } from '../../text/kinds/roles.ts'
import { clausesOf } from '../../text/kinds/said-kinds.ts'
import { lazily } from '../../text/lazily.ts'
import { normalise } from '../../text/normalise.ts'
import { meantBy } from '../../text/reading/dated-quote.ts'
import type { Ranked } from '../ranking/rank.ts'
import { names } from './names.ts'

/** "Who", asked of a person, asks for somebody else. */
const ASKS_WHO = /^\W*(?:who|whom|whose)\b|谁/iu
const TOGETHER = /\b(?:we|us|our|ours)\b|我们|咱|俺们/iu
const OWN = /\b(?:my|mine)\b|我家|我的/iu
const ENGLISH_FIRST = /\b(?:i|me|myself)\b/iu
/** The person themselves: 我 that is no "my mother". */
const chineseFirst = lazily(() => new RegExp(`[我俺](?!(?:们|家)?的?(?:${chineseRoles()})|们|家|的)`, 'u'))

/** A longer text tells of many. */
const MOST_CHARACTERS = 400
/** In which a text says who somebody is. */
const FIRST_CHARACTERS = 200

const saysI = (text: string): boolean => ENGLISH_FIRST.test(text) || chineseFirst().test(text)
const wordsOf = ({ memory, turn }: Ranked): string => turn?.text ?? meantBy(memory!.content)

/** Whom a question is about. */
export interface Asked {
  readonly holders: ReadonlySet<Holder>
  /** As they are called: a text that says one is about them too. */
  readonly names: readonly string[]
}

/**
 * Whom a question is about: the person, or others that it names; null where it does not say, or says both.
 * @param results what may answer: they tell who is called what, and who is who
 * @param person what the person is called
 */
export function askedOf(query: string, results: readonly Ranked[], person: string | null): Asked | null {
  if (!isShortQuestion(query)) return null
  const own = person === null ? [] : [normalise(person)]
  const known = results.flatMap(({ turn, told }) => [
    ...nameIn(told),
    ...(turn?.name ? [normalise(turn.name)] : []),
  ])
  const said = [...namesIn(query), ...known.filter(names(query))]
  const called = new Set([...said, ...known.filter((name) => said.some(isShortFor(name)))])
  const isOwn = own.some((name) => called.delete(name))
  const others = [...called, ...rolesIn(query).flatMap(({ role }) => [role, ...withWider(role)])]
  const isMe = isOwn || (saysI(query) && !TOGETHER.test(query) && !OWN.test(query))
  if (isMe === others.length > 0 || (isMe && ASKS_WHO.test(query))) return null
  if (isMe) return { holders: new Set([ME, ...own]), names: own }
  const same = sameAs(new Set(others), results)
  return { holders: new Set([...others, ...same]), names: [...called, ...same].flatMap(withGivenName) }
}

/** Mel is short for Melanie, and 晓琳 for 顾晓琳. */
const isShortFor = (name: string) => (said: string) =>
  (said.length >= SHORTEST && name.startsWith(said)) || withGivenName(name).includes(said)
const SHORTEST = 3
const FAMILY_AND_GIVEN = /^\p{Script=Han}(\p{Script=Han}{2})$/u

function withGivenName(name: string): string[] {
  const [, given] = FAMILY_AND_GIVEN.exec(name) ?? []
  return given ? [name, given] : [name]
}

/** The name of whom a text is about, normalised; of nobody who is only somebody's mother. */
function nameIn({ about }: Ranked['told']): string[] {
  const name = about === null ? '' : normalise(about)
  return name !== '' && holderNamed(name)[0] === name ? [name] : []
}

/** What these are called besides: "my husband Dan" is both. */
const sameAs = (asked: ReadonlySet<Holder>, results: readonly Ranked[]): Holder[] =>
  results.flatMap((one) =>
    nameIn(one.told).flatMap((name) => {
      const [first] = clausesOf(wordsOf(one).slice(0, FIRST_CHARACTERS), [])
      const role = first?.holders[0]
      if (!role || role === ME || !names(first.clause)(name)) return []
      return asked.has(name) || asked.has(role) ? [name, role] : []
    }),
  )

/**
 * Whether a text tells of somebody else than is asked about, and of nobody who may be them: who speaks tells of
 * themselves in all that they say.
 */
export function isOfOthers(one: Ranked, { holders, names: asked }: Asked): boolean {
  const { memory, turn, told } = one
  if (turn && turn.role !== 'user') return false
  const text = wordsOf(one)
  if (text.length > MOST_CHARACTERS) return false
  const isPerson = holders.has(ME)
  if (isPerson ? saysI(text) || TOGETHER.test(text) : asked.some(names(memory?.content ?? text))) return false
  if (turn?.name && holders.has(normalise(turn.name))) return false
  const mayBeTheirs = (some: readonly Holder[], clause: string) =>
    some.length === 0 ||
    some.some((holder) => holders.has(holder)) ||
    (some.includes(ME) && TOGETHER.test(clause))
  const clauses = clausesOf(text, told.about === null ? [] : holderNamed(told.about))
  return clauses.length > 0 && !clauses.some(({ clause, holders: some }) => mayBeTheirs(some, clause))
}
