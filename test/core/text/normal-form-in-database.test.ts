import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { comparedInDatabase, normalForm } from '../../../src/core/text/normal-form.ts'
import { given } from '../../support/given.ts'
import { processorMs } from '../../support/processor.ts'

/** Marks of many writings, each after a letter of its own: a run of one is cut by neither side. */
const everyMark = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{M}/u.test(character))

test('the database compares as we do, and cuts runs of every mark', async () => {
  const { ctx } = await given.tenant()
  const texts = [
    'ﬁn É ﾊﾝ Oslo',
    'plain ASCII, UPPER and lower',
    `e${'\u0301'.repeat(1_000)}x`,
    `a${'\u0301\u0316'.repeat(7_000)} b`,
    ...['\u0591', '\u0900', '\u{1e944}', '\u{e0100}'].map((mark) => `x${mark.repeat(100)}y`),
    `x${everyMark.join('')}y`,
  ]
  const compare = async () => {
    for (const text of texts) {
      const compared = statement<{ is: string }>(sql`SELECT ${comparedInDatabase(sql`${text}::text`)} AS is`)
      const [[row]] = await ctx.db.batch([compared])
      expect(row!.is).toBe(normalForm(text).toLowerCase())
    }
  }
  expect(await processorMs(compare, 1_500)).toBeLessThan(1_500)
})
