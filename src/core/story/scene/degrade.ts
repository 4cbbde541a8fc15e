import type { Context } from '../../context.ts'
import { CoreError, isGuard, WorkError } from '../../errors.ts'
import type { Warning, WarningCode } from './schemas.ts'

/** A writer waits so long for a read or write; what takes longer is left out. */
export const DATABASE_MS = 5_000

/** What the writer is told when a part is missing. */
const details: Readonly<Record<WarningCode, string>> = {
  analysis_unavailable: 'The scene was not analysed; its purpose and key actions were searched for.',
  embedding_unavailable: 'Passages were searched by their words only.',
  search_unavailable: 'Passages could not be searched.',
  states_unavailable: 'The states of entities could not be read.',
  timeline_unavailable: 'The timeline could not be read.',
  context_not_stored: 'This context was not stored.',
}

/** @param reason the code of what failed, never a sentence of it */
export const warning = (code: WarningCode, reason: string): Warning => ({
  code,
  detail: `${details[code]} (${reason})`,
})

function reasonOf(error: unknown): string {
  if (error instanceof CoreError || error instanceof WorkError) return error.code
  return 'unexpected'
}

/**
 * Does a part of the chain; when it fails, adds the warnings and goes on without it: a missing memory never
 * blocks the writer. Only what concerns the request itself (its `Idempotency-Key` was used already, the writer
 * has left) is still an error.
 */
export async function orDegrade<Result>(
  ctx: Pick<Context, 'log' | 'left'>,
  warnings: Warning[],
  codes: readonly WarningCode[],
  part: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await part()
  } catch (error) {
    if (isGuard(error, 'replayed') || ctx.left?.()?.aborted) throw error
    const reason = reasonOf(error)
    ctx.log.error('scene_context_degraded', { codes, reason })
    warnings.push(...codes.map((code) => warning(code, reason)))
    return null
  }
}
