import type { HonoRequest } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { jsonFault } from './json-fault.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
/** The body as JSON. No body at all is `{}`: a POST without fields needs none. */
export async function bodyOf(request: HonoRequest): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return {}
  if (!JSON_TYPE.test(request.header('content-type') ?? '')) {
    throw new CoreError('unsupported_media_type', 'Send the body as application/json.')
  }
  return parsed(decoded(bytes))
}

const LINES_TYPE = /^application\/(?:x-ndjson|ndjson|jsonl|x-jsonlines|json)\s*(?:;|$)/i

/** A body of one JSON value a line; empty lines do not count. */
export async function linesOf(request: HonoRequest): Promise<unknown[]> {
  if (!LINES_TYPE.test(request.header('content-type') ?? '')) {
    throw new CoreError('unsupported_media_type', 'Send the lines as application/x-ndjson.')
  }
  const text = decoded(await request.arrayBuffer())
  return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [parsed(line, index + 1)]))
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return decoder.decode(bytes)
  } catch (cause) {
    throw new CoreError('malformed', 'The body is not UTF-8.', { cause })
  }
}

/** @param number of the line, from 1, where the text is one of many */
function parsed(text: string, number?: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformed(text, number, cause)
  }
}

function malformed(text: string, number: number | undefined, cause: unknown): CoreError {
  const what = number === undefined ? 'The body' : `Line ${number}`
  const fault = jsonFault(text)
  if (!fault) return new CoreError('malformed', `${what} is not well-formed JSON.`, { cause })
  const { line, column, message } = fault
  const place = `line ${number ?? line}, column ${column}: ${message}`
  const path = [...(number === undefined ? [] : [`line ${number}`]), ...(fault.path ? [fault.path] : [])]
  return new CoreError('malformed', `${what} is not well-formed JSON: ${place}.`, {
    cause,
    issues: [{ path: path.join('.'), code: 'malformed', message: place }],
  })
}

/** Query parameters: a string each, an array where a name is repeated. */
export function queryOf(request: HonoRequest): Record<string, string | string[]> {
  const all = Object.entries(request.queries())
  return Object.fromEntries(
    all.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}
