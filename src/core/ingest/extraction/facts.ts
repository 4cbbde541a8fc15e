import { isSingleValued } from '../../graph/writing/predicates.ts'
import { normalise } from '../../text/normalise.ts'
import type { RelationItem } from './criticise.ts'
import type { SaidItem } from './said.ts'

/**
 * Finds what says a relation: the fact with the same sources (of several the one that names the object), else
 * the first that shares a source; where only an episode says it, that one, unless what follows it would end
 * the episode.
 */
export function factsIn(said: readonly SaidItem[]): (item: RelationItem) => SaidItem | undefined {
  const ofTurn = new Map<string, SaidItem[]>()
  for (const item of said) {
    for (const id of idsOf(item)) {
      const others = ofTurn.get(id)
      if (others) others.push(item)
      else ofTurn.set(id, [item])
    }
  }
  const contents = new Map<SaidItem, string>()
  const contentOf = (item: SaidItem) => {
    const known = contents.get(item) ?? normalise(item.content)
    contents.set(item, known)
    return known
  }
  return (relation) => {
    const ids = idsOf(relation)
    const [first = '', ...more] = ids
    // Of one turn, as nearly always, its own; else in the order of all.
    const sharing = more.length === 0 ? (ofTurn.get(first) ?? []) : said.filter(sharesAny(ids))
    const same = sharing.filter(
      ({ sources }) => sources.length === ids.size && sources.every(({ turn_id }) => ids.has(turn_id)),
    )
    const name = normalise(relation.object.name)
    const named = (item: SaidItem) => contentOf(item).includes(name)
    const facts = same.filter(isFact)
    return (
      facts.find(named) ??
      facts[0] ??
      sharing.find(isFact) ??
      (isSingleValued(relation.predicate) ? undefined : same.find((item) => !isFact(item) && named(item)))
    )
  }
}

const idsOf = ({ sources }: Pick<SaidItem, 'sources'>): ReadonlySet<string> =>
  new Set(sources.map(({ turn_id }) => turn_id))

const isFact = ({ memory_type }: SaidItem): boolean => memory_type === 'fact'

const sharesAny =
  (ids: ReadonlySet<string>) =>
  ({ sources }: SaidItem): boolean =>
    sources.some(({ turn_id }) => ids.has(turn_id))
