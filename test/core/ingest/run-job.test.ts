import { expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/scripted-models.ts'
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
} from './support.ts'

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
