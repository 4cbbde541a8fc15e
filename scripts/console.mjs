/**
 * Builds the console into `public/console/`, or with `--to` into another folder. With `--if-missing` only
 * when it is not there or its sources have changed since; where vite is not installed (`npm ci --omit=dev`)
 * it then says how, and the service starts without.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const app = join(root, 'apps/console')
const page = join(root, 'public/console/index.html')
const mark = join(root, 'node_modules/.cache/neuromem/console')
const SOURCES = ['apps/console', 'packages/neuromem/src']

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Changes with every source and with the lock file. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of [join(root, 'package-lock.json'), ...SOURCES.flatMap(filesIn)])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const isBuilt = (print) => existsSync(page) && existsSync(mark) && readFileSync(mark, 'utf8') === print

/** @param outDir another place than that of its configuration */
async function build(outDir) {
  // A test that builds it is no reason for the developer's React.
  process.env.NODE_ENV = 'production'
  const { build: vite } = await import('vite')
  const configFile = join(app, 'vite.config.ts')
  await vite({ root: app, configFile, logLevel: 'warn', ...(outDir && { build: { outDir } }) })
}

async function refresh(print) {
  await build()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, print)
}

const isLazy = process.argv.includes('--if-missing')
const print = fingerprint()
const place = process.argv.indexOf('--to')
if (place > 0) await build(process.argv[place + 1])
else if (!isLazy) await refresh(print)
else if (!isBuilt(print)) {
  await refresh(print).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    if (!existsSync(page)) console.error('The console is not built: npm ci && npm run build:console')
  })
}
