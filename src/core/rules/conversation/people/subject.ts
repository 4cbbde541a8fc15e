import { anyOf } from '../../../text/any-of.ts'
import { asWrittenIn, simplified } from '../../../text/reading/simplified.ts'
import { carefully } from '../grammar/casual.ts'
import { isDenied } from '../grammar/denial.ts'
import { isChinese } from '../grammar/sentences.ts'
import { isPast } from '../grammar/verbs.ts'
import { saysConstraint } from '../kinds/patterns.ts'
import { patternNamed } from '../named-patterns.ts'
import { calledIn } from '../relations/called.ts'
import { DOUBLED_NAME } from '../relations/chinese-names.ts'
import { CHINESE_HOLDER, CHINESE_LEAD } from '../relations/chinese-relations.ts'
import { ENGLISH_HOLDER, ENGLISH_LEAD } from '../relations/english-relations.ts'
import { holderNode } from '../relations/holder.ts'
import { CHINESE_KIN_WORD, CHINESE_PET, ENGLISH_KIN_WORD, ENGLISH_PET } from './kin.ts'
import { isFirstName, isIn } from './known.ts'
import { mentionsIn } from './mentions.ts'
import { smallNamesIn } from './small-names.ts'

const ENGLISH = new RegExp(`^${ENGLISH_LEAD}(${ENGLISH_HOLDER})(?='(?:s|ve|ll|d) [a-z]| [a-z])`, 'u')
const CHINESE = new RegExp(`^${CHINESE_LEAD}(${CHINESE_HOLDER})`, 'u')
const PRONOUN =
  /^(?:(?:and|but|so|also|oh|well|then|now|because|(?:speaking|talking) of h(?:im|er)),? )*(?:s?hes?|his|her)\b|^(?:[说讲聊谈提][到起][他她][，,])?[他她佢](?!们)/iu
