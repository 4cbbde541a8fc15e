import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from '../../functions/http/json-fault.ts'
import { processorMs } from '../support/processor.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('a text has a fault exactly when JSON.parse refuses it, and up to the fault it is a beginning of JSON', () => {
  const edit = fc.record({
    value: fc.json({ maxDepth: 4 }),
    at: fc.nat(),
    cut: fc.nat({ max: 2 }),
    put: fc.constantFrom('', ',', '}', ']', '"', '\\', '\n', ' ', '1', '-', '{', '[', ':', 'tru', '\u00a0'),
  })
  fc.assert(
    fc.property(edit, ({ value, at, cut, put }) => {
      const place = at % (value.length + 1)
      const text = value.slice(0, place) + put + value.slice(place + cut)
      const fault = jsonFault(text)
      expect([text, fault === null]).toEqual([text, isJson(text)])
      if (fault) expect(fault.column).toBeLessThanOrEqual(text.length + 1)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['arrays', '['.repeat(4 << 20)],
  ['objects', '{"a":'.repeat(1 << 20)],
  ['a string', `"${'\\n'.repeat(2 << 20)}`],
  ['digits', '1'.repeat(4 << 20).concat('x')],
  ['spaces', ' '.repeat(4 << 20)],
  ['lines', '\n'.repeat(4 << 20)],
  ['a long name', `{"${'a'.repeat(4 << 20)}": x`],
])('4 MiB of %s cost little and are named in few words', async (_name, text) => {
  expect(JSON.stringify(jsonFault(text)).length).toBeLessThan(500)
  expect(await processorMs(() => jsonFault(text), 2_000)).toBeLessThan(2_000)
})
