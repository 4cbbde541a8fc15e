import { setTransport } from '../../db/database.ts'
import { directly } from '../../db/local/directly.ts'
import type { SystemContext } from '../../src/core/context.ts'
import { composeServices } from '../composition/compose.ts'
import { systemContextOf } from '../composition/context.ts'
import { nodeParts } from '../composition/node/models.ts'
import { readEnvironment } from '../env.ts'
import { createCallers } from '../middleware/callers/callers.ts'
import { commandEnvironment, openCommandDatabase } from './open.ts'

/** A command serves nobody, so it needs none of the tokens that guard the service. */
const NO_TOKENS = {
  ADMIN_TOKEN: 'a command is no administrator'.padEnd(32, '.'),
  JWT_SECRET: 'a command makes no user token'.padEnd(32, '.'),
}

/**
 * The system's context for a command, with the database and embedder that the service would use. `close` lets
 * the process end.
 */
export async function openSystem(): Promise<{ system: SystemContext; close: () => Promise<void> }> {
  const environment = readEnvironment({ ...NO_TOKENS, ...process.env }, 'node')
  const engine =
    environment.NEUROMEM_DB === 'neon' ? undefined : (await openCommandDatabase(commandEnvironment())).engine
  if (engine) setTransport({ run: directly(() => engine) })
  const services = composeServices(environment, 'node', nodeParts(environment))
  const stored = await createCallers(services).storedVectors(services.clock.now())
  const system = systemContextOf(services, { stored, usage: { round_trips: 0 }, waitUntil: () => undefined })
  return { system, close: async () => engine?.close() }
}
