import type * as z from 'zod'
import { openEmbedded } from '../../db/local/embedded/embedded.ts'
import { holderOf } from '../../db/local/embedded/lock.ts'
import type { Engine } from '../../db/local/engine.ts'
import { openPostgres } from '../../db/local/postgres/postgres.ts'
import { openRemote } from '../../db/local/remote.ts'
import { Environment, withOwnLength } from '../env.ts'

/** What a command about the database needs of the environment; it asks for no token and no model. */
const CommandEnvironment = Environment.pick({
  DATABASE_URL: true,
  NEUROMEM_DB: true,
  NEUROMEM_DATA_DIR: true,
  NEON_LOCAL_PORT: true,
  EMBEDDING_DIM: true,
})
export type CommandEnvironment = z.infer<typeof CommandEnvironment>

/** Reads it from the process; a wrong value ends the process and names the variable. */
export function commandEnvironment(): CommandEnvironment {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = CommandEnvironment.safeParse(withOwnLength(given))
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`)
  process.exit(1)
}

export interface CommandDatabase {
  readonly engine: Engine
  /** For a person: which database this is. */
  readonly where: string
  /** Migrations that opening it has applied: the embedded one migrates itself. */
  readonly applied: readonly string[]
}

/**
 * The database that a command works on: the one of `DATABASE_URL`, over TCP; else the embedded one, through
 * the port of the service that has it open, or by taking its lock.
 */
export async function openCommandDatabase(environment: CommandEnvironment): Promise<CommandDatabase> {
  const { DATABASE_URL, NEUROMEM_DB, NEUROMEM_DATA_DIR: directory, EMBEDDING_DIM: dimensions } = environment
  if (DATABASE_URL && NEUROMEM_DB !== 'embedded') {
    const { host, pathname } = new URL(DATABASE_URL)
    return {
      engine: openPostgres(DATABASE_URL, { connections: 1 }),
      where: `${host}${pathname}`,
      applied: [],
    }
  }
  const holder = holderOf(directory)
  if (holder?.sql) {
    const engine = openRemote(holder.sql, holder.password)
    return { engine, where: `${directory}, open in process ${holder.pid}`, applied: [] }
  }
  const engine = await openEmbedded({ directory, dimensions })
  return { engine, where: directory, applied: engine.applied }
}
