import { DatabaseSync } from 'node:sqlite'
import type { OwnEmbedder } from '../../functions/composition/compose.ts'
import type { Embedder } from '../../src/core/ports.ts'

type Vector = readonly number[] | null

const unpaid = (vectors: Vector[]) => ({ vectors, usage: { input_tokens: 0, output_tokens: 0 } })

/** No text has a vector: what is left then is words. */
export const withoutVectors = (embedder: Embedder): Embedder => ({
  ...embedder,
  embed: async (texts) => unpaid(texts.map(() => null)),
})

/**
 * The embedders of this process, which keep what they made of each text in a file of SQLite and read it there
 * the next time: a sentence encoder takes an hour over what is then measured in minutes.
 */
export function keptVectors(own: OwnEmbedder, file: string): OwnEmbedder {
  const kept = new DatabaseSync(file)
  kept.exec('PRAGMA busy_timeout = 60000')
  kept.exec('CREATE TABLE IF NOT EXISTS vectors (text TEXT PRIMARY KEY, vector BLOB)')
  const known = kept.prepare('SELECT vector FROM vectors WHERE text = ?')
  const keep = kept.prepare('INSERT OR REPLACE INTO vectors VALUES (?, ?)')
  function read(text: string): Vector | undefined {
    const row = known.get(text) as { readonly vector: Uint8Array | null } | undefined
    return row?.vector && [...new Float32Array(row.vector.slice().buffer)]
  }
  async function vectorsOf(embedder: Embedder, ...[texts, options]: Parameters<Embedder['embed']>) {
    const open = [...new Set(texts)].filter((text) => read(text) === undefined)
    const { vectors } = open.length > 0 ? await embedder.embed(open, options) : { vectors: [] }
    for (const [place, text] of open.entries()) {
      const vector = vectors[place]
      keep.run(text, vector ? new Uint8Array(Float32Array.from(vector).buffer) : null)
    }
    return unpaid(texts.map((text) => read(text) ?? null))
  }
  return (model) => {
    const embedder = own(model)
    return embedder && { ...embedder, embed: (...asked) => vectorsOf(embedder, ...asked) }
  }
}
