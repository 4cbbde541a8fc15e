import { conceptNameOf, conceptOf, isConcept } from './concepts.ts'
import { showsSeldom } from './deeds/seldom.ts'
import { isSaidOutright, type Member, sessionsOf } from './groups.ts'
import { chanceOf } from './signs/chance.ts'
import type { Told } from './signs/told.ts'
import { isPositive } from './topics.ts'

/** So many tell of it, of what everybody does more; in so many sessions, or in two where it is plain. */
const LEAST = 3
const LEAST_COMMON = 4
const SESSIONS = 3
/** Sessions with a deed of it, beside which words alone may tell of it too. */
const DEEDS = 2
/** And as likely as that at most when nobody has made a habit of it; of what is told of twice. */
const CHANCE = 0.05
const CHANCE_OF_TWO = 0.02

/**
 * Members that tell of one everyday thing, in whatever words, and say the same of it: what somebody keeps up.
 * Each member stands in one group, that of the thing of which most tell.
 */
export function habitualIn<Item extends Member>(members: readonly Item[]): Told<Item>[] {
  const telling = new Map<string, Item[]>()
  for (const member of members) {
    for (const word of [...member.topic.words].filter(isConcept)) {
      const key = `${word} ${isPositive(member.topic, [word])}`
      telling.set(key, [...(telling.get(key) ?? []), member])
    }
  }
  const taken = new Set<Item>()
  return [...telling]
    .sort(
      ([key, one], [otherKey, other]) =>
        sessionsOf(other) - sessionsOf(one) ||
        shownIn(otherKey, other) - shownIn(key, one) ||
        other.length - one.length ||
        (key < otherKey ? -1 : 1),
    )
    .flatMap(([key, all]) => {
      const group = all.filter((member) => !taken.has(member))
      if (!isHabitual(key, group, members)) return []
      for (const member of group) taken.add(member)
      return [{ concept: conceptNameOf(wordOf(key)), group }]
    })
}

const wordOf = (key: string): string => key.split(' ', 1)[0]!

/** In how many sessions a deed of it was told. */
const shownIn = (key: string, group: readonly Member[]): number =>
  sessionsOf(group.filter(({ deeds }) => deeds.has(conceptNameOf(wordOf(key)))))

function isHabitual(key: string, group: readonly Member[], among: readonly Member[]): boolean {
  const concept = conceptOf(wordOf(key))
  const isPlain =
    sessionsOf(group) >= 2 &&
    (isOneWriting(concept?.words, group) || group.some(isSaidOutright) || showsSeldom(group, among))
  const least = concept?.isCommon ? LEAST_COMMON : LEAST
  const shown = shownIn(key, group)
  const enough = concept?.isCommon ? LEAST_COMMON : SESSIONS
  if (shown >= enough || (shown >= DEEDS && sessionsOf(group) >= enough)) return true
  const isByChance = concept && chanceOf(concept.name, 'words', group, among) > CHANCE
  return !isByChance && group.length >= least && (isPlain || sessionsOf(group) >= SESSIONS)
}

/**
 * Whether a group that is no habit may be told of: it has no everyday thing in common, or one that not
 * everybody does and that is told of twice.
 */
export function mayBeTold(group: readonly Member[], among: readonly Member[]): boolean {
  const things = group.map(({ topic }) => [...topic.words].filter(isConcept))
  const shared = things[0]?.filter((word) => things.every((all) => all.includes(word))) ?? []
  if (shared.length === 0) return true
  if (group.length >= LEAST && sessionsOf(group) >= 2) return false
  return shared.some(
    (word) =>
      !conceptOf(word)?.isCommon && chanceOf(conceptNameOf(word), 'words', group, among) <= CHANCE_OF_TWO,
  )
}

/** How somebody is takes more than two times to be seen, what they do for pleasure does not. */
const OF_MANNER: ReadonlySet<string> = new Set(
  'ways work people family company money order health rest'.split(' '),
)

/** Of several kinds: the cello is not the viola. */
const OF_KINDS: ReadonlySet<string> = new Set('instrument ball fight ski collect model'.split(' '))
/** Eaten by everybody now and then. */
const EATEN: ReadonlySet<string> = new Set('sweet snack eatout takeaway'.split(' '))
/** Two of it, be it in one word, are a bad week or a birthday. */
const isFleeting = (thing: string): boolean => {
  const { name = '', domain = '' } = conceptOf(thing) ?? {}
  return domain === 'ways' || EATEN.has(name)
}
const isPlain = (thing: string): boolean => {
  const { name = '', domain = '' } = conceptOf(thing) ?? {}
  return !OF_MANNER.has(domain) && !OF_KINDS.has(name)
}

/**
 * Whether few are enough: they tell of one everyday thing in the same word, or have a word in common beside it, or
 * one of them says that it is a habit.
 */
export function isPlainlyOne(group: readonly Member[]): boolean {
  if (group.some(isSaidOutright)) return true
  const [first, ...others] = group.map(({ topic }) => [...topic.words])
  const shared = first?.filter((word) => others.every((words) => words.includes(word))) ?? []
  const things = shared.filter(isConcept)
  if (things.every(isFleeting) || !things.some((thing) => isDoneIn(thing, group))) return false
  if (things.some(isPlain)) return true
  return shared.length > things.length || things.some((thing) => isOneWriting(conceptOf(thing)?.words, group))
}

/** To name it twice is not to do it. */
const isDoneIn = (thing: string, group: readonly Member[]): boolean =>
  group.some(({ deeds }) => deeds.has(conceptNameOf(thing)))

/** All of them write it in the same word. */
function isOneWriting(words: RegExp | undefined, group: readonly Member[]): boolean {
  if (!words) return false
  const [first, ...others] = group.map(
    ({ content }): readonly string[] => content.toLowerCase().match(words) ?? [],
  )
  return first?.some((said) => others.every((all) => all.some((other) => other === said))) ?? false
}
