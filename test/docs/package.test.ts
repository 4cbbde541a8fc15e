import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { commands } from '../../packages/neuromem/src/cli/program.ts'
import { Neuromem } from '../../packages/neuromem/src/client/index.ts'
import { givenClient } from '../packages/neuromem/support/service.ts'

const pages = ['docs/guide/from-mem0.md', 'skills/neuromem/SKILL.md', 'packages/neuromem/README.md'] as const
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...given: unknown[]) => Promise<void>
/** Blocks that are whole programs over the client alone. */
const blocks = pages.flatMap((page) =>
  [...read(page).matchAll(/```ts\n(import \{ Neuromem \} from 'neuromem'\n.*?)```/gs)].map(
    ([, code]) => [page, code!] as const,
  ),
)

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('every page has a program', () => {
  expect(new Set(blocks.map(([page]) => page))).toEqual(new Set(pages))
})

test.each(blocks)('a program of %s runs as printed', async (_, code) => {
  const { key, fetch } = await givenClient()
  vi.stubGlobal('fetch', fetch)
  vi.stubEnv('NEUROMEM_URL', 'http://memory.test')
  vi.stubEnv('NEUROMEM_KEY', key)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { code: script } = await transform(code.replace(/^import .*$/m, ''), { loader: 'ts' })
  await new AsyncFunction('Neuromem', script)(Neuromem)
  vi.restoreAllMocks()
})

test('every command that the pages name is one', () => {
  const names = new Set(commands.map(({ name }) => name.split(' ')[0]))
  const named = [...pages, 'llms.txt'].flatMap((page) =>
    [...read(page).matchAll(/(?:^|`)(?:npx )?neuromem ([a-z]+)/gm)].map(([, name]) => name!),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('every file that llms.txt points to is there', () => {
  const paths = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!)
  for (const path of paths.filter((one) => /\.\w+$/.test(one))) expect(read(path)).not.toBe('')
})
