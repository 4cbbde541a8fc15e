import { lazily } from '../lazily.ts'
import { ME } from './holder.ts'
import { chineseRoles, englishRoles, roleOf, withWider } from './roles.ts'
import { kindTables } from './tables.ts'

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\p{L}`
const english = lazily(
  () =>
    new RegExp(
      kindTables().patterns.mentioned.replaceAll('ROLES', englishRoles()).replaceAll('NAME', NAME),
      'giu',
    ),
)
const NAMES = new RegExp(`(?:called|named|name) *$|,? ${NAME}$`, 'u')
const chinese = lazily(
  () =>
    new RegExp(
      `(?:我们?|咱|俺|有|家是|(?<![他她它]|[他她]们|[姐哥总叔姨嫂师工爷婶伯]|[小老阿]\\p{Script=Han})的|个|^)(${chineseRoles()})(?!的)(叫|名叫|姓|是\\p{Script=Han}{2,3}[。！!.]*$|${kindTables().patterns.named_zh})?`,
      'gu',
    ),
)
/** "Two boys, Ollie and Ben": a clause ends before the names, and a relative's are their own. */
const listed = lazily(
  () =>
    new RegExp(
      String.raw`\b(?:[Mm]y|[Oo]ur|got|have|the user['’]s)\b[\p{L} -]{0,30}?(?<!['’]s )\b(${englishRoles()}),? (?:are |is )?(?=${NAME})`,
      'gu',
    ),
)

/** Roles of the person's own whose name follows in the same sentence. */
export const listedRoles = (sentence: string): string[] =>
  Array.from(sentence.matchAll(listed()), ([, role]) => [...withWider(roleOf(role!))]).flat()

/** Who somebody is to the person, by what happened. */
const PARTNER = lazily(() => new RegExp(kindTables().patterns.partner.replaceAll('NAME', NAME), 'u'))

/** Roles that a clause names as the person's own: that they are there, and what they are called. */
export function mentionedRoles(clause: string): [kind: string, role: string][] {
  const found: [string, string][] = []
  const add = (role: string, isNamed: boolean) => {
    if (role === 'partner') found.push(['marital', ME])
    for (const one of withWider(role))
      found.push(['has', one], ...(isNamed ? [['name', one] as [string, string]] : []))
  }
  for (const [all, role] of clause.matchAll(english())) add(roleOf(role!), NAMES.test(all))
  for (const [, role, named] of clause.matchAll(chinese())) add(roleOf(role!), named !== undefined)
  if (PARTNER().test(clause)) add('partner', true)
  return found
}
