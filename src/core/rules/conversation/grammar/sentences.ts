import { withoutRecalled } from '../../../text/harmless/context-block.ts'
import { type Place, placesOf } from '../../../text/reading/sentences.ts'
import { simplified, withoutFound } from '../../../text/reading/simplified.ts'
import { asksToRemember, remembersThemselves } from '../../../text/words/pin-words.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'
import { isRepair, repaired } from './repair.ts'

const HAN = /\p{Script=Han}/u
const CHINESE_FRAME = /[我咱你他她的了是在]/u
const ENGLISH_FRAME = /\b(?:i|my|we|our|he|she|they|lives?|works?|is|are|was)\b/iu

/** "I live in 北京" is an English sentence with a Chinese name in it. */
export const isChinese = (text: string): boolean =>
  HAN.test(text) && (CHINESE_FRAME.test(text) || !ENGLISH_FRAME.test(text))

const MARK = /[。！？!?…]+[”"’'」』）)]*|\n+|(?<!\.)\.+[”"’'」』）)]*(?=\s|$)|[;；]/gu

/** "got my own flat!!! 14 Mill Lane": where that is. */
const isAddress = (said: string): boolean => said.length < 60 && ADDRESS.test(said)
const ADDRESS =
  /^(?:at |it['’]s )?(?:flat \w+,? )?\d{1,5}[a-d]? (?:\p{L}[\p{L}'’-]* ){1,3}(?:lane|street|st|road|rd|avenue|ave|drive|close|court|way|place|square|terrace|gardens|crescent|hill|row|walk|boulevard|blvd)\b/iu
const AT_HOME = /\b(?:flat|house|place|apartment|room|address|home|moved|moving|live|office|studio|shop)\b/iu

/** "gaz, hull. plasterer." */
const INTRODUCTION = patternNamed('introduction_apart')

/** Nobody says more at once; what is longer was pasted. */
const MOST = 300

/**
 * Sentences of a turn, trimmed, with their end marks; what the service handed out as context is no sentence
 * of it.
 */
export function sentencesOf(text: string): string[] {
  const plain = withoutRecalled(text)
  const places: Place[] = []
  const introduced = INTRODUCTION.exec(plain)?.[0].length ?? 0
  for (const place of placesOf(plain, MARK).slice(0, MOST)) {
    const before = places.at(-1)
    const said = plain.slice(place.start, place.end).trim()
    if (
      before &&
      (place.end <= introduced ||
        isRepair(said) ||
        (isAddress(said) && AT_HOME.test(plain.slice(before.start, before.end))))
    ) {
      places.splice(-1, 1, { ...before, end: place.end })
    } else places.push(place)
  }
  return places
    .map(({ start, end }) => plain.slice(start, end).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** "Other news: …", "now the big thing: …", 有个消息：, 跟你讲个大事，: that something is told, and how it is taken. */
const ANNOUNCED = patternNamed('announced')
const withoutLead = (text: string): string => {
  const rest = behind(text, LEAD.it)
  const news = ANNOUNCED.exec(simplified(rest))
  return news ? behind(rest.slice(news[0].length), LEAD.it) : rest
}
const behind = (text: string, lead: RegExp): string =>
  text.slice(lead.exec(simplified(text))?.[0].length ?? 0)

const LEAD = patternsNamed('leads_in')
const TAIL =
  /(?:[,，]\s*)?(?:by the way|btw|you know|please|thanks|thank you|lol|\b(?:tb[fh]|ngl|imh?o|fyi|obvs|innit)|(?<!ha)(?:ha){2,9}h?|谢谢|哈哈+|呢|呀|哦|啦|吧)?$/iu
/** 开了家酒吧, 猫叫布啦: the last character of a word. */
const IN_A_WORD = patternNamed('ends_a_word')
/** The longest of them, and the comma before it. */
const TAIL_CHARACTERS = 40
const END_MARK = /[\s.。!！~～…;；]/u

/** From its end, so that a run of spaces or marks is gone through once. */
function withoutTail(sentence: string): string {
  let end = sentence.length
  while (end > 0 && END_MARK.test(sentence.charAt(end - 1))) end -= 1
  const start = Math.max(0, end - TAIL_CHARACTERS)
  if (IN_A_WORD.test(sentence.slice(start, end))) return sentence.slice(0, end)
  return sentence.slice(0, start) + sentence.slice(start, end).replace(TAIL, '')
}

/** 糍粑蹲旁边看我包 它是我家橘猫: who sets no marks leaves a blank where a comma would stand. */
const BLANK = /(?<=\p{Script=Han})[ \u3000]+(?=\p{Script=Han})/gu
const BLANK_BY_LATIN =
  /(?<=\p{Script=Han})[ \u3000]+(?=[A-Za-z\d]{1,12}\p{Script=Han})|(?<=\p{Script=Han}[A-Za-z\d]{1,12})[ \u3000]+(?=\p{Script=Han})/gu
/** 我 喜欢 猫: a blank behind every word is none. */
const WORDS_APART = 3

/** A Chinese sentence with commas where its writer left blanks between clauses. */
export function withCommas(sentence: string): string {
  const blanks = sentence.match(BLANK)?.length ?? 0
  if (blanks === 0 || sentence.length < WORDS_APART * (blanks + 1)) return sentence
  return sentence.replace(BLANK, '，').replace(BLANK_BY_LATIN, '，')
}

/** 累成狗，今天搬进新家了[裂开]: how it feels to them, beside what happened. */
const MANNERS = patternsNamed('unmeant_aside')
export const withoutManners = (text: string): string => {
  const rest = text.replace(MANNERS.it, '').replace(/^[，,。！!~～ ]+/u, '')
  return /\p{Script=Han}{4}/u.test(rest) ? rest : text
}

/** 说到我弟，他考上川大了, "speaking of Tom, he quit": of whom it is. */
const BROUGHT_UP = patternNamed('brought_up')
function ofBroughtUp(core: string): string {
  const [lead, english, chinese] = BROUGHT_UP.exec(core) ?? []
  if (lead === undefined) return core
  return (chinese ?? english ?? '') + core.slice(lead.length)
}

/** A sentence without what leads into it, the asking to remember it, and its end marks. */
export function coreOf(sentence: string): string {
  const begun = withoutLead(withCommas(sentence))
  const isOwn = simplified(begun).search(remembersThemselves) !== -1
  const bare = (isOwn ? begun : withoutFound(begun, asksToRemember)).trim()
  const led = withoutLead(bare.replace(/^(?:that|[:：,，、\s]+)\s*/iu, ''))
  return repaired(ofBroughtUp(withoutTail(withoutManners(led)).trim()))
}

const OPENING = /[“"「『]/gu
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '"': '"', '「': '」', '『': '』' }

/** 网名叫“半糖去冰”: what is quoted is a name. */
const NAMING = /(?:叫做?|名为|名字?是|\b(?:called|named)) ?$/u
const LONGEST_NAME = 16

/** A mark that opens and is not closed in its sentence; of an inch or a slip it is none. */
const BEGINS_WORDS = /^(?:[\s:：,，(（]|\p{Script=Han})?[“"「『][\p{L}]{2}/u

/** A sentence without what stands between quotation marks, or behind one that its sentence leaves open. */
export function unquoted(sentence: string): string {
  let said = ''
  let start = 0
  const never = new Set<string>()
  for (const { 0: mark, index } of sentence.matchAll(OPENING)) {
    if (index < start || never.has(mark)) continue
    const end = sentence.indexOf(CLOSING[mark]!, index + 1)
    if (end === -1 && BEGINS_WORDS.test(sentence.slice(Math.max(0, index - 1), index + 3)))
      return (said + sentence.slice(start, index)).trim()
    if (end === -1) never.add(mark)
    else {
      const before = sentence.slice(start, index)
      const isName = end - index < LONGEST_NAME && NAMING.test(before.slice(-LONGEST_NAME))
      said += before + (isName ? sentence.slice(index + 1, end) : ' ')
      start = end + 1
    }
  }
  return (said + sentence.slice(start)).trim()
}
