import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { WireQuery } from '../../../db/local/engine.ts'
import { sendFlight } from '../../../db/local/postgres/flight.ts'
import { preparedStatements } from '../../../db/local/prepared.ts'

const LONG = `SELECT ${'1 + '.repeat(1_000)}1`
const MIDDLE = `SELECT ${'1 + '.repeat(150)}1`
const plain = (query: string, params: (string | null)[] = []): WireQuery => ({ query, params })

interface Submitted {
  submit(connection: pg.Connection): void
  handleCommandComplete(message: { text: string }): void
  handleDataRow(message: { fields: (string | null)[] }): void
  handleError(error: unknown): void
  handleReadyForQuery(): void
}

/** A connection that writes down what it is told to send; its other end is played by the test. */
function listeningClient() {
  const sent: string[] = []
  const says =
    (what: string) =>
    (message: { name?: string; statement?: string; text?: string } = {}) =>
      sent.push(
        [what, message.name ?? message.statement ?? '', message.text?.slice(0, 40) ?? ''].join(' ').trim(),
      )
  const connection = Object.assign(new EventEmitter(), {
    stream: { cork: () => sent.push('cork'), uncork: () => sent.push('uncork') },
    ...{ parse: says('parse'), bind: says('bind'), execute: says('execute'), describe: () => undefined },
    ...{ close: says('close'), sync: says('sync'), flush: says('flush') },
  })
  let submitted: Submitted | undefined
  const client = {
    query: (given: Submitted) => {
      submitted = given
      given.submit(connection as unknown as pg.Connection)
    },
  }
  return { client: client as unknown as pg.ClientBase, sent, connection, server: () => submitted! }
}

describe('a flight', () => {
  test('is one write with one Sync at its end', async () => {
    const { client, sent, server } = listeningClient()
    const results = sendFlight(
      client,
      [plain('BEGIN'), plain('SELECT $1', ['a']), plain('COMMIT')],
      preparedStatements(),
    )
    expect(sent).toEqual([
      'cork',
      ...['BEGIN', 'SELECT $1', 'COMMIT'].flatMap((text) => [`parse  ${text}`, 'bind', 'execute']),
      'sync',
      'uncork',
    ])
    server().handleCommandComplete({ text: 'BEGIN' })
    server().handleDataRow({ fields: ['a'] })
    server().handleCommandComplete({ text: 'SELECT 1' })
    server().handleCommandComplete({ text: 'COMMIT' })
    server().handleReadyForQuery()
    expect(await results).toMatchObject([
      { command: 'BEGIN' },
      { command: 'SELECT', rowCount: 1, rows: [['a']] },
      { command: 'COMMIT' },
    ])
  })

  test('names long texts, reads them once and plans the longest for all values; nobody sees the settings', async () => {
    const { client, sent, server } = listeningClient()
    const prepared = preparedStatements()
    for (const round of [1, 2]) {
      sent.length = 0
      const results = sendFlight(
        client,
        [plain(MIDDLE), plain(LONG), plain('SELECT 1'), plain(`${MIDDLE} `)],
        prepared,
      )
      const parses = sent.filter((message) => message.startsWith('parse'))
      expect(parses).toHaveLength(round === 1 ? 6 : 1)
      if (round === 1) expect(parses.join()).toMatch(/plan_cache_mode', 'f.*plan_cache_mode', 'a/u)
      for (const text of Array.from({ length: 6 }, () => 'SELECT 1')) server().handleCommandComplete({ text })
      server().handleReadyForQuery()
      expect((await results).map(({ command }) => command)).toEqual(['SELECT', 'SELECT', 'SELECT', 'SELECT'])
    }
  })

  test('tells what it has read before plans and transaction end, where somebody waits for it', async () => {
    const { client, sent, server } = listeningClient()
    const told: unknown[] = []
    const results = sendFlight(client, [plain('SELECT 1'), plain(LONG)], preparedStatements(), (read) =>
      told.push(...read),
    )
    expect(sent.slice(-4)).toEqual([expect.stringMatching(/^execute/u), 'flush', 'sync', 'uncork'])
    for (let step = 0; step < 2; step += 1) server().handleCommandComplete({ text: 'SELECT 1' })
    server().handleDataRow({ fields: ['a'] })
    expect(told).toEqual([])
    server().handleCommandComplete({ text: 'SELECT 2' })
    expect(told).toMatchObject([{ rowCount: 1 }, { rowCount: 2, rows: [['a']] }])
    server().handleReadyForQuery()
    expect((await results).map(({ rowCount }) => rowCount)).toEqual([1, 2])
    expect(told).toHaveLength(2)
  })

  test('forgets names that a refused flight did not come to', async () => {
    const { client, sent, connection, server } = listeningClient()
    const prepared = preparedStatements()
    const refused = sendFlight(client, [plain(MIDDLE), plain(`${MIDDLE} `)], prepared)
    connection.emit('parseComplete')
    server().handleError(new Error('refused'))
    await expect(refused).rejects.toThrow('refused')
    sent.length = 0
    void sendFlight(client, [plain(MIDDLE), plain(`${MIDDLE} `)], prepared)
    expect(sent.filter((message) => message.startsWith('parse'))).toHaveLength(1)
    expect(connection.listenerCount('parseComplete')).toBe(1)
  })
})

describe('named statements', () => {
  test('the one that was longest unused makes room', () => {
    const prepared = preparedStatements()
    const texts = Array.from({ length: 201 }, (_, place) => `${MIDDLE} + ${place}`)
    const first = texts.slice(0, 200).map((text) => prepared.sendingOf(text))
    expect(first.every(({ drop }) => drop === undefined)).toBe(true)
    prepared.sendingOf(texts[0]!)
    expect(prepared.sendingOf(texts[200]!).drop).toBe(first[1]!.name)
    expect(prepared.sendingOf(texts[0]!).parse).toBe(false)
    expect(prepared.sendingOf(texts[1]!).parse).toBe(true)
  })

  test('what names one subject is planned for all values, unless it asks for so many rows: of rows given as JSON nothing is known', () => {
    const isGeneric = (text: string) => preparedStatements().sendingOf(text).generic
    const turns =
      'SELECT text, role FROM turns AS turn WHERE turn.subject_id = $1::bigint AND turn.seq > $2::int'
    expect(isGeneric(turns)).toBe(true)
    expect(isGeneric(turns.replace('$1::bigint', '(SELECT id FROM subjects)'))).toBe(true)
    expect(isGeneric(`${turns} ORDER BY seq LIMIT 40`)).toBe(true)
    expect(isGeneric(`${turns} ORDER BY seq LIMIT $3::int`)).toBe(false)
    expect(isGeneric(`${turns} AND id IN (SELECT id FROM json_to_recordset($3) AS given(id uuid))`)).toBe(
      true,
    )
    expect(
      isGeneric('DELETE FROM replies WHERE tenant_id = (SELECT neuromem_tenant()) AND expires_at < $1'),
    ).toBe(false)
  })

  test('a short text has no name', () => {
    expect(preparedStatements().sendingOf('SELECT 1')).toEqual({ parse: true, generic: false })
  })
})
