import type { Columns } from './questions.ts'

const HEAD_BYTES = 64 * 1024

/** The fields of a file of JSON lines; none when it is something else. */
export async function fieldsOf(file: File): Promise<readonly string[]> {
  const text = await file.slice(0, HEAD_BYTES).text()
  const line = text.split('\n').find((one) => one.trim() !== '')
  return Object.keys(rowOf(line ?? '') ?? {})
}

/** A file of JSON lines, with the names that a message has where its columns have others. */
export function renamed(file: File, columns: Columns) {
  return {
    name: file.name,
    lastModified: file.lastModified,
    stream: () =>
      file
        .stream()
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(byLine((line) => renamedLine(line, columns)))
        .pipeThrough(new TextEncoderStream()) as ReadableStream<Uint8Array>,
  }
}

function renamedLine(line: string, { role, content, time }: Columns): string {
  const row = rowOf(line)
  if (!row) return line
  const { [role]: said, [content]: text, [time]: at, ...rest } = row
  return JSON.stringify({
    ...rest,
    role: roleOf(said),
    content: text,
    ...(at === undefined ? {} : { time: at }),
  })
}

const ASSISTANTS = /^(assistant|ai|bot|model|agent|system reply|gpt)$/i

/** Who is not said to be a machine is the person. */
const roleOf = (said: unknown): unknown => {
  const word = String(said ?? '').trim()
  if (/^(system|tool|function)$/i.test(word)) return word.toLowerCase()
  return ASSISTANTS.test(word) ? 'assistant' : 'user'
}

function rowOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function byLine(change: (line: string) => string): TransformStream<string, string> {
  let rest = ''
  return new TransformStream({
    transform(text, controller) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) controller.enqueue(`${change(line)}\n`)
    },
    flush(controller) {
      if (rest.trim() !== '') controller.enqueue(change(rest))
    },
  })
}
