import type { HonoRequest } from 'hono'
import { CoreError, type Issue } from '../../src/core/errors.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
/** Deeper than any shape of ours, and than Postgres or a recursive parser would mind. */
const DEEPEST = 64

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

/**
 * Strings that Postgres cannot hold (NUL, half of a surrogate pair), and nesting beyond reason; at most ten
 * are named.
 */
export function textFaults(value: unknown): Issue[] {
  const found: Issue[] = []
  const visit = (inner: unknown, path: string, depth: number): void => {
    if (found.length >= 10) return
    if (typeof inner === 'string') {
      const message = textFault(inner)
      if (message) found.push({ path, code: 'invalid_text', message })
    } else if (typeof inner === 'object' && inner !== null) {
      if (depth > DEEPEST) {
        found.push({ path: path.slice(0, 200), code: 'too_deep', message: `nested deeper than ${DEEPEST}` })
        return
      }
      for (const [key, child] of Object.entries(inner)) {
        if (textFault(key))
          found.push({ path, code: 'invalid_text', message: 'a key is not well-formed text' })
        visit(child, path ? `${path}.${key}` : key, depth + 1)
      }
    }
  }
  visit(value, '', 0)
  return found
}

function textFault(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain NUL'
  if (!text.isWellFormed()) return 'must be well-formed Unicode'
  return undefined
}
