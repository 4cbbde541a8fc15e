import type { ShownMemory } from '../../../../../prompts/extract.ts'
import { isOfPerson, withoutFrame } from '../changes/owners/of-oneself.ts'
import { isNearly } from './said-alike.ts'

/** What a person says was never so of them, or that they have none of. */

/** What is so for long or not at all; "I've never been to Japan" says nothing against a plan to go. */
const NEVER_ENGLISH =
  /^(?:(?:no|nope|but|well|actually)[, ]+)*i(?:['’]ve| have)? (?:(?:was|were) never (?:ever |actually |really )?|never (?:ever |actually |really )?(?=had|been (?!to\b)|was|were|lived|worked|owned|studied|smoked|drank|drunk))(.+?)(?:[,;—]|$)/iu
const STATES_CHINESE = '(?:得|患|住|当|做|干|结|离|抽|吸|喝|学|读|服|在.{1,8}[上工])'
const NEVER_CHINESE = new RegExp(
  `^(?:不|不对|不是|其实)?[，,]?我们?(?:(?:从来|从|一直)(?:就|都)?没有?(${STATES_CHINESE}过?.{0,16}?)|` +
    `(?:压根儿?|根本)?(?:就|都)?没有?(${STATES_CHINESE}过.{0,16}?))(?:[，,。！!]|$)`,
  'u',
)
const NEVER_HABIT_CHINESE = /^(?:不|不对|其实)?[，,]?我从来(?:就)?不(?=[抽吸喝是])(.{2,12}?)(?:[，,。！!]|$)/u
const FOR_EVER = /\b(?:in my (?:whole |entire )?life|at all|ever|before|actually)\b/giu

/** Not at that time, or not only, or it is asked. */
const LIMITED =
  /\b(?:until|till|before (?!that\b|this\b)\w|since|when|after|while|during|except|only|alone|on my own)\b|\d|之前|以前|的时候|除了|一个人|只|[?？]\s*$/iu

/** Where one lives or works: a memory that only names the same place says something else. */
const HOLDING: readonly (readonly [said: RegExp, known: RegExp])[] = [
  [/\blived\b|住/iu, /\bliv(?:es?|ing)\b|\bhome\b|\bmoved\b|住|搬/iu],
  [/\bworked\b|上班|工作/iu, /\bwork|\bjob\b|上班|工作|任职/iu],
]

/** "I never had diabetes", 我从来没得过糖尿病: what it denies, as somebody would say it. */
function neverWas(core: string): string | null {
  if (LIMITED.test(core)) return null
  const english = NEVER_ENGLISH.exec(core)?.[1]
  if (english !== undefined) return `I ${english.replace(FOR_EVER, '').trim()}`
  const [, ever, once] = NEVER_CHINESE.exec(core) ?? NEVER_HABIT_CHINESE.exec(core) ?? []
  const chinese = ever ?? once
  return chinese === undefined ? null : `我${chinese.replace(/^[得患]过?|过/u, '')}`
}

const NONE_ENGLISH =
  /^(?:(?:no|nope|but|well|actually)[, ]+)*i (?:(?:do not|don['’]?t|never) (?:even |actually )?(?:have|had|own|owned)|have no|['’]ve never had|have never had|haven['’]?t got)(?: an?| any)? ([a-z]+(?:[- ][a-z]+)?)(?: at all| though| either| any ?more)?[.,!;]?(?= |$)/iu
const NONE_CHINESE =
  /^(?:不|不对|其实)?[，,]?我(?:们)?(?:家)?(?:里)?(?:从来|从|压根儿?|根本)?(?:就|都)?没(?:有(?:过|养过)?|养过)(?:任何)?(?:一?[个只条台辆])?(\p{Script=Han}{1,3})[，,。！!]?$/u

const CHINESE_ENDS = '(?=叫|是|在|有|名|今年|很|喜欢|住|会|也|都|快|[，,。]|\\d|[一二两三四五六七八九十]|$)'
const ENGLISH_ENDS = String.raw`(?=,? (?:is|was|are|were|has|had|lives?|works?|called|named|goes|who|and|\p{Lu})|[,.]|$)`

/** Whether a memory says that the person has one of these. */
function hasOne(content: string, what: string): boolean {
  if (/\p{Script=Han}/u.test(what))
    return new RegExp(
      `^用户(?:家里?)?的?${what}${CHINESE_ENDS}|^用户(?:家里?)?(?:有|养)了?(?:[一两三几]?[个只条台辆])?${what}${CHINESE_ENDS}`,
      'u',
    ).test(content)
  return new RegExp(
    `^(?:The user['’]s|[Mm]y) (?:[a-z]+ ){0,2}?${what}${ENGLISH_ENDS}|^The user has (?:[a-z]+ ){1,3}?${what}${ENGLISH_ENDS}`,
    'u',
  ).test(content)
}

interface NeverSo {
  readonly ids: readonly number[]
  /** Who says that they have no dog may have had one. */
  readonly kind: 'never_was' | 'no_longer'
}

/** The memories of which a sentence says that they never were so, or that there is no such thing. */
export function neverSo(
  core: string,
  memories: readonly ShownMemory[],
  mine: readonly string[],
  isDenying = false,
): NeverSo {
  const denied = neverWas(core)
  const what = LIMITED.test(core)
    ? undefined
    : (NONE_ENGLISH.exec(core) ?? NONE_CHINESE.exec(core))?.[1]?.toLowerCase()
  const kind = isDenying || denied !== null || NEVER.test(core) ? 'never_was' : 'no_longer'
  if (denied === null && what === undefined) return { ids: [], kind }
  const holding = HOLDING.filter(([said]) => denied !== null && said.test(denied))
  const isMeant = (content: string): boolean => {
    const own = withoutFrame(content, mine)
    if (own === null || DENIED.test(own)) return false
    if (what !== undefined && hasOne(own, what)) return true
    if (denied === null || !isOfPerson(denied, content, mine)) return false
    return holding.every(([, known]) => known.test(own)) && isNearly(own, denied)
  }
  return { ids: memories.filter(({ content }) => isMeant(content)).map(({ id }) => id), kind }
}

const NEVER = /\bnever\b|从来|从没/iu
const DENIED = /\b(?:not|never|no)\b|n['’]t\b|不|没/iu
