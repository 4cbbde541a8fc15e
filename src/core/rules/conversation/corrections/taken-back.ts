import { withCommas } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD } from '../people/kin.ts'
import { isKnownPlace } from '../relations/places.ts'

/** 打错了，是侄子叫豆豆, 不对，是周四: what a turn says in place of what was said in one before it is the first group. */
const TAKES_BACK = patternNamed('takes_back')
/** "Scratch that, 88": a value alone. */
const TAKES_BACK_ENGLISH = patternNamed('takes_back_english')
/** What stands behind its sentence. */
const BESIDES = /[.!?;]\s+(.*)$/su
const MAY_TAKE_BACK = patternNamed('may_take_back')
/** 七岁, 5月13号, 大四, 5800 */
const COUNTED = patternNamed('counted')
const COUNT = '(?:\\d[\\d.,]*|[零一二两三四五六七八九十百千万半]+)'
/** 我老婆对虾过敏: who, and what is so of them */
const OF_WHOM = patternNamed('taken_back_of_whom')
const OF_WORK = patternNamed('taken_back_of_work')
const WEEKDAY = /(下?个?)((?:周|星期|礼拜)[一二三四五六日天末])/u
const KIN = new RegExp(CHINESE_KIN_WORD, 'u')

/** What takes the place of words said before. */
interface TakenBack {
  /** 女儿 of 女儿是七岁; empty where the turn says no more than what is right. */
  readonly topic: string
  readonly instead: string
  /** What the turn says beside it. */
  readonly rest: string
  /** 不对，南京: it may as well be of what the assistant said. */
  readonly isUnsure: boolean
}

/** What takes the place of what was said before, and what the turn says beside it; null of any other turn. */
export function takenBack(said: string): TakenBack | null {
  const text = withCommas(said.trim())
  const [, value, besides = ''] = TAKES_BACK_ENGLISH.exec(text) ?? []
  if (value !== undefined)
    return { topic: '', instead: value, rest: BESIDES.exec(besides)?.[1] ?? '', isUnsure: true }
  const sure = TAKES_BACK.exec(text)
  const [, topic = '', instead, rest = ''] = sure ?? MAY_TAKE_BACK.exec(text) ?? []
  return instead === undefined
    ? null
    : {
        topic: topic.replace(/^我的?/u, ''),
        instead: instead.replace(/的$|(?<=[岁号日点年天块元个\d])[了啊呀]$/u, ''),
        rest: rest.slice(1),
        isUnsure: !sure,
      }
}

/**
 * What was said with the right words, where they can only be of what was said and not of what was answered to it.
 * @param answered what the assistant said in between
 */
export function amendedBy(
  { topic, instead, isUnsure }: TakenBack,
  said: string,
  answered: string,
): string | null {
  const clause = topic === '' ? said : said.split(/[，,。；;]/u).find((one) => one.includes(topic))
  if (clause === undefined) return null
  const plainly = withValue(clause, instead)
  const isOfAnswer = isUnsure && plainly !== null && withValue(withoutAll(answered, clause), instead) !== null
  const right = isOfAnswer
    ? null
    : (plainly ?? (isUnsure ? null : amended(clause, instead.replace(/^在/u, ''))))
  return right === null ? null : said.replace(clause, right)
}

/** What was answered, without the counts, days and places that were said before. */
const withoutAll = (answered: string, said: string): string =>
  [
    ...said.matchAll(new RegExp(`${COUNT}(?:[^，,。\\d]{1,2})?`, 'gu')),
    ...said.matchAll(/[周星期礼拜]+[一二三四五六日天末]/gu),
    [placeIn(said) ?? ''],
  ].reduce((rest, [word = '']) => (word === '' ? rest : rest.replaceAll(word, '，')), answered)

/** What was said with another value of the same kind: a count, a day, a place, a place of work, or of whom it is. */
function withValue(said: string, instead: string): string | null {
  const [, sooner = '', day] = /^(下?个?)(.{2,3})$/u.exec(instead) ?? []
  let to: string | null = null
  const english = VALUES_ENGLISH.find((kind) => kind.exec(instead)?.[0] === instead)
  if (english) to = english.test(said) ? said.replace(english, instead) : null
  else if (COUNTED.test(instead)) to = withCount(said, instead)
  else if (day !== undefined && WEEKDAY.exec(instead)?.[0] === instead)
    to = WEEKDAY.test(said) ? said.replace(WEEKDAY, (_, before) => (sooner || before) + day) : null
  else if (isKnownPlace(instead.replace(/^在/u, ''))) {
    const place = placeIn(said)
    to = place === null ? null : said.replace(place, instead.replace(/^在/u, ''))
  } else to = ofAnother(said, instead) ?? atAnother(said, instead)
  return to === said ? null : to
}

