import { lazily } from '../../../../text/lazily.ts'
import { tables } from '../../../tables.ts'

/** Of what one has one: how it is told, and how it is told that it is another now. */
export interface Slot {
  readonly name: string
  readonly has: RegExp
  readonly now: RegExp
  /** How it is told that it is over, whatever else is named. */
  readonly end: RegExp
}

interface Slots {
  readonly slots: readonly Slot[]
  /** What is over, as their groups. */
  readonly over: readonly RegExp[]
  readonly named: ReadonlyMap<string, RegExp>
  /** Lists by their names: of each line its key and what a clause is as a whole. */
  readonly lists: ReadonlyMap<string, readonly (readonly [string, RegExp])[]>
}

const alternatives = (text: string): readonly string[] => text.trim().split(/\s+~\s+/u)

const NEVER = /(?!)/u
/** English alternatives are whole words. */
const eitherOf = ({ english, chinese }: Halves): RegExp =>
  new RegExp(
    [
      ...(english.length > 0
        ? [`(?<![\\p{L}])(?:${english.flatMap(alternatives).join('|')})(?![\\p{L}])`]
        : []),
      ...chinese,
    ].join('|') || NEVER.source,
    'iu',
  )

/** What is said of a slot in all rows of its name, the last first: "english = chinese", or one half. */
interface Halves {
  readonly english: string[]
  readonly chinese: string[]
}
type Lines = Record<'has' | 'now' | 'end', Halves>
const noLine = (): Halves => ({ english: [], chinese: [] })

/** Rows of a table: a head, and lines of a key and a text under it. A line that ends with a backslash goes on. */
function rowsOf(table: string): { readonly head: string; readonly lines: readonly [string, string][] }[] {
  const rows = table
    .trim()
    .replace(/\\\n */gu, '')
    .split(/\n(?! )/u)
  return rows.map((row) => {
    const [head = '', ...rest] = row.split('\n')
    return { head, lines: rest.map((line) => /^ +(\w+): (.+)$/u.exec(line)!.slice(1) as [string, string]) }
  })
}

const oversOf = ([language, text]: readonly [string, string]): RegExp[] =>
  alternatives(text).map((one) =>
    language === 'en' ? new RegExp(`(?<![\\p{L}])${one}(?![\\p{L}])`, 'iu') : new RegExp(one, 'u'),
  )

const wholeClause = (text: string, flags = 'u'): RegExp =>
  new RegExp(`^(?:${text})(?=[，,。！!～~]|$)`, flags)

/** The tables of slots and patterns, read once. */
export const slotsIn = lazily((): Slots => {
  const slots = new Map<string, Lines>()
  const over: RegExp[] = []
  const named = new Map<string, RegExp>()
  const lists = new Map<string, readonly (readonly [string, RegExp])[]>()
  const words = new Map<string, string>()
  const spelt = (text: string) => text.replace(/\{([a-z]{3,})\}/gu, (_, of: string) => `(?:${words.get(of)})`)
  const addSlot = (name: string, lines: readonly [string, string][]) => {
    const slot = slots.get(name) ?? { has: noLine(), now: noLine(), end: noLine() }
    for (const [of, line] of lines as [keyof Lines, string][]) {
      const [english = '', chinese = ''] = spelt(line).split(/(?:^|\s+)=\s+/u)
      if (english !== '') slot[of].english.unshift(english)
      if (chinese !== '') slot[of].chinese.push(chinese)
    }
    slots.set(name, slot)
  }
  for (const { head, lines } of rowsOf(tables().slots)) {
    const [[key = '', first = ''] = []] = lines
    const [kind, name, flags] = head.split(' ') as [string, string?, string?]
    if (kind === 'pattern') named.set(name!, new RegExp(spelt(first), key))
    else if (kind === 'list')
      lists.set(
        name!,
        lines.map(([of, line]) => [of, wholeClause(spelt(line), flags)]),
      )
    else if (kind === 'words') words.set(name!, spelt(first))
    else if (kind === 'over') over.push(...lines.flatMap(oversOf))
    else addSlot(head, lines)
  }
  return {
    slots: Array.from(slots, ([name, { has, now, end }]) => ({
      name,
      has: eitherOf(has),
      now: eitherOf(now),
      end: eitherOf(end),
    })),
    over,
    named,
    lists,
  }
})
