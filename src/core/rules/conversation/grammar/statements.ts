import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD, introducedIn } from '../people/kin.ts'
import { isChinese } from './sentences.ts'

/** A clause that says something of the speaker by itself, so that it may become untrue by itself. */
const STANDS_ALONE = [
  new RegExp(
    String.raw`^(?:我|咱)?(?:现在|目前|一直|还|也|已经|刚|今年|平时|最近|上[周个]\S{0,3}|` +
      String.raw`下[周个]\S{0,3})*(?:住在|住(?!院)|来自|老家|` +
      String.raw`出生|叫|名字|在.{1,20}(?:工作|上班|当|读书|上学)|就职|就读|搬|今年?\d|\d+岁|` +
      '(?:更|最|还是更|不|很|非常|特别)?(?:喜欢|爱吃|' +
      '爱喝|讨厌)|养|有|对.{1,8}过敏|戒|打算|计划|准备|决定|报名)',
    'u',
  ),
  /^(?:I|my|we)(?:['’]\w+)?\b/iu,
]

/**
 * The statements of a sentence: "我叫林蔚，住在大连" are two, because the second may end without the first.
 * A clause without a subject of its own stays with the one before it when that is about somebody else.
 */
export function statementsOf(core: string): string[] {
  return isChinese(core) ? chineseStatements(core) : englishStatements(core)
}

const ABOUT_ANOTHER = new RegExp(
  `^(?:我们?家?的?(?:${CHINESE_KIN_WORD}|外|男|女|同|公司|猫|狗)|` +
    String.raw`(?!我|现在|目前|住|在|来自|叫|喜欢)[\p{Script=Han}]{2,4}(?:住在|来自|在|是|` +
    '喜欢|要|会|把|说|让))',
  'u',
)

const isOfAnother = (statement: string): boolean =>
  ABOUT_ANOTHER.test(statement) || introducedIn(statement) !== null

/** "我买了艘船，叫月光": what one has is called so, not oneself. */
const HAS_SOMETHING = patternNamed('statement_has')
const IS_CALLED = /^(?:就|名字|取名|起名|名|小名|大名)*叫/u

/** 养的龟背竹很好，有一米多高: of what stands before. */
const IS_MEASURED = patternNamed('statement_measured')

/** "我对芒果过敏，不喜欢吃": of what stands before. */
const LACKS_OBJECT = /(?:喜欢|爱)(?:吃|喝|看|听|玩|去|用|穿)?了?$/u

function chineseStatements(core: string): string[] {
  const statements: string[] = []
  for (const clause of core
    .split(/[，,]/u)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const before = statements.at(-1)
    const ownSubject = /^(?:我|咱)/u.test(clause)
    const follows =
      before !== undefined &&
      ((isOfAnother(before) && !ownSubject) ||
        (IS_CALLED.test(clause) && HAS_SOMETHING.test(before)) ||
        IS_MEASURED.test(clause) ||
        LACKS_OBJECT.test(clause))
    if (before === undefined || (STANDS_ALONE[0]!.test(clause) && !follows)) statements.push(clause)
    else statements[statements.length - 1] = `${before}，${clause}`
  }
  return statements
}

function englishStatements(core: string): string[] {
  const parts = core.split(
    /,? (?:and|but) (?=I(?:['’]\w+)? |my \w+ (?:is|lives|works))|, (?=(?:and|but) I )/iu,
  )
  return parts
    .map((part) => part.replace(/^(?:and|but) /iu, '').trim())
    .filter((part) => STANDS_ALONE[1]!.test(part) || part !== '')
}
