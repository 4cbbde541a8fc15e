import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { WRITTEN_DIMENSIONS } from '../../db/schema/columns.ts'
import type { Embedder } from '../../src/core/ports.ts'

/** Words and CJK characters, each in a direction of its own: texts that share words are near. */
export function tinyEmbedder(dimensions = WRITTEN_DIMENSIONS): Embedder {
  return {
    offline: true,
    model: `tiny-${dimensions}`,
    dimensions,
    async embed(texts) {
      return { vectors: texts.map((text) => vectorOf(text, dimensions)), usage: { input_tokens: 0, output_tokens: 0 } }
    },
  }
}

function vectorOf(text: string, dimensions: number): number[] | null {
  const words = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
  const vector = new Array<number>(dimensions).fill(0)
  for (const word of words) {
    const hash = sha256(utf8ToBytes(word))
    for (let index = 0; index < dimensions; index += 1) {
      vector[index]! += (hash[(index * 7 + (index >> 5)) % hash.length]! ^ (index * 31)) % 256 < 128 ? -1 : 1
    }
  }
  const norm = Math.hypot(...vector)
  return norm === 0 ? null : vector.map((value) => Number((value / norm).toPrecision(4)))
}
