/**
 * What a reader does not see and a model reads all the same: format characters, tags, variation selectors,
 * fillers. The ones that scripts and emoji need are judged by their neighbours.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const NEVER = /(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
const SELECTOR = '\ufe0f'
const KEYCAP = /[0-9#*]/u
const ZERO_WIDTH_JOINER = '\u200d'

/** The text as it may stand in a prompt: what is invisible is gone, the letters around are one word again. */
export function visible(text: string): string {
  return INVISIBLE.test(text)
    ? keptOf(text)
        .map(([character]) => character)
        .join('')
    : text
}

/** Every visible character with its place in the original, in code points. */
export function keptOf(text: string): (readonly [string, number])[] {
  const all = [...text].map((character, place) => [character, place] as const)
  const rest = all.filter(([character]) => !NEVER.test(character))
  return rest.filter(([character], at) => {
    if (!INVISIBLE.test(character)) return true
    const [before, after] = [rest[at - 1]?.[0] ?? '', rest[at + 1]?.[0] ?? '']
    if (character === SELECTOR) return PICTURE.test(before) || (KEYCAP.test(before) && after === '\u20e3')
    if (isLetter(before) && isLetter(after)) return true
    const picture = before === SELECTOR ? (rest[at - 2]?.[0] ?? '') : before
    return character === ZERO_WIDTH_JOINER && PICTURE.test(picture) && PICTURE.test(after)
  })
}

const isLetter = (character: string): boolean => /^[\p{L}\p{M}]$/u.test(character) && character !== SELECTOR

/** Whose texts name rows: they are looked for as they are. */
const IDS = /(?:^|_)ids?$/u

/** The same value with every text in it visible, names of fields too; ids stay. */
export function visibleWithin<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string') return (IDS.test(key) ? value : visible(value)) as Value
  if (Array.isArray(value)) return value.map((one) => visibleWithin(one, key)) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [visible(name), visibleWithin(one, name)]),
  ) as Value
}
