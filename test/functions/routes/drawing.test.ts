import { expect, test } from 'vitest'
import { resolveMolecules } from '../../../src/core/experience/molecules/resolve-molecules.ts'
import type { MoleculeSource } from '../../../src/core/ports.ts'
import { givenApp } from '../../support/app.ts'
import { contextFor } from '../../support/context.ts'

const source: MoleculeSource = {
  find: async (name) =>
    name === 'nothing'
      ? 'none'
      : {
          cid: 1,
          canonical_smiles: name === 'ethanol' ? 'CCO' : 'C1=CC=C(C=C1)C(=O)O',
          inchi_key: name === 'ethanol' ? 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' : 'WPYMKLBDIGXBTP-UHFFFAOYSA-N',
        },
}

const given = async () => {
  const app = await givenApp()
  const { api_key: key, tenant_id } = await app.tenant()
  const names = ['苯甲酸 100% a/b', 'ethanol', 'nothing']
  const body = { run_id: 'r1', output: { small_molecule_modifier: names } }
  await app.call('POST', '/api/v1/experience/runs', { key, body })
  await resolveMolecules(contextFor(app.services, tenant_id), source, { run_id: 'r1' })
  const late = { run_id: 'r2', output: { small_molecule_modifier: 'later' } }
  await app.call('POST', '/api/v1/experience/runs', { key, body: late })
  const draw = (name: string, query = '', headers = {}) =>
    app.call('GET', `/api/v1/experience/molecules/${encodeURIComponent(name)}/drawing.svg${query}`, {
      key,
      headers,
    })
  return { ...app, key, draw }
}

const MATCH = 'rgb(192,0,255)'

test('a structure is drawn, its acid group in a colour of its own, and nothing in it acts', async () => {
  const { draw } = await given()
  const acid = await draw('苯甲酸 100% a/b')
  expect([acid.status, acid.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(acid.body).toMatch(/^<svg data-cooh="true" [^>]*width="220px" height="160px"/)
  expect(acid.body.split(MATCH).length).toBeGreaterThan(4)
  const plain = await draw('ethanol', '?w=40&h=1000&theme=dark')
  expect(plain.body).toMatch(/^<svg data-cooh="false" [^>]*width="40px" height="1000px"/)
  expect(plain.body).not.toContain(MATCH)
  expect(plain.body).not.toContain('rgb(0,0,0)')
  for (const { body } of [acid, plain])
    expect(body).not.toMatch(/<script|<style|foreignObject|href|class=| on\w+=/i)
})

test('it may be kept: the same drawing has the same tag, and with it nothing is sent again', async () => {
  const { draw } = await given()
  const { headers } = await draw('ethanol')
  const etag = headers.get('etag') ?? ''
  expect(etag).toContain('LFQSCWFLJHTTHZ-UHFFFAOYSA-N')
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  const again = await draw('ethanol', '', { 'if-none-match': `"other", ${etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  expect((await draw('ethanol', '?theme=dark', { 'if-none-match': etag })).status).toBe(200)
})

test('names without a structure are not found, other sizes refused', async () => {
  const { draw } = await given()
  for (const name of ['nothing', 'later', 'unheard of'])
    expect([name, (await draw(name)).status]).toEqual([name, 404])
  for (const query of ['?w=39', '?h=1001', '?theme=red', '?x=1'])
    expect([query, (await draw('ethanol', query)).status]).toEqual([query, 422])
})
