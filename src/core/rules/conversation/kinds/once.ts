import { isChinese } from '../grammar/sentences.ts'
import { isPast, isSubjectless } from '../grammar/verbs.ts'
import { ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'

const THINGS =
  'phone|laptop|computer|car|bike|house|apartment|flat|dog|cat|puppy|kitten|pet|team|company|school|' +
  'birthday|job'
/** "my phone died": it happened, and is nothing that somebody is. */
const ONCE = new RegExp(`\\b(?:my|our) (?:\\w+ )??(?:${THINGS}) (\\w+ ?\\w*)`, 'iu')
const OTHERS_DEED = new RegExp(
  `^(?:my|our|the) (?:\\w+ )?(${ENGLISH_KIN_WORD}|${ENGLISH_PET}) (?:just |finally |also )?(\\w+)`,
  'iu',
)
const HAN_ONCE = /今天|昨天|昨晚|前天|刚刚?|上周|上个?月|早上|中午|下午/u
const HAN_LASTS = /住|搬|工作|上班|入职|毕业|结婚|生日|岁|养|叫/u

/** Whether a sentence tells of one thing that happened, and of nothing that somebody is: "my phone died", 昨天手机坏了. */
export const isOnce = (words: string): boolean =>
  isChinese(words) ? isOnceInChinese(words) : isOnceInEnglish(words)

const isOnceInChinese = (words: string): boolean =>
  HAN_ONCE.test(words) && /了/u.test(words) && !HAN_LASTS.test(words)

function isOnceInEnglish(words: string): boolean {
  const [first = '', ...others] = words.split(/\s+/u, 3)
  const deed = ONCE.exec(words)?.[1]?.split(' ') ?? []
  const isOwn = /^(?:i|i'm|i've|my|our|we|also|and|so)$/iu.test(first)
  const [of, by = ''] = OTHERS_DEED.exec(words)?.slice(1) ?? []
  return (
    isSubjectless(words) ||
    deed.some(isDone) ||
    (of !== undefined && isDone(by)) ||
    (!isOwn && others.some(isDone))
  )
}

const isDone = (word: string): boolean =>
  isPast(word) &&
  !new RegExp(
    '^(?:was|were|had|born|got|lived|worked|moved|grew|studied|married|retired|used|taught|' +
      'ran|owned|played|loved|liked|hated)$',
    'iu',
  ).test(word)
