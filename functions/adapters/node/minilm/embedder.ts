import { LOCAL_MINILM, MINILM_DIMENSIONS } from '../../../../src/core/models/minilm.ts'
import type { Embedder } from '../../../../src/core/ports.ts'
import { type EncoderPackages, PACKAGES } from './packages.ts'
import { encoderThread } from './thread-client.ts'

/** What a processor reads within the time of one call, of texts as long as it reads them. */
const TEXTS_A_CALL = 64

/**
 * all-MiniLM-L6-v2 in a thread of its own: English, the first 256 pieces of words of a text, vectors of 384
 * numbers, no tokens to pay. The thread begins with the first call (`embed([])` does that and nothing else),
 * stays, and takes about 300 MB. Node only.
 */
export function minilmEmbedder(packages: EncoderPackages = PACKAGES): Embedder {
  const thread = encoderThread(packages)
  return {
    offline: false,
    model: LOCAL_MINILM,
    dimensions: MINILM_DIMENSIONS,
    texts_a_call: TEXTS_A_CALL,
    is_free: true,
    async embed(texts, { signal } = {}) {
      const read = texts.map(isRead)
      const made = await thread.encode(
        texts.filter((_, place) => read[place]),
        signal,
      )
      const left = made[Symbol.iterator]()
      return {
        vectors: read.map((is) => (is ? (left.next().value ?? null) : null)),
        usage: { input_tokens: 0, output_tokens: 0 },
      }
    },
  }
}

const LETTER = /\p{L}/gu
const CJK_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/**
 * Whether the encoder makes anything of a text: what is half or more CJK letters, and what has neither letter
 * nor figure, is to it a row of unknown signs, all alike. Such a text has no vector and lives by its words.
 */
export function isRead(text: string): boolean {
  if (!SAYS_SOMETHING.test(text)) return false
  const letters = text.match(LETTER)?.length ?? 0
  const cjk = text.match(CJK_LETTER)?.length ?? 0
  return letters === 0 || cjk * 2 < letters
}
