import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses a body of more bytes. What says its length is not looked into: on Node a body that is asked for
 * here would be copied through a web stream.
 */
export function bodyWithin(maxSize: number, onError: () => never): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError })
  return (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(length) > maxSize ? onError() : next()
  }
}
