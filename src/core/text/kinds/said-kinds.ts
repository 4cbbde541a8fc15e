import { type Holder, holdersOf, ME } from './holder.ts'
import { kindsIn } from './kinds.ts'
import { mentionedRoles } from './mentioned.ts'

/** What of a longer text is read. */
const MOST_CHARACTERS = 4000
const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？\n]+(?=\s|$|\p{Script=Han})|\.(?=\S)|$)/gu
const ASKS = /[?？]["'”’」』)\s]*$|吗["'”’」』)\s]*$/u
const CLAUSE = /[,;:，；：、]\s*|\s(?:and|but|so|because|since|unless|while|although)\s/u

/** What these do or say is of the person. */
const ACT_ON: Readonly<Record<string, readonly string[]>> = {
  landlord: ['rent', 'home'],
  doctor: ['health', 'medicine', 'surgery', 'avoid'],
  boss: ['work', 'pay'],
}

const withMine = (kind: string, holders: readonly Holder[]): readonly Holder[] =>
  holders.some((holder) => ACT_ON[holder]?.includes(kind)) ? [...holders, ME] : holders

/**
 * A kind and whose it is, as one word of the index that no text has: `work@sister`; the person's own without a
 * holder (`work@`), and that there is somebody without a kind (`@sister`), since every memory has some.
 */
export const kindTerm = (kind: string, holder: Holder): string =>
  `${kind === 'has' ? '' : kind}@${holder === ME ? '' : holder}`

/**
 * The kinds of what a text tells, each with whose it is: `instrument@` of "I took up the fiddle". A clause
 * without a subject goes on about whom the one before it was about; what asks tells nothing.
 * @param speaker by name, where the text is somebody's own words
 */
export function kindsSaid(text: string, speaker?: string | null): string[] {
  const terms = new Set<string>()
  for (const [sentence] of text.slice(0, MOST_CHARACTERS).matchAll(SENTENCE)) {
    if (ASKS.test(sentence)) continue
    let holders: readonly Holder[] = [ME]
    for (const clause of sentence.trim().split(CLAUSE)) {
      if (!clause) continue
      holders = holdersOf(clause.trim()) ?? holders
      for (const kind of kindsIn(clause))
        for (const holder of withMine(kind, holders)) terms.add(kindTerm(kind, holder))
      for (const [kind, role] of mentionedRoles(clause)) terms.add(kindTerm(kind, role))
    }
  }
  if (!speaker) return [...terms]
  return [...terms].flatMap((term) =>
    term.endsWith('@') ? [term, `${term}${speaker.toLowerCase()}`] : [term],
  )
}
