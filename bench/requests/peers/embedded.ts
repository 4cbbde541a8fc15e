import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { peerModule } from './install.ts'

interface Sockets {
  PGLiteSocketServer: new (options: {
    db: PGlite
    host: string
    port: number
    maxConnections: number
  }) => {
    start(): Promise<void>
    stop(): Promise<void>
    getServerConn(): string
  }
}

/** A Postgres with pgvector for all, where there is no other: the embedded one behind a socket. */
export async function embeddedBehindSocket(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { PGLiteSocketServer } = await peerModule<Sockets>('@electric-sql/pglite-socket')
  const db = await PGlite.create('memory://', { extensions: { vector, pg_trgm, btree_gin } })
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 50 })
  await server.start()
  return {
    url: `postgresql://postgres:postgres@${server.getServerConn()}/postgres`,
    close: async () => {
      await server.stop()
      await db.close()
    },
  }
}
