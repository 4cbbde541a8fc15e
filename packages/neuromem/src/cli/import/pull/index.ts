import { ImportError } from '../../../import/errors.ts'
import type { Source } from '../../../import/records.ts'
import type { Origin, Pulled } from './pages.ts'
import { honcho, letta, mem0, supermemory, zep } from './products.ts'

interface Product {
  readonly url: string
  readonly pull: (origin: Origin) => Pulled
}

/** Products whose memory is got by their API. */
const products: Readonly<Partial<Record<Source, Product>>> = {
  mem0: { url: 'https://api.mem0.ai', pull: mem0 },
  zep: { url: 'https://api.getzep.com', pull: zep },
  honcho: { url: 'https://api.honcho.dev/v3/workspaces/default', pull: honcho },
  letta: { url: 'https://api.letta.com', pull: letta },
  supermemory: { url: 'https://api.supermemory.ai', pull: supermemory },
}

export const pullable = Object.keys(products)

export interface PullOptions {
  readonly source: Source
  readonly key: string
  readonly user: string
  readonly url?: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

/** What a product's API has of a person, as the text of a file that its importer reads. */
export function pull({ source, key, user, url, fetch = globalThis.fetch }: PullOptions): Pulled {
  const product = products[source]
  if (!product)
    throw new ImportError('invalid', `${source} has no API to pull from: ${pullable.join(', ')} have`)
  return product.pull({ url: (url ?? product.url).replace(/\/+$/, ''), key, user, fetch })
}
