import { expect, test } from 'vitest'
import { formatSql } from '../../scripts/documents/format-sql.ts'

test('brackets and clauses say how far a line stands in', () => {
  const text = `WITH found AS (
SELECT id,
upper(name)
FROM (
SELECT * FROM people
-- Kept apart.
WHERE note = ':-)('
) own
)
SELECT id FROM found`
  expect(formatSql(text)).toBe(`WITH found AS (
  SELECT id,
    upper(name)
  FROM (
    SELECT * FROM people
    -- Kept apart.
    WHERE note = ':-)('
  ) own
)
SELECT id FROM found`)
})

test('a long line breaks before its last condition or item that fits', () => {
  const names = Array.from({ length: 30 }, (_, place) => `column_${place}`).join(', ')
  const lines = formatSql(`SELECT ${names} FROM wide WHERE one = 1`).split('\n')
  expect(lines.every((line) => line.length <= 110)).toBe(true)
  expect(lines.map((line) => line.trim()).join(' ')).toBe(`SELECT ${names} FROM wide WHERE one = 1`)
})
