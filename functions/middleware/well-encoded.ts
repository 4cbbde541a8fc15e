import type { MiddlewareHandler } from 'hono'
import { CoreError } from '../../src/core/errors.ts'
import { operationOf } from '../http/serve.ts'
import type { Env } from '../http/variables.ts'

const MESSAGE = 'not a percent-encoding of UTF-8 (a % itself is written %25)'

/**
 * Refuses an address whose percent-encoding is broken: read to the letter it would name somebody else.
 * @throws CoreError `malformed`, naming the parameter of the path or of the query
 */
export const wellEncoded: MiddlewareHandler<Env> = (c, next) => {
  if (!c.req.url.includes('%')) return next()
  const { pathname, search } = new URL(c.req.url)
  const segment = pathname.split('/').findIndex((part) => !isEncoded(part))
  if (segment !== -1) throw malformed(nameIn(operationOf(c)?.path.split('/')[segment]))
  const broken = search
    .slice(1)
    .split('&')
    .find((pair) => !isEncoded(pair))
  if (broken !== undefined) throw malformed(namedBy(broken.split('=')[0]!))
  return next()
}

/** `{user_id}` of a template is `user_id`. */
const nameIn = (part = ''): string => /^\{(\w+)\}$/.exec(part)?.[1] ?? 'path'

const namedBy = (name: string): string => (isEncoded(name) ? decodeURIComponent(name) : 'query')

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

const malformed = (path: string): CoreError =>
  new CoreError('malformed', `${path}: ${MESSAGE}`, {
    issues: [{ path, code: 'malformed', message: MESSAGE }],
  })
