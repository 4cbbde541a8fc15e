import type { Context } from '../../context.ts'
import { embedTexts } from '../../models/embed.ts'
import { contentHash } from '../../text/hash.ts'
import { toLexemes } from '../../text/tokens.ts'

/**
 * The columns that follow from a memory's content. One embedding call. What `db:reembed` made of the words
 * before is dropped.
 * @throws WorkError when the embedder gives no answer.
 */
export async function contentColumns(ctx: Context, content: string) {
  const [embedding] = await embedTexts(ctx, [content])
  return {
    content,
    content_hash: contentHash(content),
    ...toLexemes(content),
    embedding: embedding ?? null,
    embedding_next: null,
    embedding_model: ctx.embedder.model,
  }
}
