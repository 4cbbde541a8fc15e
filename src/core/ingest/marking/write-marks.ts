import { sql } from 'drizzle-orm'
import { pin_intents } from '../../../../db/schema/conversation.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { idOf } from '../../text/hash.ts'
import type { Claim } from '../job/claim.ts'
import type { PinIntent } from '../shapes.ts'
import type { MarkedTurn } from '../turns/turn.ts'
import type { Decision } from './decide.ts'
import type { Pin } from './pins.ts'

export const toPinIntent = (session: string, pin: Pin): PinIntent => ({
  pin_id: idOf('pin', session, pin.trigger.turn_id),
  trigger_turn_id: pin.trigger.turn_id,
  target_turn_ids: pin.targets.map((turn) => turn.turn_id),
  reason: 'user_explicit_save',
  importance_boost: 0.9,
  ttl_seconds: 0,
  requires_confirmation: pin.requires_confirmation,
})

/** The verdicts and pins, and the job on its way into stage 3: the second of a job's three writes. */
export function writeMarks(claim: Claim, decision: Decision, now: Date, until: Date, counted: boolean) {
  const metrics = {
    archived_turns: decision.turns.length,
    kept_turns: decision.turns.filter((turn) => turn.mark.keep).length,
  }
  return {
    marks: setMarks(claim, [...decision.rewritten, ...decision.turns]),
    pins: decision.pins.length > 0 ? insertPins(claim, decision.pins, now) : undefined,
    job: statement(
      sql`UPDATE jobs SET status = 'STAGE3_RUNNING', attempts_stage3 = attempts_stage3 + ${counted ? 1 : 0}::int, failures = 0,
            lease_until = ${until.toISOString()}::timestamptz, metrics = ${JSON.stringify(metrics)}::jsonb
          WHERE subject_id = ${claim.subject_id}::bigint AND id = ${claim.job_id}::uuid`,
    ),
  }
}

const setMarks = (claim: Claim, turns: readonly MarkedTurn[]): Statement =>
  statement(
    sql`UPDATE turns t SET mark = m.mark FROM json_to_recordset(${JSON.stringify(turns.map(({ id, mark }) => ({ id, mark })))}::json)
          AS m(id uuid, mark jsonb) WHERE t.subject_id = ${claim.subject_id}::bigint AND t.id = m.id`,
  )

function insertPins(claim: Claim, pins: readonly Pin[], now: Date): Statement {
  const rows = pins.map((pin) => {
    const { pin_id, target_turn_ids, ...intent } = toPinIntent(claim.session, pin)
    return { ...intent, id: pin_id, trigger_seq: pin.trigger.seq, target_turn_ids, created_at: now }
  })
  return insertRows(pin_intents, rows.sort(byId), {
    fixed: {
      tenant_id: sql`(SELECT neuromem_tenant())`,
      subject_id: sql`${claim.subject_id}::bigint`,
      session_id: sql`${claim.session}::uuid`,
      job_id: sql`${claim.job_id}::uuid`,
    },
    onConflict: sql`ON CONFLICT (subject_id, session_id, trigger_turn_id) DO NOTHING`,
  })
}

const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1
