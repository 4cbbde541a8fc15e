import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as zod from 'zod'
import * as core from 'zod/v4/core'
import { withoutIndentation } from '../../scripts/slim/sql.mjs'
import * as slim from '../../scripts/slim/zod.ts'
import * as slimCore from '../../scripts/slim/zod-core.ts'

/** What the Worker is bundled with instead of a package has to be all of it but the languages. */
const namesOf = (module: object) =>
  Object.keys(module)
    .filter((name) => name !== 'locales')
    .sort()

test('the Worker has all of zod but the languages', () => {
  expect(namesOf(slim)).toEqual(namesOf(zod))
  expect(namesOf(slim.z)).toEqual(namesOf(zod.z))
  expect(namesOf(slimCore)).toEqual(namesOf(core))
  expect('locales' in slim).toBe(false)
})

test('its faults are told in English as they are elsewhere', () => {
  const faultsOf = (z: typeof zod | typeof slim) =>
    z.object({ id: z.uuid(), when: z.iso.datetime() }).safeParse({ id: 1, when: 'x' }).error?.issues
  expect(faultsOf(slim)).toEqual(faultsOf(zod))
})

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is a source
test('SQL goes without its indentation; what is no SQL, and what stands in a hole, stays', () => {
  const source = [
    'const text = `of.sql`\n  as(it `is`)',
    'const part = sql`a\n    -- a comment\n    ${one ? sql`b\n      c \\` d` : `\n  kept`}\n  ${{ of: "}`" }.of}\n  `',
    'const next = `\n  as it is`',
  ].join('\n')
  const made = withoutIndentation(source)
  expect(made.split('\n')).toEqual([
    'const text = `of.sql`',
    '  as(it `is`)',
    'const part = sql`a',
    '-- a comment',
    '${one ? sql`b',
    'c \\` d` : `',
    '  kept`}',
    '${{ of: "}`" }.of}',
    '`',
    'const next = `',
    '  as it is`',
  ])
  expect(() => withoutIndentation('sql`a ${b')).toThrow('does not end')
})
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is a source

test('no text of the SQL goes over a line, so that none loses a blank', () => {
  const files = globSync(['src/**/*.ts', 'functions/**/*.ts', 'db/**/*.ts'])
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [template] of source.matchAll(/(?<![\w.$/`-])sql`[^`$]*`/g))
      expect(template.replaceAll(/--.*/g, '').replaceAll(/'[^'\n]*'/g, ''), file).not.toContain("'")
  }
})
