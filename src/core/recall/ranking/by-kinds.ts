import { USER_NODE } from '../../graph/writing/nodes.ts'
import type { Memory } from '../../memories/schemas.ts'
import type { TermCounts } from '../../search/lexical.ts'
import { type SearchTerms, withKinds } from '../../search/terms.ts'
import { type AskedKinds, NO_KINDS } from '../../text/kinds/asked-kinds.ts'
import type { Found, Stats, Told } from '../reading/rows.ts'

/** What was found, by which terms it is ranked, and what of it is no word that an answer says. */
export interface Heard {
  readonly found: Found
  readonly terms: SearchTerms
  readonly asked: AskedKinds
}

interface Counted {
  readonly counts: TermCounts
  /** A memory's own, and what is known of a turn by its memories. */
  readonly memory?: Pick<Memory, 'about' | 'said_by'>
  readonly told?: Told
  readonly name?: string | null
}

/**
 * What was found by the words of a query and the kinds that it asks for: by these where somebody told of one;
 * else by the words alone, as if no kind had been asked for.
 * @param words the query's terms without kinds
 */
export function byKinds(everything: Found, words: SearchTerms, all: AskedKinds): Heard {
  const { found, asked } = ofTold(everything, all)
  const many = asked.terms.length
  if (many === 0) return { found, terms: words, asked }
  const terms = withKinds(words, asked)
  const rows = rowsOf(found)
  const saysAll = sayingAll(terms, asked)
  if (rows.some(({ counts }) => counts.keys().some((place) => place < many)))
    return { found: withLiteral(found, many, saysAll), terms, asked }
  const isSaid = rows.some(saysAll)
  const heard =
    isSaid || !asked.isAll
      ? NO_KINDS
      : { ...NO_KINDS, terms: asked.terms, isOfRelative: asked.isOfRelative, people: asked.people }
  return { found: withoutFirst(found, many), terms: words, asked: heard }
}

const rowsOf = (found: Found): readonly Counted[] => [...found.memories, ...found.turns, ...found.around]

/**
 * Of several kinds that one question may ask for ("what does she play?") those that somebody told of, where any was
 * told: the others count neither for nor against.
 */
function ofTold(found: Found, asked: AskedKinds): Pick<Heard, 'found' | 'asked'> {
  if (asked.isSeveral || asked.terms.length < 2) return { found, asked }
  const rows = rowsOf(found)
  const isTold = asked.terms.map((_, place) => rows.some(({ counts }) => counts.has(place)))
  if (isTold.every((told) => told === isTold[0])) return { found, asked }
  const untold = new Set(isTold.flatMap((told, place) => (told ? [] : [place])))
  return {
    found: withoutPlaces(found, untold),
    asked: { ...asked, terms: asked.terms.filter((_, place) => !untold.has(place)) },
  }
}

/** Whether a text says every word of a question, those that ask for the kind among them. */
function sayingAll({ terms, specific }: SearchTerms, asked: AskedKinds): (row: Counted) => boolean {
  const isOfPerson = asked.terms.every((term) => term.endsWith('@'))
  const isOwn = (term: string) => asked.words.has(term) && !asked.besides.has(term)
  const isWord = (term: string, place: number) =>
    isOwn(term) || (place >= asked.terms.length && place < specific && !asked.besides.has(term))
  const words = terms.flatMap((term, place) => (isWord(term, place) ? [place] : []))
  if (!terms.some(isOwn)) return () => false
  return (row) => words.every((place) => row.counts.has(place)) && !(isOfPerson && isOfAnother(row))
}

/** Memories say that it is about somebody else than who speaks. */
function isOfAnother({ memory, told, name }: Counted): boolean {
  const about = memory ? memory.about : (told?.about ?? null)
  return about !== null && about !== USER_NODE && about !== (memory ? memory.said_by : name)
}

/** With rows and their numbers changed, of memories and of turns. */
const changed = (
  found: Found,
  rows: <Row extends Counted>(all: readonly Row[]) => Row[],
  stats: (known: Stats, all: readonly Counted[]) => Stats,
): Found => ({
  ...found,
  memories: rows(found.memories),
  turns: rows(found.turns),
  around: rows(found.around),
  memories_stats: stats(found.memories_stats, found.memories),
  turns_stats: stats(found.turns_stats, found.turns),
})

/** As if the first so many terms had not been asked for. */
const withoutFirst = (found: Found, many: number): Found =>
  withoutPlaces(found, new Set(Array.from({ length: many }, (_, place) => place)))

/** As if the terms at these places had not been asked for. */
function withoutPlaces(found: Found, without: ReadonlySet<number>): Found {
  const left = (place: number) => place - [...without].filter((other) => other < place).length
  const kept = <Value>(entries: Iterable<readonly [number, Value]>) =>
    Array.from(entries).flatMap(([place, value]) =>
      without.has(place) ? [] : [[left(place), value] as const],
    )
  return changed(
    found,
    (all) => all.map((row) => ({ ...row, counts: new Map(kept(row.counts.entries())) })),
    ({ n, df }) => ({
      n,
      df:
        df &&
        Object.fromEntries(kept(Object.entries(df).map(([place, rows]) => [Number(place), rows] as const))),
    }),
  )
}

/**
 * What says every word of a question tells the kind that it asks for, whatever was seen in it when it was
 * written: "My job is on nights", kept before kinds were known.
 */
function withLiteral(found: Found, many: number, saysAll: (row: Counted) => boolean): Found {
  const kinds = Array.from({ length: many }, (_, place) => place)
  const isMore = (row: Counted) => saysAll(row) && !kinds.some((place) => row.counts.has(place))
  const told = <Row extends Counted>(row: Row): Row =>
    isMore(row)
      ? { ...row, counts: new Map([...row.counts, ...kinds.map((place) => [place, 1] as const)]) }
      : row
  return changed(
    found,
    (all) => all.map(told),
    ({ n, df }, all) => {
      const more = all.filter(isMore).length
      return {
        n,
        df: { ...df, ...Object.fromEntries(kinds.map((place) => [place, (df?.[place] ?? 0) + more])) },
      }
    },
  )
}
