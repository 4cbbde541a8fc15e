import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What PubChem says of the modifiers that the examples name. */
const KNOWN = [
  {
    CID: 338,
    name: 'salicylic acid',
    SMILES: 'C1=CC=C(C(=C1)C(=O)O)O',
    InChIKey: 'YGSDEFSMJLZEOE-UHFFFAOYSA-N',
  },
  { CID: 6_115, name: 'aniline', SMILES: 'C1=CC=C(C=C1)N', InChIKey: 'PAYRUJLWNCNPSJ-UHFFFAOYSA-N' },
] as const

/** Which compound a request names, by its name or by its number. */
function known(path: string): (typeof KNOWN)[number] | undefined {
  const [, by, key = ''] = /\/compound\/(name|cid)\/([^/]+)\//.exec(path) ?? []
  const name = decodeURIComponent(key)
  return KNOWN.find((one) => (by === 'cid' ? String(one.CID) === name : one.name === name))
}

function answerTo(path: string): object | undefined {
  const compound = known(path)
  if (!compound) return undefined
  const { CID, SMILES, InChIKey } = compound
  return path.includes('/cids/')
    ? { IdentifierList: { CID: [CID] } }
    : { PropertyTable: { Properties: [{ CID, ConnectivitySMILES: SMILES, InChIKey }] } }
}

/** PubChem as far as the examples need it, on this machine: they work without a network, and ask nobody. */
export async function startPubChem(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answerTo(url)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { Fault: { Code: 'PUGREST.NotFound', Message: 'No CID found' } }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/rest/pug`, close: () => void server.close() }
}
