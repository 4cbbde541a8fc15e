import { CoreError } from '../../errors.ts'
import type { Attachment } from '../../memories/turns/schemas.ts'
import { hashOf, idOf } from '../../text/hash.ts'
import { minutesEastOf } from '../../text/moments.ts'
import { eachOf } from '../../text/pauses.ts'
import { turnLexemes } from '../../text/reading/spoken.ts'
import type { CanonicalTurn } from '../turns/schemas.ts'
import { saidAt } from '../turns/turn.ts'
import { sessionUuid, turnHash, turnUuid } from './identity.ts'

export interface CommitOfTurns {
  readonly session_id: string
  readonly user_id: string
  readonly turns: readonly (CanonicalTurn & {
    /** Of a companion's reply: the memories that its prompt had. */
    readonly drawn_from?: readonly string[]
  })[]
  readonly commit_id?: string | null | undefined
  readonly infer: boolean
}

/** A commit as it will be written: ids derived from its place, so that writing it twice changes nothing. */
export interface CommitPlan {
  readonly user_id: string
  readonly session_id: string
  /** `conversation_sessions.id` */
  readonly session: string
  readonly job_id: string
  readonly commit_id: string | null
  readonly commit_hash: string
  readonly infer: boolean
  readonly now: Date
  /** Each turn once, in order of arrival. */
  readonly turns: readonly TurnDraft[]
  /** Of the last of the person's own turns that says when it was: its clock, in minutes east of UTC. */
  readonly clock: number | null
  /** Turns given, repeats included. */
  readonly given: number
}

export type TurnDraft = ReturnType<typeof draftTurn>

/** @throws CoreError `turn_conflict` when one `turn_id` stands in the commit with two contents. */
export async function planCommit(tenantId: string, commit: CommitOfTurns, now: Date): Promise<CommitPlan> {
  const session = sessionUuid(tenantId, commit.user_id, commit.session_id)
  const draft = (turn: CommitOfTurns['turns'][number]) => draftTurn(session, turn, now)
  const turns = eachOnce(await eachOf(commit.turns, ({ text }) => text, draft))
  const commit_hash = hashOf(...turns.flatMap((turn) => [turn.turn_id, turn.content_hash]))
  return {
    user_id: commit.user_id,
    session_id: commit.session_id,
    session,
    job_id: idOf('job', session, commit_hash),
    commit_id: commit.commit_id ?? null,
    commit_hash,
    infer: commit.infer,
    now,
    turns,
    clock: clockIn(commit.turns),
    given: commit.turns.length,
  }
}

function clockIn(turns: CommitOfTurns['turns']): number | null {
  const last = turns.findLast(({ role, timestamp_iso }) => role === 'user' && timestamp_iso)
  return last?.timestamp_iso ? minutesEastOf(last.timestamp_iso) : null
}

/** No caption is no key: the content of a turn is what it was before there were captions. */
const withoutNoCaption = ({ caption, ...attachment }: Attachment): Attachment =>
  caption ? { ...attachment, caption } : attachment

function draftTurn(session: string, turn: CommitOfTurns['turns'][number], now: Date) {
  const name = turn.name ?? null
  const attachments = (turn.attachments ?? []).map(withoutNoCaption)
  return {
    id: turnUuid(session, turn.turn_id),
    turn_id: turn.turn_id,
    role: turn.role,
    name,
    text: turn.text,
    ...saidAt(turn, now),
    attachments,
    meta: turn.meta ?? {},
    content_hash: turnHash({ role: turn.role, name, text: turn.text, attachments }),
    created_at: now,
    drawn_from: turn.drawn_from ?? null,
    ...turnLexemes({ name, role: turn.role, text: turn.text }),
  }
}

function eachOnce(turns: readonly TurnDraft[]): TurnDraft[] {
  const first = new Map<string, TurnDraft>()
  const conflicting = new Set<string>()
  for (const turn of turns) {
    const known = first.get(turn.turn_id)
    if (!known) first.set(turn.turn_id, turn)
    else if (known.content_hash !== turn.content_hash) conflicting.add(turn.turn_id)
  }
  if (conflicting.size > 0)
    throw turnConflict(turns, [...conflicting], 'stands in this request twice with two contents')
  return [...first.values()]
}

/** @param given turns in the order of the request: each place of a conflicting id is named */
export function turnConflict(
  given: readonly { readonly turn_id: string }[],
  ids: readonly string[],
  message: string,
): CoreError {
  const issues = given.flatMap(({ turn_id }, index) =>
    ids.includes(turn_id) ? [{ path: `turns.${index}.turn_id`, code: 'turn_conflict', message }] : [],
  )
  const named = ids.map((id) => JSON.stringify(id)).join(', ')
  return new CoreError('turn_conflict', `turn_id ${named} ${message}`, { issues })
}
