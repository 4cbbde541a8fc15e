const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
const CHARACTERS_A_TOKEN = 3.5

const isDense = (character: string): boolean => character > '\u10ff' && DENSE.test(character)

/** Tokens of a text, counted conservatively: 1 for each CJK character, 1 for 3.5 others. */
export function countTokens(text: string): number {
  let dense = 0
  let others = 0
  for (const character of text) {
    if (isDense(character)) dense += 1
    else others += 1
  }
  return Math.ceil(dense + others / CHARACTERS_A_TOKEN)
}

/** The longest beginning of a text that has at most so many tokens; never half a character. */
export function cutToTokens(text: string, tokens: number): string {
  let used = 0
  let end = 0
  for (const character of text) {
    used += isDense(character) ? 1 : 1 / CHARACTERS_A_TOKEN
    if (Math.ceil(used - 1e-9) > tokens) return text.slice(0, end)
    end += character.length
  }
  return text
}
