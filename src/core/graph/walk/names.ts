import { normalise } from '../../text/normalise.ts'

/** Names looked for in one message, at most. */
const MOST_NAMES = 2_000
const WORDS = 4
const SHORTEST = 2
const LONGEST = 8
/** Tokens that trigrams are tried with where nothing was found. */
const MOST_TOKENS = 20
const LONGEST_TOKEN = 64

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々'
/** One CJK character, or a word of another script with what may stand inside it. */
const UNIT = new RegExp(
  `([${CJK}])|(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+(?:['’.&-](?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)*`,
  'gu',
)
/** What may stand between the units of one name. */
const JOINT = { words: new Set([' ', '. ']), characters: new Set(['', '·', '・']) } as const

interface Unit {
  readonly start: number
  readonly end: number
  readonly single: boolean
}

/**
 * Every part of a message that may be the name of something, as names are compared: windows of one to four
 * words and runs of two to eight CJK characters, shortest first, at most 2 000 (docs/design/graph.md).
 */
export function nameWindows(message: string): string[] {
  const text = normalise(message)
  const units = unitsOf(text)
  const runs = runsOf(text, units)
  const names = new Set<string>()
  for (let length = 1; length <= LONGEST && names.size < MOST_NAMES; length += 1)
    addWindows(names, text, runs, length)
  return Array.from(names).slice(0, MOST_NAMES)
}

/** The longest words and CJK runs of a message, for a search by similarity where no name was found. */
export function longestTokens(message: string): string[] {
  const text = normalise(message)
  return tokensOf(text, unitsOf(text))
    .filter((token) => token.length >= SHORTEST && token.length <= LONGEST_TOKEN)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_TOKENS)
}

function unitsOf(text: string): Unit[] {
  return Array.from(text.matchAll(UNIT), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    single: match[1] !== undefined,
  }))
}

/** Units, and for each what was asked once of all that stand before it. */
interface Runs {
  readonly units: readonly Unit[]
  /** CJK characters before a unit. */
  readonly singles: readonly number[]
  /** Where the run begins in which a unit is joined to all before it, as words and as characters are. */
  readonly from: Readonly<Record<keyof typeof JOINT, readonly number[]>>
}

function runsOf(text: string, units: readonly Unit[]): Runs {
  const singles = [0]
  const from: Record<keyof typeof JOINT, number[]> = { words: [], characters: [] }
  units.forEach(({ start, single }, place) => {
    singles.push(singles[place]! + (single ? 1 : 0))
    const between = text.slice(units[place - 1]?.end ?? start, start)
    for (const kind of ['words', 'characters'] as const)
      from[kind].push(place > 0 && JOINT[kind].has(between) ? from[kind][place - 1]! : place)
  })
  return { units, singles, from }
}

/** Every run of `length` units without a break: of words only up to four, with CJK characters from two on. */
function addWindows(names: Set<string>, text: string, { units, singles, from }: Runs, length: number): void {
  for (let place = 0; place + length <= units.length; place += 1) {
    if (names.size >= MOST_NAMES) return
    const last = place + length - 1
    const written = singles[last + 1]! > singles[place]!
    if (written ? length < SHORTEST : length > WORDS) continue
    if (from[written ? 'characters' : 'words'][last]! > place) continue
    const name = text.slice(units[place]!.start, units[last]!.end)
    for (const each of [name, name.replace(/['’]s$/u, '')])
      if (each.length > SHORTEST || Array.from(each).length >= SHORTEST) names.add(each)
  }
}

function tokensOf(text: string, units: readonly Unit[]): string[] {
  const tokens = new Set<string>()
  let run = ''
  units.forEach((unit, place) => {
    const word = text.slice(unit.start, unit.end)
    if (!unit.single) tokens.add(word.replace(/['’]s?$/u, ''))
    else run += word
    const next = units[place + 1]
    if (unit.single && next?.single && next.start === unit.end) return
    if (run !== '') tokens.add(run)
    run = ''
  })
  return Array.from(tokens)
}
