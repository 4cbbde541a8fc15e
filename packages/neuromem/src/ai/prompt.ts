/** A message of a prompt, as far as this package looks at it: the same in the AI SDK 5, 6 and 7. */
export interface Message {
  role: string
  content: unknown
}

export interface Part {
  readonly type: string
  readonly text?: string
  readonly filename?: string | undefined
  readonly mediaType?: string
  readonly toolName?: string
  readonly output?: unknown
}

const QUERY_CHARACTERS = 2_000
/** Below this a message needs the sentence that it answers. */
const SHORT_WORDS = 12
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** The parts of a message; a text is one part. */
export const partsOf = ({ content }: Message): readonly Part[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? content : []

/** The text parts, one line each. */
export const textOf = (message: Message): string =>
  partsOf(message)
    .filter(({ type }) => type === 'text')
    .map(({ text = '' }) => text)
    .join('\n')

/** The last message of the person, and its place among the messages that are not `system`. */
export interface Place {
  /** In the prompt. */
  readonly index: number
  readonly position: number
  readonly message: Message
  /** What was said right before it. */
  readonly before: Message | undefined
}

/** Where a message stands among those that are no instructions. */
export function placeOf(prompt: readonly Message[], index: number): Place {
  const before = prompt.slice(0, index).filter(({ role }) => role !== 'system')
  return { index, position: before.length, message: prompt[index]!, before: before.at(-1) }
}

/** The last message of the person. */
export function lastUserPlace(prompt: readonly Message[]): Place | undefined {
  const index = prompt.findLastIndex(({ role }) => role === 'user')
  return index < 0 ? undefined : placeOf(prompt, index)
}

/**
 * What to search for: the message, and when it is short the sentence that it answers. At most 2 000
 * characters.
 */
export function queryOf(prompt: readonly Message[], { index, message }: Place): string {
  const text = textOf(message).trim()
  const asked = wordsIn(text) < SHORT_WORDS ? lastSentence(prompt.slice(0, index)) : ''
  const query = asked && text ? `${asked}\n${text}` : text
  return Array.from(query).slice(0, QUERY_CHARACTERS).join('')
}

function wordsIn(text: string): number {
  const characters = text.match(CJK)?.length ?? 0
  return characters + (text.replace(CJK, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0)
}

function lastSentence(prompt: readonly Message[]): string {
  const said = prompt.findLast(({ role }) => role === 'assistant')
  const sentences = said ? textOf(said).split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u) : []
  return sentences.map((sentence) => sentence.trim()).findLast((sentence) => sentence !== '') ?? ''
}

/**
 * The prompt with a block before the person's own words, or at the end of what the system says. The given one
 * stays as it is.
 */
export function withBlock(
  prompt: readonly Message[],
  block: string,
  index: number,
  place: 'user' | 'system',
): Message[] {
  const next = [...prompt]
  if (place === 'user') {
    const message = prompt[index]!
    next[index] = { ...message, content: [{ type: 'text', text: block }, ...partsOf(message)] }
    return next
  }
  const last = prompt.findLastIndex(({ role }) => role === 'system')
  if (last < 0) return [{ role: 'system', content: block }, ...next]
  const system = prompt[last]!
  next[last] = { ...system, content: `${system.content}\n\n${block}` }
  return next
}
