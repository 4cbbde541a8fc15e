import { threadId } from 'node:worker_threads'

/** Stands in for `@lat.md/embed`: a vector is the text's length, the texts of its batch, the thread, the batch's number. */
export async function createEmbedder({ model }) {
  let batches = 0
  return {
    dimensions: model.dimensions,
    async embed(texts) {
      if (texts.includes('break')) process.exit(3)
      if (texts.includes('refuse')) throw new Error('not this one')
      batches += 1
      return texts.map((text) => [text.length, texts.length, threadId, batches])
    },
  }
}
