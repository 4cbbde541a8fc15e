import { parentPort, workerData } from 'node:worker_threads'
import type { EncoderPackages } from './packages.ts'

/** What `@lat.md/embed` is to us. */
interface Engine {
  createEmbedder(options: { readonly model: unknown }): Promise<{
    embed(texts: string[]): Promise<number[][]>
  }>
}

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'vectors'; readonly vectors: readonly (readonly number[])[] }
  | { readonly kind: 'refused'; readonly message: string }

const port = parentPort!
const tell = (message: FromThread): void => port.postMessage(message)
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function open({ engine, weights }: EncoderPackages) {
  const { createEmbedder } = (await import(engine)) as Engine
  const { default: model } = (await import(weights)) as { readonly default: unknown }
  return createEmbedder({ model })
}

try {
  const encoder = await open(workerData as EncoderPackages)
  // The weights are read with the first text.
  await encoder.embed(['ready'])
  port.on('message', (texts: string[]) => {
    encoder.embed(texts).then(
      (vectors) => tell({ kind: 'vectors', vectors }),
      (error) => tell({ kind: 'refused', message: messageOf(error) }),
    )
  })
  tell({ kind: 'ready' })
} catch (error) {
  tell({ kind: 'failed', message: messageOf(error) })
}
