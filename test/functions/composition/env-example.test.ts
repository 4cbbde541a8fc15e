import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Environment, readEnvironment } from '../../../functions/env.ts'

const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n')
const example = Object.fromEntries(
  lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
)

test('.env.example has every variable and no other', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(Environment.shape).sort())
})

test('as it stands it is a configuration that runs, and its values are the defaults', () => {
  const models = Object.fromEntries(
    Object.keys(example)
      .filter((name) => name.startsWith('MODEL_'))
      .map((name) => [name, example[name]]),
  )
  const { MODEL_TIMEOUT_MS: _, ...named } = models
  expect(readEnvironment(example, 'node')).toEqual(readEnvironment(named, 'node'))
})
