import { keptOf } from '../../text/harmless/visible.ts'
import { lengthOf } from '../turns/code-points.ts'

/** Quotation marks, single ones too, and dashes of every kind, and how they are compared. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/["“-‟«»‹›「-』〝-〟＂｢｣'‘-‛`´ʼ′″＇]/u, '"'],
  [/[\p{Pd}−]/u, '-'],
]

const plain = (character: string): string => {
  const same = SAME.find(([kind]) => kind.test(character))
  return same ? same[1] : character.toLowerCase()
}

interface Plain {
  readonly text: string
  /** Of every unit of it: the code point of the original that it stands for. */
  readonly places: readonly number[]
}

/** Of which a run is one: `--` is a dash too. */
const ONCE: ReadonlySet<string> = new Set([' ', '-'])

/** Without regard to case, runs of blanks and kinds of quotation marks and dashes. */
function toPlain(text: string): Plain {
  const places: number[] = []
  let made = ''
  let place = 0
  for (const character of text) {
    const blank = /\s/u.test(character)
    const one = blank ? ' ' : plain(character)
    const written = (blank && made === '') || (ONCE.has(one) && made.endsWith(one)) ? '' : one
    made += written
    for (let unit = 0; unit < written.length; unit += 1) places.push(place)
    place += 1
  }
  return { text: made, places }
}

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The first place of a quote in a text, which the model saw without what is invisible, in code points of the
 * original; undefined when it is not there, null when it is all of it. A long one may be its first and its
 * last words with `…` between.
 */
export function findQuote(text: string, quote: string): Span | null | undefined {
  if (quote.trim() === '') return undefined
  const kept = keptOf(text)
  const seen = kept.map(([character]) => character)
  const span = placeOf(seen.join(''), quote) ?? between(seen, quote)
  if (!span) return undefined
  if (span.start === 0 && span.end === kept.length) return null
  return { start: kept[span.start]![1], end: kept[span.end - 1]![1] + 1 }
}

const LEFT_OUT = /\s*(?:[…⋯]+|\.{3,})\s*/u
/** Nobody leaves out more than this of what they quote. */
const PIECES = 8

/** From where the first words stand to the end of the last ones after them. */
function between(seen: readonly string[], quote: string): Span | undefined {
  const pieces = quote.split(LEFT_OUT, PIECES + 1).filter((words) => words.trim() !== '')
  if (pieces.length > PIECES) return undefined
  let span: Span | undefined
  for (const words of pieces) {
    const from = span?.end ?? 0
    const found = placeOf(seen.slice(from).join(''), words)
    if (!found) return undefined
    span = { start: span?.start ?? found.start, end: from + found.end }
  }
  return span
}

function placeOf(text: string, words: string): Span | undefined {
  const index = text.indexOf(words)
  return index === -1 ? findPlain(text, words) : spanAt(text, index, words)
}

const spanAt = (text: string, index: number, quote: string) => {
  const start = lengthOf(text.slice(0, index))
  return { start, end: start + lengthOf(quote) }
}

function findPlain(text: string, quote: string) {
  const within = toPlain(text)
  const wanted = toPlain(quote).text.trim()
  const index = wanted === '' ? -1 : within.text.indexOf(wanted)
  if (index === -1) return undefined
  return { start: within.places[index]!, end: within.places[index + wanted.length - 1]! + 1 }
}
