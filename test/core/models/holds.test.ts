import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { openExchange } from '../../../src/core/companion/open-exchange.ts'
import { respond } from '../../../src/core/companion/respond.ts'
import { writeLedger } from '../../../src/core/doors.ts'
import { CoreError, WorkError } from '../../../src/core/errors.ts'
import { holdTokens, spendingFor } from '../../../src/core/models/holds.ts'
import type { ChatStream } from '../../../src/core/ports.ts'
import { given } from '../../support/given.ts'
import { type Script, scriptedModels } from '../../support/stand-ins/scripted-models.ts'

const chats = (script: Script['chat'] = [], usage = { input_tokens: 300, output_tokens: 50 }) => {
  const models = scriptedModels({ ...(script && { chat: script }) })
  const chat = (request: Parameters<typeof models.chat>[0]): ChatStream => {
    const stream = models.chat(request)
    return { ...stream, usage: stream.usage.then(() => usage) }
  }
  return { ...models, chat }
}

/** Its reply may have 500 tokens. */
const QUESTION = 'What do you think of the weather that we have today?'

type Tenant = Awaited<ReturnType<typeof given.tenant>>

/** As one request: a context of its own; what came, or the code of the problem. */
async function say(tenant: Pick<Tenant, 'as'>, message: string, user_id = 'ann', gone?: AbortSignal) {
  const ctx = tenant.as({ kind: 'key', key_id: randomUUID() })
  const events: string[] = []
  try {
    const input = { user_id, session_id: 's', message, idempotency_key: randomUUID() }
    const exchange = await openExchange(ctx, input)
    await respond(ctx, exchange, ({ event }) => events.push(event), gone ?? new AbortController().signal)
    return events.at(-1)
  } catch (error) {
    return error instanceof CoreError ? `${error.code}: ${error.detail}` : String(error)
  }
}

async function sums({ ctx }: Tenant) {
  const [row] = await ctx.db
    .batch([
      statement<{ spent: number; held: number }>(
        sql`SELECT (SELECT coalesce(sum(input_tokens + output_tokens), 0)::int FROM model_days) AS spent,
              (SELECT coalesce(sum(tokens), 0)::int FROM token_holds) AS held`,
      ),
    ])
    .then(([rows]) => rows)
  return row!
}

describe('a ceiling on tokens', () => {
  test('is never passed by messages that come at once, and what they held is free afterwards', async () => {
    const tenant = await given.tenant({
      models: chats(Array.from({ length: 60 }, () => ['Hello there.'])),
      policy: { token_budget_daily: 5_000 },
    })
    const said = await Promise.all(Array.from({ length: 60 }, (_, n) => say(tenant, `Hi ${n}`, `user-${n}`)))
    const answered = said.filter((last) => last === 'done').length
    expect(answered).toBeGreaterThan(0)
    expect(said.filter((last) => last?.startsWith('budget_exhausted'))).toHaveLength(60 - answered)
    const { spent, held } = await sums(tenant)
    expect(spent).toBe(answered * 350)
    expect(spent).toBeLessThanOrEqual(5_000)
    expect(held).toBe(0)
  })

  test('lets one message after the other through as long as there is room for what it may cost', async () => {
    const tenant = await given.tenant({
      models: chats(Array.from({ length: 9 }, () => ['Yes.'])),
      policy: { token_budget_daily: 2_000 },
    })
    const said: unknown[] = []
    for (let n = 0; n < 5; n++) said.push(await say(tenant, QUESTION))
    expect(said.slice(0, 2)).toEqual(['done', 'done'])
    expect(said.at(-1)).toMatch(/^budget_exhausted: The tokens of this UTC day/)
    expect((await sums(tenant)).spent).toBeLessThanOrEqual(2_000)
  })

  test('a call that is larger than all of it is made when nothing is spent and held', async () => {
    const { ctx } = await given.tenant({ policy: { token_budget_daily: 100 } })
    const id = await holdTokens(ctx, () => 500)
    expect(id).not.toBeNull()
    await expect(holdTokens(ctx, () => 1)).rejects.toMatchObject({ code: 'budget_exhausted' })
    const none = await given.tenant({ policy: { token_budget_daily: 0 } })
    await expect(holdTokens(none.ctx, () => 1)).rejects.toMatchObject({ code: 'budget_exhausted' })
  })

  test.each([
    ['a failure', [new WorkError('model_error', 'away')], undefined],
    ['a client that leaves', ['Hel', 'lo'], AbortSignal.abort()],
  ] as const)('%s gives back what was held', async (_, script, gone) => {
    const tenant = await given.tenant({
      models: chats([script], { input_tokens: 0, output_tokens: 0 }),
      policy: { token_budget_daily: 3_000 },
    })
    await say(tenant, 'Hi', 'ann', gone)
    expect(await sums(tenant)).toEqual({ spent: 0, held: 0 })
  })

  test('what a killed process held is free after the time of a call and half a minute', async () => {
    const { ctx, clock } = await given.tenant({ policy: { token_budget_daily: 1_000 } })
    await holdTokens(ctx, () => 900)
    clock.advance({ seconds: 89 })
    await expect(holdTokens(ctx, () => 900)).rejects.toMatchObject({ code: 'budget_exhausted' })
    clock.advance({ seconds: 1 })
    expect(await holdTokens(ctx, () => 900)).not.toBeNull()
  })
})

