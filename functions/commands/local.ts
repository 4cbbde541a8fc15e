import { openEmbedded } from '../../db/local/embedded/embedded.ts'
import { commandEnvironment } from './open.ts'

/**
 * `npm run db:local`: the embedded database at `http://127.0.0.1:$NEON_LOCAL_PORT/sql`, as Neon would serve
 * it.
 */
const {
  NEUROMEM_DATA_DIR: directory,
  NEON_LOCAL_PORT: port,
  EMBEDDING_DIM: dimensions,
} = commandEnvironment()
try {
  const database = await openEmbedded({ directory, dimensions, port })
  console.log(`${directory}, migrated, at ${database.sql} (for NEON_ENDPOINT; this machine only)`)
  const stop = () => void database.close().then(() => process.exit(0))
  void database.lost.then((error) => {
    console.error(`The database is lost: ${error.message}`)
    process.exit(1)
  })
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
