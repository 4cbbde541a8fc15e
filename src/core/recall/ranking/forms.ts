import { kindTables } from '../../text/kinds/tables.ts'
import { lazily } from '../../text/lazily.ts'
import { meantBy } from '../../text/reading/dated-quote.ts'
import { saysSources } from '../reading/question/cues.ts'
import type { Found } from '../reading/rows.ts'
import type { Ranked } from './rank.ts'

/** A longer query asks for more than one thing, and of longer texts the beginning is read. */
const LONGEST = { query: 200, text: 4_000 } as const

/** What an answer cannot do without: how it is asked for, and how a text says it. */
interface Form {
  readonly asks: RegExp
  /** What says something else: the third floor is no price. */
  readonly aside: RegExp
  readonly says: RegExp
}

const CUES = /WHEN|NUMBER/gu
const withCues = (says: string): string =>
  says.replace(CUES, (cue) => saysSources[cue as keyof typeof saysSources])

/** Each row is how a form is asked for, what is no such thing, and how it is said beside what is a cue. */
const forms = lazily(() =>
  kindTables()
    .patterns.forms.split('\n')
    .filter(Boolean)
    .map((row): Form => {
      const [asks = '', aside = '', says = ''] = row.split(' => ')
      return {
        asks: new RegExp(asks, 'iu'),
        aside: new RegExp(aside, 'giu'),
        says: new RegExp(withCues(says), 'iu'),
      }
    }),
)

/**
 * Of results for a question that asks how much, how old, on which day or of what colour those that say something of that form,
 * in their own words or in those of a turn that they come from: without any, nothing is an answer. What is only counted
 * up or worked out ("how many …", "how long …") may stand nowhere.
 */
export function ofAskedForm(answers: readonly Ranked[], query: string, found: Found): readonly Ranked[] {
  if (query.length > LONGEST.query) return answers
  const asked = forms().filter(({ asks }) => asks.test(query))
  if (asked.length === 0) return answers
  const isOfForm = (whole: string) => {
    const text = whole.slice(0, LONGEST.text)
    return asked.some(({ aside, says }) => says.test(text.replace(aside, ' ')))
  }
  const saying = new Set(
    [...found.turns, ...found.around].filter(({ text }) => isOfForm(text)).map(({ source }) => source),
  )
  return answers.filter(
    ({ memory, sources }) =>
      (memory && isOfForm(meantBy(memory.content))) || sources.some((source) => saying.has(source)),
  )
}
