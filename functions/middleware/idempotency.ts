import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Context } from '../../src/core/context.ts'
import { read, write } from '../../src/core/doors.ts'
import { CoreError, invalidAt, isGuard } from '../../src/core/errors.ts'
import { type Idempotency, keepAnswer, readAnswer } from '../../src/core/tenancy/records/idempotency.ts'
import { operationOf } from '../http/serve.ts'
import type { Env } from '../http/variables.ts'
import { keepsAnswer, type Operation, statusOf } from '../operation.ts'
import { problemResponse } from '../problems.ts'

const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Honours `Idempotency-Key` on POSTs that write. The guard travels in the verb's first batch and the answer
 * in its last (`keeps`), so that a first request costs no round trip more; what a verb did not keep is kept
 * here, after the fact.
 */
export const idempotent: MiddlewareHandler<Env> = async (c, next) => {
  const key = idempotencyKeyOf(c)
  const operation = operationOf(c)
  if (key === undefined || !operation || !keepsAnswer(operation)) return next()

  const { ctx } = c.var
  const idempotency = await idempotencyOf(c, key, operation)
  c.set('ctx', { ...ctx, idempotency })
  await next()
  if (isKnownKey(c.error)) return replay(c, ctx, idempotency, operation)
  if (c.error || !c.res.ok || idempotency.progress.kept) return
  await keepAfterwards(c, ctx, idempotency, operation)
}

async function idempotencyOf(
  c: HonoContext<Env>,
  key: string,
  { method, path }: Operation,
): Promise<Idempotency> {
  const body = new Uint8Array(await c.req.arrayBuffer())
  return {
    key,
    actor: c.var.caller.user_id ?? '',
    route: `${method} ${path}`,
    body_hash: bytesToHex(sha256(concatBytes(utf8ToBytes(`${c.req.path}\n`), body))),
    progress: { checked: false, kept: false },
  }
}

/** @throws CoreError `invalid` for a key that is none */
export function idempotencyKeyOf(c: HonoContext<Env>): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !KEY.test(key))
    throw invalidAt('Idempotency-Key', '1 to 255 visible ASCII characters')
  return key
}

const isKnownKey = (error: unknown): boolean => isGuard(error, 'replayed')

const isAway = (error: unknown): boolean => error instanceof CoreError && error.code === 'backend_unavailable'

async function replay(
  c: HonoContext<Env>,
  ctx: Context,
  idempotency: Idempotency,
  operation: Operation,
): Promise<void> {
  const { answers } = await read(ctx, { answers: readAnswer(idempotency, ctx.clock.now()) })
  const [stored] = answers
  const refuse = (error: CoreError) => problemResponse(error, c.var.requestId)
  c.error = undefined
  if (!stored) {
    c.res = refuse(new CoreError('in_progress', 'This Idempotency-Key is in use.', { retryAfter: 1 }))
  } else if (stored.body_hash !== idempotency.body_hash) {
    c.res = refuse(
      new CoreError('idempotency_mismatch', 'This Idempotency-Key was used with another request.'),
    )
  } else if (stored.outcome === 'forgotten') {
    c.res = refuse(new CoreError('forgotten', 'What was answered to this Idempotency-Key was forgotten.'))
  } else {
    const answer = c.var.kept ? await c.var.kept.again(stored.answer) : stored.answer
    const headers = { 'content-type': 'application/json', 'idempotency-replayed': 'true' }
    c.res = new Response(JSON.stringify(answer), { status: statusOf(operation, stored.outcome), headers })
  }
}

/** What is answered stands when the database is away: the effect, if there is one, is done. */
async function keepAfterwards(
  c: HonoContext<Env>,
  ctx: Context,
  idempotency: Idempotency,
  operation: Operation,
): Promise<void> {
  const { answered, kept: instead } = c.var
  if (!answered) return
  const { outcome, value } = instead ? { ...answered, value: instead.value } : answered
  try {
    const kept = keepAnswer(idempotency, ctx.clock.now(), { outcome, value })
    await write(ctx, { kept }, { on: 'tenant' })
  } catch (error) {
    if (isKnownKey(error)) return replay(c, ctx, idempotency, operation)
    if (!isAway(error)) throw error
    c.var.services.log.error('answer_not_kept', { request_id: c.var.requestId })
  }
}
