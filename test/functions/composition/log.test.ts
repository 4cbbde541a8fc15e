import { expect, test } from 'vitest'
import { jsonLog } from '../../../functions/composition/log.ts'

test.each([
  ['debug', ['info', 'warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
  ['silent', []],
] as const)('with LOG_LEVEL=%s lines of %j are written, each one JSON object', (least, levels) => {
  const lines: string[] = []
  const log = jsonLog(least, (line) => lines.push(line))
  for (const level of ['info', 'warn', 'error'] as const) log[level]('seen', { text: 'a\nb' })
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    levels.map((level) => ({ time, level, event: 'seen', text: 'a\nb' })),
  )
  expect(lines.join('')).not.toContain('\n')
})
