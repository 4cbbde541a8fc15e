import * as z from 'zod'
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' }
import { checkReadiness } from '../../src/core/operations/readiness.ts'
import { tryWrite } from '../../src/core/operations/try-write.ts'
import { createCallers } from '../middleware/callers/callers.ts'
import type { Services } from '../services.ts'
import { embedderFault } from './context.ts'

const migrations = journal.entries.map((entry) => entry.tag)

const Last = z
  .strictObject({
    outcome: z
      .enum(['ok', 'refused', 'failed'])
      .meta({ description: 'refused: the vendor does not take our credentials' }),
    at: z.iso.datetime().meta({ description: 'When' }),
  })
  .nullable()

export const Ready = z
  .strictObject({
    status: z.enum(['ready', 'degraded']).meta({
      description: 'Requests can be served; degraded: the last call of a model or of the embedder failed',
    }),
    database: z.enum(['embedded', 'postgres', 'neon']).meta({ description: 'What holds the rows' }),
    migrations: z.int().meta({ description: 'How many are applied' }),
    models: z.string().meta({ description: 'Who answers prompts' }),
    embedding_model: z.string().meta({ description: 'The embedding model that is configured' }),
    stored_embedding_model: z
      .string()
      .nullable()
      .meta({ description: 'The one of the stored vectors; null when there are none yet' }),
    dispatcher: z.enum(['qstash', 'local']).meta({ description: 'Who brings later work' }),
    offline: z
      .array(z.enum(['models', 'embedder']))
      .meta({ description: 'Parts that work by rules, without a key' }),
    last_model_answer: Last.meta({
      description: 'How the last call of a model ended; null before the first',
    }),
    last_embedding_answer: Last.meta({
      description: 'How the last call of the embedder ended; null before the first',
    }),
  })
  .meta({ id: 'Ready' })
export type Ready = z.infer<typeof Ready>

/**
 * @throws CoreError `backend_unavailable`, `embedding_model_mismatch` or `embedding_dim_mismatch`, naming the
 * part that is not ready
 */
export async function readiness(services: Services, usage: { round_trips: number }): Promise<Ready> {
  const { environment, models, embedder } = services
  const found = await checkReadiness(services, usage, migrations)
  const fault = embedderFault(services, found)
  if (fault) throw fault
  await tryWrite(services, usage)
  const { model = null, embedding = null } = services.last ?? {}
  const isWell = [model, embedding].every((last) => last === null || last.outcome === 'ok')
  return {
    status: isWell ? 'ready' : 'degraded',
    database: environment.NEUROMEM_DB,
    migrations: migrations.length,
    models: models.name,
    embedding_model: embedder.model,
    stored_embedding_model: found.embedding_model,
    dispatcher: environment.QSTASH_TOKEN ? 'qstash' : 'local',
    offline: [
      ...(models.offline ? (['models'] as const) : []),
      ...(embedder.offline ? (['embedder'] as const) : []),
    ],
    last_model_answer: model,
    last_embedding_answer: embedding,
  }
}

/**
 * At the start of a process: refuses a database that is not ready, or that has vectors of another model, and adopts the
 * embedding model on a new one.
 * @throws CoreError as `readiness`
 */
export async function expectReady(services: Services): Promise<void> {
  await readiness(services, { round_trips: 0 })
  await createCallers(services).storedVectors(services.clock.now())
}
