import { sql } from 'drizzle-orm'
import * as schema from '../../../db/schema/index.ts'
import { insertRows, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { sessionUuid } from '../../../src/core/ingest/commit/identity.ts'
import { runJob } from '../../../src/core/ingest/run-job.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { contentHash, idOf } from '../../../src/core/text/hash.ts'
import { toLexemes } from '../../../src/core/text/tokens.ts'
import { committed } from './committed.ts'

/**
 * A user with rows in every table that can hold one: two sessions of turns, a trait with evidence, a graph,
 * affinity, a reply.
 */
export async function fullUser(ctx: Context, user_id: string, mark = ''): Promise<void> {
  const texts = ['I live in Dalian 🌊.', '我喜欢喝绿茶。', 'Remember: my cat is called Momo.']
  for (const name of ['s-1', '会话 2']) {
    const session_id = `${user_id} ${name}`
    const turns = texts.map((text, index) => ({
      turn_id: `${name}/${index}`,
      role: index === 1 ? ('assistant' as const) : ('user' as const),
      text: `${text} (${name}) ${mark}`.trim(),
      meta: { z: 1, a: [1.5, 'x'] },
      attachments: [{ type: 'file' as const, name: 'a.txt' }],
    }))
    const { job_id } = await committed(ctx, {
      user_id,
      session_id,
      infer: false,
      commit_id: `c-${session_id}`,
      turns,
    })
    await runJob(ctx, { job_id: job_id ?? '' })
  }
  await ctx.db.batch(otherRows(ctx, user_id, mark))
}

function otherRows(ctx: Context, user_id: string, mark: string) {
  const id = (name: string) => idOf('full user', ctx.tenant_id, user_id, name)
  const now = ctx.clock.now()
  const fixed = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(userSubject(user_id)) }
  const insert = (table: Parameters<typeof insertRows>[0], rows: Record<string, unknown>[]) =>
    insertRows(table, rows, { fixed })
  const session = sessionUuid(ctx.tenant_id, user_id, `${user_id} s-1`)
  const memory = (name: string, memory_type: string, content: string, more: object = {}) => ({
    id: id(name),
    memory_type,
    content,
    content_hash: contentHash(content),
    ...toLexemes(content),
    created_at: now,
    updated_at: now,
    version: 1,
    importance: 7.25,
    requires_confirmation: false,
    user_triggered_save: false,
    forget_policy: 'permanent',
    ttl_seconds: 0,
    metadata: { feeling: 'calm' },
    ...more,
  })
  const trait = {
    trait_stage: 'emerging',
    trait_subtype: 'preference',
    trait_confidence: 0.47342,
    trait_confidence_at: now,
  }
  const counted = {
    trait_reinforcement_count: 1,
    trait_contradiction_count: 0,
    trait_first_observed: now,
    trait_context: 'personal',
  }
  return [
    insert(schema.memories, [
      memory('fact', 'fact', `Ann lives in Dalian. ${mark}`.trim(), { valence: 0.1, category: 'fact' }),
    ]),
    insert(schema.memories, [
      memory('trait', 'trait', `Likes tea. ${mark}`.trim(), { ...trait, ...counted }),
    ]),
    insert(schema.memory_conflicts, [
      {
        id: id('conflict'),
        older_id: id('fact'),
        newer_id: id('trait'),
        session_id: session,
        turn_id: 's-1/0',
        created_at: now,
      },
    ]),
    insert(schema.memory_sources, [
      { memory_id: id('fact'), session_id: session, turn_id: 's-1/0', span_start: 0, span_end: 5 },
    ]),
    insert(schema.reflection_cycles, [
      {
        id: id('cycle'),
        trigger_type: 'first',
        status: 'completed',
        memories_scanned: 2,
        traits_created: 1,
        traits_reinforced: 0,
        traits_updated: 0,
        traits_dissolved: 0,
        rejected: {},
        model_calls: 1,
        started_at: now,
        completed_at: now,
      },
    ]),
    insert(schema.trait_evidence, [
      {
        trait_id: id('trait'),
        memory_id: id('fact'),
        evidence_type: 'supporting',
        quality: 'B',
        cycle_id: id('cycle'),
        created_at: now,
      },
    ]),
    insert(schema.memory_history, [
      {
        id: id('h1'),
        memory_id: id('trait'),
        event: 'created',
        new_content: `Likes tea. ${mark}`,
        detail: {},
        actor: 'reflection',
        created_at: now,
      },
      {
        id: id('h2'),
        memory_id: id('trait'),
        event: 'reinforced',
        new_content: null,
        detail: { f: 0.15 },
        actor: 'reflection',
        created_at: now,
      },
    ]),
    insertRows(
      schema.pin_intents,
      [
        {
          id: id('pin'),
          session_id: session,
          trigger_turn_id: 's-1/2',
          trigger_seq: 3,
          target_turn_ids: ['s-1/0'],
          reason: 'user_explicit_save',
          importance_boost: 0.9,
          ttl_seconds: 0,
          requires_confirmation: false,
          created_at: now,
        },
      ],
      {
        fixed: {
          ...fixed,
          job_id: sql`(SELECT id FROM jobs WHERE subject_id = ${fixed.subject_id} ORDER BY id LIMIT 1)`,
        },
      },
    ),
    insert(schema.entities, [
      { id: id('ann'), type: 'user', name: 'Ann', norm: 'ann', created_at: now },
      {
        id: id('dalian'),
        type: 'place',
        name: `大连${mark}`,
        norm: `大连${mark.toLowerCase()}`,
        created_at: now,
      },
    ]),
    insert(schema.entity_aliases, [
      { norm: 'dalian', entity_id: id('dalian'), alias: 'Dalian', created_at: now },
    ]),
    insert(schema.relations, [
      {
        id: id('rel'),
        subject_entity_id: id('ann'),
        predicate: 'LIVES_IN',
        object_entity_id: id('dalian'),
        weight: 0.6,
        support_count: 2,
        source_memory_id: id('fact'),
        fact_ids: [id('fact')],
        created_at: now,
        updated_at: now,
      },
    ]),
    insert(schema.replies, [
      {
        id: id('reply'),
        idempotency_key: 'k',
        body_hash: 'h',
        answer: { text: `Hello Ann ${mark}` },
        created_at: now,
        completed_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      },
    ]),
    insert(schema.affinity_events, [
      {
        id: id('a1'),
        batch: 1,
        cause: 'message',
        signals: { user_initiated: 0.01 },
        delta: '0.0100',
        before: '0.5000',
        after: '0.5100',
        created_at: now,
      },
      {
        id: id('a2'),
        batch: 2,
        cause: 'confirm',
        signals: { memory_confirmation: 0.01 },
        delta: '0.0100',
        before: '0.5100',
        after: '0.5200',
        created_at: now,
      },
    ]),
    insert(schema.imports, [
      {
        id: id('import'),
        report: { source: 'chatgpt', version: mark, imported: { turns: 2 } },
        created_at: now,
      },
    ]),
    statement(
      sql`UPDATE subjects SET affinity_score = 0.52, last_interaction_at = ${now.toISOString()}::timestamptz,
          last_reflected_at = ${now.toISOString()}::timestamptz
          WHERE id = ${fixed.subject_id}`,
    ),
  ]
}
