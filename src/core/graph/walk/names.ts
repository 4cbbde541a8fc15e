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
const SINGLE = new RegExp(`^[${CJK}]$`, 'u')
/** One CJK character, or a word of another script with what may stand inside it. */
const UNIT = new RegExp(
  `[${CJK}]|(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+(?:['’.&-](?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)*`,
  'gu',
)
/** What may stand between the units of one name. */
const JOINT = { words: /^(?: |\. )$/u, characters: /^[·・]?$/u } as const

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
  const names = new Set<string>()
  for (let length = 1; length <= LONGEST && names.size < MOST_NAMES; length += 1)
    addWindows(names, text, units, length)
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
    single: SINGLE.test(match[0]),
  }))
}

/** Every run of `length` units without a break: of words only up to four, with CJK characters from two on. */
function addWindows(names: Set<string>, text: string, units: readonly Unit[], length: number): void {
  for (let place = 0; place + length <= units.length; place += 1) {
    if (names.size >= MOST_NAMES) return
    const window = units.slice(place, place + length)
    const written = window.some((unit) => unit.single)
    if (written ? length < SHORTEST : length > WORDS) continue
    if (!joined(text, window, written ? JOINT.characters : JOINT.words)) continue
    const name = text.slice(window[0]!.start, window.at(-1)!.end)
    for (const each of [name, name.replace(/['’]s$/u, '')])
      if (Array.from(each).length >= SHORTEST) names.add(each)
  }
}

const joined = (text: string, window: readonly Unit[], joint: RegExp): boolean =>
  window.every((unit, place) => place === 0 || joint.test(text.slice(window[place - 1]!.end, unit.start)))

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
