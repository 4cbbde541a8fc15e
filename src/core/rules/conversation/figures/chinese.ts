import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD } from '../people/kin.ts'
import { isIn } from '../people/known.ts'

/**
 * Figures of speech, known by what stands where a person, a home or a calling would: 我跟沙发结婚了, 我家住在高铁上, and by
 * what is counted as no person is (我是一条…). The forms stand in `tables/figures-table.ts`, what words are of in
 * `tables/chinese-families.ts`.
 */

type Family = Parameters<typeof isIn>[0]

/** The longest word of the families. */
const MOST = 6

/** One character is a word where it stands alone, or behind what counts or owns it: 邻居家的狗, neither 秘书 nor 不淋雨. */
const COUNTED = /^(?:.*[的只条头个颗台块棵盆位坨])?.$/u

/** Whether words end in one of a family. */
const endsIn = (words: string | undefined, ...families: readonly Family[]): boolean => {
  if (words === undefined) return false
  for (let length = Math.min(MOST, words.length); length > 0; length -= 1)
    if ((length > 1 || COUNTED.test(words)) && families.some((family) => isIn(family, words.slice(-length))))
      return true
  return false
}

const THINGS = [
  'chineseFigureAnimals',
  'chineseFigureFoods',
  'chineseFigureThings',
  'chineseFigureBeings',
  'chineseFigureAbstracts',
] as const

const IS = patternNamed('figure_is_chinese')
const WITH = patternNamed('figure_with_chinese')
const TAKEN = patternNamed('figure_taken_chinese')
const BY = patternNamed('figure_by_chinese')
const HOME = patternNamed('figure_home_chinese')
const SECOND_HOME = patternNamed('figure_second_home_chinese')
const KIN = patternNamed('figure_kin_chinese')
const HONOUR = patternNamed('figure_honour_chinese')
const HONOUR_FIRST = patternNamed('figure_honour_first_chinese')
const LEAVES = patternNamed('figure_leaves_chinese')
const IDIOM = patternNamed('figure_form_chinese')
const FORMS = [
  'figure_counted_chinese',
  'figure_born_under_chinese',
  'figure_number_chinese',
  'figure_hedged_chinese',
  'figure_told_of_me_chinese',
  'figure_draft_chinese',
  'figure_supposed_chinese',
  'figure_game_chinese',
].map(patternNamed)

/** Of whom a thing of theirs is told: 我老板是个幼儿园小朋友, 我的工资就是个笑话. */
const MINE = new RegExp(
  `^(?:我|咱)们?家?的?(${CHINESE_KIN_WORD}|工资|房东|会计|私教|心理医生|工作|家|厨房|办公室|宿舍|公司|人生|日子|生活|婚姻|血型|健身房|养老计划|运动|爱好|信仰|祖宗|祖先)(?:就|也|都|其实|基本|简直|真|肯定|估计|大概|应该|一定)*是(?:一?[个只条头颗块台坨根把棵匹座家间片])?([^，,。！!？?]{1,12}?)(?:了|吧|啊|呀|$|[，,。！!])`,
  'u',
)

const LONGEST = 80
/** Longer ones tell something beside a manner of speaking. */
const LONGEST_IDIOM = 24

/** Whether a Chinese sentence says of the speaker what can be so of nobody, or gives words that are not theirs. */
export function isChineseFigure(sentence: string): boolean {
  if (sentence.length > LONGEST) return false
  const words = sentence.trim().replace(/[。.！!~～…]+$/u, '')
  if (words.length <= LONGEST_IDIOM && IDIOM.test(words)) return true
  if (FORMS.some((form) => form.test(words))) return true
  if (endsIn(IS.exec(words)?.[2], ...THINGS) || endsIn(MINE.exec(words)?.[2], ...THINGS)) return true
  const [, partner, child] = WITH.exec(words) ?? []
  return (
    endsIn(partner ?? child, ...THINGS) ||
    endsIn(TAKEN.exec(words)?.[1], 'chineseFigureFoods', 'chineseFigureThings') ||
    endsIn(KIN.exec(words)?.[1], 'chineseFigureFoods', 'chineseFigureThings', 'chineseFigureAbstracts') ||
    endsIn(BY.exec(words)?.[1], 'chineseFigureAnimals', 'chineseFigureFoods', 'chineseFigureBeings') ||
    endsIn(HOME.exec(words)?.[1], 'chineseFigureNowhere', 'chineseFigureAbstracts') ||
    endsIn(SECOND_HOME.exec(words)?.[1], ...THINGS, 'chineseFigureNowhere') ||
    endsIn(HONOUR.exec(words)?.[1], 'chineseFigureIdle', 'chineseFigureAbstracts') ||
    endsIn(HONOUR_FIRST.exec(words)?.[1], 'chineseFigureIdle') ||
    endsIn(
      LEAVES.exec(words)?.slice(1).find(Boolean),
      'chineseFigureIdle',
      'chineseFigureAbstracts',
      'chineseFigureFoods',
    )
  )
}
