import type { Actor, Context } from '../../context.ts'
import { CoreError } from '../../errors.ts'
import { embedTexts } from '../../models/embed.ts'
import { spendingFor } from '../../models/holds.ts'
import { contentHash } from '../../text/hash.ts'
import { memoryLexemes } from '../../text/reading/dated-quote.ts'
import { sensitiveCategory } from '../../text/reading/sensitive.ts'
import { bytesOf } from '../../text/strings.ts'

/** Of a memory that a user's own credentials write. */
const OWN_BYTES = 64 * 1024

/**
 * A user's own credentials write smaller memories than the application.
 * @param path where the content stands in the input
 * @throws CoreError `invalid`
 */
export function expectContentFits(actor: Actor, content: string | undefined, path = 'content'): void {
  if (actor.kind !== 'user' || content === undefined || bytesOf(content) <= OWN_BYTES) return
  const message = `at most ${OWN_BYTES} bytes of UTF-8 with a user's own credentials`
  throw new CoreError('invalid', `${path}: ${message}`, { issues: [{ path, code: 'too_big', message }] })
}

/**
 * The columns that follow from a memory's content. One embedding call. What `db:reembed` made of the words
 * before is dropped.
 * @throws WorkError when the embedder gives no answer.
 */
export async function contentColumns(ctx: Context, user_id: string, said: Said) {
  const [embedding] = await embedTexts(spendingFor(ctx, user_id), [said.content])
  return columnsOf(said, embedding ?? null, ctx.embedder.model)
}

/** A content, and whom it is about. */
export interface Said {
  readonly content: string
  readonly about?: string | null | undefined
}

/** The same of a content whose vector is there. */
export const columnsOf = ({ content, about }: Said, embedding: number[] | null, model: string) => ({
  content,
  content_hash: contentHash(content),
  sensitive: sensitiveCategory(content),
  ...memoryLexemes(content, about),
  embedding,
  embedding_next: null,
  embedding_model: model,
})
