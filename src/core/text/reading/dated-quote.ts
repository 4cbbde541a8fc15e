import { kindsSaid } from '../kinds/said-kinds.ts'
import { remembered } from '../remembered.ts'
import { type Lexemes, toLexemes } from '../tokens.ts'
import { askedBy } from '../words/asked-by.ts'

const ENGLISH = /^([^"]{1,256}?), \d{1,2} [A-Z][a-z]+ \d{4}(, asked "([^"]{1,256})")?: "/u
const CHINESE = /^([^「]{1,256}?)，\d{4}年\d{1,2}月\d{1,2}日(，被问「([^」]{1,256})」)?：「/u

/**
 * A memory that quotes somebody (`Ann, 4 May 2026: "…"`, or `Ann, 4 May 2026, asked "…": "…"`) without its day: the
 * same sentence of the same speaker is the same, whatever the day.
 */
export const undated = remembered((content): string =>
  content.replace(ENGLISH, '$1$2: "').replace(CHINESE, '$1$2：「'),
)

/** The words that such a memory quotes, with what they answer before them; null for any other. */
function quoteOf(content: string): string | null {
  const [frame, , , question] = ENGLISH.exec(content) ?? CHINESE.exec(content) ?? []
  if (frame === undefined) return null
  const quote = content.slice(frame.length).replace(/["」]$/u, '')
  return question === undefined ? quote : `${question} ${quote}`
}

const NOBODY = /^(?:(?:the )?user|用户)$/iu

/** Who says it by name, of a memory that quotes them. */
export function quotedBy(content: string): string | null {
  const [, name] = ENGLISH.exec(content) ?? CHINESE.exec(content) ?? []
  return name && !NOBODY.test(name) ? name : null
}

/** What is embedded of a memory: of one that quotes somebody the sentence alone. */
export const meantBy = (content: string): string => quoteOf(content) ?? content

/** Every memory names the person, no turn does. */
const PERSON = /\bthe user(?:['’]s)?\b|用户的?/giu

/**
 * What is indexed of a memory: all its words, whom it is about, and what it may be asked for by. It is as
 * long as its sentence without the person (of one that quotes somebody the sentence alone), so that it is
 * found as easily as the turn that it comes from.
 */
export function memoryLexemes(content: string, about?: string | null): Lexemes {
  const said = meantBy(content)
  const speaker = quotedBy(content)
  const isOfOther = about && !NOBODY.test(about) && about !== speaker && !content.startsWith(about)
  const kinds = kindsSaid(said, { speaker, about: isOfOther ? about : null })
  const { lexemes } = toLexemes([content, about ?? '', askedBy(said)].join('\n'), kinds)
  return { lexemes, length: toLexemes(said.replace(PERSON, ' ')).length }
}
