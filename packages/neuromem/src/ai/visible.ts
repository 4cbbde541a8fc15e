/**
 * What a person does not see and a model reads all the same: format characters, tags, variation selectors,
 * fillers. What a tool answers goes into a prompt: it is without them, as the service's own contexts are.
 * Joiners between letters and within an emoji stay.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const NEVER = /(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
const KEYCAP = /[0-9#*]/u
const LETTER = /^(?!\ufe0f)[\p{L}\p{M}]$/u
const SELECTOR = '\ufe0f'
const JOINER = '\u200d'

/** A text without characters that nobody sees. */
export function visible(text: string): string {
  if (!INVISIBLE.test(text)) return text
  const all = Array.from(text.replace(NEVER, ''))
  return all.filter((character, at) => !INVISIBLE.test(character) || joins(all, at)).join('')
}

function joins(all: readonly string[], at: number): boolean {
  const [before = '', after = ''] = [all[at - 1], all[at + 1]]
  if (all[at] === SELECTOR) return PICTURE.test(before) || (KEYCAP.test(before) && after === '\u20e3')
  if (LETTER.test(before) && LETTER.test(after)) return true
  const picture = before === SELECTOR ? (all[at - 2] ?? '') : before
  return all[at] === JOINER && PICTURE.test(picture) && PICTURE.test(after)
}

/** Their texts name rows: they are handed back as they are. */
const IDS = /(?:^|_)ids?$/u

/** The same value with every text in it visible, names of fields too; ids stay. */
export function visibleWithin(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return IDS.test(key) ? value : visible(value)
  if (Array.isArray(value)) return value.map((one) => visibleWithin(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [visible(name), visibleWithin(one, name)]),
  )
}
