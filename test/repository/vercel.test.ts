import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const { outputDirectory } = JSON.parse(readFileSync(new URL('vercel.json', root), 'utf8')) as {
  outputDirectory: string
}

test('what Vercel serves as static files is robots.txt and nothing of the code', () => {
  expect(readdirSync(new URL(`${outputDirectory}/`, root), { recursive: true })).toEqual(['robots.txt'])
})

test('no directory of functions is the output: Vercel would fall back to the whole repository', () => {
  expect(['api', '.', '']).not.toContain(outputDirectory)
})
