import type { ExtractOutput, Time } from '../../../../prompts/extract.ts'
import type { NamedEntity, SaidRelation } from '../conversation/relations/relations.ts'

const KIN: ReadonlySet<string> = new Set(
  'PARENT_OF CHILD_OF SIBLING_OF PARTNER_OF FRIEND_OF KNOWS NAMED'.split(' '),
)

/** Adds relations with the entities at their ends, and what the person is called to their aliases. */
export function addRelations(
  output: ExtractOutput,
  found: readonly SaidRelation[],
  source_turn_ids: string[],
  time: Time | null,
): void {
  for (const { subject, predicate, object } of found) {
    for (const entity of [subject, object]) addEntity(output, entity, source_turn_ids)
    output.relations.push({
      subject: subject.name,
      predicate,
      object: object.name,
      source_turn_ids,
      // "my sister Mia moved on Friday": she is not a sister since
      time: KIN.has(predicate) ? null : time,
    })
    if (predicate === 'NAMED' && subject.type === 'user') {
      output.entities.find((entity) => entity.type === 'user')?.aliases.push(object.name)
    }
  }
}

/** One entity a name and turn; what holds a name in it is that one already. */
function addEntity(output: ExtractOutput, { name, type }: NamedEntity, source_turn_ids: string[]): void {
  const known = output.entities.find(
    (entity) => entity.name === name && entity.source_turn_ids[0] === source_turn_ids[0],
  )
  if (!known) output.entities.push({ name, type, aliases: [], source_turn_ids })
}

/** A name that is part of another one of its turn is that one, cut short. */
export function addMention(output: ExtractOutput, entity: NamedEntity, source_turn_ids: string[]): void {
  const longer = output.entities.some(
    ({ name, source_turn_ids: [turn] }) => turn === source_turn_ids[0] && name.startsWith(entity.name),
  )
  if (!longer) addEntity(output, entity, source_turn_ids)
}
