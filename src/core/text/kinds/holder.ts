import { lazily } from '../lazily.ts'
import { chineseRoles, englishRoles, roleOf, withWider } from './roles.ts'
import { kindTables } from './tables.ts'

/** Whom a clause is about: the person (`me`), who somebody is to them (`sister`, `sister.partner`), a name. */
export type Holder = string

export const ME: Holder = 'me'

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\p{L}`
/** Large words that begin a clause and are nobody. */
const NOBODY = lazily(() => new RegExp(kindTables().patterns.nobody, 'u'))

const owned = lazily(
  () =>
    new RegExp(
      String.raw`\b(my|our|the user['’]s)((?: (?!(?:${englishRoles()})\b)[\w-]+){0,2}?) (${englishRoles()})((?:['’]s? (?:${englishRoles()}))?)(?![\w-])(?:,? (${NAME}))?`,
      'iu',
    ),
)
const bare = lazily(() => new RegExp(kindTables().patterns.bare, 'iu'))
const NAMED = new RegExp(
  String.raw`^\W*(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r)\.? )?(${NAME})(?=['’]s | (?:is|was|has|had|works?|lives?|likes?|plays?|drives?|turns?|wants?|can|will|just|got|does|did)\b)`,
  'u',
)
const SMALL_NAME = /^\W*([a-z]{3,})['’]s (?!all\b|a\b|the\b|up\b|been\b)/u
const NOT_SMALL = lazily(() => new RegExp(kindTables().patterns.not_small, 'u'))
const I = /(?:^|[^\p{L}])(?:I|i|we|We|[Ii]['’]?m|[Ii]['’]ve|[Mm]e|[Tt]he user|用户)(?![\p{L}])/u
/** "I've", "That's": no name. */
const IT_IS = /^(?:I|We|You|They|He|She|It|That|There|Here)['’]/u
const THEY = /^\W*(?:and |but |so )?(?:he|she|they|he's|she's|they're|his|her)\b/iu

const chineseStart = () => kindTables().patterns.start_zh
const chineseOwned = lazily(
  () =>
    new RegExp(
      String.raw`${chineseStart()}(?:(?:他|她|这|那|\p{Script=Han}{2,3})(?:就|也)?是我们?的?|我们?家?[的是有]?|咱们?家?的?|俺|用户的)?(${chineseRoles()})的?(?:(${chineseRoles()})|叫(\p{Script=Han}{1,3}))?`,
      'u',
    ),
)
const chineseMe = lazily(() => new RegExp(`${chineseStart()}(?:我|俺|咱|用户)`, 'u'))
const CHINESE_THEY = /^(?:他|她|它)/u
const CHINESE_NAME = lazily(() => new RegExp(kindTables().patterns.name_zh, 'u'))
/** Whose 在 is of no place: 现在住 in 现在住在苏州 is nobody. */
const NOW = /现在/gu
const NO_NAME = lazily(() => new RegExp(kindTables().patterns.nobody_zh, 'u'))

const ofRole = (words: readonly (string | undefined)[]): Holder[] => {
  const [role, of] = words
  if (of) return [`${roleOf(role!)}.${roleOf(of)}`]
  return [...withWider(roleOf(role!))]
}

const PERSONS = /^(?:(?:the )?user['’]s |用户的)/iu

/** Of an entity that a memory is about: `Anika`, or who it is to the person (`user's mother`, `用户的妈妈`). */
export function holderNamed(about: string): readonly Holder[] {
  const relative = about.replace(PERSONS, '')
  return relative === about ? [about.toLowerCase()] : ofRole([relative])
}

/** Whether a clause is about somebody whom only another one names. */
export const namesNobody = (clause: string): boolean => THEY.test(clause) || CHINESE_THEY.test(clause)

/** Of a clause; null where it does not say. */
export function holdersOf(clause: string): readonly Holder[] | null {
  return /\p{Script=Han}/u.test(clause) ? chineseHolders(clause) : englishHolders(clause)
}

function englishHolders(clause: string): readonly Holder[] | null {
  const own = owned().exec(clause)
  const first = I.exec(clause)
  if (own && (!first || own.index <= first.index + 1)) {
    const [, , before = '', role, of, name] = own
    const exact = `${before.trim().split(' ').at(-1)} ${role}`.trim()
    const known = roleOf(exact) === exact.toLowerCase() ? role! : exact
    const holders = ofRole(of ? [role, of.replace(/^['’]s? /u, '')] : [known])
    return name && !of && /^\p{Lu}/u.test(name) && !NOBODY().test(name)
      ? [...holders, name.toLowerCase()]
      : holders
  }
  const named = NAMED.exec(clause)?.[1] ?? notSmall(SMALL_NAME.exec(clause)?.[1])
  if (named && !NOBODY().test(named) && !IT_IS.test(named))
    return [named.replace(/['’]s$/u, '').toLowerCase()]
  if (THEY.test(clause)) return null
  const kin = bare().exec(clause)
  if (kin && (!first || kin.index < first.index)) return ofRole([kin[1]])
  return first ? [ME] : null
}

const notSmall = (word?: string) => (word && !NOT_SMALL().test(word) ? word : undefined)

function chineseHolders(clause: string): readonly Holder[] | null {
  const own = chineseOwned().exec(clause)
  if (own) {
    const [, role, of, name] = own
    const holders = ofRole([role, of])
    return name ? [...holders, name] : holders
  }
  if (chineseMe().test(clause)) return [ME]
  if (CHINESE_THEY.test(clause)) return null
  const name = CHINESE_NAME().exec(clause.replace(NOW, ''))?.[1]
  return name && !NO_NAME().test(name) ? [name] : null
}
