import { normalise } from '../../text/normalise.ts'
import type { Seen, SeenAlias, SeenEntity, SeenRelation } from '../reading/seen.ts'
import type { Decision, HiddenTurn, WeakerRelation } from './decision.ts'

type Graph = Pick<Decision, 'ended' | 'weaker' | 'entities' | 'aliases'>

/** Relations lose the support of what goes; names go with the last turn that said them. */
export function decideGraph(seen: Seen, gone: ReadonlySet<string>, hidden: readonly HiddenTurn[]): Graph {
  const stated = seen.relations.filter((relation) => supportersOf(relation).some((id) => gone.has(id)))
  const weaker = stated.map((relation) => without(relation, gone))
  const silent = new Set(weaker.filter(({ left }) => left.length === 0).map(({ id }) => id))
  const { entities, aliases, orphans } = decideNames(seen, silent, hidden)
  return {
    ended: seen.relations.filter(({ id }) => silent.has(id) || orphans.has(id)),
    weaker: weaker.filter(({ id }) => !silent.has(id) && !orphans.has(id)),
    entities,
    aliases,
  }
}

const supportersOf = ({ support_ids, fact_ids, source_memory_id }: SeenRelation): string[] => [
  ...support_ids,
  ...fact_ids,
  ...(source_memory_id ? [source_memory_id] : []),
]

function without(
  relation: SeenRelation,
  gone: ReadonlySet<string>,
): WeakerRelation & { readonly left: readonly string[] } {
  const stays = (id: string) => !gone.has(id)
  const left = relation.stated_by.filter(stays)
  const support_ids = relation.support_ids.filter(stays)
  const source = relation.source_memory_id
  return {
    id: relation.id,
    support_count: Math.max(1, relation.support_count - (relation.support_ids.length - support_ids.length)),
    support_ids,
    fact_ids: relation.fact_ids.filter(stays),
    source_memory_id: source !== null && stays(source) ? source : (left[0] ?? null),
    left,
  }
}

/** An entity goes when no relation has it any more and no turn that named it is left. */
function decideNames(seen: Seen, silent: ReadonlySet<string>, hidden: readonly HiddenTurn[]) {
  const before = new Map(seen.turns.map(({ id, text }) => [id, normalise(text)]))
  const after = new Map(before)
  for (const { id, text } of hidden) after.set(id, text === null ? '' : normalise(text))
  const saidIn = (texts: ReadonlyMap<string, string>, { norm }: SeenAlias) =>
    [...texts.values()].some((text) => says(text, norm))
  const isLeft = (alias: SeenAlias) => alias.elsewhere || saidIn(after, alias)
  const relationsOf = ({ id }: SeenEntity) => seen.relations.filter(({ ends }) => ends.includes(id))
  /** What no memory states stands and falls with the turns that named its ends, one after the other. */
  const isHeld = (relation: SeenRelation) => !silent.has(relation.id) && relation.stated_by.length > 0
  const ending = new Set(silent)
  const going = new Set<string>()
  const isTouched = (entity: SeenEntity) =>
    relationsOf(entity).some(({ id }) => ending.has(id)) ||
    entity.aliases.some((alias) => saidIn(before, alias))
  const goes = (entity: SeenEntity) =>
    !(entity.is_user || going.has(entity.id) || entity.aliases.some(isLeft)) &&
    isTouched(entity) &&
    !relationsOf(entity).some(isHeld)
  for (let next = seen.entities.filter(goes); next.length > 0; next = seen.entities.filter(goes)) {
    for (const { id } of next) going.add(id)
    for (const { id } of next.flatMap(relationsOf)) ending.add(id)
  }
  const aliases = seen.entities
    .filter(({ id }) => !going.has(id))
    .flatMap(({ id, aliases: names }) =>
      names
        .filter((alias) => !alias.is_own && saidIn(before, alias) && !isLeft(alias))
        .map(({ norm }) => ({ entity_id: id, norm })),
    )
  return { entities: [...going], aliases, orphans: ending }
}

const PLAIN = /^[a-z0-9 ]+$/u

/** As the read of other turns compares: a name of plain letters is a word of its own. */
function says(text: string, norm: string): boolean {
  if (!PLAIN.test(norm)) return text.includes(norm)
  return new RegExp(`(?<![\\p{L}\\p{N}_])${norm}(?![\\p{L}\\p{N}_])`, 'u').test(text)
}
