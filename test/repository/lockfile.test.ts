import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly version: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as {
  packages: Record<string, Locked>
}

/** What `name` means for a package: the nearest one upwards. */
function resolved(from: string, name: string): Locked | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const found = packages[`${place ? `${place}/` : ''}node_modules/${name}`]
    if (found || !place) return found
  }
}

test('the lock file names the binaries of every platform: without one of them npm ci refuses the whole of it', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && resolved(place, name)?.version !== version)
      .map(([name, version]) => `${place || 'package.json'} needs ${name}@${version}`),
  )
  expect(missing).toEqual([])
})
