import type { HonoRequest } from 'hono'
import { CoreError, type Issue } from '../src/core/errors.ts'

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
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch (cause) {
    throw new CoreError('malformed', 'The body is not well-formed JSON in UTF-8.', { cause })
  }
}

/** Query parameters: a string each, an array where a name is repeated. */
export function queryOf(request: HonoRequest): Record<string, string | string[]> {
  const all = Object.entries(request.queries())
  return Object.fromEntries(all.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

/** Strings that Postgres cannot hold (NUL, half of a surrogate pair), and nesting beyond reason; at most ten are named. */
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
        if (textFault(key)) found.push({ path, code: 'invalid_text', message: 'a key is not well-formed text' })
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
