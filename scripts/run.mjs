/**
 * Runs an entry of this repository (`node scripts/run.mjs functions/node.ts …`) on every Node since 20,
 * quickly: its sources and libraries are bundled by esbuild into node_modules/.cache, at install or at the
 * first start after a change. Where nothing can be written or built there, the sources themselves are run,
 * which takes a Node that reads TypeScript (22.18 or later).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const cache = join(root, 'node_modules/.cache/neuromem/run')
const FOLDERS = ['src', 'functions', 'db', 'prompts']
/** They find files beside themselves (WebAssembly, data), or are loaded only where they are asked for. */
const EXTERNAL = ['@electric-sql/*', 'openchemlib', 'pg', 'pg-native', 'esbuild', 'node', 'workerd']

/** Changes with every source, this file, the lock file and the Node that runs. */
function fingerprint() {
  const hash = createHash('sha256').update(root)
  for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs', ...FOLDERS.flatMap(filesIn)]) {
    const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {}
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => /\.(ts|json|sql)$/.test(file))
    .sort()
    .map((file) => join(folder, file))

/** In the bundle a file still knows where it stands; a thread is a bundle of its own, beside it. */
const THREADS = ['db/local/embedded/thread.ts', 'functions/adapters/node/minilm/minilm-thread.ts']
const standWhereYouStood = {
  name: 'stand-where-you-stood',
  setup(build) {
    build.onLoad({ filter: /[\\/](?:db|composition|adapters[\\/]node)[\\/].*\.ts$/ }, async ({ path }) => {
      const { readFile } = await import('node:fs/promises')
      const text = await readFile(path, 'utf8')
      const contents = text
        .replaceAll(/'(\.\/[\w-]*thread)\.ts', import\.meta\.url/g, "'$1.js', import.meta.url")
        .replaceAll(/(?<!thread\.js', )import\.meta\.url/g, JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: 'ts' }
    })
  },
}

/** @returns the bundle of an entry, made now if it is not there */
export async function bundleOf(entry) {
  const folder = join(cache, fingerprint())
  const bundle = join(folder, basename(entry).replace(/\.ts$/, '.js'))
  if (existsSync(bundle)) return bundle
  const { build } = await import('esbuild')
  const draft = `${folder}.${process.pid}`
  await build({
    absWorkingDir: root,
    entryPoints: [entry, ...THREADS],
    entryNames: '[name]',
    outdir: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    splitting: true,
    target: 'node20',
    inject: ['scripts/older-node.mjs'],
    external: EXTERNAL,
    banner: {
      js: "import { createRequire as requiring } from 'node:module';const require = requiring(import.meta.url);",
    },
    plugins: [standWhereYouStood],
    legalComments: 'none',
    logLevel: 'silent',
  })
  keep(draft, folder)
  return bundle
}

/** Two that build at once make the same files; what older sources left goes. */
function keep(draft, folder) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(draft)) renameSync(join(draft, file), join(folder, file))
  rmSync(draft, { recursive: true })
  removeIdle(cache, folder)
}

const TOUCH_MS = 600_000
const IDLE_MS = 6 * TOUCH_MS

/** Bundles that no process has used for an hour; who runs one still loads parts of it when they are asked for. */
export function removeIdle(folder, kept, now = Date.now()) {
  for (const other of readdirSync(folder)) {
    const path = join(folder, other)
    if (path !== kept && now - statSync(path).mtimeMs > IDLE_MS)
      rmSync(path, { recursive: true, force: true })
  }
}

/** Says now, and as long as this process runs, that it uses a bundle. */
export function stayIn(folder) {
  const touch = () => {
    try {
      utimesSync(folder, new Date(), new Date())
    } catch {
      // A folder that cannot be written is not tidied up either.
    }
  }
  touch()
  setInterval(touch, TOUCH_MS).unref()
}

/**
 * The first process of a container is deaf to a signal that it does not listen to. The service listens once it
 * is up (functions/node.ts takes these listeners away); until then there is nothing to be brought to an end.
 */
function endAtOnceUntilUp() {
  process.on('SIGTERM', () => process.exit(143)).on('SIGINT', () => process.exit(130))
}

const LOOK_MS = 250

/**
 * npm gives a signal to its shell, which ends by it and says nothing to us: a service that went on would hold
 * the directory against the next start. So it ends with the shell that npm started it in. In a container npm
 * may be the first process, and a shell may have given way to us: then npm's own signal comes to us.
 */
function endWithShellOfNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const shell = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  looking.unref()
}

async function runnable(entry) {
  try {
    return await bundleOf(entry)
  } catch (error) {
    if (process.features.typescript) return join(root, entry)
    throw new Error(`${entry} could not be bundled, and Node ${process.version} does not read TypeScript`, {
      cause: error,
    })
  }
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  const [, , entry, ...rest] = process.argv
  if (entry === '--prepare') await bundleOf(rest[0]).catch(() => undefined)
  else {
    if (entry === 'functions/node.ts') {
      endAtOnceUntilUp()
      endWithShellOfNpm()
    }
    const file = await runnable(entry)
    if (file.startsWith(cache)) stayIn(dirname(file))
    process.argv.splice(1, Number.POSITIVE_INFINITY, join(root, entry), ...rest)
    await import(pathToFileURL(file).href)
  }
}
