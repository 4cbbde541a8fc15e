import { sql } from 'drizzle-orm'
import type { Context } from '../../../../src/core/context.ts'
import { given } from '../../../support/given.ts'
import { type ScriptedModels, scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import { ingest, marks, rows, storedMemories, type TestTurn } from './support.ts'

export const NOW = '2026-03-02T09:00:00.000Z'

/** What is said, and what the models say to it. */
export interface Step {
  readonly turns: TestTurn[]
  readonly marks: object[]
  readonly extract?: object
  readonly session_id?: string
}

/** Commits step after step with what the models say to each. */
export async function told(steps: Step[], more: { readonly models?: ScriptedModels } = {}, user_id = 'u') {
  const scripted = scriptedModels({
    mark_turns: steps.map((step) => marks(...step.marks)),
    extract: steps.flatMap((step) => (step.extract ? [step.extract] : [])),
  })
  const tenant = await given.tenant({ now: NOW, models: scripted, ...more })
  const jobs = []
  for (const { turns, session_id = 's' } of steps) {
    jobs.push(await ingest(tenant.ctx, turns, { session_id, user_id }))
    tenant.clock.advance({ minutes: 1 })
  }
  return { ...tenant, jobs, job: jobs.at(-1)!, memories: await storedMemories(tenant.ctx) }
}

export const history = (ctx: Context) =>
  rows<{ event: string; content: string; actor: string }>(
    ctx,
    sql`SELECT h.event, m.content, h.actor FROM memory_history h
        JOIN memories m ON m.subject_id = h.subject_id AND m.id = h.memory_id ORDER BY h.ordinal`,
  ).then((found) => found.map(({ event, content }) => `${event} ${content}`))
