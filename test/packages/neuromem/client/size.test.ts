import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const LIMIT = 8_192
const entry = fileURLToPath(new URL('../../../../packages/neuromem/src/client/index.ts', import.meta.url))

test('the whole client is small, and imports nothing', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from ${JSON.stringify(entry)}`, resolveDir: '/' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
  })
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.includes('stdin'))
  expect(inputs.every((path) => path.includes('packages/neuromem/src/client/'))).toBe(true)
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThanOrEqual(LIMIT)
})
