import { WorkError } from '../../src/core/errors.ts'
import { limitOf } from '../../src/core/models/time-limit.ts'
import type { MoleculeRecord, MoleculeSource } from '../../src/core/ports.ts'

const PUG_REST = 'https://pubchem.ncbi.nlm.nih.gov/rest/pug'
const REQUESTS = 5
const WINDOW_MS = 1_000
const REQUEST_MS = 10_000
/** PubChem answers newer requests for the canonical SMILES under the second name. */
const PROPERTIES = 'CanonicalSMILES,ConnectivitySMILES,InChIKey'

export interface PubChemOptions {
  readonly baseURL?: string
  readonly fetch?: typeof fetch
  /** Milliseconds that one request may take. */
  readonly timeout_ms?: number
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<void>
}

/**
 * PubChem's PUG REST: a name to its compound ids, one id to its properties. Requests go one after the other,
 * at most five in any second wherever one measures: the sixth starts a second after the first was answered.
 * @example pubchem({ baseURL: environment.PUBCHEM_URL })
 */
export function pubchem(options: PubChemOptions = {}): MoleculeSource {
  const request = paced(options)
  const base = (options.baseURL ?? PUG_REST).replace(/\/+$/u, '')
  return {
    async find(name, signal) {
      const found = await request(signal, ...byName(base, name))
      const ids = idsOf(found)
      if (ids.length === 0) return 'none'
      if (ids.length > 1) return 'ambiguous'
      const properties = await request(signal, `${base}/compound/cid/${ids[0]}/property/${PROPERTIES}/JSON`)
      return recordOf(ids[0]!, properties) ?? 'none'
    },
  }
}

/** The name as one path segment; as a form field when a segment cannot hold it. */
function byName(base: string, name: string): [string, RequestInit?] {
  if (!/[/\\]|^\.{1,2}$/u.test(name)) return [`${base}/compound/name/${encodeURIComponent(name)}/cids/JSON`]
  return [`${base}/compound/name/cids/JSON`, { method: 'POST', body: new URLSearchParams({ name }) }]
}

type Request = (signal: AbortSignal, url: string, init?: RequestInit) => Promise<unknown>

function paced(options: PubChemOptions): Request {
  const now = options.now ?? Date.now
  const wait = options.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)))
  const ended: number[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function turn(signal: AbortSignal, url: string, init?: RequestInit): Promise<unknown> {
    for (let due = dueIn(); due > 0; due = dueIn()) await wait(due)
    try {
      return await send(options, signal, url, init)
    } finally {
      ended.push(now())
      if (ended.length > REQUESTS) ended.shift()
    }
  }
  const dueIn = () => (ended.length < REQUESTS ? 0 : ended[0]! + WINDOW_MS - now())

  return (signal, url, init) => {
    const mine = last.then(() => turn(signal, url, init))
    last = mine.catch(() => undefined)
    return mine
  }
}

/** The answer's JSON; null for "no such thing". Everything else is no answer. */
async function send(
  options: PubChemOptions,
  signal: AbortSignal,
  url: string,
  init?: RequestInit,
): Promise<unknown> {
  const limit = limitOf(options.timeout_ms ?? REQUEST_MS, signal)
  const call = options.fetch ?? fetch
  try {
    limit.signal.throwIfAborted()
    const response = await call(url, {
      ...init,
      signal: limit.signal,
      headers: { accept: 'application/json' },
    })
    if (response.status === 404 || response.status === 400) {
      await response.body?.cancel()
      return null
    }
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new WorkError(
        response.status === 429 || response.status === 503 ? 'rate_limited' : 'backend_error',
        `PubChem answered ${response.status}`,
      )
    }
    return await response.json()
  } catch (error) {
    if (error instanceof WorkError) throw error
    if (limit.signal.aborted) throw new WorkError('timeout', 'PubChem did not answer in time', error)
    throw new WorkError('backend_error', 'PubChem did not answer', error)
  } finally {
    limit.clear()
  }
}

function idsOf(answer: unknown): number[] {
  if (answer === null) return []
  const ids = (answer as { IdentifierList?: { CID?: unknown } }).IdentifierList?.CID
  if (!Array.isArray(ids)) throw new WorkError('schema_invalid', 'PubChem answered no list of compounds')
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
}

function recordOf(cid: number, answer: unknown): MoleculeRecord | null {
  const table = (answer as { PropertyTable?: { Properties?: Record<string, unknown>[] } } | null)
    ?.PropertyTable?.Properties
  const row = table?.find((properties) => properties.CID === cid)
  const smiles = row?.CanonicalSMILES ?? row?.ConnectivitySMILES
  if (typeof smiles !== 'string' || smiles === '') return null
  return { cid, canonical_smiles: smiles, inchi_key: typeof row?.InChIKey === 'string' ? row.InChIKey : null }
}
