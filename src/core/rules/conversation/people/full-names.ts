import type { ExtractOutput } from '../../../../../prompts/extract.ts'
import { isFirstName } from './known.ts'

/**
 * "Ravi", where one transcript knows one Ravi Menon only: the same person under the full name, with the short
 * one as an alias. Changes what it is given.
 */
export function callByFullName(output: ExtractOutput): void {
  const full = new Map<string, string | null>()
  for (const { name, type } of output.entities) {
    const [first = '', second] = name.split(' ')
    if (!(type === 'person' || isFirstName(first)) || second === undefined || !/^\p{Lu}\p{Ll}+$/u.test(first))
      continue
    full.set(first, full.has(first) && full.get(first) !== name ? null : name)
  }
  for (const entity of output.entities) {
    const name = entity.type === 'person' || entity.type === 'thing' ? full.get(entity.name) : null
    if (!name) continue
    entity.aliases = [...entity.aliases, entity.name]
    entity.type = 'person'
    entity.name = name
  }
  for (const relation of output.relations) {
    relation.subject = full.get(relation.subject) ?? relation.subject
    relation.object = full.get(relation.object) ?? relation.object
  }
}
