import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const using = (word: RegExp) =>
  globSync(['db/**/*.ts', 'functions/**/*.ts', 'src/**/*.ts'], { cwd: root }).filter((file) =>
    word.test(readFileSync(root + file, 'utf8')),
  )

test('the door that sees every tenant is opened for administration, sweeps, readiness and the measure of an embedder only', () => {
  expect(using(/\.asSystem\(/).sort()).toEqual([
    'functions/composition/compose.ts',
    'functions/composition/context.ts',
    'functions/middleware/callers/callers.ts',
    'src/core/operations/readiness.ts',
    'src/core/operations/try-write.ts',
  ])
})

test('one file of the service holds the driver; another one reads values as it does, and no more', () => {
  expect(using(/from '@neondatabase\/serverless'/)).toEqual(['db/database.ts', 'db/local/directly.ts'])
  expect(using(/\{ types \} from '@neondatabase\/serverless'/)).toEqual(['db/local/directly.ts'])
})
