import { sql } from 'drizzle-orm'
import { pin_intents } from '../../../../db/schema/conversation.ts'
import { bigint, int, jsonb, moment, recordsOf, tenant, uuid } from '../../../../db/sql.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { idOf } from '../../text/hash.ts'
import { by } from '../../text/order.ts'
import { goneSince } from '../job/forgotten.ts'
import { type HeldJob, isJob } from '../job/held-job.ts'
import { toPinIntent } from '../turns/rows.ts'
import type { PinIntent } from '../turns/schemas.ts'
import type { MarkedTurn } from '../turns/turn.ts'
import type { Decision } from './decide.ts'
import type { Pin } from './pins.ts'

/** A pin as it is stored and shown; its id follows from its session and trigger. */
export const pinIntentOf = (session: string, pin: Pin): PinIntent =>
  toPinIntent({
    pin_id: idOf('pin', session, pin.trigger.turn_id),
    trigger_turn_id: pin.trigger.turn_id,
    target_turn_ids: pin.targets.map((turn) => turn.turn_id),
    requires_confirmation: pin.requires_confirmation,
  })

/** The verdicts and pins, and the job on its way into stage 3: the second of a job's three writes. */
export function writeMarks(job: HeldJob, decision: Decision, now: Date, until: Date, counted: boolean) {
  const metrics = {
    archived_turns: decision.turns.length,
    kept_turns: decision.turns.filter((turn) => turn.mark.keep).length,
    items_rejected: decision.rejected,
  }
  return {
    gone: goneSince(job, [...decision.rewritten, ...decision.turns]),
    marks: setMarks(job, [...decision.rewritten, ...decision.turns]),
    pins: decision.pins.length > 0 ? insertPins(job, decision.pins, now) : undefined,
    job: statement(
      sql`UPDATE jobs AS job
          SET status = 'STAGE3_RUNNING',
            attempts_stage3 = attempts_stage3 + ${int(counted ? 1 : 0)},
            failures = 0,
            lease_until = ${moment(until)},
            metrics = metrics || ${jsonb(metrics)}
          WHERE ${isJob(job)}`,
    ),
  }
}

function setMarks(job: HeldJob, turns: readonly MarkedTurn[]): Statement {
  const marks = turns.map(({ id, mark, hidden_parts = 0 }) => ({ id, mark, hidden_parts }))
  return statement(
    sql`UPDATE turns AS turn
        SET mark = marked.mark
        FROM ${recordsOf(marks, 'marked(id uuid, mark jsonb, hidden_parts int)')}
        WHERE turn.subject_id = ${bigint(job.subject_id)}
          AND turn.id = marked.id
          AND turn.forgotten_at IS NULL
          AND coalesce(jsonb_array_length(turn.hidden), 0) = marked.hidden_parts`,
  )
}

function insertPins(job: HeldJob, pins: readonly Pin[], now: Date): Statement {
  const rows = pins.map((pin) => {
    const { pin_id: id, ...intent } = pinIntentOf(job.session, pin)
    return { id, ...intent, trigger_seq: pin.trigger.seq, created_at: now }
  })
  return insertRows(pin_intents, rows.sort(by(({ id }) => id)), {
    fixed: {
      tenant_id: tenant,
      subject_id: bigint(job.subject_id),
      session_id: uuid(job.session),
      job_id: uuid(job.job_id),
    },
    onConflict: sql`ON CONFLICT (subject_id, session_id, trigger_turn_id) DO NOTHING`,
  })
}