/** Hours, days and months, which a sentence names one of. */
const VALUES_ENGLISH = [
  /\d[\d:.]* ?[ap]m\b/iu,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu,
  /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/iu,
]

/** Counts of one kind are written alike but for the figures; null where there is none or more than one. */
function withCount(said: string, instead: string): string | null {
  const isBare = new RegExp(`^${COUNT}$`, 'u').test(instead)
  const alike = isBare
    ? `(?<![\\d.])${/\d/u.test(instead) ? '\\d[\\d.,]*(?![\\d.,]*[月号日点岁年楼层米个])' : '[一二三四五六七八九十百千万]{2,}(?![月号日点岁年楼层米个])'}`
    : instead.replace(new RegExp(`(?<=[点米块])${COUNT}$`, 'u'), '').replace(new RegExp(COUNT, 'gu'), COUNT) +
      (/[点米块]/u.test(instead) ? `${COUNT}?` : '')
  const [first, second] = said.matchAll(new RegExp(alike, 'gu'))
  if (!first || second) return null
  return said.slice(0, first.index) + instead + said.slice(first.index + first[0].length)
}

/** 我对虾过敏, as 我老婆对虾过敏 */
function ofAnother(said: string, instead: string): string | null {
  const [, , tail = ''] = OF_WHOM.exec(instead) ?? []
  const wrong = said.split(/[，,。；;]/u).find((clause) => OF_WHOM.exec(clause)?.[2] === tail)
  return tail === '' || wrong === undefined ? null : said.replace(wrong, instead)
}

/** 在阿里上班, as 在蚂蚁上班 */
function atAnother(said: string, instead: string): string | null {
  const [, before = '', wrong] = OF_WORK.exec(said) ?? []
  return wrong !== undefined && /^在?\p{Script=Han}{2,6}$/u.test(instead) && instead.startsWith('在')
    ? said.replace(before + wrong, before + instead.slice(1))
    : null
}

/** Shorter endings say nothing of longer words: 左耳朵 of 耳朵, 六岁 of 岁. */
const LEAST = 0.3

/**
 * What was said, with other words where they belong: what ends alike (右耳朵, 左耳朵), begins alike (属羊, 属猴), or is
 * of one kind (姐夫, 妹夫; 深圳, 广州). Null where no place is certain.
 */
function amended(said: string, instead: string): string | null {
  for (let from = 1; from < instead.length; from += 1) {
    const end = instead.slice(from)
    if (end.length < LEAST * instead.length) break
    const at = said.lastIndexOf(end)
    if (at >= from && /^\p{Script=Han}+$/u.test(said.slice(at - from, at))) {
      const was = said.slice(at - from, at) + end
      return was === instead ? null : said.slice(0, at - from) + instead + said.slice(at + end.length)
    }
  }
  const alike = new RegExp(
    `${instead.charAt(0)}\\p{Script=Han}{${instead.length - 1}}(?=$|[，,。！!；;])`,
    'u',
  )
  if (WEEKDAY.test(instead) && WEEKDAY.test(said)) return said.replace(WEEKDAY, instead)
  if (instead.length < 5 && alike.test(said)) return said.replace(alike, instead)
  if (KIN.exec(instead)?.[0] === instead && KIN.test(said)) return said.replace(KIN, instead)
  const place = isKnownPlace(instead) ? placeIn(said) : null
  return place === null ? null : said.replace(place, instead)
}

const placeIn = (said: string): string | null => {
  for (let start = 0; start + 1 < said.length; start += 1)
    for (const length of [4, 3, 2]) {
      const word = said.slice(start, start + length)
      if (word.length === length && isKnownPlace(word)) return word
    }
  return null
}

const QUOTED = /「(.*)」$/su

/** Whether a memory says what stands in a text and no longer in the amended one. */
export function saysWrongly(content: string, text: string, instead: string): boolean {
  const said = withCommas(QUOTED.exec(content)?.[1] ?? content.replace(/^用户的?/u, '')).replace(
    /[。！!]+$/u,
    '',
  )
  return said.length > 1 && text.includes(said) && !instead.includes(said)
}
