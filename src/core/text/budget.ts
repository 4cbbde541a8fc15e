/**
 * Tokens counted by a table of character classes, measured against o200k on contexts of 300 tokens and more
 * (two friends' chat, a user's messages, an assistant's long answers, Chinese): of 578 windows of ten turns all
 * lie between its number and 15 % above it.
 */
const PIECE = new RegExp(
  String.raw`[^\r\n\p{L}\p{N}]?[\p{L}\p{M}]+(?:'(?:s|t|re|ve|m|ll|d))?|\p{N}{1,3}|` +
    String.raw` ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+`,
  'gu',
)
const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{L}+|'\p{L}+/gu
const LETTER = /\p{L}/u
const NUMBER = /\p{N}/u
const BLANK = /^\s+$/u
const CAPITALS = /^\p{Lu}{2,}$/u
const HAN = /\p{Script=Han}/u
const LATIN = /[A-Za-z]/u
/** What stands between two words of compact JSON is mostly one token. */
const BETWEEN_JSON = /^["{}[\],:]{3,5}$/u
/** One of "/\n/\n/": no two such lines are one token. */
const LINE_END = /[\r\n](?!\n)/gu
const CJK_MARK = /[\u3000-\u303f\uff00-\uffef]/u
/** Pictures, and letters of no alphabet that is counted: above them a character is a token or more. */
const BEYOND = '\u2fff'

/** What each class costs. */
const COST = {
  hanCharacter: 0.8,
  hanRun: 0.9,
  shortWord: 1.043,
  capitals: 0.33,
  word: 0.829,
  longWord: 1.298,
  longerWord: 1.468,
  eightLetters: 1.27,
  number: 1.097,
  lineBreak: 1.477,
  blanks: 1.06,
  picture: 1.068,
  mark: 1.116,
  furtherMark: 0.332,
  markedLine: 0.38,
} as const

function costOf(piece: string): number {
  if (LETTER.test(piece)) return HAN.test(piece) ? costOfHan(piece) : costOfWords(piece)
  if (NUMBER.test(piece)) return COST.number
  if (BLANK.test(piece)) return piece.includes('\n') ? COST.lineBreak : COST.blanks
  if (BETWEEN_JSON.test(piece)) return COST.mark
  const marked = piece.trim()
  const characters = [...marked]
  const pictures = characters.filter((character) => character > BEYOND && !CJK_MARK.test(character)).length
  const marks = characters.length - pictures
  const lines = marked.match(LINE_END)?.length ?? 0
  return (
    pictures * COST.picture +
    (marks > 0 ? COST.mark + (marks - 1) * COST.furtherMark + lines * COST.markedLine : 0)
  )
}

function costOfHan(piece: string): number {
  const characters = [...piece]
  const han = characters.filter((character) => HAN.test(character)).length
  const latin = characters.some((character) => LATIN.test(character)) ? COST.shortWord : 0
  return han * COST.hanCharacter + COST.hanRun + latin
}

const costOfWords = (piece: string): number =>
  (piece.match(WORD) ?? [piece]).reduce((sum, word) => sum + costOfWord(word), 0)

function costOfWord(word: string): number {
  const { length } = word
  if (CAPITALS.test(word)) return (length / 3) * COST.capitals + COST.shortWord / 2
  if (length <= 4) return COST.shortWord
  if (length <= 7) return COST.word
  if (length <= 10) return COST.longWord
  return length <= 14 ? COST.longerWord : (length / 8) * COST.eightLetters
}

/** What is said again costs the same: of a long text each word is looked at once. */
function costs(): (piece: string) => number {
  const known = new Map<string, number>()
  return (piece) => {
    const before = known.get(piece)
    if (before !== undefined) return before
    const cost = costOf(piece)
    known.set(piece, cost)
    return cost
  }
}

const total = (text: string): number => {
  const cost = costs()
  let sum = 0
  for (const piece of text.match(PIECE) ?? []) sum += cost(piece)
  return sum
}

/** Tokens of a text as a modern tokenizer counts them, or a little more. */
export const countTokens = (text: string): number => Math.ceil(total(text) - 1e-9) || 0

/** Whether a text has at most so many tokens; what is behind them is not gone through. */
export function fitsTokens(text: string, tokens: number): boolean {
  const costOfPiece = costs()
  let sum = 0
  for (const [piece] of text.matchAll(PIECE)) {
    sum += costOfPiece(piece)
    if (Math.ceil(sum - 1e-9) > tokens) return false
  }
  return true
}

/** What a line may not begin with, so that nothing of it is counted with the break before it. */
const RUNS_ON = /^[\s/]/u

/** `countTokens` for texts that have most of their lines in common: a line is counted once. */
export function lineCounter(): (text: string) => number {
  const known = new Map<string, number>()
  const costOfLine = (line: string): number => {
    const cost = known.get(line) ?? total(line)
    known.set(line, cost)
    return cost
  }
  return (text) => {
    let sum = 0
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf('\n', start) + 1
      if (end === text.length || (end > 0 && RUNS_ON.test(text[end]!))) return countTokens(text)
      sum += costOfLine(text.slice(start, end || undefined))
      start = end || text.length
    }
    return Math.ceil(sum - 1e-9) || 0
  }
}

/** The longest beginning of a text that has at most so many tokens; never half a character. */
export function cutToTokens(text: string, tokens: number): string {
  const costOfPiece = costs()
  let used = 0
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const cost = costOfPiece(piece)
    if (Math.ceil(used + cost - 1e-9) > tokens) return text.slice(0, index) + beginning(piece, tokens - used)
    used += cost
  }
  return text
}

/** Characters between which the middle is found soon enough. */
const FAR = 1_000

/** As much of one piece as still has room: what is longer costs no less, and mostly by its length. */
function beginning(piece: string, room: number): string {
  const characters = [...piece]
  const cost = (length: number) => total(characters.slice(0, length).join(''))
  let [fits, tooLong, less, more] = [0, characters.length, 0, total(piece)]
  for (let step = 0; tooLong - fits > 1; step += 1) {
    // Every other time the middle: a piece of two kinds of characters would be gone through bit by bit.
    const isFar = step % 2 === 0 && tooLong - fits > FAR
    const part = isFar ? (room - less) / (more - less) : 0.5
    const length = Math.min(Math.max(Math.floor(fits + part * (tooLong - fits)), fits + 1), tooLong - 1)
    const cut = cost(length)
    if (cut <= room) [fits, less] = [length, cut]
    else [tooLong, more] = [length, cut]
  }
  return characters.slice(0, fits).join('')
}
