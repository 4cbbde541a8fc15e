/**
 * Bundles the Worker into `dist/worker/` (docs/decisions/0013-a-small-worker.md), as `wrangler deploy` and `wrangler dev` upload it:
 * what wrangler's own bundler does, and what it cannot: Chinese written as itself, SQL without its indentation, schemas and operations
 * without the words that only the OpenAPI document shows. That goes beside the console, as a file.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { withoutDescriptions, withoutDocumentation } from './slim/plugins/documentation.mjs'
import { minified } from './slim/plugins/minify.mjs'
import { withoutAnswers, withPureSchemas } from './slim/plugins/schemas.mjs'
import { withoutIndentation } from './slim/plugins/sql.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Only what a Worker uses of these packages; without a line here the whole package is taken. */
const SLIM = {
  zod: './scripts/slim/zod.ts',
  'zod/v4': './scripts/slim/zod.ts',
  'zod/v4/core': './scripts/slim/zod-core.ts',
  '@ai-sdk/openai': './scripts/slim/openai/openai.ts',
  '@modelcontextprotocol/server/_shims': './scripts/slim/mcp-shims.ts',
  '@neondatabase/serverless': './scripts/slim/neon.ts',
  '@upstash/qstash': './scripts/slim/qstash.ts',
}

/** The document is made before: `docs/openapi.json`. */
const DOCUMENT = /functions[\\/]http[\\/]openapi[\\/]served\.ts$/
/** The rules' tables too. */
const TABLES = /src[\\/]core[\\/]rules[\\/]tables\.ts$/
/** Words of kinds and roles as well. */
const KIND_TABLES = /src[\\/]core[\\/]text[\\/]kinds[\\/]tables\.ts$/
/** Where operations are told, and what models are told of: tools show those schemas (a test compares them). */
const OPERATIONS = /functions[\\/](?:routes|admin|internal)[\\/]/
const TOOLS = /functions[\\/]mcp[\\/]|core[\\/](?:story|experience[\\/]runs|ingest[\\/]extraction)[\\/]/

/** A source of ours with what a Worker needs of it. */
function slimmed(path, source) {
  const told = OPERATIONS.test(path)
    ? withoutAnswers(withoutDocumentation(source))
    : TOOLS.test(path)
      ? source
      : withoutDescriptions(source)
  return withoutIndentation(withPureSchemas(told))
}

/** What esbuild does to them. */
export const slim = {
  name: 'slim',
  setup(building) {
    building.onLoad({ filter: /[\\/](?:src|functions|db)[\\/].*\.ts$/ }, ({ path }) => {
      const file = relative(root, path)
      if (file.includes('node_modules')) return undefined
      const found = DOCUMENT.test(file)
        ? join(root, 'scripts/slim/openapi.ts')
        : TABLES.test(file)
          ? join(root, 'scripts/slim/rule-tables.ts')
          : KIND_TABLES.test(file)
            ? join(root, 'scripts/slim/kind-tables.ts')
            : path
      const contents = slimmed(file, readFileSync(found, 'utf8'))
      return { contents, loader: 'ts', resolveDir: dirname(found) }
    })
  },
}

/** @returns the files and esbuild's list of what is in them */
export async function bundleOfWorker({ chemistry = true } = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['functions/worker.ts'],
    outdir: 'dist/worker',
    write: false,
    bundle: true,
    format: 'esm',
    splitting: true,
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'navigator.userAgent': '"Cloudflare-Workers"', 'process.env.NODE_ENV': '"production"' },
    alias: chemistry ? SLIM : { ...SLIM, openchemlib: './scripts/worker/no-chemistry.ts' },
    plugins: [slim],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: true,
    metafile: true,
    logLevel: 'error',
  })
  return { files: await minified(outputFiles.map(({ path, contents }) => ({ path, contents }))), metafile }
}

/** @param folder instead of `dist/worker` */
export async function buildWorker(folder = join(root, 'dist/worker'), options = {}) {
  const { files, metafile } = await bundleOfWorker(options)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(folder, path.split(/[\\/]/).pop()), contents)
  return { metafile }
}

/** The long tables of the rules. */
export async function tablesOfRules() {
  const { readTables, tables } = await moduleOf('src/core/rules/tables.ts')
  await readTables()
  return tables()
}

/** Words of kinds and roles. */
export const tablesOfKinds = async () => (await moduleOf('src/core/text/kinds/tables.ts')).kindTables()

async function moduleOf(file) {
  const entry = { absWorkingDir: root, entryPoints: [file], bundle: true, format: 'esm' }
  const { outputFiles } = await build({ ...entry, write: false, logLevel: 'error' })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** The Worker, and beside the console the document that it answers and the tables that it reads. */
export async function buildForDeployment() {
  const folder = join(root, 'public/console')
  const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  writeFileSync(join(folder, 'rule-tables.json'), JSON.stringify(await tablesOfRules()))
  writeFileSync(join(folder, 'kind-tables.json'), JSON.stringify(await tablesOfKinds()))
  await buildWorker()
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) await buildForDeployment()
