import type { Calibration, Embedder } from '../../src/core/ports.ts'
import { calibrate } from '../../src/core/search/calibrate.ts'

/** Where the measure of each model is kept beside the stored vectors. */
export interface CalibrationStore {
  read(model: string): Promise<Calibration | null>
  keep(model: string, calibration: Calibration): Promise<void>
}

/**
 * An embedder that is measured once a model name: before its first texts, by one request of its own, unless
 * the store knows it already. When that fails the texts are embedded all the same, and the next ones try
 * again. Without texts it is measured, and whatever it runs in is started.
 */
export function calibrated(embedder: Embedder, store: CalibrationStore): Embedder {
  let known: Calibration | undefined
  let asking: Promise<void> | undefined
  const measure = async (): Promise<void> => {
    const kept = await store.read(embedder.model).catch(() => null)
    known = kept ?? (await calibrate(embedder))
    if (kept === null) await store.keep(embedder.model, known).catch(() => undefined)
  }
  const measured = async (): Promise<void> => {
    asking ??= measure()
    await asking.catch(() => undefined)
    asking = undefined
  }
  const { offline, model, dimensions, texts_a_call, is_free } = embedder
  return {
    offline,
    model,
    dimensions,
    ...(texts_a_call !== undefined && { texts_a_call }),
    ...(is_free !== undefined && { is_free }),
    get calibration() {
      return known
    },
    async embed(texts, options) {
      if (!known) await measured()
      return embedder.embed(texts, options)
    },
  }
}
