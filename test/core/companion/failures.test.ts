import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Statement, statement } from '../../../db/statements.ts'
import { listAffinityEvents } from '../../../src/core/affinity/list-affinity-events.ts'
import type { Context } from '../../../src/core/context.ts'
import { CoreError, WorkError } from '../../../src/core/errors.ts'
import type { Models } from '../../../src/core/ports.ts'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/stand-ins/scripted-models.ts'
import { talk, USER } from './talk.ts'

async function stored(ctx: Context) {
  const counts = sql`SELECT (SELECT count(*) FROM turns)::int AS turns, (SELECT count(*) FROM jobs)::int AS jobs,
    (SELECT count(*) FROM affinity_events)::int AS events, (SELECT count(*) FROM replies)::int AS replies`
  const [[row]] = await ctx.db.batch([statement<Record<string, number>>(counts)])
  return row!
}
const NOTHING = { turns: 0, jobs: 0, events: 0, replies: 0 }
const EVERYTHING = { turns: 2, jobs: 1, events: 1, replies: 1 }

describe('a model that fails', () => {
  test.each([
    ['at once', new WorkError('rate_limited', 'busy'), ['metadata', 'error']],
    ['in the middle', ['hel', new WorkError('model_error', 'broken')], ['metadata', 'text', 'error']],
    ['with an unknown error', ['hel', new Error('secret: /srv/key')], ['metadata', 'text', 'error']],
    ['by saying nothing', [''], ['metadata', 'error']],
  ] as const)('%s is an error event; nothing is stored, the key is free', async (_when, chat, names) => {
    const models = scriptedModels({ chat: [chat, ['hello']] })
    const { ctx } = await given.tenant({ models })
    const failed = await talk(ctx, 'hi', { idempotency_key: 'k' })
    expect(failed.names).toEqual(names)
    expect(failed.of('error').code).toBe('model_unavailable')
    expect(failed.of('error').detail).not.toContain('secret')
    expect(await stored(ctx)).toEqual(NOTHING)
    expect((await talk(ctx, 'hi', { idempotency_key: 'k' })).of('done').slow_path).toBe('ok')
  })

  test('by never ending is cut at MODEL_TIMEOUT_MS', async () => {
    const { ctx } = await given.tenant({ models: endless(), limits: { model_timeout_ms: 60 } })
    const failed = await talk(ctx, 'hi')
    expect(failed.names.at(-1)).toBe('error')
    expect(await stored(ctx)).toEqual(NOTHING)
    const [calls] = await ctx.db.batch([
      statement<{ outcome: string }>(sql`SELECT outcome FROM model_calls WHERE task = 'chat'`),
    ])
    expect(calls).toEqual([{ outcome: 'timeout' }])
  })
})

describe('a client that leaves', () => {
  test('before the last token stops the model; nothing is stored and the key is free', async () => {
    const leaving = new AbortController()
    let stopped: AbortSignal | undefined
    const models = scriptedModels({
      chat: [
        (request) => {
          stopped = request.signal
          return ['hel', 'lo']
        },
        ['hello'],
      ],
    })
    const { ctx } = await given.tenant({ models })
    const left = await talk(ctx, 'hi', {
      idempotency_key: 'k',
      gone: leaving.signal,
      onEvent: ({ event }) => event === 'text' && leaving.abort(new Error('the client left')),
    })
    expect(left.names).toEqual(['metadata', 'text'])
    expect(stopped?.aborted).toBe(true)
    expect(await stored(ctx)).toEqual(NOTHING)
    expect((await talk(ctx, 'hi', { idempotency_key: 'k' })).of('done')).toMatchObject({
      text: 'hello',
      duplicate: false,
    })
  })

  test('before the first has no model called', async () => {
    const models = scriptedModels()
    const { ctx } = await given.tenant({ models })
    await talk(ctx, 'hi', { gone: AbortSignal.abort(new Error('the client left')) })
    expect(models.chats).toEqual([])
    expect(await stored(ctx)).toEqual(NOTHING)
  })

  test('after the last token finds the reply stored', async () => {
    const leaving = new AbortController()
    const { ctx } = await given.tenant({ models: scriptedModels({ chat: [['hello']] }) })
    let batches = 0
    const db: Context['db'] = {
      ...ctx.db,
      batch: ((statements: readonly Statement[], options?: object) => {
        batches += 1
        if (batches === 2) leaving.abort(new Error('the client left'))
        return ctx.db.batch(statements, options)
      }) as Context['db']['batch'],
    }
    await talk({ ...ctx, db }, 'hi', { idempotency_key: 'k', gone: leaving.signal, mode: 'graph_only' })
    expect(leaving.signal.aborted).toBe(true)
    expect(await stored(ctx)).toEqual(EVERYTHING)
    expect((await talk(ctx, 'hi', { idempotency_key: 'k', mode: 'graph_only' })).of('done').duplicate).toBe(
      true,
    )
  })
})

