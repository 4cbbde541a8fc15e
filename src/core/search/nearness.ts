import type { Calibration, Embedder } from '../ports.ts'

/** Until an embedder was measured. */
export const UNMEASURED: Calibration = { mean: 0, deviation: 0.05 }

/**
 * What the offline embedder's cosine counts beside the words, and its floor; measured in
 * docs/design/recall-measured.md.
 */
const OFFLINE_WEIGHT = 0.085
const OFFLINE_FLOOR = 0.2
const WEIGHT = 0.15 / 4
/** The floor of the cosine, in deviations above the mean of unrelated texts. */
export const FLOOR_DEVIATIONS = 4

/** Null is the offline embedder, which needs no measuring. */
export type Nearness = Calibration | null

/** What the cosines of an embedder are read by. */
export const nearnessOf = ({ offline, calibration }: Pick<Embedder, 'offline' | 'calibration'>): Nearness =>
  offline ? null : (calibration ?? UNMEASURED)

/** Deviations above what unrelated texts have; of the offline embedder as if it were unmeasured. */
export const deviationsOf = (cosine: number | null, nearness: Nearness): number => {
  const { mean, deviation } = nearness ?? UNMEASURED
  return cosine === null ? 0 : Math.max(0, (cosine - mean) / deviation)
}

/** The cosine's term of relevance. */
export const meaningOf = (cosine: number | null, nearness: Nearness): number =>
  nearness === null ? OFFLINE_WEIGHT * Math.max(0, cosine ?? 0) : WEIGHT * deviationsOf(cosine, nearness)

/** A row that shares no specific term with the query must be this near to it. */
export const cosineFloor = (nearness: Nearness): number =>
  nearness === null ? OFFLINE_FLOOR : nearness.mean + FLOOR_DEVIATIONS * nearness.deviation
