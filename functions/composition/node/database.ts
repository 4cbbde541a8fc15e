import { setTransport } from '../../../db/database.ts'
import { directly } from '../../../db/local/directly.ts'
import { openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { openPostgres } from '../../../db/local/postgres/postgres.ts'
import type { Environment } from '../../env.ts'
import { BACKGROUND } from '../compose.ts'

export interface NodeDatabase {
  /** For a person: which one it is. */
  readonly name: string
  /** Tells commands and second processes where the service is. */
  announce(address: string): void
  /** Resolves when it has gone for good and only a new start brings it back. */
  readonly lost?: Promise<Error>
  close(): Promise<void>
}

/** Opens what `NEUROMEM_DB` names and points the driver at it. */
export async function openNodeDatabase(environment: Environment): Promise<NodeDatabase> {
  const { NEUROMEM_DB, NEON_ENDPOINT } = environment
  if (NEUROMEM_DB === 'embedded') return embedded(environment)
  if (NEUROMEM_DB === 'postgres') return postgres(environment)
  return {
    name: NEON_ENDPOINT ? `Neon's protocol at ${NEON_ENDPOINT}` : 'Neon',
    announce: () => undefined,
    close: async () => undefined,
  }
}

async function embedded({
  NEUROMEM_DATA_DIR: directory,
  EMBEDDING_DIM: dimensions,
}: Environment): Promise<NodeDatabase> {
  const database = await openEmbedded({ directory, dimensions })
  setTransport({ run: directly(() => database) })
  const name =
    directory === 'memory://'
      ? 'embedded, in memory: nothing is kept'
      : `embedded, in ${directory} (not for power-cut durability)`
  return { name, announce: database.announce, lost: database.lost, close: database.close }
}

/**
 * Connections of jobs and sweeps: fewer than those of people who wait (6), so that work in bulk does not
 * keep them waiting.
 */
const BACKGROUND_CONNECTIONS = 3

/**
 * A replica is another pool, and so is work that nobody waits for; the driver names the database of each
 * request in its connection string.
 */
async function postgres({ DATABASE_URL, DATABASE_URL_READ }: Environment): Promise<NodeDatabase> {
  const primary = openPostgres(DATABASE_URL!)
  const background = openPostgres(DATABASE_URL!, { connections: BACKGROUND_CONNECTIONS })
  const replica = DATABASE_URL_READ ? openPostgres(DATABASE_URL_READ) : undefined
  const isReplica = hostOf(DATABASE_URL_READ)
  setTransport({
    run: directly((connection) => {
      const own = connection.includes(BACKGROUND) ? background : primary
      return replica && hostOf(connection) === isReplica ? replica : own
    }),
  })
  const close = async () => void (await Promise.all([primary.close(), background.close(), replica?.close()]))
  return { name: `Postgres at ${new URL(DATABASE_URL!).host}`, announce: () => undefined, close }
}

const hostOf = (url: string | undefined): string | undefined =>
  url ? `${new URL(url).host}${new URL(url).pathname}` : undefined
