import { type SQL, sql } from 'drizzle-orm'
import { bigint, moment, recordsOf } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import { tombstoneOf } from '../../memories/table/ending/tombstones.ts'
import { contentHash } from '../../text/hash.ts'
import { addCounts } from '../extraction/extract.ts'
import type { StoredTurn } from '../turns/turn.ts'
import type { HeldJob } from './held-job.ts'
import type { Result } from './result.ts'

type Draft = Result['parts'][number]['drafts'][number]

/** What happened to the words of a result while it was being made. */
export interface Meanwhile {
  /** Turns that are hidden by now, or in part. */
  readonly turns: ReadonlySet<string>
  /** By content hash: when these words were forgotten last. */
  readonly stones: ReadonlyMap<string, Date>
}

const draftsOf = ({ parts }: Result): Draft[] => parts.flatMap(({ drafts }) => [...drafts])

/** When a draft was said last. */
function saidAt({ sources }: Draft, times: ReadonlyMap<string, number>): Date {
  return new Date(Math.max(...sources.map(({ turn_id }) => times.get(turn_id) ?? 0)))
}

const timesOf = ({ around }: Result) =>
  new Map(around.map(({ turn_id, timestamp_iso }) => [turn_id, timestamp_iso.getTime()]))

function said(result: Result) {
  const times = timesOf(result)
  return draftsOf(result).map((draft) => ({
    content_hash: contentHash(draft.content),
    said_at: saidAt(draft, times).toISOString(),
  }))
}

/** Turns of which more is hidden than when they were read. */
const hiddenSince = (job: HeldJob, around: readonly StoredTurn[]): SQL =>
  sql`FROM ${recordsOf(
    around.map(({ id, hidden_parts = 0 }) => ({ id, hidden_parts })),
    'given(id uuid, hidden_parts int)',
  )}
          JOIN turns AS turn ON turn.subject_id = ${bigint(job.subject_id)} AND turn.id = given.id
          WHERE (turn.forgotten_at IS NOT NULL
            OR coalesce(jsonb_array_length(turn.hidden), 0) <> given.hidden_parts)`

/** The turns that were hidden, in whole or in part, while the job runs. */
export const goneSince = (job: HeldJob, around: readonly StoredTurn[]): Statement<{ id: string }[]> =>
  statement<{ id: string }>(sql`SELECT turn.id ${hiddenSince(job, around)}`)

/** `stone`: tombstones of words of the result, beside when these were `said`. */
const stones = (job: HeldJob, result: Result): SQL =>
  sql`FROM ${recordsOf(said(result), 'said(content_hash text, said_at timestamptz)')}
          JOIN subjects AS owner ON owner.id = ${bigint(job.subject_id)}
          JOIN tombstones AS stone
            ON stone.subject_id = owner.id
            AND stone.hash = ${tombstoneOf('owner', sql`said.content_hash`)}`

/**
 * That nothing of what a result was made from is forgotten, nor anything that it says; with the lifting of
 * tombstones of what was said since.
 */
export const expectUnforgotten = (job: HeldJob, result: Result, known: Meanwhile | undefined) => ({
  turns: expectThat(
    sql`(SELECT count(*) ${hiddenSince(job, result.around)}) = ${known?.turns.size ?? 0}::int`,
    'overtaken',
  ),
  ...(draftsOf(result).length > 0 && ofWords(job, result)),
})

const ofWords = (job: HeldJob, result: Result) => ({
  words: expectThat(
    sql`NOT EXISTS (SELECT ${stones(job, result)} WHERE stone.forgotten_at >= said.said_at)`,
    'overtaken',
  ),
  anew: statement(
    sql`DELETE FROM tombstones AS lifted
        USING (SELECT stone.subject_id, stone.hash ${stones(job, result)}) AS anew
        WHERE lifted.subject_id = anew.subject_id AND lifted.hash = anew.hash`,
  ) as Statement,
})

/** What was hidden or forgotten meanwhile. */
export const meanwhile = (job: HeldJob, result: Result) => ({
  turns: goneSince(job, result.around),
  stones: statement<{ content_hash: string; forgotten_at: Date }>(
    sql`SELECT said.content_hash, max(stone.forgotten_at) AS forgotten_at
        ${stones(job, result)}
        GROUP BY said.content_hash`,
  ),
})

/** The result without what is forgotten, and the turns from which it was said. */
export function withoutForgotten(
  result: Result,
  { turns: gone, stones: buried }: Meanwhile,
): { readonly result: Result; readonly hide: readonly string[] } {
  const names = new Set(result.around.filter(({ id }) => gone.has(id)).map(({ turn_id }) => turn_id))
  const isLeft = ({ turn_id }: { readonly turn_id: string }) => !names.has(turn_id)
  const times = timesOf(result)
  const isBuried = (draft: Draft) => {
    const at = buried.get(contentHash(draft.content))
    return at !== undefined && saidAt(draft, times) <= at
  }
  const refused = draftsOf(result).filter(isBuried)
  const late = new Set(refused.flatMap(({ sources }) => sources.map(({ turn_id }) => turn_id)))
  const isSaid = (turnId: string) => !names.has(turnId) && !late.has(turnId)
  const parts = result.parts.map(({ drafts, entities, relations }) => ({
    drafts: drafts
      .filter((draft) => !isBuried(draft))
      .map((draft) => ({ ...draft, sources: draft.sources.filter(isLeft) }))
      .filter(({ sources }) => sources.length > 0),
    entities: entities.filter((entity) => entity.sources.some(({ turn_id }) => isSaid(turn_id))),
    relations: relations
      .map((relation) => ({ ...relation, turn_ids: relation.turn_ids.filter(isSaid) }))
      .filter(({ turn_ids }) => turn_ids.length > 0),
  }))
  const rejected =
    refused.length > 0 ? addCounts(result.rejected, { forgotten: refused.length }) : result.rejected
  const hide = result.around
    .filter(({ turn_id, id }) => late.has(turn_id) && !gone.has(id))
    .map(({ id }) => id)
  return { result: { ...result, parts, rejected }, hide }
}

/** Turns that say what was forgotten after they were said: without a word from now on. */
export const hideLate = (job: HeldJob, ids: readonly string[], now: Date): Statement =>
  statement(
    sql`UPDATE turns AS turn
        SET text = '', attachments = '[]', meta = '{}', mark = NULL, lexemes = '', length = 0,
          embedding = NULL, embedding_next = NULL, embedding_model = NULL,
          forgotten_at = ${moment(now)}
        FROM ${recordsOf(
          ids.map((id) => ({ id })),
          'given(id uuid)',
        )}
        WHERE turn.subject_id = ${bigint(job.subject_id)} AND turn.id = given.id`,
  )

/** Own turns of a job that were refused as they came. */
export const refusedTurns = (job: SQL): Statement<{ count: number }[]> =>
  statement(
    sql`SELECT refused.count
        FROM jobs AS job
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS count
          FROM turns AS turn
          WHERE turn.subject_id = job.subject_id
            AND turn.job_id = job.id
            AND turn.forgotten_at IS NOT NULL
            AND turn.forgotten_by IS NULL) AS refused
        WHERE ${job}`,
  )
