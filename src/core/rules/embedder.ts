import type { Embedded, Embedder } from '../ports.ts'
import { normalForm } from '../text/normal-form.ts'
import { eachOf } from '../text/pauses.ts'
import { kindOf, type TermKind, tokenize } from '../text/tokens.ts'

/** What `embedding_model` says of rows embedded without a key. */
export const OFFLINE_EMBEDDER = 'offline-lexical-1'

/**
 * An embedder of rules: every word and character n-gram has a dense random direction of its own (so that the
 * signs of a sum mean something), a text is the sum of the directions of what is in it. Deterministic;
 * Chinese and English; close in words, not in meaning.
 */
export function offlineEmbedder(dimensions: number): Embedder {
  return {
    offline: true,
    model: OFFLINE_EMBEDDER,
    dimensions,
    async embed(texts): Promise<Embedded> {
      return {
        vectors: await eachOf(
          texts,
          (text) => text,
          (text) => embedText(text, dimensions),
        ),
        usage: { input_tokens: 0, output_tokens: 0 },
      }
    },
  }
}

const WEIGHTS: Readonly<Record<TermKind, number>> = { word: 1, common: 0.35, single: 0.8, grammar_pair: 0.2 }
/** A word said n times counts n to this power. */
const REPETITION = 0.75
/** All n-grams of a word together, against the word itself. */
const GRAMS_WEIGHT = 0.3
/** Features of a text that are summed; the rest of a long one adds little. */
const MAX_FEATURES = 3000
const WORD_SEED = 0x811c9dc5
const GRAM_SEED = 0x9e3779b9
const LATIN = /^[\p{Script=Latin}]{4,}$/u

function embedText(text: string, dimensions: number): number[] | null {
  const sum = new Float64Array(dimensions)
  const features = featuresOf(text)
  for (const [seed, weight] of features) addDirection(sum, seed, weight)
  return normalised(sum)
}

/**
 * Seeds of directions with their weights, damped as an IDF would: common words and single characters count
 * less, repeats less than the first time.
 */
function featuresOf(text: string): Map<number, number> {
  const counts = new Map<string, number>()
  for (const token of tokenize(text)) counts.set(token, (counts.get(token) ?? 0) + 1)
  if (counts.size === 0)
    for (const character of normalForm(text).replace(/\s+/gu, '')) counts.set(character, 1)
  const features = new Map<number, number>()
  const add = (seed: number, weight: number) => features.set(seed, (features.get(seed) ?? 0) + weight)
  for (const [token, count] of counts) {
    if (features.size >= MAX_FEATURES) break
    const weight = weightOf(token) * count ** REPETITION
    add(hash(token, WORD_SEED), weight)
    if (!LATIN.test(token)) continue
    const grams = gramsOf(token)
    for (const gram of grams) add(hash(gram, GRAM_SEED), (weight * GRAMS_WEIGHT) / Math.sqrt(grams.length))
  }
  return features
}

const weightOf = (token: string): number => WEIGHTS[kindOf(token)]

function gramsOf(word: string): string[] {
  const bounded = `^${word}$`
  return Array.from({ length: bounded.length - 2 }, (_, start) => bounded.slice(start, start + 3))
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let place = 0; place < text.length; place += 1)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  return value >>> 0
}

/** The weight with either sign: which of them is looked up and not asked, as no processor guesses random bits. */
const signed = new Float64Array(2)

/** Adds ± weight in every dimension; the signs are bits of a splitmix sequence that starts at the seed. */
function addDirection(sum: Float64Array, seed: number, weight: number): void {
  signed[0] = -weight
  signed[1] = weight
  let state = seed
  for (let start = 0; start < sum.length; start += 32) {
    state = (state + 0x9e3779b9) | 0
    let bits = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    bits ^= bits >>> 16
    const end = Math.min(start + 32, sum.length)
    for (let place = start; place < end; place += 1) {
      sum[place]! += signed[bits & 1]!
      bits >>>= 1
    }
  }
}

function normalised(sum: Float64Array): number[] | null {
  let square = 0
  for (const value of sum) square += value * value
  if (square === 0) return null
  const length = Math.sqrt(square)
  const vector = new Array<number>(sum.length)
  for (let place = 0; place < sum.length; place += 1) vector[place] = sum[place]! / length
  return vector
}
