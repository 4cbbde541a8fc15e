import { conceptNameOf, conceptOf, conceptWord, isConcept } from '../concepts.ts'
import { isOnlySeen, isOwnDeed, type Member, sessionsOf } from '../groups.ts'
import { saysItIsOver } from '../topics.ts'
import { chanceOf } from './chance.ts'
import { signsIn } from './signs.ts'

/** In so many sessions, and as likely by chance at most. */
const SESSIONS = 3
/** Of what everybody does. */
const LEAST_COMMON = 4
const CHANCE = 0.01
/** Signs alone tell what anybody may have: in so many sessions there is a deed of it. */
const LEAST_SHOWN = 1
/** Where deeds of two sessions show it. */
const DEEDS = 2
const CHANCE_BESIDE_DEEDS = 0.1

export interface Told<Item> {
  /** Name of the everyday thing. */
  readonly concept: string
  readonly group: Item[]
}

/**
 * Members of several sessions that tell of one everyday thing, by its words or by signs of it, oftener than as
 * many sentences of anybody would. What is least by chance first; each member stands in one group.
 * @param known names of things that are told of already
 */
export function toldBySigns<Item extends Member>(
  members: readonly Item[],
  known: ReadonlySet<string>,
): Told<Item>[] {
  const own = members.filter(
    ({ content }) => isOwnDeed(content) && !isOnlySeen(content) && !saysItIsOver(content),
  )
  const telling = new Map<string, Item[]>()
  for (const member of own)
    for (const concept of thingsOf(member))
      if (!known.has(concept)) telling.set(concept, [...(telling.get(concept) ?? []), member])
  const chance = (concept: string, group: readonly Item[]) => chanceOf(concept, 'signs', group, members)
  const shown = (concept: string, group: readonly Item[]) =>
    sessionsOf(group.filter(({ deeds }) => deeds.has(concept)))
  const isTold = (concept: string, group: readonly Item[]) =>
    group.length >= (conceptOf(conceptWord(concept))?.isCommon ? LEAST_COMMON : SESSIONS) &&
    sessionsOf(group) >= SESSIONS &&
    shown(concept, group) >= LEAST_SHOWN &&
    chance(concept, group) <= (shown(concept, group) >= DEEDS ? CHANCE_BESIDE_DEEDS : CHANCE)
  const taken = new Set<Item>()
  return [...telling]
    .map(([concept, group]) => ({ concept, group, chance: chance(concept, group) }))
    .sort((one, other) => one.chance - other.chance || (one.concept < other.concept ? -1 : 1))
    .flatMap(({ concept, group }) => {
      const free = group.filter((member) => !taken.has(member))
      if (!isTold(concept, free)) return []
      for (const member of free) taken.add(member)
      return [{ concept, group: free }]
    })
}

const thingsOf = ({ topic }: Member): Set<string> =>
  new Set([...signsIn(topic.text), ...[...topic.words].filter(isConcept).map(conceptNameOf)])