describe('a slow path that fails', () => {
  /** Breaks the slow path's batch before its statement `place`; fewer statements than that: not at all. */
  function breaking(ctx: Context, place: number): { ctx: Context; broken: () => boolean } {
    let batches = 0
    let broken = false
    const batch = (statements: readonly Statement[], options?: object) => {
      batches += 1
      if (batches !== 2 || place > statements.length) return ctx.db.batch(statements, options)
      broken = true
      const boom = statement(sql`SELECT neuromem_expect(false, 'backend_unavailable', 'killed by the test')`)
      return ctx.db.batch([...statements.slice(0, place), boom, ...statements.slice(place)], options)
    }
    return {
      ctx: { ...ctx, db: { ...ctx.db, batch: batch as Context['db']['batch'] } },
      broken: () => broken,
    }
  }

  test('at any statement does not break the reply; it is told in done, nothing is stored, the same message goes through afterwards', async () => {
    for (let place = 0; ; place += 1) {
      const { ctx, dispatcher } = await given.tenant({
        models: scriptedModels({ chat: [['hel', 'lo'], ['hello again']] }),
      })
      const faulty = breaking(ctx, place)
      const failed = await talk(faulty.ctx, 'hi', { idempotency_key: 'k' })
      if (!faulty.broken()) {
        expect(place).toBeGreaterThan(12)
        return
      }
      expect(failed.names).toEqual(['metadata', 'text', 'text', 'done'])
      expect(failed.of('done')).toMatchObject({
        text: 'hello',
        affinity: { before: 0.5, after: 0.5 },
        slow_path: 'failed',
        code: 'backend_unavailable',
      })
      expect(await stored(ctx)).toEqual(NOTHING)
      expect(dispatcher.messages).toEqual([])
      const again = await talk(ctx, 'hi', { idempotency_key: 'k' })
      expect(again.of('done')).toMatchObject({ duplicate: false, slow_path: 'ok', affinity: { after: 0.51 } })
      expect(await stored(ctx)).toEqual(EVERYTHING)
      expect((await listAffinityEvents(ctx, { user_id: USER })).items).toHaveLength(1)
    }
  })

  test('a dispatch that fails is not one: the sweep finds the job', async () => {
    const { ctx, dispatcher } = await given.tenant({ models: scriptedModels({ chat: [['hello']] }) })
    dispatcher.failWith(new Error('away'))
    expect((await talk(ctx, 'hi')).names).toEqual(['metadata', 'text', 'memory_pending', 'done'])
    expect(await stored(ctx)).toEqual(EVERYTHING)
  })

  test('a lease that cannot be given back runs out by itself', async () => {
    const { ctx } = await given.tenant({
      models: scriptedModels({ chat: [new WorkError('model_error', 'away')] }),
    })
    let batches = 0
    const batch = ((statements: readonly Statement[]) => {
      batches += 1
      return batches === 1
        ? ctx.db.batch(statements)
        : Promise.reject(new CoreError('backend_unavailable', 'away'))
    }) as Context['db']['batch']
    expect((await talk({ ...ctx, db: { ...ctx.db, batch } }, 'hi')).names).toEqual(['metadata', 'error'])
    expect(await stored(ctx)).toMatchObject({ turns: 0, replies: 1 })
  })
})

/** Goes on speaking and does not listen to the signal. */
function endless(): Models {
  return {
    offline: true,
    name: 'endless',
    chatModel: () => 'endless',
    generate: () => new Promise(() => undefined),
    chat: () => ({
      model: 'endless',
      usage: new Promise(() => undefined),
      text: (async function* () {
        for (;;) {
          yield 'and '
          await turnOfOthers()
        }
      })(),
    }),
  }
}
