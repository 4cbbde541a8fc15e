import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const complete = {
  id: `id: 'getMemory'`,
  method: `method: 'GET'`,
  path: `path: '/api/v1/memories/{id}'`,
  tag: `tag: 'memories'`,
  access: `access: 'read'`,
  summary: `summary: 'Read one memory'`,
  description: `description: 'The memory, whatever its status.'`,
  params: `params: MemoryId`,
  answers: `answers: done(Memory, 'The memory')`,
  example: `example: { params: { id: MEMORY_ID }, answer: memory }`,
  verb: `verb: getMemory`,
}
const changed: Record<string, Partial<Record<keyof typeof complete, string>>> = {
  complete: {},
  'without a summary': { summary: '' },
  'without a description': { description: '' },
  'without an example': { example: '' },
  'without an answer in its example': { example: 'example: { params: { id: MEMORY_ID } }' },
  'without the parameters in its example': { example: 'example: { answer: memory }' },
  'with an example that is no memory': {
    example: `example: { params: { id: MEMORY_ID }, answer: { id: 1 } }`,
  },
  'without a verb': { verb: '' },
  'with a verb that answers something else': { verb: `verb: async () => 'a memory'` },
  'with a word that its verb does not say': {
    answers: `answers: { ...done(Memory, 'The memory'), gone: { status: 200, description: 'Gone', schema: Memory } }`,
  },
  'with a scope that there is not': { access: `access: 'everything'` },
}

function source(parts: Partial<Record<keyof typeof complete, string>>): string {
  const at = (path: string) => JSON.stringify(join(root, path))
  const fields = Object.values({ ...complete, ...parts }).filter(Boolean)
  return `
    import { MEMORY_ID, memory } from ${at('functions/examples.ts')}
    import { done, operation } from ${at('functions/operation.ts')}
    import { getMemory } from ${at('src/core/memories/get.ts')}
    import { Memory, MemoryId } from ${at('src/core/memories/schemas.ts')}
    export const tried = [operation({ ${fields.join(', ')} }), done, getMemory, Memory, MemoryId, MEMORY_ID, memory]
  `
}

/** Names of the variants that the compiler refuses. */
async function refused(): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'operations-'))
  try {
    const names = Object.keys(changed)
    for (const [index, name] of names.entries())
      writeFileSync(join(directory, `variant${index}.ts`), source(changed[name] ?? {}))
    const options = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] }
    const types = {
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
      rewriteRelativeImportExtensions: false,
      allowImportingTsExtensions: true,
    }
    writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({ ...options, compilerOptions: types }))
    const told = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', directory]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    )
    return names.filter((_, index) => told.includes(`variant${index}.ts(`))
  } finally {
    rmSync(directory, { recursive: true })
  }
}

test('an operation that lacks something does not compile', async () => {
  expect(await refused()).toEqual(Object.keys(changed).filter((name) => name !== 'complete'))
}, 60_000)
