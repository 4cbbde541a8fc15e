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
  for (const [short, name] of chineseFullNames(output)) full.set(short, name)
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

/** 秀珍 and 李秀珍: a name of two characters that begins or ends one of three, and only one. */
function chineseFullNames({ entities }: ExtractOutput): [short: string, full: string][] {
  const people = [...new Set(entities.flatMap(({ name, type }) => (type === 'person' ? [name] : [])))]
  const long = people.filter((name) => /^\p{Script=Han}{3}$/u.test(name))
  return people
    .filter((name) => /^(?![小老阿大])\p{Script=Han}{2}$/u.test(name))
    .flatMap((short): [string, string][] => {
      const fits = long.filter((name) => name.endsWith(short) || name.startsWith(short))
      return fits.length === 1 ? [[short, fits[0]!]] : []
    })
}
