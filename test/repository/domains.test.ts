import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CORE = new URL('../../src/core/', import.meta.url)
/** Leaves that any domain uses: their files are no verbs. */
const LEAVES = new Set(['models', 'rules', 'search', 'text'])

const domains = readdirSync(CORE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !LEAVES.has(entry.name))
  .map(({ name }) => name)

test.each(domains)('the README of %s names its doors and its chambers', (domain) => {
  const folder = new URL(`${domain}/`, CORE)
  const readme = readFileSync(new URL('README.md', folder), 'utf8')
  const entries = readdirSync(folder, { withFileTypes: true })
  const names = entries.flatMap((entry) => {
    if (entry.isDirectory()) return [`${entry.name}/`]
    const name = entry.name.replace(/\.ts$/u, '')
    return entry.name.endsWith('.ts') && name !== 'schemas' ? [name] : []
  })
  expect(names.filter((name) => !readme.includes(name))).toEqual([])
})
