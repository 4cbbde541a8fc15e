import { carefully } from '../grammar/casual.ts'
import { patternNamed } from '../named-patterns.ts'

/**
 * What is said without anything being told: greetings, agreement, praise, opinions on the other, play and
 * irony.
 */

const SMALL_TALK = new RegExp(
  `^(?:${[
    '(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|night)|morning|evening|howdy|yo|' +
      'greetings)(?: (?:again|there|everyone|all))?',
    '(?:thanks?|thank you|thx|ty|cheers|much appreciated|appreciate it)(?: (?:a lot|so much|' +
      'very much|again|you|for (?:the|your) help))?',
    '(?:bye|goodbye|see you|see ya|good night|take care|talk (?:to you )?(?:soon|later)|' +
      'later)(?: (?:soon|later|tomorrow|then))?',
    '(?:ok(?:ay)?|k|yes|yeah|yep|yup|no|nope|sure|right|true|exactly|great|cool|nice|perfect|wow|' +
      'lol|ha(?:ha)*|hmm+|uh+|oh|lovely|awesome|wonderful|fine|good|got it|i see|makes sense|' +
      "sounds good|of course|no problem|you['’]re welcome|i (?:agree|understand)|" +
      "that['’]s (?:great|nice|good|true|right|it)|long day|how are you|what['’]s up|not much|" +
      'me too|already did)',
    '(?:你好|您好|嗨|哈喽|大家好|早|早上好|上午好|中午好|下午好|晚上好|晚安|早安|周末好|节日快乐|' +
      '新年好|又见面了)(?:呀|啊|哦|哈)?',
    '(?:谢谢|多谢|谢啦|谢了|感谢|辛苦了|麻烦你了)(?:你|您|啦|了|哈|哦)*',
    '(?:再见|拜拜|回头见|回头聊|明天见|先这样|下次聊|就这样|改天聊)(?:吧|啦|了|哈)?',
    '(?:好的?|行|可以|没问题|嗯+|哦+|啊+|对|是的?|是啊|没错|知道了|明白了?|懂了|收到|哈+|呵+|嘻+|' +
      '真的|太好了|不错|厉害|原来如此|这样啊|有道理|没事|不客气|还行|还好)(?:吧|啊|呀|哦|啦|了|的)?',
  ].join('|')})(?:[\\s,，.。!！~～、…]+|$)`,
  'iu',
)

/** Nothing but greetings, thanks, agreement and laughter. */
export function isSmallTalk(sentence: string): boolean {
  let rest = sentence.trim()
  while (rest !== '') {
    const found = SMALL_TALK.exec(rest)
    if (!found || found[0] === '') break
    rest = rest.slice(found[0].length).trim()
  }
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** Supposed, wished, joked, played, dreamt, or said by somebody else of the speaker: words about nothing. */
const UNREAL = patternNamed('talk_unreal')
/**
 * "My boss said I am lazy", "Tom thinks I'm rich": somebody else's words of the speaker. A doctor's are
 * findings, and what one is told to do ("coach says I start on Saturday") is news.
 */
const SAID_OF_ME = patternNamed('talk_said_of_me')
/** Praise for what is anything but good. */
const IRONY = patternNamed('talk_irony')
/**
 * What one says to good news, and to bad ones: whatever comes behind it has happened, but no liking is meant.
 */
const REACTION =
  /\boh (?:great|joy|wonderful|fantastic|perfect|lovely|good|brilliant|awesome|nice|super|marvell?ous)[,.!]/iu

/** "Oh great, …": it tells how the speaker takes it. */
export const isReaction = (sentence: string): boolean => REACTION.test(sentence)

const DELIGHTED =
  /\bi(?:'m| am| feel) (?:so |really |just |very )*(?:happy|lucky|special|excited|thrilled|blessed|glad|delighted)\b/iu

/** "I'm so happy": it tells how the speaker feels, and no more. */
export const isDelighted = (words: string): boolean => DELIGHTED.test(words)

/** Whether a sentence means the opposite of what it says. */
export const isIrony = (sentence: string): boolean => IRONY.test(sentence) || isReaction(sentence)

/** The speaker's words about nothing: kept by nobody as a fact. */
export const isUnreal = (sentence: string): boolean =>
  UNREAL.test(sentence) || SAID_OF_ME.test(sentence) || IRONY.test(sentence)

/** A turn that begins a play: what follows is said in a part until somebody ends it. */
const BEGINS_PLAY = patternNamed('begins_play')

/** Whether a turn gives out parts to be played. */
export const beginsPlay = (text: string): boolean => BEGINS_PLAY.test(inFull(text))
/** A turn that perhaps begins one: what answers the assistant behind it, turn for turn, is said in a part. */
const BEGINS_ANSWERING = patternNamed('begins_answering')

/** Whether a turn may begin a play that lasts as long as it is answered: "help me practise". */
export const beginsAnswering = (text: string): boolean => BEGINS_ANSWERING.test(inFull(text))
/** "ur the king": you are. */
const inFull = (text: string): string => carefully(text).replace(/\byour (?=(?:an?|the|my) )/giu, "you're ")
const ENDS_PLAY = patternNamed('ends_play')

/** Whether a turn ends a play. */
export const endsPlay = (text: string): boolean => ENDS_PLAY.test(text)

/** An opinion on the other, encouragement, thanks: it tells nothing of the speaker's life. */
const IDLE = patternNamed('talk_idle')

/** Whether a sentence has words and tells nothing. */
export const isIdle = (core: string): boolean => IDLE.test(core)

/** Weather and the like: nobody's own. */
const IMPERSONAL =
  /天气|下雨|下雪|刮风|外面|好热|好冷|\bweather\b|\brain(?:s|ing|y)?\b|\bsnow(?:s|ing|y)?\b/iu

/** Whether a sentence is of nobody: the weather, the time. */
export const isImpersonal = (core: string): boolean => IMPERSONAL.test(core)
