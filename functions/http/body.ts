import type { HonoRequest } from 'hono'
import { CoreError } from '../../src/core/errors.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
/** The body as JSON. No body at all is `{}`: a POST without fields needs none. */
export async function bodyOf(request: HonoRequest): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return {}
  if (!JSON_TYPE.test(request.header('content-type') ?? '')) {
    throw new CoreError('unsupported_media_type', 'Send the body as application/json.')
  }
  return parsed(decoded(bytes), 'The body')
}

const LINES_TYPE = /^application\/(?:x-ndjson|ndjson|jsonl|x-jsonlines|json)\s*(?:;|$)/i

/** A body of one JSON value a line; empty lines do not count. */
export async function linesOf(request: HonoRequest): Promise<unknown[]> {
  if (!LINES_TYPE.test(request.header('content-type') ?? '')) {
    throw new CoreError('unsupported_media_type', 'Send the lines as application/x-ndjson.')
  }
  const text = decoded(await request.arrayBuffer())
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parsed(line, `Line ${index + 1}`)]))
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return decoder.decode(bytes)
  } catch (cause) {
    throw new CoreError('malformed', 'The body is not UTF-8.', { cause })
  }
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CoreError('malformed', `${what} is not well-formed JSON.`, { cause })
  }
}

/** Query parameters: a string each, an array where a name is repeated. */
export function queryOf(request: HonoRequest): Record<string, string | string[]> {
  const all = Object.entries(request.queries())
  return Object.fromEntries(
    all.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}
