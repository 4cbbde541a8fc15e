import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, setTransport } from '../../../db/database.ts'
import { statement } from '../../../db/statements.ts'
import { embeddedDatabase } from '../../support/database.ts'

afterAll(async () => void (await embeddedDatabase()))

test('work that nobody waits for asks by a name of its own, and people by theirs', async () => {
  const asked: string[] = []
  setTransport({
    fetch: async (_url, init) => {
      const { pathname, searchParams } = new URL(new Headers(init.headers).get('neon-connection-string')!)
      asked.push(searchParams.get('application_name') === 'work' ? `work on ${pathname}` : pathname)
      return Response.json({ message: 'heard', code: '22000' }, { status: 400 })
    },
  })
  const url = 'postgresql://n:n@host/db'
  const database = openDatabase(url, { backgroundUrl: `${url}?application_name=work`, replicaUrl: `${url}2` })
  const one = [statement(sql`SELECT 1`)]
  const heard = (usage?: { round_trips: number; background?: boolean }, replica = false) =>
    database
      .asSystem(usage)
      .batch(one, { replica })
      .catch(() => undefined)
  await heard()
  await heard({ round_trips: 0 })
  await heard({ round_trips: 0, background: true })
  await heard({ round_trips: 0, background: true }, true)
  expect(asked).toEqual(['/db', '/db', 'work on /db', '/db2'])
})
