import { conceptOf, conceptWord } from '../concepts.ts'
import { type Member, sessionsOf } from '../groups.ts'
import { chanceOf } from '../signs/chance.ts'
import type { Told } from '../signs/told.ts'

/** As likely as that at most that two sessions tell such deeds by chance. */
const CHANCE_OF_TWO = 0.006
/** Everybody runs for something, eats, is late, cries and shouts twice; and the cello is not the viola. */
const EVERYBODYS: ReadonlySet<string> = new Set([
  ...'run walk sweet snack eatout takeaway late tears temper alcohol worry insomnia doctor breakfast'.split(
    ' ',
  ),
  ...'instrument ball fight ski collect model'.split(' '),
])

const mayBe = (name: string): boolean => !conceptOf(conceptWord(name))?.isCommon && !EVERYBODYS.has(name)

/** Whether all of them tell a deed of one thing, of which hardly anybody tells two by chance. */
export function showsSeldom(group: readonly Member[], among: readonly Member[]): boolean {
  const shared = [...group[0]!.deeds].filter(
    (name) => mayBe(name) && group.every(({ deeds }) => deeds.has(name)),
  )
  const chance = (name: string) => chanceOf(name, 'deeds', group, among)
  return shared.length > 0 && shared.reduce((all, name) => all * chance(name), 1) <= CHANCE_OF_TWO
}

/**
 * Members of two sessions and more that tell deeds of one thing, the least likely by chance first; each member
 * stands in one group. Words that they have in common beside it say less.
 */
export function seldomIn<Item extends Member>(
  members: readonly Item[],
  among: readonly Member[],
): Told<Item>[] {
  const telling = new Map<string, Item[]>()
  for (const member of members)
    for (const name of member.deeds) telling.set(name, [...(telling.get(name) ?? []), member])
  const taken = new Set<Item>()
  return [...telling]
    .filter(([name, group]) => mayBe(name) && sessionsOf(group) >= 2)
    .map(([concept, group]) => ({ concept, group, chance: chanceOf(concept, 'deeds', group, among) }))
    .sort((one, other) => one.chance - other.chance || (one.concept < other.concept ? -1 : 1))
    .flatMap(({ concept, group }) => {
      const free = group.filter((member) => !taken.has(member))
      if (sessionsOf(free) < 2 || !showsSeldom(free, among)) return []
      for (const member of free) taken.add(member)
      return [{ concept, group: free }]
    })
}
