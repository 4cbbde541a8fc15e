import { chineseRoles, englishRoles } from '../kinds/roles.ts'
import { kindTables } from '../kinds/tables.ts'
import { lazily } from '../lazily.ts'

const HAN = /\p{Script=Han}/u
const FIRST = /\b(?:i|me|my|mine|myself|we|us|our|ours)\b|[我俺咱]/iu
/** Longer than a question. */
const LONGEST = 200
const CLAUSE = /[,;，；、。？?!！]|\band\b/iu

/** Whoever is asked about: in Chinese, and in English with what they would say themselves. */
const they = lazily(() => {
  const { they_zh, they, pronoun } = kindTables().patterns
  const english = they.split('\n').map((row) => {
    const [pattern = '', word = ''] = row.split(' => ')
    return [new RegExp(String.raw`\b(?:${pattern})\b`, 'giu'), word] as const
  })
  return {
    chinese: new RegExp(they_zh, 'giu'),
    isChinese: new RegExp(they_zh, 'iu'),
    english,
    pronoun: new RegExp(pronoun, 'iu'),
  }
})

const somebody = lazily(() => {
  const { asked_names, asked_name, asked_nobody } = kindTables().patterns
  return {
    role: new RegExp(String.raw`(?<![\w-])(?:${englishRoles()})(?![\w-])|${chineseRoles()}`, 'iu'),
    english: new RegExp(asked_names, 'u'),
    chinese: new RegExp(asked_name, 'u'),
    nobody: new RegExp(asked_nobody, 'u'),
  }
})

/** Whether a part of a question names somebody whom "she" behind it may mean. */
function namesSomebody(part: string): boolean {
  const { role, english, chinese, nobody } = somebody()
  const name = chinese.exec(part)?.[1]
  return role.test(part) || english.test(part) || (name !== undefined && !nobody.test(name))
}

/**
 * A question about a person as they would ask it themselves: 她现在住哪 is 我现在住哪, "What is her job?" "What is my
 * job?", for everything that is asked is asked of the person whose memory it is. "She" is they where nobody else was
 * named before her: "Who is her sister and where is she based?" becomes "Who is my sister and where is she based?".
 */
export function ownQuestion(query: string): string {
  if (query.length > LONGEST || FIRST.test(query)) return query
  return HAN.test(query) ? ownChinese(query) : ownEnglish(query)
}

/** Somebody in the same clause may be beside them (小唐是她什么人), one in a clause before is who is spoken of. */
const ownChinese = (query: string): string =>
  query.replace(they().chinese, (found, at: number) => {
    const before = query.slice(0, at)
    const ended = before.search(/[,;，；、。？?!！](?=[^,;，；、。？?!！]*$)/u)
    return ended >= 0 && namesSomebody(before.slice(0, ended)) ? found : '我'
  })

function ownEnglish(query: string): string {
  const place = they().pronoun.exec(query)?.index ?? -1
  if (place < 0 || namesSomebody(query.slice(0, place))) return query
  const end = endOfOwn(query)
  const own = they().english.reduce((said, [whom, me]) => said.replace(whom, me), query.slice(0, end))
  return own + query.slice(end)
}

/** Where a clause begins behind one that names somebody. */
function endOfOwn(query: string): number {
  const clauses = [...query.matchAll(new RegExp(CLAUSE, 'giu'))]
  const first = clauses.find(({ index }) => namesSomebody(query.slice(0, index)))
  return first?.index ?? query.length
}

const NAME = /\p{Lu}\p{L}/u
/** Begins with a word that asks, large as it is. */
const asks = lazily(() => new RegExp(kindTables().patterns.asking, 'iu'))
const HAN_NAME = /\p{Script=Han}{2}/u

/** Whether a query may name the person: a large word, or a Chinese question that says neither 我 nor 她. */
export function mayNamePerson(query: string): boolean {
  if (NAME.test(asks().test(query) ? query.slice(1) : query)) return true
  return (
    query.length <= LONGEST && HAN_NAME.test(query) && !FIRST.test(query) && !they().isChinese.test(query)
  )
}

/**
 * A question that names the person, as one about "she": "Where does Niamh work?" of Niamh's own memory. The rest of a
 * longer name goes with it.
 * @param names the person's own, as names are compared
 */
export function withoutOwnName(query: string, names: readonly string[]): string {
  if (names.length === 0 || query.length > LONGEST || FIRST.test(query)) return query
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (left, name) =>
        HAN.test(name)
          ? left.replaceAll(name, '她')
          : left.replace(englishName(name), (_, owned?: string) => (owned ? 'her' : 'she')),
      query,
    )
}

/** In any case, with a family's name behind it, and no thing: "the test". */
function englishName(name: string): RegExp {
  const anyCase = Array.from(name, (sign) =>
    /\p{L}/u.test(sign)
      ? `[${sign.toLowerCase()}${sign.toUpperCase()}]`
      : `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  ).join('')
  const family = String.raw`(?: (?!I\b)\p{Lu}[\p{L}-]+)?`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<!\b(?:[Tt]he|[Aa]n?|[Mm]y|[Yy]our|[Tt]his) )${anyCase}${family}(['’]s?)?(?![\p{L}\p{N}])`,
    'gu',
  )
}
