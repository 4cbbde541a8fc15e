import type { Context } from '../../../src/core/context.ts'
import { commitTurns } from '../../../src/core/ingest/commit-turns.ts'
import type { CommitTurns } from '../../../src/core/ingest/schemas.ts'

/** What a commit answers, for who does not ask which word stands before it. */
export const committed = async (ctx: Context, input: CommitTurns) => (await commitTurns(ctx, input)).value
