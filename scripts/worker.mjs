/**
 * Bundles the Worker into `dist/worker/` (docs/decisions/0013-a-small-worker.md), as `wrangler deploy` and `wrangler dev` upload it:
 * what wrangler's own bundler does, and what it cannot: Chinese written as itself, SQL without its indentation.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { withoutIndentation } from './slim/sql.mjs'

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

const sql = {
  name: 'sql-without-indentation',
  setup(building) {
    building.onLoad({ filter: /[\\/](?:src|functions|db)[\\/].*\.ts$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      return { contents: withoutIndentation(readFileSync(path, 'utf8')), loader: 'ts' }
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
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'navigator.userAgent': '"Cloudflare-Workers"', 'process.env.NODE_ENV': '"production"' },
    alias: chemistry ? SLIM : { ...SLIM, openchemlib: './scripts/no-chemistry.ts' },
    plugins: [sql],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: true,
    metafile: true,
    logLevel: 'error',
  })
  return { files: outputFiles.map(({ path, contents }) => ({ path, contents })), metafile }
}

/** @param folder instead of `dist/worker` */
export async function buildWorker(folder = join(root, 'dist/worker'), options = {}) {
  const { files, metafile } = await bundleOfWorker(options)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(folder, path.split(/[\\/]/).pop()), contents)
  return { metafile }
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) await buildWorker()
