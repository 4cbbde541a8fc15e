import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Context } from '../../../src/core/context.ts'
import { carryOut } from '../../../src/core/forgetting/deed/carry-out.ts'
import { forgetMemory } from '../../../src/core/forgetting/forget-memory.ts'
import { listErasures } from '../../../src/core/forgetting/list-erasures.ts'
import { restoreMemory } from '../../../src/core/forgetting/restore-memory.ts'
import { listHistory } from '../../../src/core/memories/list-history.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { exportUser } from '../../../src/core/portability/export-user.ts'
import { told } from '../ingest/support/steps.ts'
import { extraction, fact, mark, rows, user } from '../ingest/support/support.ts'

const WORDS = 'Lin drinks green tea'
const OTHER = 'Lin drinks black tea'

/** A memory that a job has made of what somebody said. */
async function born() {
  const world = await told([
    {
      turns: [user('t1', 'I drink green tea')],
      marks: [mark('t1')],
      extract: extraction({ facts: [fact(WORDS, 't1')] }),
    },
  ])
  const id = world.memories.find(({ content }) => content === WORDS)!.id
  return {
    ...world,
    id,
    birth: { event: 'created', new_content: WORDS, detail: { job_id: world.job.job_id } },
  }
}

const historyOf = async (ctx: Context, id: string) => (await listHistory(ctx, { id })).items
/** What stands in the rows of history themselves, oldest first. */
const storedOf = (ctx: Context) =>
  rows(ctx, sql`SELECT new_content, detail, born_in::text FROM memory_history ORDER BY ordinal`)
const exported = async (ctx: Context) => {
  const lines: Record<string, unknown>[] = []
  for await (const line of await exportUser(ctx, { user_id: 'u' })) lines.push(JSON.parse(line))
  return lines.filter(({ kind }) => kind === 'memory_history')
}

test('the birth by a job says words and job wherever it is read, and stores the job alone', async () => {
  const { ctx, id, job, birth } = await born()
  expect(await storedOf(ctx)).toEqual([{ new_content: null, detail: {}, born_in: job.job_id }])
  expect(await historyOf(ctx, id)).toMatchObject([birth])
  const lines = await exported(ctx)
  expect(lines).toMatchObject([birth])
  expect(lines[0]).not.toHaveProperty('born_in')
})

test('what it was born with is told after it has other words', async () => {
  const { ctx, id, birth } = await born()
  await patchMemory(ctx, { id, content: OTHER, version: 1 })
  expect(await historyOf(ctx, id)).toMatchObject([birth, { event: 'edited', new_content: OTHER }])
  expect(await exported(ctx)).toMatchObject([birth, { event: 'edited' }])
})

test('of what is forgotten the birth keeps the job and no words; a restore has them again', async () => {
  const { ctx, id, job, birth } = await born()
  await forgetMemory(ctx, { id })
  expect(await storedOf(ctx)).toMatchObject([
    { new_content: null, detail: { job_id: job.job_id }, born_in: null },
    { new_content: null },
  ])
  expect(await historyOf(ctx, id)).toMatchObject([
    { event: 'created', new_content: null, detail: { job_id: job.job_id } },
    { event: 'deleted' },
  ])
  await restoreMemory(ctx, { id })
  expect(await historyOf(ctx, id)).toMatchObject([birth, { event: 'deleted' }, { event: 'restored' }])
  await patchMemory(ctx, { id, content: OTHER, version: 3 })
  expect((await historyOf(ctx, id))[0]).toMatchObject(birth)
})

test('whoever finds a memory that somebody else forgets meanwhile writes no receipt of nothing', async () => {
  const { ctx, id } = await born()
  const deletion = { user_id: 'u', kind: 'memory', memory_ids: [id] } as const
  const find = async (attempt: number) => {
    if (attempt > 1) return null
    await forgetMemory(ctx, { id })
    return deletion
  }
  expect(await carryOut(ctx, find)).toBeNull()
  expect((await listErasures(ctx, {})).items).toHaveLength(1)
})
