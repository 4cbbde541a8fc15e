import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { borders, mayImport, mayUse } from '../../scripts/borders.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g

/** Every source file of ours, with what it imports: types, values and dynamic imports alike. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) =>
    /^(src|functions|db|prompts|packages\/neuromem\/src|apps\/console\/src)\/.*\.tsx?$/.test(file),
  )
  .filter((file) => existsSync(join(root, file)))
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')
    return [file, [...text.matchAll(IMPORT)].map(([, name]) => name ?? '')] as const
  }),
)
const ours = (file: string, name: string): string => relative(root, resolve(root, dirname(file), name))
const ownImports = (file: string): string[] =>
  (imports.get(file) ?? []).filter((name) => name.startsWith('.')).map((name) => ours(file, name))

test('no file imports across a border', () => {
  const crossing = files.flatMap((file) =>
    ownImports(file)
      .filter((imported) => !mayImport(file, imported))
      .map((imported) => `${file} → ${imported}`),
  )
  expect(crossing).toEqual([])
})

test('no file imports a package that its folder does not use', () => {
  const foreign = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((name) => !name.startsWith('.') && !mayUse(file, name))
      .map((name) => `${file} → ${name}`),
  )
  expect(foreign).toEqual([])
})

/** The files that a file leads back to itself through, if any. */
function circleThrough(start: string): string[] | undefined {
  const seen = new Map<string, string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const next of ownImports(file)) {
      if (next === start) return [...pathTo(file, seen), start]
      if (seen.has(next) || !imports.has(next)) continue
      seen.set(next, file)
      waiting.push(next)
    }
  }
  return undefined
}

function pathTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file)
  return before === undefined ? [file] : [...pathTo(before, cameFrom), file]
}

test('there is no circle of files, imports of types counted', () => {
  expect(files.flatMap((file) => circleThrough(file)?.join(' → ') ?? [])).toEqual([])
})

test('every border is of a folder that is there', () => {
  expect(borders.map(({ folder }) => folder).filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})