describe('the share of a user', () => {
  const spend = async (tenant: Tenant, user: string, tokens: number) => {
    const ctx = spendingFor(tenant.as({ kind: 'system' }), user)
    const hold = await holdTokens(ctx, () => tokens)
    const { holder } = await holderOf(tenant)
    ctx.ledger.add({
      ...call,
      id: randomUUID(),
      created_at: tenant.clock.now(),
      input_tokens: tokens,
      hold,
      holder,
    })
    await writeLedger(ctx)
  }
  const holderOf = async ({ ctx }: Tenant) =>
    (
      await ctx.db.batch([
        statement<{ holder: string }>(sql`SELECT holder FROM token_holds ORDER BY expires_at DESC LIMIT 1`),
      ])
    )[0][0]!

  test.each([
    ['a tenth of the ceiling', { token_budget_daily: 1_000_000 }, 100_000],
    ['at least 20 000', { token_budget_daily: 100_000 }, 20_000],
    ['never more than the ceiling', { token_budget_daily: 5_000 }, 5_000],
    ['what the policy says', { token_budget_daily: 100_000, token_budget_daily_per_user: 300 }, 300],
    ['what it says without a ceiling', { token_budget_daily_per_user: 300 }, 300],
  ])('is %s', async (_, policy, share) => {
    const tenant = await given.tenant({ policy })
    const other = spendingFor(tenant.ctx, 'bob')
    await spend(tenant, 'ann', share - 1)
    expect(await holdTokens(spendingFor(tenant.ctx, 'ann'), () => 1)).not.toBeNull()
    const more = holdTokens(spendingFor(tenant.ctx, 'ann'), () => 1)
    await expect(more).rejects.toMatchObject({
      code: 'budget_exhausted',
      message: expect.stringContaining(share === 5_000 ? 'tokens' : 'user'),
    })
    if (share < 5_000 || share > 5_000) expect(await holdTokens(other, () => 1)).not.toBeNull()
  })

  test('used up locks out its user until midnight, and nobody else', async () => {
    const tenant = await given.tenant({
      now: '2026-03-02T12:00:00Z',
      models: chats(Array.from({ length: 9 }, () => ['Yes.'])),
      policy: { token_budget_daily: 100_000, token_budget_daily_per_user: 900 },
    })
    expect(await say(tenant, 'Hi', 'ann')).toBe('done')
    expect(await say(tenant, QUESTION, 'ann')).toMatch(/^budget_exhausted: .*user/)
    expect(await say(tenant, 'Hi', 'bob')).toBe('done')
    tenant.clock.set('2026-03-03T00:00:00Z')
    expect(await say(tenant, 'Hi', 'ann')).toBe('done')
  })
})

const call = {
  task: 'embed' as const,
  version: 1,
  model: 'm',
  output_tokens: 0,
  ms: 1,
  outcome: 'ok' as const,
}
