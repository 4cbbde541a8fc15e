import { remembered } from '../../../../text/remembered.ts'
import { patternNamed } from '../../named-patterns.ts'
import { mentionsIn } from '../../people/mentions.ts'
import { isWord } from '../../relations/chinese-names.ts'
import { isIdle, latinWords } from '../matching/subject-words.ts'
import { isOwnClause } from '../slots/slots.ts'

const DEED = patternNamed('deed_chinese')
const NO_LONGER = patternNamed('no_longer_chinese')
/** 前排现在归小张领了, 钢钉四月取了: what has become of what a clause begins with. */
const TOLD_OF = patternNamed('told_of_chinese')
const UNMADE = patternNamed('unmade_chinese')
const ONE_TIME = patternNamed('one_time_chinese')
const OTHERS = patternNamed('others_chinese')
const GENERIC = patternNamed('generic_chinese')
const WHITHER = patternNamed('whither_chinese')
const ASIDE = patternNamed('aside_chinese')

/** Between pauses, marks and line breaks; none is blank. */
export const chineseClauses = (sentence: string): readonly string[] =>
  sentence.split(/[，,；;。！!？?：:…\n]+/u).filter((clause) => clause.trim() !== '')

/** Pairs of characters, and words in Latin letters, that say what a clause is about. */
export const topicsOf: (text: string) => readonly string[] = remembered((text) => {
  const pairs = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => {
    const characters = [...run]
    return characters.slice(1).flatMap((second, place) => {
      const pair = characters[place]! + second
      return (isIdle(characters[place]!) && !/[一二三四五六]/u.test(characters[place]!)) ||
        isIdle(second) ||
        GENERIC.test(pair)
        ? []
        : [pair]
    })
  })
  return [...latinWords(text), ...(text.match(/\d[A-Za-z]+|[A-Za-z]+\d/gu) ?? []), ...pairs]
})

const NEGATED = /^(?:我|用户)?(?:从|一直|平时|也|都|从来)*(?:不(?:吃|喝|抽|喜欢|爱|能|会|借|用)|没有?|讨厌)/u

/** Where a clause says that something is over. */
const cueIn = remembered((clause): RegExpExecArray | null => {
  const cue = NO_LONGER.exec(clause) ?? DEED.exec(clause) ?? TOLD_OF.exec(clause)
  if (!cue || UNMADE.test(clause.replace(/没有?(?:人|再)/u, '')) || !isOwnClause(clause)) return null
  return ASIDE.test(clause.slice(cue.index)) ? null : cue
})

/** 快递公司 is no 快递. */
const COMPOUND = /\p{Script=Han}{2}(?<![冰烤音油水邮会])(?=[公店厂局站柜员箱袋壳粮鞋弦谱砂])/gu
/** 把结婚戒指卖了: a ring. */
const TAKEN = /[把将]\p{Script=Han}*?(\p{Script=Han}{2})(?:给|都|全)?$/u

/** What a clause says is over: 换成 is followed by what comes instead. */
function objectOf(clause: string, cue: RegExpExecArray): string {
  const before = clause.slice(0, cue.index)
  const taken = TAKEN.exec(before)?.[1]
  if (taken !== undefined) return taken
  return WHITHER.test(cue[0]) || /^[归给]/u.test(cue[0]) ? before : clause
}

/** 北马 of 北京马拉松, 英四 of 英语四级: the first characters of two words, where the two are no word. */
function isShortFor([first = '', second = '', more]: string, text: string): boolean {
  if (more !== undefined || !/^\p{Script=Han}{2}$/u.test(first + second)) return false
  const at = text.indexOf(first)
  return (
    at !== -1 &&
    text[at + 2] === second &&
    /^\p{Script=Han}{4}/u.test(text.slice(at)) &&
    !isWord(first + second) &&
    isWord(text.slice(at, at + 2))
  )
}

/** 冰箱坏了，换了台美的: of what the clause before names. */
const TO_ANOTHER = /^(?:我|就|又|后来)*[换改]/u

/** 小胖补考过了: of whom something is told is not what is over. */
export const peopleIn = remembered((text): readonly string[] => [
  ...mentionsIn(text).flatMap(({ name, type }) => (type === 'person' ? [name] : [])),
  ...(
    text.match(
      /(?<!\p{Script=Han})(?:[小阿老]\p{Script=Han}|(?!天天|年年|月月|周周|刚刚|常常|每每|渐渐|慢慢|偷偷|好好)(\p{Script=Han})\1)/gu,
    ) ?? []
  ).filter((name) => !isWord(name)),
])

/** A text with a blank in the place of each of the names. */
export const withoutAll = (names: readonly string[], text: string): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text)

/** Whether a Chinese sentence says of a thing that it is over or another now, and what is known is of that. */
export function isTopicOverInChinese(sentence: string, remembered: string): boolean {
  const before = remembered.replace(/^用户/u, '')
  if (NEGATED.test(before) || ONE_TIME.test(sentence)) return false
  const clauses = chineseClauses(sentence)
  if (!clauses.some(cueIn)) return false
  const known = new Set(topicsOf(before.replace(COMPOUND, ' ')))
  const people = peopleIn(sentence)
  const isKnown = (text: string): boolean =>
    (!OTHERS.test(text) || OTHERS.test(before)) &&
    topicsOf(withoutAll(people, text.replace(COMPOUND, ' '))).some(
      (topic) => known.has(topic) || isShortFor(topic, before),
    )
  /** 我送给表弟了，那台游戏机: what it was is said behind it, by more than one word. */
  const sharesMore = (text: string): boolean =>
    topicsOf(text).filter((topic) => before.includes(topic)).length > 1
  return clauses.some((clause, place) => {
    const cue = cueIn(clause)
    if (!cue) return false
    if (isKnown(objectOf(clause, cue))) return true
    const rest = WHITHER.test(cue[0]) ? objectOf(clause, cue) : clause.replace(cue[0], '')
    if (!TO_ANOTHER.test(clause) && topicsOf(rest).length > 0) return false
    const [last = '', next = ''] = [clauses[place - 1], clauses[place + 1]]
    return [last, sharesMore(next) ? next : ''].some(
      (one) => isOwnClause(one) && (isKnown(one) || (one === next && sharesMore(one))),
    )
  })
}

/** 软考不考了, MBA 终于读完了: an end, and of what. */
export const tellsOfEndInChinese = (words: string): boolean =>
  !ONE_TIME.test(words) &&
  !OTHERS.test(words) &&
  chineseClauses(words).some((clause) => {
    const cue = cueIn(clause)
    return (
      cue !== null && /[了啦]|完|[年月天]没/u.test(clause) && topicsOf(clause.slice(0, cue.index)).length > 0
    )
  })
