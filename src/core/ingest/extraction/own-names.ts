import type { ExtractOutput } from '../../../../prompts/extract.ts'
import { canonicalPredicate } from '../../graph/writing/predicates.ts'
import { normalise } from '../../text/normalise.ts'
import type { TheUser } from './known.ts'

type Entity = ExtractOutput['entities'][number]
type Relation = ExtractOutput['relations'][number]

const THE_USER = new Set(['user', 'the user', '用户'])
export const isTheUser = (name: string): boolean => THE_USER.has(normalise(name))

/**
 * An answer in which the person is the user by whatever name: whoever is called Ann may be written of as Ann,
 * be listed as a person, or have the name as an alias. What is about them is then about nobody else.
 * @param the the person's name as a speaker: undefined where nobody is known to be the person
 * @param name what the person is called, as the graph knows it
 */
export function byTheUser(output: ExtractOutput, the: TheUser, name: string | null): ExtractOutput {
  if (the === undefined) return output
  const own = ownNames(output, the ?? name)
  const isOwn = (one: string | null | undefined): boolean => one != null && own.has(normalise(one))
  const said = <Item extends ExtractOutput['facts'][number]>(item: Item): Item => ({
    ...item,
    ...(isOwn(item.about) && { about: 'user' }),
    ...(isOwn(item.said_by) && { said_by: 'user' }),
  })
  const entities = output.entities.map((one) => (isOwn(one.name) ? { ...one, type: 'user' as const } : one))
  return {
    ...output,
    facts: output.facts.map(said),
    episodes: output.episodes.map(said),
    entities: [...entities, ...theUserOf(output.relations, entities)],
  }
}

function ownNames({ entities, relations }: ExtractOutput, called: string | null): ReadonlySet<string> {
  const users = entities.filter(({ type, name }) => type === 'user' || isTheUser(name))
  const listed = users.flatMap(({ name, aliases }) => [name, ...aliases])
  const isOfUser = ({ subject, object }: Relation) => isTheUser(subject) || isTheUser(object)
  const [named, related] = [
    relations.filter((one) => isTheUser(one.subject) && canonicalPredicate(one.predicate) === 'NAMED'),
    relations.filter((one) => isOfUser(one) && canonicalPredicate(one.predicate) !== 'NAMED'),
  ]
  // a dog that is called Rex, whom the user owns
  const others = [
    ...entities.filter(({ type }) => type !== 'user' && type !== 'person').map(({ name }) => name),
    ...related.flatMap(({ subject, object }) => [subject, object]),
  ].map(normalise)
  const names = [...listed, ...named.map(({ object }) => object), called ?? ''].map(normalise)
  return new Set(names.filter((name) => name !== '' && !THE_USER.has(name) && !others.includes(name)))
}

/** The person is there, listed or not. */
function theUserOf(relations: ExtractOutput['relations'], entities: readonly Entity[]): Entity[] {
  if (entities.some(({ type, name }) => type === 'user' || isTheUser(name))) return []
  const ends = relations.filter(({ subject, object }) => isTheUser(subject) || isTheUser(object))
  const source_turn_ids = [...new Set(ends.flatMap((relation) => relation.source_turn_ids))]
  return ends.length === 0 ? [] : [{ name: 'user', type: 'user', aliases: [], source_turn_ids }]
}
