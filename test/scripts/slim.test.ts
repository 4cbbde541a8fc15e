import { expect, test } from 'vitest'
import * as zod from 'zod'
import * as core from 'zod/v4/core'
import * as slim from '../../scripts/slim/zod.ts'
import * as slimCore from '../../scripts/slim/zod-core.ts'

/** What the Worker is bundled with instead of a package has to be all of it but the languages. */
const namesOf = (module: object) =>
  Object.keys(module)
    .filter((name) => name !== 'locales')
    .sort()

test('the Worker has all of zod but the languages', () => {
  expect(namesOf(slim)).toEqual(namesOf(zod))
  expect(namesOf(slim.z)).toEqual(namesOf(zod.z))
  expect(namesOf(slimCore)).toEqual(namesOf(core))
  expect('locales' in slim).toBe(false)
})

test('its faults are told in English as they are elsewhere', () => {
  const faultsOf = (z: typeof zod | typeof slim) =>
    z.object({ id: z.uuid(), when: z.iso.datetime() }).safeParse({ id: 1, when: 'x' }).error?.issues
  expect(faultsOf(slim)).toEqual(faultsOf(zod))
})
