import type { Context as HonoContext } from 'hono'
import type { Platform } from '../env.ts'
import type { Env } from './variables.ts'

/** What the platform itself says of where a request comes from; a client cannot write it. */
const HEADERS: Readonly<Record<Exclude<Platform, 'node'>, string>> = {
  workers: 'cf-connecting-ip',
  vercel: 'x-real-ip',
}
/** For requests without a socket: those of one process to itself. */
const HERE = 'here'

/**
 * The address that a request comes from: of the socket; behind a proxy that is trusted (`TRUST_PROXY=1`) the
 * last one that it was forwarded for; what the platform says on Workers and Vercel. No other header counts.
 */
export function addressOf(c: HonoContext<Env>): string {
  const { platform = 'node', environment } = c.var.services
  if (platform !== 'node') return c.req.header(HEADERS[platform]) ?? HERE
  const forwarded = environment.TRUST_PROXY && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded || socketOf(c.env)?.remoteAddress || HERE
}

const socketOf = (bindings: unknown): { readonly remoteAddress?: string } | undefined =>
  (bindings as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
