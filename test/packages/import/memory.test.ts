import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./support/large.ts', import.meta.url))

/** V8 leaves less garbage lying: what is measured is what reading needs, wherever it runs. */
const TIDY = ['--max-semi-space-size=16', '--max-old-space-size=64']

/**
 * The other sources are read like one of these: `node test/packages/import/support/large.ts 200 plain
 * SOURCE`.
 */
test.each([
  ['chatgpt', 'plain'],
  ['chatgpt', 'zip'],
  ['graphiti', 'plain'],
  ['mem0', 'plain'],
])('an export of 200 MiB (%s, %s) is imported below 250 MiB of memory', async (source, packing) => {
  const { stdout } = await promisify(execFile)(process.execPath, [...TIDY, script, '200', packing, source])
  const { read, kept, peak } = JSON.parse(stdout) as { read: number; kept: number; peak: number }
  expect(kept).toBeGreaterThan(200_000)
  expect(read).toBeGreaterThanOrEqual(kept)
  expect(peak).toBeLessThan(250)
})
