import { describe, expect, test } from 'vitest'
import { getAffinity } from '../../../src/core/affinity/get-affinity.ts'
import { openExchange } from '../../../src/core/companion/open-exchange.ts'
import { respond } from '../../../src/core/companion/respond.ts'
import type { CompanionEvent, SendMessage } from '../../../src/core/companion/schemas.ts'
import type { Context } from '../../../src/core/context.ts'
import { listTurns } from '../../../src/core/ingest/list-turns.ts'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/stand-ins/scripted-models.ts'
import { SESSION, talk, USER } from './talk.ts'

const says = (...replies: string[][]) => scriptedModels({ chat: replies })
const input: SendMessage = { user_id: USER, session_id: SESSION, idempotency_key: 'k', message: 'hi there' }
const turnsOf = async (ctx: Context) =>
  (await listTurns(ctx, { session_id: SESSION })).items.map((turn) => turn.text)

describe('a repeated key', () => {
  test('replays the stored reply, with no model and nothing stored again', async () => {
    const models = says(['hel', 'lo'])
    const { ctx, clock } = await given.tenant({ models })
    const first = await talk(ctx, 'hi', { idempotency_key: 'k' })
    clock.advance({ hours: 23 })
    const second = await talk(ctx, 'hi', { idempotency_key: 'k' })
    expect(second.names).toEqual(['text', 'done'])
    expect(second.text).toBe('hello')
    expect(second.of('done')).toEqual({ ...first.of('done'), duplicate: true })
    expect(models.chats).toHaveLength(1)
    expect(await turnsOf(ctx)).toEqual(['hi', 'hello'])
    expect((await getAffinity(ctx, { user_id: USER })).score).toBe(0.51)
  })

  test('is in_progress while the first is running', async () => {
    const { ctx } = await given.tenant({ models: says(['hello']) })
    const first = await openExchange(ctx, input)
    await expect(openExchange(ctx, input)).rejects.toMatchObject({ code: 'in_progress' })
    await respond(ctx, first, () => undefined, new AbortController().signal)
    expect((await openExchange(ctx, input)).kind).toBe('repeated')
  })

  test.each([{ message: 'another' }, { session_id: 's2' }, { mode: 'graph_only' as const }])(
    'with another request is a mismatch, before and after the reply: %j',
    async (other) => {
      const { ctx } = await given.tenant({ models: says(['hello']) })
      const first = await openExchange(ctx, input)
      await expect(openExchange(ctx, { ...input, ...other })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      })
      await respond(ctx, first, () => undefined, new AbortController().signal)
      await expect(openExchange(ctx, { ...input, ...other })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      })
    },
  )

  test('is free again after 24 h', async () => {
    const { ctx, clock } = await given.tenant({ models: says(['one'], ['two']) })
    await talk(ctx, 'hi', { idempotency_key: 'k' })
    clock.advance({ hours: 24 })
    const second = await talk(ctx, 'something else', { idempotency_key: 'k' })
    expect(second.of('done')).toMatchObject({ text: 'two', duplicate: false })
  })

  test('of another user is another key', async () => {
    const { ctx } = await given.tenant({ models: says(['one'], ['two']) })
    await talk(ctx, 'hi', { idempotency_key: 'k' })
    const other = await talk(ctx, 'hi', { idempotency_key: 'k', user_id: 'u2', session_id: 's2' })
    expect(other.of('done')).toMatchObject({ text: 'two', duplicate: false })
  })

  test('whose lease of 120 s ran out is taken over, and the first one stores nothing any more', async () => {
    const { ctx, clock } = await given.tenant({ models: says(['one'], ['two']) })
    const dead = await openExchange(ctx, input)
    clock.advance({ seconds: 119 })
    await expect(openExchange(ctx, input)).rejects.toMatchObject({ code: 'in_progress' })
    clock.advance({ seconds: 1 })
    const second = await openExchange(ctx, input)
    const late: CompanionEvent[] = []
    await respond(ctx, dead, (event) => late.push(event), new AbortController().signal)
    expect(late.at(-1)).toMatchObject({ event: 'done', data: { slow_path: 'failed', code: 'in_progress' } })
    const events: CompanionEvent[] = []
    await respond(ctx, second, (event) => events.push(event), new AbortController().signal)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { text: 'two', slow_path: 'ok' } })
    expect(await turnsOf(ctx)).toEqual(['hi there', 'two'])
  })
})

describe('what is wrong before the claim', () => {
  test.each([
    { message: '  ' },
    { message: 'a\0b' },
    { message: 'x'.repeat(32 * 1024 + 1) },
    { idempotency_key: '' },
  ])('a message or key that a turn could not be', async (other) => {
    const { ctx } = await given.tenant()
    await expect(openExchange(ctx, { ...input, ...other })).rejects.toThrow()
  })

  test('the daily token ceiling; a replay costs nothing and is not held back', async () => {
    const { ctx, clock } = await given.tenant({
      models: says(['hello']),
      limits: { token_budget_daily: 100 },
    })
    await talk(ctx, 'hi', { idempotency_key: 'k' })
    await expect(talk(ctx, 'again')).rejects.toMatchObject({ code: 'budget_exhausted' })
    expect((await talk(ctx, 'hi', { idempotency_key: 'k' })).of('done').duplicate).toBe(true)
    clock.advance({ days: 1 })
    expect(await openExchange(ctx, { ...input, idempotency_key: 'tomorrow' })).toMatchObject({
      kind: 'hybrid',
    })
  })
})
