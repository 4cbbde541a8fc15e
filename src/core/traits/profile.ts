import { type SQL, sql } from 'drizzle-orm'
import { int, moment } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { visibleTo } from '../memories/lifecycle/visible.ts'
import type { Memory } from '../memories/schemas.ts'
import { type MemoryRecord, memoryRows, shown } from '../memories/table/rows.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { countTokens, lineCounter } from '../text/budget.ts'
import { dataBlock, neutralise } from '../text/harmless/context-block.ts'
import { byClock } from '../text/moments.ts'
import { ANSWER_WORDS } from '../text/words/answer-words.ts'
import { type TraitSubtype, traitSubtypes } from './belief/confidence.ts'
import { bestFirst, isActiveFrom } from './belief/stages.ts'
import { GetProfile, type Profile } from './schemas.ts'

/** Facts that a profile may show; more than any sensible budget holds. */
const FACTS = 200

/**
 * What is known of a user, as text for a system prompt and as data: traits of stage emerging or above, core
 * before preference before behavior, best first, then recent facts. A plain read of one round trip; the text
 * never has more tokens than asked for.
 */
export async function getProfile(ctx: Context, input: GetProfile): Promise<Profile> {
  const { user_id, token_budget } = GetProfile.parse(input)
  const subject = subjectId(userSubject(user_id))
  const visible = visibleTo(ctx.actor, 'memory')
  const { traits, facts } = await read(
    ctx,
    {
      traits: memoryRows(profileTraits(subject, visible)),
      facts: memoryRows(profileFacts(subject, ctx.clock.now(), visible)),
    },
    { replica: true },
  )
  return composeProfile(traits, facts, token_budget)
}

/** Over `memories AS memory`: the traits of a profile, best first. */
export const profileTraits = (subject: SQL, visible: SQL = sql`true`): SQL =>
  sql`WHERE memory.subject_id = ${subject} AND ${visible} AND ${isActiveFrom('emerging')}
      ORDER BY ${bestFirst}`

/** Made by an answer to a belief: the belief itself says it. */
const isOfAnswer: SQL = sql`EXISTS (
          SELECT FROM reflection_cycles AS cycle
          WHERE cycle.subject_id = memory.subject_id
            AND cycle.id = memory.reflected_in
            AND cycle.trigger_type = 'answer')`

const latest = (alias: string): SQL =>
  sql.raw(`coalesce(${alias}.valid_at, ${alias}.created_at) DESC, ${alias}.id DESC`)

/**
 * Over `memories AS memory`: what is so now, the most recent first. What is not stated is no fact here. All facts are
 * put in their order by an index alone (that of the codes has what is asked for first), and no more of them are read
 * than are shown.
 */
export const profileFacts = (subject: SQL, now: Date, visible: SQL = sql`true`): SQL =>
  sql`WHERE memory.subject_id = ${subject}
        AND memory.id = ANY (ARRAY(
          SELECT recent.id
          FROM (
            SELECT id
            FROM memories AS fact
            WHERE fact.subject_id = ${subject}
              AND fact.recallable
              AND fact.memory_type = 'fact'
              AND (fact.expires_at IS NULL OR fact.expires_at > ${moment(now)})
              AND (fact.invalid_at IS NULL OR fact.invalid_at > ${moment(now)})
            ORDER BY ${latest('fact')}
            OFFSET 0) AS recent
          CROSS JOIN LATERAL (
            SELECT
            FROM memories AS memory
            WHERE memory.subject_id = ${subject}
              AND memory.id = recent.id
              AND ${visible}
              AND NOT memory.requires_confirmation
              AND memory.modality IS NULL
              AND NOT (memory.content ~ ${ANSWER_WORDS}::text AND ${isOfAnswer})
            LIMIT 1) AS shown
          LIMIT ${int(FACTS)}))
      ORDER BY ${latest('memory')}`

const SUBTYPES: readonly TraitSubtype[] = [...traitSubtypes].reverse()

/** The first lines that fit; one that is too long ends the text, so that nothing better is left out. */
export function composeProfile(
  traits: readonly MemoryRecord[],
  facts: readonly MemoryRecord[],
  budget: number,
): Profile {
  const ranked = SUBTYPES.flatMap((subtype) =>
    traits.filter(({ trait_subtype }) => trait_subtype === subtype),
  )
  const all = [...ranked, ...facts]
  const lines = all.map(profileLine)
  const text = (count: number) => dataBlock(lines.slice(0, count))
  const tokensOf = lineCounter()
  const fitting = largest(all.length, (count) => tokensOf(text(count)) <= budget)
  const chosen: Memory[] = all.slice(0, fitting).map(shown)
  return {
    text: text(fitting),
    tokens: countTokens(text(fitting)),
    refs: Object.fromEntries(chosen.map(({ id }, place) => [`m${place + 1}`, id])),
    traits: chosen.filter(({ memory_type }) => memory_type === 'trait'),
    facts: chosen.filter(({ memory_type }) => memory_type !== 'trait'),
  }
}

function profileLine(row: MemoryRecord, place: number): string {
  const about =
    row.memory_type === 'trait'
      ? `${row.trait_subtype ?? 'behavior'}, ${neutralise(row.trait_context ?? 'general')}`
      : byClock(row.valid_at ?? row.created_at, row.minutes_east ?? 0)
          .toISOString()
          .slice(0, 10)
  return `- [m${place + 1}] (${about}) ${neutralise(row.content)}`
}

/**
 * The largest count up to `most` that still holds, where all smaller ones do too; none of more than twice as many
 * is asked for.
 */
function largest(most: number, holds: (count: number) => boolean): number {
  let low = 0
  let high = Math.min(1, most)
  while (high > low && holds(high)) {
    low = high
    high = Math.min(2 * high, most)
  }
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
