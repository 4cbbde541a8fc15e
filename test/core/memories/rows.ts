import { sql } from 'drizzle-orm'
import { entities } from '../../../db/schema/graph.ts'
import {
  conversation_sessions,
  jobs,
  memories,
  memory_sources,
  reflection_cycles,
  relations,
  trait_evidence,
  turns,
} from '../../../db/schema/index.ts'
import { insertRows } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { contentHash, idOf } from '../../../src/core/text/hash.ts'

const owned = (user: string) => ({
  tenant_id: sql`(SELECT neuromem_tenant())`,
  subject_id: subjectId(userSubject(user)),
})

/** Writes a conversation of a known user as a commit would have left it; gives the session's inside id. */
export async function storeTurns(
  ctx: Context,
  user: string,
  sessionId: string,
  texts: readonly string[],
): Promise<string> {
  const now = ctx.clock.now()
  const session = idOf(ctx.tenant_id, user, sessionId)
  const job = idOf(session, 'job')
  const fixed = { fixed: owned(user) }
  await ctx.db.batch([
    insertRows(
      conversation_sessions,
      [
        {
          id: session,
          session_id: sessionId,
          started_at: now,
          last_turn_at: now,
          next_seq: texts.length + 1,
        },
      ],
      fixed,
    ),
    insertRows(
      jobs,
      [
        {
          id: job,
          session_id: session,
          commit_hash: 'x',
          first_seq: 1,
          last_seq: texts.length,
          infer: true,
          status: 'COMPLETED',
          attempt: 1,
          attempts_stage2: 1,
          attempts_stage3: 1,
          failures: 0,
          metrics: {},
          created_at: now,
        },
      ],
      fixed,
    ),
    insertRows(
      turns,
      texts.map((text, index) => ({
        id: idOf(session, `t${index + 1}`),
        session_id: session,
        job_id: job,
        turn_id: `t${index + 1}`,
        seq: index + 1,
        role: 'user',
        text,
        timestamp_iso: now,
        attachments: [],
        meta: {},
        content_hash: contentHash(text),
        created_at: now,
        lexemes: '',
        length: 0,
      })),
      fixed,
    ),
  ])
  return session
}

export async function storeSources(
  ctx: Context,
  user: string,
  sources: readonly {
    memory_id: string
    session_id: string
    turn_id: string
    span_start: number | null
    span_end: number | null
  }[],
): Promise<void> {
  await ctx.db.batch([insertRows(memory_sources, sources, { fixed: owned(user) })])
}

/** A trait as a reflection cycle would have left it, with supporting evidence; a parent may be named. */
export async function storeTrait(
  ctx: Context,
  user: string,
  content: string,
  evidence: readonly string[],
  parent: string | null = null,
) {
  const now = ctx.clock.now()
  const id = idOf(user, content)
  const cycle = idOf(user, 'cycle', content)
  const fixed = { fixed: owned(user) }
  const trait = {
    trait_stage: 'emerging',
    trait_subtype: 'behavior',
    trait_confidence: 0.49,
    trait_context: 'work',
    trait_parent_id: parent,
    trait_reinforcement_count: 1,
    trait_contradiction_count: 0,
    trait_first_observed: now,
    trait_derived_from: 'reflection',
  }
  const governance = {
    importance: 5,
    requires_confirmation: false,
    user_triggered_save: false,
    forget_policy: 'permanent',
    ttl_seconds: 0,
    metadata: {},
  }
  await ctx.db.batch([
    insertRows(
      memories,
      [
        {
          id,
          memory_type: 'trait',
          content,
          content_hash: contentHash(content),
          lexemes: '',
          length: 0,
          version: 1,
          created_at: now,
          updated_at: now,
          ...governance,
          ...trait,
        },
      ],
      fixed,
    ),
    insertRows(
      reflection_cycles,
      [
        {
          id: cycle,
          trigger_type: 'force',
          status: 'completed',
          memories_scanned: 0,
          traits_created: 1,
          traits_reinforced: 0,
          traits_updated: 0,
          traits_dissolved: 0,
          rejected: {},
          model_calls: 1,
          started_at: now,
        },
      ],
      fixed,
    ),
    insertRows(
      trait_evidence,
      evidence.map((memory_id) => ({
        trait_id: id,
        memory_id,
        evidence_type: 'supporting',
        quality: 'C',
        cycle_id: cycle,
        created_at: now,
      })),
      fixed,
    ),
  ])
  return { id, cycle }
}

/** A relation between two new entities that came from a memory. */
export async function storeRelation(ctx: Context, user: string, memoryId: string): Promise<void> {
  const now = ctx.clock.now()
  const [person, place] = [idOf(user, 'person'), idOf(user, 'place')]
  const entity = (id: string, type: string, name: string) => ({ id, type, name, norm: name, created_at: now })
  await ctx.db.batch([
    insertRows(entities, [entity(person, 'user', user), entity(place, 'place', 'Dalian')], {
      fixed: owned(user),
    }),
    insertRows(
      relations,
      [
        {
          id: idOf(user, 'relation'),
          subject_entity_id: person,
          predicate: 'LIVES_IN',
          object_entity_id: place,
          weight: 0.5,
          support_count: 1,
          source_memory_id: memoryId,
          created_at: now,
          updated_at: now,
        },
      ],
      { fixed: owned(user) },
    ),
  ])
}
