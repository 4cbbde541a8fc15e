import type { HiddenPart } from '../reading/seen.ts'

const BLOCK = '█'

/** What is left of a text; null when nothing is: a part without a place is all of it. */
export function masked(text: string, parts: readonly Pick<HiddenPart, 'start' | 'end'>[]): string | null {
  if (parts.some(({ start, end }) => start === null || end === null)) return null
  const left = Array.from(text, (character, place) =>
    parts.some(({ start, end }) => place >= start! && place < end!) ? BLOCK : character,
  )
  return left.every((character) => character === BLOCK || character.trim() === '') ? null : left.join('')
}

/** What a place of a text hides of it: for comparing with copies of the words. */
export const hiddenWords = (text: string, parts: readonly Pick<HiddenPart, 'start' | 'end'>[]): string[] =>
  parts.map(({ start, end }) =>
    start === null || end === null ? text : [...text].slice(start, end).join(''),
  )

const SPEAKER = /^[^:：]{1,256}: /u

/**
 * A pin's note without the lines that copy hidden words; null when none is left.
 * @param words what is hidden of its turns
 */
export function noteWithout(note: string, words: readonly string[]): string | null {
  const lines = words
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^█+$/u.test(line))
  const isCopy = (line: string) => {
    const said = line.replace(SPEAKER, '').trim()
    return said !== '' && lines.some((hidden) => hidden.includes(said) || line.includes(hidden))
  }
  const left = note.split('\n').filter((line) => !isCopy(line))
  return left.every((line) => line.trim() === '') ? null : left.join('\n')
}
