import { conceptNameOf, isConcept } from '../concepts.ts'
import { type Member, sessionOf, sessionsOf } from '../groups.ts'
import type { Told } from '../signs/told.ts'
import { isPositive } from '../topics.ts'

/** Sessions that show a way, and of how many more it may be told by the best. */
const LEAST = 3
const MOST = 6
/** Minus the logarithm of how likely they are by chance; chosen on traits that were held out. */
const ENOUGH = 17
/** What naming the way beside adds. */
const NAMED = 2
/** Of a way that is known already one event is enough that one in 400 sentences of anybody is as like. */
export const SURE_OF_KNOWN = 6

/**
 * Members of three sessions and more that are like events of one way as hardly any talk would be: minus the logarithm of
 * the chance of the best sessions, each by its best member of so many, is enough in all, less what choosing those sessions of all
 * gains. What is least likely by chance first; each member stands in one group.
 * @param known names of things that are told of already
 * @param named groups that name or do one thing outright: their members tell of no other
 */
export function toldByWays<Item extends Member>(
  members: readonly Item[],
  known: ReadonlySet<string>,
  named: readonly Told<Item>[] = [],
): Told<Item>[] {
  const only = new Map<Member, string>(
    named.flatMap(({ concept, group }) => group.map((member) => [member, concept] as const)),
  )
  const sizes = new Map<string | number, number>()
  for (const one of members) sizes.set(sessionOf(one), (sizes.get(sessionOf(one)) ?? 0) + 1)
  const free = new Set(members)
  const told: Told<Item>[] = []
  for (;;) {
    const best = likeliest([...free], {
      sizes,
      only,
      not: new Set([...known, ...told.map(({ concept }) => concept)]),
    })
    if (!best || best.evidence < ENOUGH) return told
    for (const member of best.group) free.delete(member)
    told.push({ concept: best.concept, group: best.group })
  }
}

/** The things that a member names and says yes to. */
const namedBy = ({ topic }: Member): string[] =>
  [...topic.words].filter((word) => isConcept(word) && isPositive(topic, [word])).map(conceptNameOf)

interface Among {
  /** How many members each session has. */
  readonly sizes: ReadonlyMap<string | number, number>
  readonly not: ReadonlySet<string>
  /** What a member tells of alone. */
  readonly only: ReadonlyMap<Member, string>
}

function likeliest<Item extends Member>(members: readonly Item[], { sizes, not, only }: Among) {
  const telling = new Map<string, Item[]>()
  for (const member of members)
    for (const way of new Set([...member.ways.keys(), ...namedBy(member)]))
      if (!not.has(way) && (only.get(member) ?? way) === way)
        telling.set(way, [...(telling.get(way) ?? []), member])
  return Array.from(telling, ([concept, group]) => ({
    concept,
    group,
    evidence: evidenceOf(concept, group, sizes),
  }))
    .filter(({ group }) => sessionsOf(group) >= LEAST)
    .sort((one, other) => other.evidence - one.evidence || (one.concept < other.concept ? -1 : 1))[0]
}

function evidenceOf(way: string, group: readonly Member[], sizes: Among['sizes']): number {
  const best = new Map<string | number, number>()
  for (const member of group) {
    const session = sessionOf(member)
    const like = member.ways.get(way)
    const named = like !== undefined && namedBy(member).includes(way) ? NAMED : 0
    const rare = Math.max(0, (like ?? 0) + named - Math.log(sizes.get(session) ?? 1))
    best.set(session, Math.max(best.get(session) ?? 0, rare))
  }
  const sorted = [...best.values()].sort((one, other) => other - one)
  let [evidence, sum] = [0, 0]
  for (const [place, rare] of sorted.slice(0, MOST).entries()) {
    sum += rare
    const count = place + 1
    if (count >= LEAST) evidence = Math.max(evidence, sum - choices(sizes.size, count))
  }
  return evidence
}

/** Logarithm of in how many ways so many can be chosen of all. */
function choices(all: number, some: number): number {
  let sum = 0
  for (let at = 0; at < some; at += 1) sum += Math.log((all - at) / (at + 1))
  return sum
}
