import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import * as zod from 'zod'
import * as core from 'zod/v4/core'
import * as slimKinds from '../../scripts/slim/kind-tables.ts'
import { withoutAnswers, withPureSchemas } from '../../scripts/slim/plugins/schemas.mjs'
import { withoutIndentation } from '../../scripts/slim/plugins/sql.mjs'
import * as slimTables from '../../scripts/slim/rule-tables.ts'
import * as slim from '../../scripts/slim/zod.ts'
import * as slimCore from '../../scripts/slim/zod-core.ts'
import { tablesOfKinds, tablesOfRules } from '../../scripts/worker.mjs'
import { table } from '../../src/core/rules/reflecting/everyday/thing.ts'
import { readTables, tables } from '../../src/core/rules/tables.ts'
import { kindTables } from '../../src/core/text/kinds/tables.ts'

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

test('operations go without the shapes of their answers, each on its lines', () => {
  const source = [
    "  answers: done(z.union([Told, Shown]), 'It (all) of it'),",
    '  answers: created(',
    '    z.strictObject({ id }),',
    "    'New',",
    '  ),',
    "    again: { status: 200, description: 'Told', schema: Told, type: SVG },",
    '  body: Told,',
  ]
  expect(withoutAnswers(source.join('\n')).split('\n')).toEqual([
    '  answers: done(),',
    '  answers: created(',
    '',
    '',
    '),',
    "    again: { status: 200, description: 'Told', type: SVG },",
    '  body: Told,',
  ])
})

test('schemas that nobody asks for may go; functions and other files stay as they are', () => {
  const source = [
    "import * as z from 'zod'",
    'const some = (item) => z.array(item)',
    'const MOST = 3',
    'export const Told = z',
    '  .strictObject({',
    '    id: some(Id),',
    '  })',
    '',
    '/** Of it. */',
    'export const Page: z.ZodType<Told> = Told.extend({ next: z.string() })',
    '',
  ]
  expect(withPureSchemas(source.join('\n')).split('\n')).toEqual([
    ...source.slice(0, 3),
    'export const Told = /* @__PURE__ */ (() => z',
    '  .strictObject({',
    '    id: some(Id),',
    '  }))()',
    '',
    '/** Of it. */',
    'export const Page: z.ZodType<Told> = /* @__PURE__ */ (() => Told.extend({ next: z.string() }))()',
    '',
  ])
  expect(withPureSchemas('const Told = z.string()')).toBe('const Told = z.string()')
})

test('no text of the SQL goes over a line, so that none loses a blank', () => {
  const files = globSync(['src/**/*.ts', 'functions/**/*.ts', 'db/**/*.ts'])
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [template] of source.matchAll(/(?<![\w.$/`-])sql`[^`$]*`/g))
      expect(template.replaceAll(/--.*/g, '').replaceAll(/'[^'\n]*'/g, ''), file).not.toContain("'")
  }
})

test("the tables of the rules stand in a Worker's file as in the source, and are read once", async () => {
  await readTables()
  const own = tables()
  expect(own.ways_english).toContain('tomato')
  expect(own.everyday).toContain('加班')
  expect(own.chinese_words).toContain('龙井')
  expect(await tablesOfRules()).toEqual(own)
  const asked: string[] = []
  const publicFile = async (path: string) => {
    asked.push(path)
    return Response.json(own)
  }
  for (let time = 0; time < 2; time += 1) await slimTables.readTables(publicFile)
  expect(slimTables.tables()).toEqual(own)
  expect(asked).toEqual(['/console/rule-tables.json'])
})

test("words of kinds stand in a Worker's file as in the source; without it texts have their words alone", async () => {
  const own = kindTables()
  expect(own.kinds).toContain('乐器')
  expect(own.roles).toContain('gaffer')
  expect(own.asked_by).toContain('核桃')
  expect(own.traditional).toContain('龜龟')
  expect(own.cantonese.words).toContain('佢:他')
  expect(await tablesOfKinds()).toEqual(own)
  const asked: string[] = []
  const publicFile = async (path: string) => {
    asked.push(path)
    return Response.json(own)
  }
  for (let time = 0; time < 2; time += 1) await slimKinds.readKindTables(publicFile)
  expect([slimKinds.kindTables(), asked]).toEqual([own, ['/console/kind-tables.json']])
  vi.resetModules()
  const fresh: typeof slimKinds = await import('../../scripts/slim/kind-tables.ts')
  await fresh.readKindTables(() => Promise.reject(new Error('no assets')))
  expect(fresh.kindTables()).toMatchObject({ kinds: '', roles: '', asked_by: '' })
})

test('a Worker beside which they were not built knows none of them, and its rules still answer', async () => {
  vi.resetModules()
  const fresh: typeof slimTables = await import('../../scripts/slim/rule-tables.ts')
  await fresh.readTables(async () => undefined)
  expect(fresh.tables()).toEqual({
    everyday: '',
    things: '',
    habits: '',
    deeds: '',
    signs: '',
    rates: '',
    ways_english: '',
    ways_chinese: '',
    slots: '',
    families: '',
    related: '',
    chinese_words: '',
    names: {},
    worth: {},
  })
  expect(table(fresh.tables().everyday)).toEqual([])
})
