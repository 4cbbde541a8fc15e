import { heldIn } from '../changes/slots/slots.ts'
import { isChinese } from '../grammar/sentences.ts'

/** Whom and what a person has, by a noun. */

const CHINESE_ENDS = '(?=叫|是|在|有|名|今年|很|喜欢|住|会|也|都|快|[，,。]|\\d|[一二两三四五六七八九十]|$)'
const ENGLISH_ENDS = String.raw`(?=,? (?:is|was|are|were|has|had|lives?|works?|called|named|goes|who|and|\p{Lu})|['’]s name\b|[,.]|$)`

/** Whoever has none of these has none of those. */
const KINDS: readonly (readonly [all: RegExp, each: string])[] = [
  [
    /^pets?$/u,
    'dog|puppy|cat|kitten|rabbit|bunny|parrot|hamster|horse|pet|turtle|tortoise|goldfish|budgie|guinea pig|fish',
  ],
  [/^(?:kids?|child(?:ren)?)$/u, 'kid|child|children|son|daughter|baby|twin|little one'],
  [/^siblings?$/u, 'sibling|brother|sister|twin'],
  [/^partner$/u, 'partner|wife|husband|girlfriend|boyfriend|fianc[eé]e?'],
  [/^dogs?$/u, 'dog|puppy|labrador|retriever|terrier|poodle|spaniel|corgi|collie|husky|dachshund|lurcher'],
  [/^cats?$/u, 'cat|kitten|tabby'],
  [/^birds?$/u, 'bird|budgie|parrot|canary|cockatiel'],
  [/^狗$/u, '小狗|狗狗|狗|金毛|拉布拉多|泰迪|柯基|柴犬|哈士奇|边牧|博美'],
  [/^猫$/u, '小猫|猫咪|猫|橘猫|布偶|英短|美短|狸花'],
  [/^宠物$/u, '宠物|小猫|小狗|猫咪|狗狗|猫|狗|兔子|鹦鹉|仓鼠|乌龟|金鱼'],
  [/^(?:孩子|小孩|娃)$/u, '孩子|小孩|娃|儿子|女儿|闺女|宝宝'],
  [/^(?:兄弟姐妹|兄弟|姐妹)$/u, '哥哥?|弟弟?|姐姐?|妹妹?'],
  [/^对象$/u, '对象|女朋友|男朋友|女友|男友'],
]
const eachOf = (what: string): string =>
  KINDS.find(([all]) => all.test(what))?.[1] ??
  (/[a-z]s$/u.test(what) ? `${what}|${what.slice(0, -1)}` : what)

/** Whether a memory, as of whom it is, says that the person has one of these. */
export function hasOne(content: string, what: string): boolean {
  const each = `(?:${eachOf(what)})`
  if (/\p{Script=Han}/u.test(what))
    return new RegExp(
      `^用户(?:家里?)?的?${each}${CHINESE_ENDS}|^用户(?:家里?)?(?:有|养)了?(?:[一两三几]?[个只条台辆])?${each}${CHINESE_ENDS}`,
      'u',
    ).test(content)
  return new RegExp(
    `^(?:The user['’]s|[Mm]y) (?:[a-z]+ ){0,2}?${each}s?${ENGLISH_ENDS}|` +
      `^(?:The user|I)(?:['’]ve)? (?:has|have|owns?|keeps?|got) (?:[a-z]+ ){0,3}?${each}s?${ENGLISH_ENDS}`,
    'u',
  ).test(content)
}

/** Whoever has no car drives no Fiesta. */
const OF_SLOT: readonly (readonly [all: RegExp, slot: string])[] = [
  [/^(?:car|vehicle|车|汽车|私家车)$/u, 'vehicle'],
  [/^(?:job|工作)$/u, 'work'],
]
/** Whether a memory says, by whatever it names, that the person has one of these. */
export const hasOneOfSlot = (own: string, what: string): boolean => {
  const slot = OF_SLOT.find(([all]) => all.test(what))?.[1]
  return slot !== undefined && heldIn(own).some(({ name }) => name === slot)
}

/** "The user plays the piano", 用户会弹钢琴: they do it, where only that is said. */
export const doesOnly = (own: string, what: string): boolean =>
  isChinese(own)
    ? new RegExp(
        `^用户(?:会|在|喜欢|平时|每天|周末|常)*(?:学|弹|拉|打|踢|玩|练|吃|喝|抽|吸|说|写|画|唱|开|骑)了?${what}(?=[，,。]|$)`,
        'u',
      ).test(own)
    : new RegExp(
        `^The user (?:also |still )?(?:play|learn|smoke|drink|eat|speak|do|teach|ride|drive)(?:s|es)? (?:the |a |an )?${what}(?= (?:in|at|on|every|with)\\b|[,.]|$)`,
        'iu',
      ).test(own)

/** "I have a dog", "I have ever owned one": the thing. */
const THING = /^I (?:have|had|own|owned|keep|kept|got)(?: an?| any| some)? ([a-z]+(?:[- ][a-z]+)?)$/iu
const HAN_THING = /^我(?:们家?)?(?:有|养)(?:过)?(?:任何|什么)?(?:一?[个只条台辆])?(\p{Script=Han}{1,4})$/u

/** In small letters; undefined where the sentence tells of nothing that one has. */
export const thingIn = (said: string): string | undefined =>
  (isChinese(said) ? HAN_THING : THING).exec(said)?.[1]?.toLowerCase()

/** What belongs to a kind of things, as words. */
export const wordsOfKind = (what: string): string[] =>
  KINDS.find(([all]) => all.test(what))?.[1]
    .replace(/[?[\]]/gu, '')
    .split('|') ?? []
