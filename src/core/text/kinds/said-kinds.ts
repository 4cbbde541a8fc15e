import { lazily } from '../lazily.ts'
import { simplified } from '../reading/simplified.ts'
import { rolesIn } from './asked-spans.ts'
import { type Holder, holderNamed, holdersOf, ME, namesNobody } from './holder.ts'
import { kindsIn } from './kinds.ts'
import { listedRoles, mentionedRoles } from './mentioned.ts'
import { withWider } from './roles.ts'
import { kindTables } from './tables.ts'

/** What of a longer text is read. */
const MOST_CHARACTERS = 4000
const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？\n]+(?=\s|$|\p{Script=Han})|\.(?=\S)|$)/gu
const ASKS = /[?？]["'”’」』)\s]*$|吗["'”’」』)\s]*$/u
/** What would be so if, which nobody lives. */
const SUPPOSES = lazily(() => new RegExp(kindTables().patterns.supposes, 'iu'))
const CLAUSE =
  /[,;:，；：、]\s*|(?<=\p{Script=Han}{2})[ \u3000]+(?=\p{Script=Han}{2})|\s(?:and|but|so|because|since|unless|while|although)\s/u

/** What these do or say is of the person. */
const ACT_ON: Readonly<Record<string, readonly string[]>> = {
  landlord: ['rent', 'home'],
  doctor: ['health', 'medicine', 'surgery', 'avoid'],
  boss: ['work', 'pay'],
}

/** Who visits somebody, and who lives with them, is theirs to tell of. */
const OF_BOTH: ReadonlySet<string> = new Set(['visit', 'household'])

const withMine = (kind: string, holders: readonly Holder[]): readonly Holder[] =>
  !holders.includes(ME) && (OF_BOTH.has(kind) || holders.some((holder) => ACT_ON[holder]?.includes(kind)))
    ? [...holders, ME]
    : holders

/**
 * A kind and whose it is, as one word of the index that no text has: `work@sister`; the person's own without a
 * holder (`work@`), and that there is somebody without a kind (`@sister`), since every memory has some.
 */
export const kindTerm = (kind: string, holder: Holder): string =>
  `${kind === 'has' ? '' : kind}@${holder === ME ? '' : holder}`

/** What else is known of a text. */
interface Telling {
  /** By name, where the text is somebody's own words. */
  readonly speaker?: string | null
  /** The entity that it is about, as a memory names it (`Anika`, `user's mother`); the person without one. */
  readonly about?: string | null
}

/** Whether a term of the index is a kind and no word. */
export const isKindTerm = (term: string): boolean => term.includes('@')

/** A clause and whom it is about. */
interface Clause {
  readonly clause: string
  readonly holders: readonly Holder[]
}

const sentencesTold = (text: string): string[] =>
  Array.from(text.slice(0, MOST_CHARACTERS).matchAll(SENTENCE), ([sentence]) => sentence).filter(
    (sentence) => !ASKS.test(sentence) && !SUPPOSES().test(sentence),
  )

/**
 * The clauses of what a text tells; what asks tells nothing. One without a subject goes on about whom the one
 * before it was about; "she" is whom the text spoke of before, or is about, and at its beginning nobody without
 * either.
 * @param first whom a sentence is about that does not begin by saying it
 */
export function clausesOf(text: string, first: readonly Holder[]): Clause[] {
  let others = first.includes(ME) ? [] : first
  return sentencesTold(text).flatMap((sentence) => {
    let holders = first
    return sentence
      .split(CLAUSE)
      .map((clause) => clause.trim())
      .filter(Boolean)
      .map((clause, place) => {
        const plain = simplified(clause)
        const isOther = namesNobody(plain) && (place === 0 || others.length > 0)
        holders = holdersOf(plain) ?? (isOther ? others : holders)
        if (!holders.includes(ME)) others = holders
        return { clause, holders }
      })
  })
}

/**
 * Where a text speaks of one relative and then of somebody by name, they are one: "Had a call with my son. Mark works
 * in Leeds".
 */
function soleRelative(text: string): (holders: readonly Holder[]) => readonly Holder[] {
  const roles = [...new Set(rolesIn(text.slice(0, MOST_CHARACTERS)).map(({ role }) => role))]
  const [role] = roles
  if (role === undefined || roles.length > 1 || !RELATIVE().test(role)) return () => []
  const wider = withWider(role)
  return (holders) =>
    holders.length === 1 && holders[0] !== ME && !wider.includes(holders[0]!) && !holders[0]!.includes('.')
      ? wider
      : []
}
const RELATIVE = lazily(() => new RegExp(kindTables().patterns.sole, 'u'))

/** The kinds of what a text tells, each with whose it is: `instrument@` of "I took up the fiddle". */
export function kindsSaid(written: string, { speaker, about }: Telling = {}): string[] {
  const text = simplified(written)
  const terms = new Set<string>()
  const sole = soleRelative(text)
  for (const { clause, holders } of clausesOf(text, about ? holderNamed(simplified(about)) : [ME])) {
    for (const kind of kindsIn(clause))
      for (const holder of [...withMine(kind, holders), ...sole(holders)]) terms.add(kindTerm(kind, holder))
    for (const [kind, role] of mentionedRoles(clause)) terms.add(kindTerm(kind, role))
  }
  for (const role of sentencesTold(text).flatMap(listedRoles)) terms.add(kindTerm('name', role))
  if (!speaker) return [...terms]
  return [...terms].flatMap((term) =>
    term.endsWith('@') ? [term, `${term}${speaker.toLowerCase()}`] : [term],
  )
}
