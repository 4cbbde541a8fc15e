import { expect, test } from 'vitest'
import type { LivedEvidence } from '../../../src/core/reflection/replay/life.ts'
import { type Relived, replay } from '../../../src/core/reflection/replay/replay.ts'
import type { Trait } from '../../../src/core/traits/belief/trait.ts'
import { LifeWithout } from '../../support/cycles/life-without.ts'
import { diceOf, type Lived, livedBy } from '../../support/cycles/living.ts'

/** A trait as far as both lives must agree: all but ids that follow from the cycle of birth, and vectors. */
function shownOf({ id: _, content_hash, vector, version, ...trait }: Trait) {
  return { ...trait, confidence: trait.confidence && Number(trait.confidence.toFixed(9)) }
}

const keyOf = (row: Omit<LivedEvidence, 'withdrawn'>) =>
  `${row.trait_id} ${row.memory_id} ${row.evidence_type} ${row.quality} ${row.cycle_id}`

const withoutMemories = ({ life }: Lived, withdrawn: ReadonlySet<string>): Relived =>
  replay({
    ...life,
    evidence: life.evidence.map((row) => ({ ...row, withdrawn: withdrawn.has(row.memory_id) })),
  })

const SEEDS = 2000
const seeds = Array.from({ length: SEEDS }, (_, seed) => seed)

test('nothing withdrawn: a life lived again is what is stored (2000 seeds)', () => {
  for (const seed of seeds) {
    const { life, deeds } = livedBy(diceOf(seed))
    // a child that a person ends is taken from its parents, which is a withdrawal
    if (deeds.some(({ event }) => event.event === 'dissolved')) continue
    const { traits } = replay(life)
    for (const trait of life.traits)
      expect(shownOf(traits.get(trait.id)!), `seed ${seed}`).toEqual(shownOf(trait))
  }
})

test('withdrawing evidence equals a life that never had it (2000 seeds)', () => {
  const met = { born: 0, waited: 0, unborn: 0, revived: 0, ended: 0, reworded: 0, parents: 0 }
  for (const seed of seeds) {
    const dice = diceOf(seed)
    const lived = livedBy(dice)
    const named = [...new Set(lived.life.evidence.map(({ memory_id }) => memory_id))].sort()
    const withdrawn = new Set(dice.some(named, 1).slice(0, dice.from(1, 6)))
    const relived = withoutMemories(lived, withdrawn)
    const reference = new LifeWithout(lived, withdrawn)
    const expected = reference.traits
    expect([...relived.traits.keys()].sort(), `seed ${seed}`).toEqual([...expected.keys()].sort())
    for (const [id, trait] of expected) {
      expect(shownOf(relived.traits.get(id)!), `seed ${seed}, ${id}`).toEqual(shownOf(trait))
      const rows = relived.evidence.get(id) ?? []
      const theirs = reference.evidence.filter(({ trait_id }) => trait_id === id)
      expect(rows.map(keyOf).sort(), `seed ${seed}, ${id}`).toEqual(theirs.map(keyOf).sort())
    }
    for (const before of lived.life.traits) count(met, before, expected.get(before.id))
  }
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(10)
})

function count(met: Record<string, number>, before: Trait, after: Trait | undefined) {
  const add = (what: string, holds: boolean | undefined) => {
    met[what] = (met[what] ?? 0) + Number(holds ?? false)
  }
  add('born', after !== undefined)
  add('unborn', !after)
  add('waited', after && after.created_in !== before.created_in)
  add('revived', after && after.stage !== 'dissolved' && before.stage === 'dissolved')
  add('ended', after && after.stage === 'dissolved' && before.stage !== 'dissolved')
  add('reworded', after && after.content !== before.content)
  add('parents', after && after.parent_id !== before.parent_id)
}
