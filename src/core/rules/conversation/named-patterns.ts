import { remembered } from '../../text/remembered.ts'
import { slotsIn } from './changes/slots/rows.ts'

const NOWHERE = /(?!)/gu

/**
 * A pattern of the tables by its name (`changes/tables/patterns-table.ts` and the others that `tables.ts` joins), looked
 * up when it is first asked; where the tables were not read nothing is of it. What it says of a text is remembered.
 */
export function patternNamed(name: string) {
  return {
    test: remembered((text) => slotsIn().named.get(name)?.test(text) ?? false),
    exec: remembered((text) => slotsIn().named.get(name)?.exec(text) ?? null),
  }
}

/** The lines of one of their lists, in order. */
export const listNamed = (name: string): readonly (readonly [key: string, pattern: RegExp])[] =>
  slotsIn().lists.get(name) ?? []

/** All places of one of them that is global, and `it` itself for what is left without them. */
export function patternsNamed(name: string) {
  return {
    all: (text: string): IterableIterator<RegExpExecArray> =>
      text.matchAll(slotsIn().named.get(name) ?? NOWHERE),
    get it(): RegExp {
      return slotsIn().named.get(name) ?? NOWHERE
    },
  }
}
