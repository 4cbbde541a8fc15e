import { tokenize } from '../../text/tokens.ts'

const HELPS =
  'am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must|to'
/** "Which programming language am I", "what sport do I", "which animal scares me"; not "what kind of". */
const ENGLISH = new RegExp(
  String.raw`\b(?:which|what)\s((?:(?!(?:${HELPS}|of|kind|type|sort)\b)[\p{L}-]+\s){1,3}?)(?=(?:${HELPS})\b)|` +
    String.raw`\bwhich\s(?!(?:${HELPS}|of)\b)([\p{L}-]+)`,
  'giu',
)
/** 哪家医院, 什么乐器: two characters, or up to three that end the question. */
const CHINESE =
  /(?:(?<!为)什么|哪[个家种位场门本部只所款项支首类间]?)(?![里儿天年些几]|时候)(\p{Script=Han}{1,3}(?!\p{Script=Han})|\p{Script=Han}{1,2})/gu

/**
 * The terms with which a question names the kind of what it asks for: who says "I signed up for the half
 * marathon" does not say that it is a race.
 */
export const kindAsked = (query: string): ReadonlySet<string> =>
  new Set(
    [...query.matchAll(ENGLISH), ...query.matchAll(CHINESE)].flatMap(([, kind, alone]) =>
      tokenize(kind ?? alone ?? ''),
    ),
  )
