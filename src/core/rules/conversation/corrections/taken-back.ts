import { withCommas } from '../grammar/sentences.ts'
import { CHINESE_KIN_WORD } from '../people/kin.ts'
import { isKnownPlace } from '../relations/places.ts'

/** 打错了，是侄子叫豆豆: what a turn says in place of what was said in one before it is the first group. */
const TAKES_BACK = new RegExp(
  '^(?:[哎啊呃哦诶]呀?|不对|不好意思|抱歉|等等|等一下|对了|刚才?|上面|前面|我|那个|[，,、。！!~～\\s])*' +
    '(?:[说打写记搞弄讲]错(?:字|了一?个?字)?了?|口误|手滑|手误)(?:了|啊|哈)*[，,、。！!：:\\s]*' +
    '(?:不是[^，,。！!\\s]{1,12}[，,\\s]*)?(?:应该|其实)?(?:是|叫|在)(?!我(?:记|搞|弄|说))([^，,。！!；;]{1,14})([，,。！!；;].*)?$',
  'su',
)
const WEEKDAY = /(?:下?个?(?:周|星期|礼拜))[一二三四五六日天末]/u
const KIN = new RegExp(CHINESE_KIN_WORD, 'u')

/** What takes the place of what was said before, and what the turn says beside it; null of any other turn. */
export function takenBack(text: string): { readonly instead: string; readonly rest: string } | null {
  const [, instead, rest = ''] = TAKES_BACK.exec(withCommas(text.trim())) ?? []
  return instead === undefined ? null : { instead: instead.replace(/的$/u, ''), rest: rest.slice(1) }
}

/** Shorter endings say nothing of longer words: 左耳朵 of 耳朵, 六岁 of 岁. */
const LEAST = 0.3

/**
 * What was said, with other words where they belong: what ends alike (右耳朵, 左耳朵), begins alike (属羊, 属猴), or is
 * of one kind (姐夫, 妹夫; 深圳, 广州). Null where no place is certain.
 */
export function amended(said: string, instead: string): string | null {
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
