import { describe, expect, test } from 'vitest'
import { calibrated } from '../../../functions/composition/calibrated.ts'
import { WorkError } from '../../../src/core/errors.ts'
import type { Calibration, Embedder } from '../../../src/core/ports.ts'
import { calibrationOf } from '../../../src/core/search/calibrate.ts'
import { cosineFloor, meaningOf, nearnessOf, UNMEASURED } from '../../../src/core/search/nearness.ts'
import { UNRELATED } from '../../../src/core/search/unrelated.ts'

const nothing = { read: async () => null, keep: async () => undefined }

/** An embedder of two numbers that counts what it is asked. */
function given(fails = 0): { embedder: Embedder; asked: number[] } {
  const asked: number[] = []
  const embed = async (texts: readonly string[]) => {
    asked.push(texts.length)
    if (asked.length <= fails) throw new WorkError('model_error', 'no answer')
    const vectors = texts.map((_, place) => [1, (place % 8) / 10])
    return { vectors, usage: { input_tokens: 0, output_tokens: 0 } }
  }
  return { embedder: { offline: false, model: 'm', dimensions: 2, embed }, asked }
}

describe('how near unrelated texts lie', () => {
  test('is the mean and the deviation of all pairs: 2 016 of 64 sentences, half of them Chinese', () => {
    expect(UNRELATED).toHaveLength(64)
    expect(new Set(UNRELATED).size).toBe(64)
    expect(UNRELATED.filter((text) => /\p{Script=Han}/u.test(text))).toHaveLength(32)
    const { mean, deviation } = calibrationOf([
      [1, 0],
      [0, 2],
      [3, 3],
    ])
    expect(mean).toBeCloseTo(Math.SQRT2 / 3, 10)
    expect(deviation).toBeCloseTo(1 / 3, 10)
  })

  test('gives the floor and the term of the cosine; offline both stay as they were measured', () => {
    const nearness = { mean: 0.6, deviation: 0.05 }
    expect(cosineFloor(nearness)).toBeCloseTo(0.8)
    expect(meaningOf(0.8, nearness)).toBeCloseTo(0.15)
    expect([meaningOf(0.5, nearness), meaningOf(null, nearness)]).toEqual([0, 0])
    expect([cosineFloor(null), meaningOf(0.5, null)]).toEqual([0.2, 0.0425])
  })

  test('is measured once, before the first texts, and kept by model', async () => {
    const { embedder, asked } = given()
    const kept: [string, Calibration][] = []
    const keep = async (model: string, calibration: Calibration) => void kept.push([model, calibration])
    const first = calibrated(embedder, { ...nothing, keep })
    await Promise.all([first.embed(['a']), first.embed(['b', 'c'])])
    expect(asked).toEqual([64, 1, 2])
    expect(kept).toEqual([['m', first.calibration]])
    const next = calibrated(embedder, { ...nothing, read: async () => kept[0]![1] })
    await next.embed([])
    expect([asked, next.calibration]).toEqual([[64, 1, 2, 0], first.calibration])
  })

  test('that fails leaves the embedder at work, unmeasured, and is tried again with the next texts', async () => {
    const { embedder, asked } = given(1)
    const tried = calibrated(embedder, nothing)
    await tried.embed(['a'])
    expect(nearnessOf(tried)).toEqual(UNMEASURED)
    await tried.embed(['b'])
    expect(asked).toEqual([64, 1, 64, 1])
    expect(nearnessOf(tried)).not.toEqual(UNMEASURED)
  })
})
