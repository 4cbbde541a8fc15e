import { remembered } from '../../../../text/remembered.ts'
import { carefully } from '../../grammar/casual.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { patternsNamed } from '../../named-patterns.ts'

/** "If I'm honest", "would you believe": said of the telling and not of what is told. */
const ASIDE = patternsNamed('plain_aside')
/** "had to stop", "decided to sell": who did so, did it. */
const DID = patternsNamed('plain_did')

/** Verbs of which the past is not made with -ed. */
const PAST: ReadonlyMap<string, string> = new Map(
  'stop-stopped quit-quit drop-dropped scrap-scrapped let-let leave-left give-gave sell-sold pull-pulled swap-swapped put-put get-got withdraw-withdrew cut-cut throw-threw send-sent bin-binned ban-banned move-moved retire-retired change-changed close-closed trade-traded replace-replaced shelve-shelved postpone-postponed cancel-cancelled'
    .split(' ')
    .map((pair) => pair.split('-') as [string, string]),
)
const pastOf = (verb: string): string => PAST.get(verb) ?? `${verb}ed`

/** Longer ones were pasted. */
const LONGEST = 600

/**
 * An English sentence as it would be said plainly, for telling what has changed: no short forms, nothing said
 * beside, and what one had to do, done. A Chinese one as it is.
 */
export const plainly = remembered((sentence: string): string => {
  if (sentence.length > LONGEST || isChinese(sentence)) return sentence
  return carefully(sentence)
    .replace(ASIDE.it, (aside) => (aside.endsWith(',') ? ', ' : ' '))
    .replace(DID.it, (_, verb: string) => ` ${pastOf(verb.toLowerCase())}`)
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+(?=[,.;])/gu, '')
    .replace(/^[\s,]+/u, '')
    .trim()
})
