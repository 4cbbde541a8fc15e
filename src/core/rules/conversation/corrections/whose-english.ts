import { subjectWords } from '../changes/matching/subject-words.ts'

/** "Not my father, my father-in-law had it": of whom it was not, and what is said of the other one. */
const WHOSE =
  /^(?:(?:no|nope|wait|oh|actually|sorry|i said it wrong)[, ]+)*(?:it['’]?s |it was |that was |that['’]s )?not (?:my|our) ([\p{L} -]{2,24}?)[,;—–-]+ ?(?:(?:but|it['’]?s|it was|i mean|i meant|sorry),? )*(?:my|our) [\p{L}-]+(.*)$/iu

/**
 * The memories of whom a sentence says that they were of somebody else: those that share what else it says, or the
 * only one there is. Null where it says no such thing.
 */
export function notOfThem<Shown extends { readonly content: string }>(
  said: string,
  memories: readonly Shown[],
): readonly Shown[] | null {
  const [, who, rest = ''] = WHOSE.exec(said) ?? []
  if (who === undefined) return null
  const isOfThem = new RegExp(`(?:\\b(?:my|our)|['’]s) ${who}\\b(?![- ]in[- ]law|['’])`, 'iu')
  const theirs = memories.filter(({ content }) => isOfThem.test(content))
  const words = [...subjectWords(rest)]
  const meant = theirs.filter(({ content }) => {
    const known = subjectWords(content)
    return words.some((word) => known.has(word))
  })
  return words.length > 0 || theirs.length > 1 ? meant : theirs
}
