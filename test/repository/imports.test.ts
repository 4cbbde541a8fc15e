import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mayImport, mayUse } from '../../scripts/borders.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A file and what it imports; each alone in a tree of its own under the rules of this repository. */
const refused: readonly (readonly [file: string, imported: string])[] = [
  ['src/core/recall/a.ts', 'hono'],
  ['src/core/recall/b.ts', 'hono/http-exception'],
  ['src/core/recall/c.ts', 'node:fs'],
  ['src/core/recall/d.ts', '@ai-sdk/openai'],
  ['src/core/recall/e.ts', '@upstash/qstash'],
  ['src/core/recall/f.ts', '@neondatabase/serverless'],
  ['src/core/recall/g.ts', '../../../functions/problems.ts'],
  ['src/core/recall/h.ts', '../../../db/local/pglite.ts'],
  ['src/core/context.ts', 'pg'],
  ['src/core/reflection/a.ts', '../ingest/commit-turns.ts'],
  ['src/core/memories/a.ts', '../traits/shape.ts'],
  ['src/core/traits/a.ts', '../reflection/plan.ts'],
  ['src/core/ingest/a.ts', '../recall/recall.ts'],
  ['src/core/recall/deep/a.ts', '../../ingest/commit-turns.ts'],
  ['src/core/experience/a.ts', '../memories/add.ts'],
  ['src/core/story/a.ts', '../recall/recall.ts'],
  ['src/core/text/a.ts', '../memories/add.ts'],
  ['prompts/a.ts', '../src/core/ports.ts'],
  ['prompts/b.ts', 'drizzle-orm'],
  ['db/schema/a.ts', '../database.ts'],
  ['db/migrate.ts', 'pg'],
  ['functions/app.ts', '@neondatabase/serverless'],
  ['functions/worker.ts', '../db/local/embedded/embedded.ts'],
  ['functions/composition/compose.ts', '../../db/local/embedded/embedded.ts'],
  ['functions/routes/a.ts', '../adapters/qstash.ts'],
  ['functions/middleware/a.ts', 'drizzle-orm'],
  ['functions/node.ts', '@electric-sql/pglite'],
]
const allowed: typeof refused = [
  ['src/core/recall/a.ts', '../traits/shape.ts'],
  ['src/core/recall/b.ts', '../../../db/statements.ts'],
  ['src/core/reflection/a.ts', '../traits/confidence.ts'],
  ['src/core/ingest/a.ts', '../graph/write.ts'],
  ['src/core/companion/a.ts', '../recall/recall.ts'],
  ['src/core/story/a.ts', '../search/arms.ts'],
  ['prompts/a.ts', 'zod'],
  ['prompts/b.ts', './task.ts'],
  ['db/database.ts', '@neondatabase/serverless'],
  ['functions/composition/compose.ts', '../adapters/qstash.ts'],
  ['functions/composition/node/database.ts', '../../../db/local/embedded/embedded.ts'],
]

/**
 * Lints the files under the repository's rules and gives back those with a restricted import, or one that
 * closes a circle.
 */
function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'neuromem-borders-'))
  try {
    const { vcs: _, $schema: __, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    writeFileSync(join(tree, 'biome.json'), JSON.stringify({ root: true, ...rules }))
    copyFileSync(join(root, 'biome.borders.json'), join(tree, 'biome.borders.json'))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      writeFileSync(join(tree, file), text)
    }
    const only = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles']
    const biome = join(root, 'node_modules/.bin/biome')
    const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=200', ...only, '.'], {
      cwd: tree,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { category: string; location: { path: string } }[]
    }
    const kinds = ['lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles']
    return diagnostics
      .flatMap(({ category, location }) => (kinds.includes(category) ? [location.path] : []))
      .sort()
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

const importing = (cases: typeof refused) =>
  Object.fromEntries(
    cases.map(([file, imported]) => [
      file,
      `import * as imported from '${imported}'\nexport const used = imported\n`,
    ]),
  )

/** What the table says: it knows where a relative import leads. */
const mayBe = ([file, imported]: (typeof refused)[number]): boolean =>
  imported.startsWith('.')
    ? mayImport(file, relative('/', resolve('/', dirname(file), imported)))
    : mayUse(file, imported)

test.each(refused)('%s may not import %s', (file, imported) => {
  expect(mayBe([file, imported])).toBe(false)
})

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(mayBe([file, imported])).toBe(true)
})

/**
 * The linter sees only the words of an import: whoever reaches into another folder of its own is left to the
 * table.
 */
const seenByLinter = refused.filter(([file]) => /^(src|functions)\//.test(file))

test('the linter refuses an import across a border while it is written', () => {
  expect(faultsIn(importing(seenByLinter))).toEqual(seenByLinter.map(([file]) => file).sort())
})

test('the linter lets an import along an arrow pass', () => {
  expect(faultsIn(importing(allowed))).toEqual([])
})

test('a circle of imports is refused', () => {
  const circle = {
    'src/core/text/a.ts': `import { b } from './b.ts'\nexport const a = () => b\n`,
    'src/core/text/b.ts': `import { a } from './a.ts'\nexport const b = () => a\n`,
  }
  expect(faultsIn(circle)).toEqual(Object.keys(circle))
})
