import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const { outputDirectory } = JSON.parse(readFileSync(new URL('vercel.json', root), 'utf8')) as {
  outputDirectory: string
}

test('what is served as static files is robots.txt, the console, its headers, and nothing of the code', () => {
  const known = new Set(['_headers', 'console', 'robots.txt'])
  expect(readdirSync(new URL(`${outputDirectory}/`, root)).filter((name) => !known.has(name))).toEqual([])
})

test('no directory of functions is the output: Vercel would fall back to the whole repository', () => {
  expect(['api', '.', '']).not.toContain(outputDirectory)
})
