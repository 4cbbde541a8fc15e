import { anyOf } from '../../../text/any-of.ts'

/** What people leave out or shorten when they type quickly, and what it stands for. */
const SHORT: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  cannae: "can't",
  'wor lass': 'my partner',
  couldnt: "couldn't",
  wont: "won't",
  isnt: "isn't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  arent: "aren't",
  werent: "weren't",
  gonna: 'going to',
  gotta: 'got to',
  wanna: 'want to',
  u: 'you',
  ur: 'your',
  thats: "that's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  youre: "you're",
  weve: "we've",
  bday: 'birthday',
  bf: 'boyfriend',
  gf: 'girlfriend',
  fav: 'favourite',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
}
/** "I aint smoked in weeks", "ain't been back" */
const AINT =
  /\bain'?t(?= (?:been|had|seen|got|gone|done|touched|drunk|eaten|played|run|ridden|worn|\w{2,}ed)\b)/giu
/** "me real uncle", "me mam" */
const MY_OWN =
  /\bme(?= (?:real |own |old |big |little |wee )?(?:ma[mt]e?|mum|da|dad|nan|uncle|aunty?|cousin|brother|bro|sister|missus|wife|husband|daughter|son|lad|dog|cat|van)\b)/giu
const WORDS = new RegExp(`\\b(?:${Object.keys(SHORT).join('|')})\\b`, 'giu')

/**
 * A sentence as it would be typed with care: straight apostrophes, no short forms. For looking only; what is
 * kept is what was said.
 */
export const carefully = (sentence: string): string =>
  sentence
    .replaceAll('’', "'")
    .replace(WORDS, (word) => SHORT[word.toLowerCase()] ?? word)
    .replace(MY_OWN, 'my')
    .replace(AINT, "haven't")
    .replace(/\bi(?=\b(?!\.))/gu, 'I')

/** Laughter and other marks of tone: no reason to take a sentence for a joke. */
export const TONE = anyOf('giu', [
  /\b(?:lo+l|lmao+|rofl|haha+h?|hehe+|ngl|tbh|fr|omg|btw|smh|idk|imo|ikr|yay+|ugh+|phew|whew)\b|哈哈+/u,
  /嘿嘿+|嘻嘻+|呜呜+|(?:真是?|快)?(?:笑死|乐死)(?:我|人)?了?|救命|绝了/u,
])

/** A sentence without laughter and other marks of tone. */
export const withoutTone = (sentence: string): string =>
  sentence
    .replace(TONE, ' ')
    .replace(/\s{2,}/gu, ' ')
    .trim()

/** Whether a sentence has laughter or another mark of tone. */
export const hasTone = (sentence: string): boolean => sentence.search(TONE) !== -1
