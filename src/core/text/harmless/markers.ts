import { normalForm } from '../normal-form.ts'

/**
 * Role markers and brackets of prompt formats, found in whatever letters and with whatever invisible
 * characters they are written.
 */
const ROLES =
  'system|developer|assistant|user|human|ai|tool|instructions?|response|系统|开发者|用户|助手|助理|人类|指令'
const COLON = '[:∶꞉ː]'
const MARKER = new RegExp(
  `(?<role>${ROLES})(?<gap>\\s*)${COLON}|\\[\\s*(?<end>/?)\\s*(?<name>INST|SYS|SYSTEM|USER|ASSISTANT)\\s*\\]`,
  'giu',
)
/** "ecosystem:" is a word. */
const WORD = /[\p{L}\p{N}]/u
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const plainForm = (text: string): string => normalForm(text.replace(UNSEEN, ''))

/**
 * Breaks what a reader, man or model, takes for a marker. The words of it stay, and so does every other
 * character of the text.
 */
export function breakMarkers(text: string): string {
  if (plainForm(text).search(MARKER) === -1) return text
  const { plain, places } = withPlaces(text)
  let broken = ''
  let from = 0
  for (const { 0: marker, index, groups } of plain.matchAll(MARKER)) {
    const before = places[index - 1]
    if (groups!.role && before && WORD.test(text.slice(before.start, before.end))) continue
    const { role, gap, end, name } = groups!
    broken += `${text.slice(from, places[index]!.start)}${role ? `${role}${gap} -` : `(${end}${name})`}`
    from = places[index + marker.length - 1]!.end
  }
  return broken + text.slice(from)
}

interface Place {
  readonly start: number
  readonly end: number
}

/** The plain form, character by character, and where each of its units stands in the text. */
function withPlaces(text: string): { readonly plain: string; readonly places: readonly Place[] } {
  const places: Place[] = []
  let plain = ''
  let start = 0
  for (const character of text) {
    const form = plainForm(character)
    const end = start + character.length
    for (let unit = 0; unit < form.length; unit += 1) places.push({ start, end })
    plain += form
    start = end
  }
  return { plain, places }
}
