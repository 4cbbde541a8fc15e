import type { AffinityState } from '../../affinity/scoring/states.ts'
import { normalForm } from '../../text/normal-form.ts'
import type { Tier } from '../schemas.ts'

const STRONG_VALENCE = 0.6
const LONG = 50
const SHORT = 20

const GREETINGS = [
  ...[
    '你好',
    '您好',
    '你们好',
    '大家好',
    '嗨',
    '嘿',
    '哈喽',
    '哈啰',
    '哈罗',
    '喂',
    '早',
    '早安',
    '早上好',
    '上午好',
    '中午好',
    '午安',
  ],
  ...[
    '下午好',
    '晚上好',
    '晚安',
    '在吗',
    '在不在',
    '好久不见',
    '谢谢',
    '谢谢你',
    '谢谢您',
    '多谢',
    '谢了',
    '感谢',
    '非常感谢',
    '谢谢啦',
  ],
  ...[
    '再见',
    '拜拜',
    '拜',
    '回见',
    '回头见',
    '明天见',
    '下次见',
    '待会见',
    '一会儿见',
    '先走了',
    '我走了',
    '我睡了',
    '去睡了',
  ],
  ...[
    'hello',
    'hi',
    'hey',
    'hiya',
    'howdy',
    'yo',
    'good morning',
    'good afternoon',
    'good evening',
    'good night',
    'goodnight',
  ],
  ...[
    'morning',
    'evening',
    'thanks',
    'thank you',
    'thank you so much',
    'thank you very much',
    'thanks a lot',
    'many thanks',
    'thx',
    'ty',
  ],
  ...[
    'cheers',
    'bye',
    'bye bye',
    'byebye',
    'goodbye',
    'see you',
    'see ya',
    'see you later',
    'see you tomorrow',
    'later',
    'take care',
  ],
  ...['hello there', 'hi there', 'hey there', "what's up", 'sup', 'long time no see'],
]
const PARTICLES = '[呀啊哦呢啦吧哈嘛噢哇]?'
/** Punctuation, symbols, emoji with their joiners, and space. */
const TRIMMINGS = '[\\p{P}\\p{S}\\p{Emoji_Presentation}\\u200d\\ufe0f\\s]*'
const words = GREETINGS.toSorted((one, other) => other.length - one.length).join('|')
const PLAIN_GREETING = new RegExp(
  `^${TRIMMINGS}(?:(?:${words})${PARTICLES}(?![\\p{Script=Latin}])${TRIMMINGS})+$`,
  'iu',
)

/** Characters as people count them: code points. */
export const lengthOf = (text: string): number => Array.from(text).length

/** A greeting, thanks or farewell with nothing else but punctuation and emoji. */
export const isPlainGreeting = (message: string): boolean =>
  PLAIN_GREETING.test(normalForm(message).replaceAll('’', "'"))

/** Which model answers: the first rule that holds. `state` is that before the message. */
export function tierOf(message: string, valence: number, state: AffinityState): Tier {
  if (Math.abs(valence) > STRONG_VALENCE) return 1
  const length = lengthOf(message)
  if ((state === 'close_friend' || state === 'best_friend') && length > LONG) return 1
  return length < SHORT && isPlainGreeting(message) ? 3 : 2
}
