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

/** The tables of slots and patterns, read once. */
export const slotsIn = lazily((): Slots => {
  const lines = new Map<string, Lines>()
  const over: RegExp[] = []
  const named = new Map<string, RegExp>()
  const words = new Map<string, string>()
  const spelt = (text: string) => text.replace(/\{([a-z]{3,})\}/gu, (_, of: string) => `(?:${words.get(of)})`)
  for (const row of tables()
    .slots.trim()
    .replace(/\\\n */gu, '')
    .split(/\n(?! )/u)) {
    const [head = '', ...rest] = row.split('\n')
    const said = rest.map((line) => /^ +(\w+): (.+)$/u.exec(line)!.slice(1) as [string, string])
    const [kind, name] = head.split(' ') as [string, string?]
    const [[key = '', first = ''] = []] = said
    if (kind === 'pattern') named.set(name!, new RegExp(first, key))
    else if (kind === 'words') words.set(name!, spelt(first))
    else if (kind === 'over') {
      for (const [language, text] of said)
        over.push(
          ...alternatives(text).map((one) =>
            language === 'en' ? new RegExp(`(?<![\\p{L}])${one}(?![\\p{L}])`, 'iu') : new RegExp(one, 'u'),
          ),
        )
    } else {
      const slot = lines.get(head) ?? { has: noLine(), now: noLine(), end: noLine() }
      for (const [of, line] of said as [keyof Lines, string][]) {
        const [english = '', chinese = ''] = spelt(line).split(/(?:^|\s+)=\s+/u)
        if (english !== '') slot[of].english.unshift(english)
        if (chinese !== '') slot[of].chinese.push(chinese)
      }
      lines.set(head, slot)
    }
  }
  const slots = Array.from(lines, ([name, { has, now, end }]) => ({
    name,
    has: eitherOf(has),
    now: eitherOf(now),
    end: eitherOf(end),
  }))
  return { slots, over, named }
})
