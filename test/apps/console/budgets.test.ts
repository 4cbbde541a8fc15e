import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { settled, visit } from './support/browser.ts'

const assets = new URL('../../../public/console/assets/', import.meta.url)
const script = new URL('../../../scripts/console.mjs', import.meta.url)
const kibOf = (name: string): number =>
  gzipSync(readFileSync(new URL(name, assets)), { level: 9 }).length / 1024
const files = () => readdirSync(assets)

test('what the door loads is within 200 KiB', async () => {
  const { page, close } = await visit({ key: null })
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const scripts = loaded.filter((path) => path.endsWith('.js')).map((path) => path.split('/').at(-1)!)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((sum, name) => sum + kibOf(name), 0)).toBeLessThanOrEqual(200)
  await close()
})

test('a screen adds at most 40 KiB a script, all styles are within 24, and nothing names a source map or another host', async () => {
  const { page, close } = await visit({ key: null })
  await settled(page)
  const first = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
    ),
  )
  const scripts = files().filter((name) => name.endsWith('.js'))
  const heavy = scripts.filter((name) => !first.has(name) && kibOf(name) > 40)
  expect(heavy.filter((name) => !/^(drawing|graph|claims)/.test(name) || kibOf(name) > 90)).toEqual([])
  const styles = files().filter((name) => name.endsWith('.css'))
  expect(styles.reduce((sum, name) => sum + kibOf(name), 0)).toBeLessThanOrEqual(24)
  expect(files().filter((name) => name.endsWith('.map'))).toEqual([])
  for (const name of scripts)
    expect(readFileSync(new URL(name, assets), 'utf8')).not.toContain('sourceMappingURL')
  await close()
})

/** What the Worker's build puts beside the console. */
const OF_THE_WORKER = ['openapi.json', 'rule-tables.json', 'kind-tables.json']

test('built again it is the same, byte for byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  const before = performance.now()
  execFileSync(process.execPath, [fileURLToPath(script), '--to', folder])
  expect(performance.now() - before).toBeLessThanOrEqual(60_000)
  const contentsOf = (of: string) =>
    Object.fromEntries(
      readdirSync(of, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !OF_THE_WORKER.includes(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [path.slice(of.length), readFileSync(path, 'utf8')]),
    )
  const built = contentsOf(folder)
  expect(built).toEqual(contentsOf(fileURLToPath(new URL('../../../public/console', import.meta.url))))
  rmSync(folder, { recursive: true })
})
