import { reembed } from '../../db/reembed.ts'
import { embedTexts } from '../../src/core/models/embed.ts'
import { createLedger } from '../../src/core/models/ledger.ts'
import { OFFLINE_EMBEDDER } from '../../src/core/rules/embedder.ts'
import { meantBy } from '../../src/core/text/reading/dated-quote.ts'
import { embedderNamed } from '../composition/compose.ts'
import { nodeEmbedder } from '../composition/node/models.ts'
import { Environment, withOwnLength } from '../env.ts'
import { commandEnvironment, openCommandDatabase } from './open.ts'

/**
 * `npm run db:reembed`: makes every vector again with `EMBEDDING_MODEL`, while the service goes on with
 * `EMBEDDING_MODEL_OLD`.
 */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
const environment = Environment.parse(withOwnLength(given))
const model = environment.EMBEDDING_MODEL ?? OFFLINE_EMBEDDER
const MODEL_TIMEOUT_MS = environment.MODEL_TIMEOUT_MS ?? 60_000
const NEUROMEM_DB = environment.NEUROMEM_DB ?? 'embedded'

try {
  const own = nodeEmbedder({ EMBEDDING_MODEL: model })
  const embedder = embedderNamed({ ...environment, NEUROMEM_DB, MODEL_TIMEOUT_MS }, model, own)
  if (embedder?.model !== model)
    throw new Error('EMBEDDING_API_KEY: required with EMBEDDING_MODEL (or OPENAI_API_KEY)')
  const { engine, where } = await openCommandDatabase(commandEnvironment())
  const ctx = {
    embedder,
    clock: { now: () => new Date() },
    ledger: createLedger(),
    limits: { model_timeout_ms: MODEL_TIMEOUT_MS, token_budget_daily: null },
  }
  const progress = (table: string, done: number) => console.log(`${table.padEnd(18)} ${done}`)
  const embed = (texts: readonly string[]) => embedTexts(ctx, texts.map(meantBy))
  const { rows, swapped } = await reembed(engine, { model, embed, progress }).finally(() => engine.close())
  const outcome = swapped ? 'searched by from now on' : 'it was the model already; late rows are made good'
  console.log(
    `${where}: ${rows} rows embedded by ${model}, ${outcome}; ${ctx.ledger.total.calls} calls, ` +
      `${ctx.ledger.total.tokens} tokens`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
