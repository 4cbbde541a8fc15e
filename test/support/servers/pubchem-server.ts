import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Compound {
  readonly cid: number
  readonly names: readonly string[]
  readonly smiles?: string
  readonly inchi_key?: string
}

/** What one request gets instead of an answer. */
export type Fault =
  | { readonly status: number }
  | { readonly hang: true }
  | { readonly drop: true }
  | { readonly text: string }

export interface PubChemServer {
  readonly baseURL: string
  readonly asked: {
    readonly method: string
    readonly path: string
    readonly form: string
    readonly at: number
  }[]
  /** What the next requests get, in order; then it answers again. */
  fail(...faults: readonly Fault[]): void
  close(): Promise<void>
}

/**
 * A small local server that speaks PubChem's PUG REST: name → CIDs, CID → properties, faults in its shape.
 * Old servers know one SMILES name.
 */
export async function pubchemServer(
  compounds: readonly Compound[],
  smilesName = 'ConnectivitySMILES',
): Promise<PubChemServer> {
  const asked: PubChemServer['asked'] = []
  const faults: Fault[] = []
  const server = createServer((request, response) => {
    let form = ''
    request.on('data', (chunk) => {
      form += chunk
    })
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', form, at: performance.now() })
      const fault = faults.shift()
      if (fault) return misbehave(fault, response)
      const [status, body] = answer(
        compounds,
        smilesName,
        request.url ?? '',
        new URLSearchParams(form).get('name'),
      )
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    baseURL: `http://127.0.0.1:${port}/rest/pug`,
    asked,
    fail: (...more) => faults.push(...more),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function misbehave(fault: Fault, response: ServerResponse): void {
  if ('status' in fault)
    response
      .writeHead(fault.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(FAULT(fault.status)))
  else if ('text' in fault) response.writeHead(200, { 'content-type': 'application/json' }).end(fault.text)
  else if ('drop' in fault) response.destroy()
}

const FAULT = (status: number) => ({
  Fault: {
    Code: status === 404 ? 'PUGREST.NotFound' : status === 503 ? 'PUGREST.ServerBusy' : 'PUGREST.ServerError',
    Message: 'refused',
  },
})

function answer(
  compounds: readonly Compound[],
  smilesName: string,
  path: string,
  formName: string | null,
): [number, unknown] {
  const named = /^\/rest\/pug\/compound\/name\/(?:([^/]+)\/)?cids\/JSON$/u.exec(path)
  if (named) {
    const name = named[1] === undefined ? formName : decodeURIComponent(named[1])
    const found = compounds.filter((compound) => compound.names.includes(name ?? ''))
    return found.length === 0
      ? [404, FAULT(404)]
      : [200, { IdentifierList: { CID: found.map(({ cid }) => cid) } }]
  }
  const properties = /^\/rest\/pug\/compound\/cid\/(\d+)\/property\/([\w,]+)\/JSON$/u.exec(path)
  const compound = compounds.find(({ cid }) => cid === Number(properties?.[1]))
  if (!properties || !compound) return [404, FAULT(404)]
  const wanted = properties[2]!.split(',')
  const row: Record<string, unknown> = { CID: compound.cid }
  if (wanted.some((name) => name.endsWith('SMILES')) && compound.smiles !== undefined)
    row[smilesName] = compound.smiles
  if (wanted.includes('InChIKey') && compound.inchi_key !== undefined) row.InChIKey = compound.inchi_key
  return [200, { PropertyTable: { Properties: [row] } }]
}
