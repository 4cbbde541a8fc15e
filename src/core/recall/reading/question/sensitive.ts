import type { Memory } from '../../../memories/schemas.ts'
import type { SearchTerms } from '../../../search/terms.ts'
import { sensitiveCategories } from '../../../text/reading/sensitive.ts'
import { kindOf, tokenize } from '../../../text/tokens.ts'

/** Whom a text may be about, whatever it says of them. */
interface Person {
  readonly user_id: string
  readonly name: string | null
}

const NAMES = /\p{Lu}[\p{Ll}\p{M}]+/gu
/** In a Chinese sentence whoever it speaks of comes first. */
const FIRST = /^[\p{Script=Han}\p{L}]{1,6}?(?=是|有|患|信|得|被|曾|属|加入|参加|确诊|正在|在|最近|以前)/u

/** Words of a text that name somebody, as the search counts them. */
function namesIn(text: string): string[] {
  const written = text.match(NAMES)?.filter((word) => sensitiveCategories(word).length === 0) ?? []
  return [...written, ...(FIRST.exec(text) ?? [])].flatMap(tokenize)
}

/**
 * What a person said of their health, faith and the like is an answer only to who asks about it: the query
 * shares a word with it, other than of whom it speaks.
 * @returns whether a text may be shown, given the names that stand with it
 */
export function askedFor({ terms, specific }: SearchTerms, { user_id, name }: Person) {
  const asked = terms.slice(0, specific).filter((term) => kindOf(term) !== 'single')
  const person = ['user', '用户', user_id, name ?? ''].flatMap(tokenize)
  return (text: string, others: readonly (string | null | undefined)[] = []): boolean => {
    const names = new Set([...person, ...namesIn(text), ...others.flatMap((other) => tokenize(other ?? ''))])
    const said = new Set(tokenize(text))
    return asked.some((term) => said.has(term) && !names.has(term))
  }
}

/** Of the graph's facts those that may be shown: their words are all that is known of them. */
export const maySay =
  (isAsked: ReturnType<typeof askedFor>) =>
  (text: string): boolean =>
    sensitiveCategories(text).length === 0 || isAsked(text)

/** Of memories those that may be shown. */
export const maySee =
  (isAsked: ReturnType<typeof askedFor>) =>
  ({
    sensitive,
    content,
    about,
    said_by,
  }: Pick<Memory, 'sensitive' | 'content' | 'about' | 'said_by'>): boolean =>
    sensitive === null || isAsked(content, [about, said_by])
