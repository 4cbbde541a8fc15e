import { describe, expect, test } from 'vitest'
import { WorkError } from '../../../../src/core/errors.ts'
import { commitTurns } from '../../../../src/core/ingest/commit-turns.ts'
import { getJob } from '../../../../src/core/ingest/get-job.ts'
import { given } from '../../../support/given.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import {
  assistant,
  drop,
  entity,
  extraction,
  fact,
  ingest,
  mark,
  marks,
  relation,
  storedMarks,
  storedMemories,
  storedRelations,
  user,
} from '../support/support.ts'

test('a commit and the result of its job are waited for until they are on the disk; what a next try does again is not', async () => {
  const models = scriptedModels({
    mark_turns: [marks(mark('1'))],
    extract: [extraction({ facts: [fact('The user lives in Dalian', '1')] })],
  })
  const { ctx } = await given.tenant({ models })
  const done: string[] = []
  const batch: typeof ctx.db.batch = (statements, options) => {
    done.push(options?.redone ? 'done again' : 'kept')
    return ctx.db.batch(statements, options)
  }
  await ingest({ ...ctx, db: { ...ctx.db, batch } }, [user('1', 'I live in Dalian.')])
  const [commit, take, marked, result] = done
  expect({ commit, take, marked, result }).toEqual({
    commit: 'kept',
    take: 'done again',
    marked: 'done again',
    result: 'kept',
  })
  expect(done.filter((one) => one === 'done again')).toHaveLength(2)
})

describe('who waits for a commit is told how its job stands by the last write of it', () => {
  const waiting = async (models: ReturnType<typeof scriptedModels>) => {
    const { ctx } = await given.tenant({ models })
    let batches = 0
    const batch: typeof ctx.db.batch = (statements, options) => {
      batches += 1
      return ctx.db.batch(statements, options)
    }
    const turns = [user('1', 'I live in Dalian.')]
    const commit = { session_id: 's', user_id: 'u', turns, infer: true, wait: true }
    const { value } = await commitTurns({ ...ctx, db: { ...ctx.db, batch } }, commit)
    return { job: value.job, shown: await getJob(ctx, { job_id: value.job_id! }), batches }
  }

  test('that it is done', async () => {
    const extract = [extraction({ facts: [fact('The user lives in Dalian', '1')] })]
    const { job, shown, batches } = await waiting(scriptedModels({ mark_turns: [marks(mark('1'))], extract }))
    expect(job).toMatchObject({ status: 'COMPLETED', metrics: { memories_written: 1 }, last_error: null })
    expect(job).toEqual(shown)
    expect(batches).toBe(4)
  })

  test('that it failed', async () => {
    const broken = new WorkError('rate_limited', 'too many')
    const { job, shown, batches } = await waiting(scriptedModels({ mark_turns: [broken] }))
    expect(job).toMatchObject({ status: 'STAGE2_FAILED', last_error: { code: 'rate_limited' } })
    expect(job).toEqual(shown)
    expect(batches).toBe(3)
  })
})

test('turns become marks, memories, entities and relations', async () => {
  const models = scriptedModels({
    mark_turns: [marks(mark('1', { importance: 0.7, subtype: 'profile' }), drop('2'))],
    extract: [
      extraction({
        facts: [fact('The user lives in Dalian', '1')],
        entities: [entity('user', 'user', '1'), entity('Dalian', 'place', '1')],
        relations: [relation('user', 'LIVES_IN', 'Dalian', '1')],
      }),
    ],
  })
  const { ctx } = await given.tenant({ models, now: '2026-03-02T09:00:00Z' })
  const job = await ingest(ctx, [user('1', 'I live in Dalian.'), assistant('2', 'Nice!')])
  expect(job).toMatchObject({
    status: 'COMPLETED',
    attempts: { stage2: 1, stage3: 1 },
    last_error: null,
    metrics: {
      archived_turns: 2,
      kept_turns: 1,
      memories_written: 1,
      entities_written: 2,
      relations_written: 1,
      items_rejected: {},
    },
  })
  expect(await storedMemories(ctx)).toMatchObject([
    {
      memory_type: 'fact',
      content: 'The user lives in Dalian',
      importance: 7,
      category: 'fact',
      subtype: 'profile',
      evidence_level: 'S0_user_claim',
      forget_policy: 'temporary',
      ttl_seconds: 180 * 86_400,
      expires_at: new Date('2026-08-29T09:00:00Z'),
      valid_at: new Date('2026-03-02T09:00:00Z'),
      embedded: true,
      sources: ['s/1'],
    },
  ])
  expect(await storedRelations(ctx)).toMatchObject([
    { text: 'user LIVES_IN Dalian', weight: 0.5, invalid_at: null, source: 'The user lives in Dalian' },
  ])
  expect((await storedMarks(ctx))['2']).toMatchObject({ keep: false, reason: 'said' })
})
