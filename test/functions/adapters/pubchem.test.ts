import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pubchem } from '../../../functions/adapters/pubchem.ts'
import { type Compound, type PubChemServer, pubchemServer } from '../../support/servers/pubchem-server.ts'

const COMPOUNDS: Compound[] = [
  {
    cid: 243,
    names: ['benzoic acid', '苯甲酸'],
    smiles: 'C1=CC=C(C=C1)C(=O)O',
    inchi_key: 'WPYMKLBDIGXBTP-UHFFFAOYSA-N',
  },
  { cid: 101, names: ['twin'], smiles: 'CO' },
  { cid: 102, names: ['twin'], smiles: 'CCO' },
  { cid: 103, names: ['acid/base pair', '..', 'a?b#c%d'], smiles: 'CC(=O)O' },
  { cid: 104, names: ['shapeless'] },
]
const never = new AbortController().signal

let server: PubChemServer
beforeEach(async () => {
  server = await pubchemServer(COMPOUNDS)
})
afterEach(() => server.close())

const source = (more = {}) => pubchem({ baseURL: server.baseURL, ...more })

test('a name leads to one compound and its properties in two requests', async () => {
  expect(await source().find('benzoic acid', never)).toEqual({
    cid: 243,
    canonical_smiles: 'C1=CC=C(C=C1)C(=O)O',
    inchi_key: 'WPYMKLBDIGXBTP-UHFFFAOYSA-N',
  })
  expect(server.asked.map(({ path }) => path)).toEqual([
    '/rest/pug/compound/name/benzoic%20acid/cids/JSON',
    '/rest/pug/compound/cid/243/property/CanonicalSMILES,ConnectivitySMILES,InChIKey/JSON',
  ])
})

test('an older server that answers CanonicalSMILES is understood too', async () => {
  const old = await pubchemServer(COMPOUNDS, 'CanonicalSMILES')
  try {
    expect(await pubchem({ baseURL: old.baseURL }).find('苯甲酸', never)).toMatchObject({
      canonical_smiles: 'C1=CC=C(C=C1)C(=O)O',
    })
  } finally {
    await old.close()
  }
})

test('unknown names are none, several compounds ambiguous, a compound without structure none', async () => {
  expect(await source().find('unobtainium', never)).toBe('none')
  expect(await source().find('twin', never)).toBe('ambiguous')
  expect(await source().find('shapeless', never)).toBe('none')
})

test.each(['acid/base pair', '..', 'a?b#c%d'])('the name %s arrives whole', async (name) => {
  expect(await source().find(name, never)).toMatchObject({ cid: 103 })
})

describe('no answer', () => {
  test.each([
    [429, 'rate_limited'],
    [503, 'rate_limited'],
    [500, 'backend_error'],
    [504, 'backend_error'],
    [403, 'backend_error'],
  ])('%i is %s', async (status, code) => {
    server.fail({ status })
    await expect(source().find('benzoic acid', never)).rejects.toMatchObject({ name: 'WorkError', code })
  })

  test('is silence too where a limit that nothing else holds is collected, as on Node 20', async () => {
    const forgotten = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(never)
    try {
      server.fail({ hang: true })
      await expect(source({ timeout_ms: 50 }).find('benzoic acid', never)).rejects.toMatchObject({
        code: 'timeout',
      })
    } finally {
      forgotten.mockRestore()
    }
  })

  test('neither is silence, a dropped connection, or text that is not the right JSON', async () => {
    server.fail({ hang: true })
    await expect(source({ timeout_ms: 50 }).find('benzoic acid', never)).rejects.toMatchObject({
      code: 'timeout',
    })
    server.fail({ drop: true })
    await expect(source().find('benzoic acid', never)).rejects.toMatchObject({ code: 'backend_error' })
    server.fail({ text: '<html>' })
    await expect(source().find('benzoic acid', never)).rejects.toMatchObject({ code: 'backend_error' })
    server.fail({ text: '{}' })
    await expect(source().find('benzoic acid', never)).rejects.toMatchObject({ code: 'schema_invalid' })
  })

  test('a caller that gives up is obeyed, and the next one is served', async () => {
    const pubchem = source()
    server.fail({ hang: true })
    const giving = new AbortController()
    const before = server.asked.length
    const found = pubchem.find('benzoic acid', giving.signal)
    await Promise.all([
      expect(found).rejects.toMatchObject({ code: 'timeout' }),
      expect
        .poll(() => server.asked.length, { timeout: 60_000 })
        .toBe(before + 1)
        .then(() => giving.abort()),
    ])
    expect(await pubchem.find('benzoic acid', never)).toMatchObject({ cid: 243 })
  })
})

test('never more than five requests in any second, however many ask at once and however slow the way', async () => {
  let time = 0
  const arrivals: number[] = []
  const slow = [0, 700, 0, 350, 0, 0, 120]
  const paced = pubchem({
    now: () => time,
    wait: async (ms) => {
      time += ms
    },
    fetch: async () => {
      const delay = slow[arrivals.length % slow.length]!
      arrivals.push(time + delay)
      time += delay
      return Response.json({ IdentifierList: { CID: [] } })
    },
  })
  await Promise.all(Array.from({ length: 40 }, (_, place) => paced.find(`name ${place}`, never)))
  expect(arrivals).toHaveLength(40)
  for (const [place, at] of arrivals.entries())
    expect((arrivals[place + 5] ?? Number.POSITIVE_INFINITY) - at).toBeGreaterThanOrEqual(1000)
})
