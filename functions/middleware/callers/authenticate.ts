import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono'
import type { DatabaseUsage } from '../../../db/database.ts'
import type { Actor } from '../../../src/core/context.ts'
import { CoreError } from '../../../src/core/errors.ts'
import { contextOf, systemContextOf, waitUntilOf } from '../../composition/context.ts'
import { addressOf } from '../../http/address.ts'
import { operationOf } from '../../http/serve.ts'
import type { Env } from '../../http/variables.ts'
import type { Services } from '../../services.ts'
import type { Caller, Callers } from './callers.ts'

const BEARER = /^Bearer +([^\s]+) *$/i

function credentialsOf(header: string | undefined): string {
  const credentials = BEARER.exec(header ?? '')?.[1]
  if (!credentials)
    throw new CoreError('unauthorized', 'Send Authorization: Bearer with an API key or a user token.')
  return credentials
}

/** Who acts, as the core knows them. */
export const actorOf = (caller: Caller): Actor =>
  caller.user_id === null
    ? { kind: 'key', key_id: caller.key_id, reads_sensitive: caller.reads_sensitive ?? false }
    : { kind: 'user', user_id: caller.user_id, reads_sensitive: caller.reads_sensitive ?? false }

/** Finds the caller by API key or user token and makes the `ctx` of their tenant. */
export function authenticate(callers: Callers): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { services, usage } = c.var
    const credentials = credentialsOf(c.req.header('authorization'))
    callers.gate.expectOpen(addressOf(c), services.clock.now(), credentials)
    if (operationOf(c)?.access === 'any' && isAdminToken(services, credentials))
      return asAdministrator(c, callers, next)
    const caller = await findCaller(callers, credentials, addressOf(c), services.clock.now(), usage)
    c.set('caller', caller)
    c.set(
      'ctx',
      contextOf(services, {
        tenant_id: caller.tenant_id,
        actor: actorOf(caller),
        stored: caller,
        is_rationed: caller.is_rationed,
        usage,
        waitUntil: waitUntilOf(c),
        left: () => c.req.raw.signal,
      }),
    )
    await next()
  }
}

/** Guards administration by `ADMIN_TOKEN`. Unset, nobody passes. */
export function requireAdminToken(callers: Callers): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { services } = c.var
    const now = services.clock.now()
    const credentials = credentialsOf(c.req.header('authorization'))
    callers.gate.expectOpen(addressOf(c), now)
    if (!isAdminToken(services, credentials)) {
      callers.gate.failed(addressOf(c), now, credentials)
      throw new CoreError('unauthorized', 'The admin token is not right.')
    }
    await asAdministrator(c, callers, next)
  }
}

/** Asks who it is; a wrong answer is counted. */
async function findCaller(
  { find, gate }: Pick<Callers, 'find' | 'gate'>,
  credentials: string,
  address: string,
  now: Date,
  usage: DatabaseUsage,
): Promise<Caller> {
  try {
    const caller = await find(credentials, now, usage)
    gate.passed(credentials, now)
    return caller
  } catch (error) {
    if (error instanceof CoreError && error.code === 'unauthorized') gate.failed(address, now, credentials)
    throw error
  }
}

function isAdminToken({ environment }: Services, given: string): boolean {
  const { ADMIN_TOKEN } = environment
  return ADMIN_TOKEN !== undefined && ADMIN_TOKEN !== '' && sameSecret(given, ADMIN_TOKEN)
}

async function asAdministrator(c: HonoContext<Env>, callers: Callers, next: Next): Promise<void> {
  const { services, usage } = c.var
  const stored = await callers.storedVectors(services.clock.now(), usage)
  c.set('system', systemContextOf(services, { stored, usage, waitUntil: waitUntilOf(c) }))
  await next()
}

/** Compares hashes bit by bit, so that the time taken says nothing about the secret. */
function sameSecret(given: string, expected: string): boolean {
  const left = sha256(utf8ToBytes(given))
  const right = sha256(utf8ToBytes(expected))
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}
