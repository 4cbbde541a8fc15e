import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTransport } from '../../db/database.ts'
import { openEmbedded } from '../../db/local/embedded/embedded.ts'
import { localFetch } from '../../db/local/protocol.ts'
import { composeServices } from '../../functions/composition/compose.ts'
import { localTenant, secretOf, withOwnSecrets } from '../../functions/composition/node/local-tenant.ts'
import { readEnvironment } from '../../functions/env.ts'
import { startLocalQStash } from '../local-qstash.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What a Worker does not get from here: these say how Node reaches a database. */
const OF_NODE = new Set([
  'PORT',
  'NEUROMEM_DB',
  'NEUROMEM_DATA_DIR',
  'NEON_LOCAL_PORT',
  'NEON_ENDPOINT',
  'DATABASE_URL',
  'DATABASE_URL_READ',
])

/**
 * `npm run dev:worker`: wrangler dev on `PORT`; behind it the embedded database as Neon would serve it, with
 * the ready-made tenant, and a local server in the place of QStash, unless `QSTASH_TOKEN` names the real one.
 */
const given = readEnvironment(
  { ...process.env, NEUROMEM_DB: 'embedded', NEON_ENDPOINT: '', DATABASE_URL: '' },
  'node',
)
const { NEUROMEM_DATA_DIR: directory, EMBEDDING_DIM: dimensions, NEON_LOCAL_PORT: port } = given
const database = await openEmbedded({ directory, dimensions, port })
setTransport({ fetch: localFetch(database) })
const { secret } = secretOf(directory)
const environment = withOwnSecrets(given, secret)
const { api_key } = await localTenant(composeServices(environment, 'node'), secret)

const qstash = given.QSTASH_TOKEN ? undefined : await startLocalQStash(`http://127.0.0.1:${environment.PORT}`)
const bindings = { ...environment, ...qstash?.variables, NEON_ENDPOINT: database.sql }
const variables = Object.entries(bindings).flatMap(([name, value]) =>
  value === undefined || (OF_NODE.has(name) && name !== 'NEON_ENDPOINT') ? [] : ['--var', `${name}:${value}`],
)
console.log(`API key ${api_key}\ndatabase ${directory} at ${database.sql}`)
const wrangler = spawn(
  process.execPath,
  [
    join(ROOT, 'node_modules/wrangler/bin/wrangler.js'),
    'dev',
    '--env=',
    '--port',
    String(environment.PORT),
    ...variables,
  ],
  { cwd: ROOT, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => wrangler.kill(signal))
wrangler.once(
  'exit',
  (code) => void Promise.all([qstash?.close(), database.close()]).then(() => process.exit(code ?? 0)),
)
