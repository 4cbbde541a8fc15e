import type { SearchTerms } from '../../search/terms.ts'
import { askedFor, maySay, maySee } from '../reading/question/sensitive.ts'
import type { Standing } from './rows.ts'

export interface SeenStanding extends Standing {
  /** Whether a text speaks of what the query asks for; see `askedFor`. */
  readonly isAsked: ReturnType<typeof askedFor>
  /** Whether a memory may be shown: it is not sensitive, or the query asks for it. */
  readonly maySee: ReturnType<typeof maySee>
  /** The same of a text. */
  readonly maySay: ReturnType<typeof maySay>
}

/** What holds of the person whatever is asked, as far as a query may show it, and what else it may show. */
export function seenBy(terms: SearchTerms, user_id: string, all: Standing): SeenStanding {
  const isAsked = askedFor(terms, { user_id, name: all.name })
  const isSeen = maySee(isAsked)
  return {
    ...all,
    standing: all.standing.filter(isSeen),
    due: all.due.filter(isSeen),
    isAsked,
    maySee: isSeen,
    maySay: maySay(isAsked),
  }
}
