import { sql } from 'drizzle-orm'
import { statement } from '../../../../db/statements.ts'
import type { Context } from '../../../../src/core/context.ts'

const read = (text: string) => statement<Record<string, unknown>>(sql.raw(text))

/**
 * All that ingest has written for a tenant, in an order of its own, without what tells how often something
 * was tried.
 */
export async function snapshot(ctx: Context) {
  const [sessions, turns, jobs, pins, entities, aliases, history] = await ctx.db.batch([
    read(
      'SELECT id, session_id, next_seq, ended_at, reflect_published_seq FROM conversation_sessions ORDER BY session_id',
    ),
    read(
      'SELECT id, turn_id, seq, role, text, mark, job_id, code IS NOT NULL AS embedded FROM turns ORDER BY session_id, seq',
    ),
    read(
      'SELECT id, first_seq, last_seq, status, metrics, last_error FROM jobs ORDER BY session_id, first_seq',
    ),
    read(
      'SELECT id, trigger_turn_id, target_turn_ids, requires_confirmation FROM pin_intents ORDER BY session_id, trigger_seq',
    ),
    read('SELECT id, type, name, norm FROM entities ORDER BY norm'),
    read('SELECT norm, entity_id, alias FROM entity_aliases ORDER BY norm, alias'),
    read('SELECT memory_id, event, new_content FROM memory_history ORDER BY new_content, event'),
  ])
  return {
    sessions,
    turns,
    jobs,
    pins,
    entities,
    aliases,
    history,
    memories: await memoriesOf(ctx, 'm.id,'),
    relations: await relationsOf(ctx),
  }
}

/** Memories by what they say and where from; nothing of when they were written. */
export async function memoriesOf(ctx: Context, more = '') {
  const [found] = await ctx.db.batch([
    read(`SELECT ${more} m.memory_type, m.content, m.importance, m.valence, m.category, m.subtype,
      m.evidence_level, m.requires_confirmation,
            m.user_triggered_save, m.forget_policy, m.ttl_seconds, m.expires_at, m.valid_at, m.invalid_at,
              m.metadata, m.expired_at IS NULL AS held,
            (SELECT n.content FROM memories n WHERE n.subject_id = m.subject_id
              AND n.id = m.superseded_by) AS superseded_by,
            m.code IS NOT NULL AS embedded,
            ARRAY(SELECT c.session_id || '/' || k.turn_id || coalesce(':' || k.span_start || '-' || k.span_end, '') FROM memory_sources k
              JOIN conversation_sessions c ON c.subject_id = k.subject_id AND c.id = k.session_id
              WHERE k.subject_id = m.subject_id AND k.memory_id = m.id ORDER BY 1) AS sources
          FROM memories m ORDER BY m.memory_type, m.content, m.valid_at, sources`),
  ])
  return found
}

export async function relationsOf(ctx: Context) {
  const [found] = await ctx.db.batch([
    read(`SELECT s.norm AS from_norm, r.predicate, o.norm AS to_norm, r.weight, r.support_count, r.valid_at,
      r.invalid_at, m.content AS source
          FROM relations r JOIN entities s ON s.subject_id = r.subject_id AND s.id = r.subject_entity_id
          JOIN entities o ON o.subject_id = r.subject_id AND o.id = r.object_entity_id
          LEFT JOIN memories m ON m.subject_id = r.subject_id AND m.id = r.source_memory_id
            ORDER BY 1, 2, 3, r.valid_at`),
  ])
  return found
}
