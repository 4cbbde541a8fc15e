import { expect, test } from 'vitest'
import { containerTries } from '../../../bench/breaking/attack/container-tries.ts'

test.each(containerTries)(
  '$what',
  async ({ held }) => {
    expect(await held()).toMatchObject({ fine: true })
  },
  240_000,
)
