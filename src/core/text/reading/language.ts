/** Letters that only one of the languages is written in, by its code. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['th', /\p{Script=Thai}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
]

/** The small words of languages with Latin letters; none of them is an English one. */
const SMALL_WORDS: readonly (readonly [string, RegExp])[] = [
  ['de', /\b(?:ich|und|nicht|ist|das|der|ein|eine|mit|auch|mein|habe)\b/giu],
  ['fr', /\b(?:je|est|et|les|une|pas|mon|dans|avec|suis|vous|j['’])\b/giu],
  ['es', /\b(?:yo|el|los|una|pero|muy|mi|que|con|estoy|tengo|para)\b/giu],
  ['pt', /\b(?:eu|não|uma|com|meu|estou|tenho|muito|você)\b/giu],
  ['it', /\b(?:io|il|che|non|sono|una|con|mio|ho|anche)\b/giu],
]
/** So many of its words make a text of a language. */
const ENOUGH = 2

/**
 * The code of the language that a text is written in, as far as letters and small words tell; null without
 * letters.
 */
export function languageOf(text: string): string | null {
  const script = SCRIPTS.find(([, letters]) => letters.test(text))
  if (script) return script[0]
  if (!/\p{Script=Latin}/u.test(text)) return null
  const counted = SMALL_WORDS.map(([code, words]) => ({ code, count: text.match(words)?.length ?? 0 }))
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one))
  return best.count >= ENOUGH ? best.code : 'en'
}
