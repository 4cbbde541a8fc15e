import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./support/large.ts', import.meta.url))

test.each(['plain', 'zip'])(
  'an export of 200 MiB (%s) is imported below 300 MiB of memory',
  async (packing) => {
    const { stdout } = await promisify(execFile)(process.execPath, [script, '200', packing])
    const { turns, read, peak } = JSON.parse(stdout) as { turns: number; read: number; peak: number }
    expect(turns).toBeGreaterThan(200_000)
    expect(read).toBe(turns)
    expect(peak).toBeLessThan(300)
  },
)
