import type { Calibration, Embedder } from '../ports.ts'
import { UNRELATED } from './unrelated.ts'

/** An embedder to which everything is alike would divide by nothing. */
const LEAST_DEVIATION = 0.005

/**
 * How near unrelated texts lie by an embedder: mean and deviation of the cosines of all pairs of a fixed list
 * of sentences, which are embedded in one request.
 * @throws WorkError when the embedder does not answer
 */
export async function calibrate(embedder: Pick<Embedder, 'embed'>): Promise<Calibration> {
  const { vectors } = await embedder.embed(UNRELATED)
  return calibrationOf(vectors.filter((vector) => vector !== null))
}

/** Mean and the population's deviation of the cosines of all pairs. */
export function calibrationOf(vectors: readonly (readonly number[])[]): Calibration {
  const unit = vectors.map(normalised)
  const cosines = unit.flatMap((one, place) => unit.slice(place + 1).map((other) => dot(one, other)))
  const mean = average(cosines)
  const variance = average(cosines.map((cosine) => (cosine - mean) ** 2))
  return { mean, deviation: Math.max(Math.sqrt(variance), LEAST_DEVIATION) }
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, place) => sum + value * other[place]!, 0)

function normalised(vector: readonly number[]): readonly number[] {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map((value) => value / length)
}
