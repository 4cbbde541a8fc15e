import { isClosedAddress } from '../../src/core/webhooks/sending/address.ts'

/** The addresses of a name, of both kinds. Throws where nobody knows it. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const RESOLVER = 'https://cloudflare-dns.com/dns-query'
/** A and AAAA, as DNS numbers them. */
const KINDS = [1, 28] as const

/** Asks a resolver over HTTPS, for platforms where a connection cannot be told what to connect to. */
export const resolveByHttps: Resolve = async (name, signal) => {
  const answers = await Promise.all(
    KINDS.map(async (type) => {
      const query = `${RESOLVER}?${new URLSearchParams({ name, type: String(type) })}`
      const answer = await fetch(query, { headers: { accept: 'application/dns-json' }, signal })
      if (!answer.ok) throw new Error(`the resolver answered ${answer.status}`)
      return addressesIn(await answer.json(), type)
    }),
  )
  return answers.flat()
}

/** Of a resolver's answer the addresses: names that lead to them stand beside them. */
function addressesIn(answer: unknown, kind: number): string[] {
  const records = (answer as { readonly Answer?: unknown }).Answer
  if (!Array.isArray(records)) return []
  return records.flatMap((record: { readonly type?: unknown; readonly data?: unknown }) =>
    record.type === kind && typeof record.data === 'string' ? [record.data] : [],
  )
}

const ADDRESS = /^[\d.]+$|:/u

/**
 * Whether a host is, or leads to, an address that is not on the open net. An address has no name to resolve.
 */
export async function leadsAstray(host: string, resolve: Resolve, signal: AbortSignal): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/gu, '').replace(/\.$/u, '')
  if (ADDRESS.test(bare)) return isClosedAddress(bare)
  const found = await resolve(bare, signal)
  if (found.length === 0) throw new Error('nobody knows the name')
  return found.some(isClosedAddress)
}
