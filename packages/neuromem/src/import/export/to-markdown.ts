import { type Fields, textOf } from '../json.ts'
import { type Held, hold, isShown, type Line, type MemoryRow, newHeld, parsedLines } from './lines.ts'

const HEADINGS: readonly (readonly [type: string, heading: string])[] = [
  ['trait', 'Traits'],
  ['fact', 'Facts'],
  ['episodic', 'Episodes'],
  ['note', 'Notes'],
  ['document', 'Documents'],
]

/**
 * A person's export to read: what was said, then what is remembered of it; in pieces, as they come.
 * @param lines of `GET /users/{id}/export`
 */
export async function* toMarkdown(lines: AsyncIterable<Line> | Iterable<Line>): AsyncGenerator<string> {
  const held = newHeld()
  let session: string | null = null
  yield '# Memory\n'
  for await (const line of parsedLines(lines)) {
    hold(held, line)
    const text = textOf(line, 'text') ?? ''
    if (line.kind !== 'turn' || text.trim() === '') continue
    const named = textOf(line, 'session_id') ?? ''
    if (named !== session) yield `${session === null ? '\n## Conversations\n' : ''}\n### ${inline(named)}\n`
    session = named
    yield turnOf(line, text)
  }
  for (const [type, heading] of HEADINGS) {
    const memories = held.memories.filter((memory) => memory.memory_type === type && isShown(held, memory))
    if (memories.length > 0) yield `\n## ${heading}\n\n`
    for (const memory of memories) yield itemOf(held, memory)
  }
}

const inline = (text: string): string => escaped(text).replace(/\s+/g, ' ').trim()
/** Nothing that was said becomes a mark of the page. */
const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, (mark) => `\\${mark}`)

function turnOf(turn: Fields, text: string): string {
  const speaker = textOf(turn, 'name') ?? textOf(turn, 'role') ?? ''
  const at = textOf(turn, 'timestamp_iso') ?? ''
  const quoted = escaped(text.trim())
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  return `\n**${inline(speaker)}** ${at}\n\n${quoted}\n`
}

function itemOf(held: Held, memory: MemoryRow): string {
  const from = textOf(memory, 'valid_at') ?? memory.created_at
  const until = textOf(memory, 'invalid_at', 'expired_at')
  const notes = [
    until === null ? `since ${from.slice(0, 10)}` : `${from.slice(0, 10)} to ${until.slice(0, 10)}`,
    memory.requires_confirmation === true ? 'waits for confirmation' : null,
    typeof memory.trait_confidence === 'number' ? `confidence ${memory.trait_confidence.toFixed(2)}` : null,
    held.sources.get(memory.id)?.session ?? null,
  ]
  const said = notes.filter((note) => note !== null).map(inline)
  return `- ${inline(memory.content)} (${said.join('; ')})\n`
}