/** He and she alike, in Cantonese. */
const EITHER = '佢'
/** Relatives of one's own without "my" or 我. */
const BARE_ENGLISH = new RegExp(
  '^(?:(?:so|and|but|then|oh|well|also|yesterday|today|tonight),? )*(mom|mum|dad|grandma|' +
    "grandpa|granddad|nana|boss|sis|bro)(?='s [a-z]| (?!and )[a-z])",
  'iu',
)
const BARE_CHINESE = new RegExp(
  `^${CHINESE_LEAD}(?!医生|大夫)(${CHINESE_KIN_WORD}|${CHINESE_PET})(?![们的家公室]|[和跟与](?:我|咱|额|俺))`,
  'u',
)
/** 哥，这怎么弄; 妹子: one character is called out, or begins a word. */
const SINGLE = patternNamed('single_relative')
/** 店长让我去分店: it is the speaker who goes. */
const SENDS_ME = patternNamed('sends_me')
const THEY_TOO = /[，,][他她]/u
/** 他考上了，我弟: who it is stands behind. */
const NAMED_BEHIND = patternNamed('named_behind')
const DOUBLED_FIRST = new RegExp(`^${CHINESE_LEAD}${DOUBLED_NAME}(?=\\p{Script=Han})`, 'u')
const OWN_ENGLISH = new RegExp(`\\b[Mm]y (${ENGLISH_KIN_WORD})\\b`, 'gu')
const OWN_CHINESE = new RegExp(`我(?:的)?(${CHINESE_KIN_WORD})`, 'gu')
const WOMEN = anyOf('u', [
  /(?:mother|mom|mum|mama|sister|wife|girlfriend|daughter|gran|grandma|granny|nana?|aunt|auntie|niece|sis)$/u,
  /[妈母姐妹奶婆姑婶嫂姨]$|女(?:友|朋友|儿)?$|老婆|妻子|媳妇|太太|内人|前妻|闺蜜|未婚妻|丈母娘|婆娘/u,
])
const MEN = anyOf('u', [
  new RegExp(
    '(?:father|dad|papa|brother|husband|hubby|boyfriend|son|grandpa|granddad|uncle|nephew|bro)$|' +
      '[爸爹父哥弟爷公叔舅伯]$|[小犬]子$',
    'u',
  ),
  /男(?:友|朋友)$|老公|丈夫|儿子|未婚夫|前夫|老爷子|老头|老丈人/u,
])
/** "She" is none of them. */
const SEVERAL = /(?:parents|kids|children|friends|grandparents)$|父母|爸妈|孩子们?$/u
/** "sarah's brother works at google": a name as people type it. */
const IN_SMALL = new RegExp(
  `^(?!(?:it|that|this|there|he|she|who|what|here|let|today|one|everyone|` +
    `someone)'s)([a-z]{3,})'s (${ENGLISH_KIN_WORD}|${ENGLISH_PET})\\b`,
  'u',
)
/** "Hilary's boy has got into Durham" */
const CHILD_OF = /^(?:(?:and|but|so|oh),? )*(\p{Lu}\p{Ll}+'s (?:boy|girl|lad|eldest|youngest|other half))\b/u
/** 老李拉胡琴，我唱了一段; 孙女陪我去听戏: what the speaker does is told with what another one did. */
const WITH_ME = new RegExp(
  `[，,；]我(?:也|就|又|跟着|一起|便|才)*(?!们?家?的?${CHINESE_KIN_WORD}|觉得|想|看着?[他她]|说|问|劝|让|叫|怕|担心|高兴|开心|激动|难过|哭|气|急|心疼|羡慕|感动|愁)` +
    '\\p{Script=Han}{1,6}[了着过得]|(?<!不)(?:陪|带|喊|约|拉|教)着?我们?(?:一起|也|又)?(?:去|来|听|看|学|唱|打|做|练|下|跳|写|画)',
  'u',
)
const PERSON_WORD = /^(?:I|[Mm]y|我|咱)/u

/**
 * Whom a sentence is about, where its grammar says that it is somebody else than the speaker; null where it
 * is the speaker, or nobody can tell.
 * @param before who was spoken of last: what "she" means
 * @param people who was named before, in small letters
 */
export function subjectOf(
  core: string,
  speaker: string | null,
  before: string | null,
  people: ReadonlySet<string> = NOBODY,
): string | null {
  if (!isChinese(core)) return anotherIn(core, speaker, before, people)
  const plain = core.startsWith(EITHER) ? EITHER + simplified(core).slice(1) : simplified(core)
  if (WITH_ME.test(plain) || (SENDS_ME.test(plain) && !THEY_TOO.test(plain))) return null
  const another = namedBefore(plain, people) ?? anotherIn(plain, speaker, before, people)
  return another === null || another === before ? another : asWrittenIn(core)(another)
}

const NOBODY: ReadonlySet<string> = new Set()

/** 我家馒头, 昨天小灰: what may stand before a name. */
const NAMED_LEAD = patternNamed('before_a_name')
/** Who was named before, of whom a Chinese sentence tells by its beginning. */
function namedBefore(plain: string, people: ReadonlySet<string>): string | null {
  const said = plain.slice(NAMED_LEAD.exec(plain)?.[0].length ?? 0)
  for (const length of [4, 3, 2]) {
    const name = said.slice(0, length)
    if (/^\p{Script=Han}+$/u.test(name) && name.length === length && people.has(name)) return name
  }
  return null
}

/** "not great, she's diabetic", "the pen needs refilling, he's allergic": whose illness is told behind. */
const ILL_BEHIND = patternNamed('ill_behind')

function anotherIn(
  core: string,
  speaker: string | null,
  before: string | null,
  people: ReadonlySet<string>,
): string | null {
  const ill = before === null ? undefined : ILL_BEHIND.exec(core)?.[1]
  const first = firstIn(core, speaker, before, people)
  return first ?? (ill && saysConstraint(carefully(ill)) ? firstIn(ill, speaker, before, people) : null)
}

function firstIn(
  core: string,
  speaker: string | null,
  before: string | null,
  people: ReadonlySet<string>,
): string | null {
  const straight = core.replaceAll('’', "'").trim()
  const pronoun = PRONOUN.exec(straight)?.[0]
  const behind = pronoun && NAMED_BEHIND.exec(straight.replace(/^[她佢]/u, '他'))?.[1]
  if (behind) return holderNode(`我${behind}`, speaker)?.name ?? null
  if (pronoun)
    return namedSo(straight) ?? (before !== null && mayBe(before, pronoun, straight) ? before : null)
  const named = smallNamesIn(straight).find(({ kin, name: small }) =>
    new RegExp(`^[Mm]y (?:[a-z]+ )?${kin},? ${small}\\b`, 'u').test(straight),
  )
  if (named) return named.name
  const bare = bareKin(straight)
  if (bare)
    return holderNode(isChinese(straight) ? `我${bare}` : `my ${bare.toLowerCase()}`, speaker)?.name ?? null
  const child = CHILD_OF.exec(straight)?.[1]
  if (child) return child
  const [, name, kin] = IN_SMALL.exec(straight) ?? []
  if (name) return `${name}'s ${kin}`
  const small = smallSubject(straight, people)
  if (small) return small
  const doubled = DOUBLED_FIRST.exec(straight)
  if (doubled) return doubled[1]!.repeat(2)
  const holder = (isChinese(straight) ? CHINESE : ENGLISH).exec(straight)?.[1]
  if (holder === undefined || /^(?:I|我|咱)$/u.test(holder)) return null
  const isKnown =
    PERSON_WORD.test(holder) ||
    holder === before ||
    people.has(holder.toLowerCase()) ||
    namesPerson(straight, holder)
  if (!isKnown && !isDenied(straight)) return null
  return holderNode(holder, speaker)?.name ?? null
}

/** A relative of one's own without whose they are; undefined where nobody is meant. */
function bareKin(straight: string): string | undefined {
  const found = (isChinese(straight) ? BARE_CHINESE : BARE_ENGLISH).exec(straight)
  const [whole = '', kin = ''] = found ?? []
  const isNobody = SINGLE.test(straight.slice(whole.length - kin.length))
  return kin === '' || isNobody ? undefined : kin
}

/** "imani got a 94", "ash is moving out": a name as people type it, and what it does. */
const SMALL_SUBJECT =
  /^(?:(?:and|but|so|oh|then|also|well|today|yesterday),? )*([a-z]{3,12})(?:'s|(?: (?:just|also|still|finally|never|always))? ([a-z]+)) /u
const DOES = /^(?:is|was|has|had|will|can|does|did|do(?:es)?n't|didn't|isn't|wasn't|won't|can't)$/u

function smallSubject(sentence: string, people: ReadonlySet<string>): string | null {
  const [, name, verb = 'is'] = SMALL_SUBJECT.exec(sentence) ?? []
  if (name === undefined || !(DOES.test(verb) || isIn('bareVerbs', verb) || isPast(verb))) return null
  const isPerson = mentionsIn(sentence).some((one) => one.type === 'person' && one.name === name)
  return people.has(name) || isPerson ? name : null
}

const HAN_ANIMAL = new RegExp(`${CHINESE_PET}$`, 'u')
const IS_CALLED = /^(?:(?:and|but|so) )?(?:he|she)(?:'s| is|s) (?:called|named)\b|^[他她](?:名)?叫/iu
/** "His name is Emil, he's a baker": of whom that is. */
const NAMED_SO = patternNamed('named_so')

/** Whether "she" may be that one: neither several, nor named already, nor somebody whom nobody calls so. */
export function mayBe(before: string, pronoun: string, sentence: string): boolean {
  if (SEVERAL.test(before) || (/[他她]/u.test(pronoun) && HAN_ANIMAL.test(before))) return false
  if (IS_CALLED.test(sentence) && !/'s |的/u.test(before)) return false
  return pronoun === EITHER || !(/(?:\b(?:hes?|his)$|他$)/iu.test(pronoun) ? WOMEN : MEN).test(before)
}

/** The name that a sentence gives to whom it speaks of. */
function namedSo(sentence: string): string | null {
  const before = NAMED_SO.exec(sentence)?.[0]
  const rest = before === undefined ? '' : sentence.slice(before.length)
  return mentionsIn(sentence).find(({ name }) => name !== '' && rest.startsWith(name))?.name ?? null
}

/** "Climbing is fun": what is, may be anything, unless it is called as people are. */
const IS = /^([\p{L}'-]+)(?:'s| is| was) /u

function namesPerson(core: string, name: string): boolean {
  const what = IS.exec(core)?.[1]
  if (what !== undefined && !isFirstName(what)) return false
  return mentionsIn(core).some((mention) => mention.type === 'person' && name.startsWith(mention.name))
}

/** "We had a horse called Captain", "I went on a date". */
const INTRODUCES = new RegExp(
  `\\b(?:someone|somebody)\\b|\\b(?:an?|another|this|the|our|some) (?:[a-z-]+ ){0,2}?(?:guy|girl|man|woman|lad|lass|boy|` +
    `lady|bloke|couple|date|agent|nurse|surgeon|lawyer|plumber|vet|student|customer|client|midwife|dentist|driver|` +
    `${ENGLISH_KIN_WORD}|${ENGLISH_PET})\\b|\\b(?:called|named) \\p{Lu}`,
  'u',
)

/** Whether a sentence tells of somebody without a name, whom "he" behind it may be. */
export const introduces = (core: string): boolean => INTRODUCES.test(core)

/** Of who was named before the one whom a Chinese sentence names last, wherever it does. */
function lastOf(people: ReadonlySet<string>, core: string): string | undefined {
  if (!isChinese(core)) return undefined
  const plain = simplified(core)
  const found = [...people].filter((name) => /^\p{Script=Han}{2,}$/u.test(name) && plain.includes(name))
  const last = found.toSorted((one, other) => plain.lastIndexOf(other) - plain.lastIndexOf(one))[0]
  return last && asWrittenIn(core)(last)
}

/**
 * Who is spoken of once a sentence is said: its subject, or else the last person that it names but the speaker;
 * nobody where it tells of somebody new without a name.
 */
export function personAfter(
  core: string,
  speaker: string | null,
  before: string | null,
  people: ReadonlySet<string> = NOBODY,
): string | null {
  const oneself = new Set([speaker, ...core.split(/[,.!;]\s*/u).map(calledIn)])
  const named = mentionsIn(core).filter(({ type, name }) => type === 'person' && !oneself.has(name))
  const own = Array.from(simplified(core).matchAll(isChinese(core) ? OWN_CHINESE : OWN_ENGLISH)).at(-1)
  const relative = own ? holderNode(own[0].replace(/^my/iu, 'my'), speaker)?.name : undefined
  const who =
    subjectOf(core, speaker, before, people) ?? named.at(-1)?.name ?? relative ?? lastOf(people, core)
  return who ?? (introduces(core) ? null : before)
}
