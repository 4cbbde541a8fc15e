import { sql } from 'drizzle-orm'
import { memories } from '../../../db/schema/index.ts'
import { wholeVector } from '../../../db/sql.ts'
import { insertRows, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { subjectId, upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { hashOf, idOf } from '../../../src/core/text/hash.ts'
import { toLexemes } from '../../../src/core/text/tokens.ts'
import type { BenchService } from '../../support/service.ts'
import { RELATIONS, seedRelations } from './relations.ts'

const ROWS_A_BATCH = 500
const VOCABULARY = 20_000
/** Words of a text follow a power law, as those of a language do. */
const SKEW = 3.2
const TOPIC_WORDS = 15
const TOPIC_SHARE = 0.7
/** Memories of one topic, about. */
const TOPIC_SIZE = 25
const WRITTEN = 10_000
const FOREIGN_TENANT = '00000000-0000-4000-8000-0000000000f0'

/** Numbers in [0, 1) that are the same in every run. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

function wordOf(number: number): string {
  let word = ''
  for (let left = number + 20; left > 0; left = Math.floor(left / 23))
    word += 'bcdfghjklmnprstv'[left % 16]! + 'aeiou'[(left >> 4) % 5]!
  return word
}

const anyWord = (random: () => number): string => wordOf(Math.floor(VOCABULARY * random() ** SKEW))

/**
 * People come back to their topics: most words of a text are its topic's, so that there is something near to
 * find.
 */
function textOf(random: () => number, topics: number): string {
  const topic = sequence(1 + Math.floor(random() * topics))
  const words = Array.from({ length: TOPIC_WORDS }, () => wordOf(Math.floor(VOCABULARY * topic())))
  const length = 10 + Math.floor(random() * 12)
  const next = () => (random() < TOPIC_SHARE ? words[Math.floor(random() * words.length)]! : anyWord(random))
  return Array.from({ length }, next).join(' ')
}

/**
 * As `seedUser`, and the graph where it is asked for; nothing where the user is there from an earlier run.
 */
export async function seedOnce(
  ctx: Context,
  user_id: string,
  count: number,
  seed: number,
  { relations = false }: { readonly relations?: boolean | number } = {},
): Promise<void> {
  const [[held]] = await ctx.db.batch([
    statement<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM memories WHERE subject_id = ${subjectId(userSubject(user_id))}`,
    ),
  ])
  if (held?.n === count) return
  if (held?.n !== 0)
    throw new Error(`${user_id} has ${held?.n} memories, not ${count}: begin with an empty database`)
  await seedUser(ctx, user_id, count, seed)
  if (relations) await seedRelations(ctx, user_id, relations === true ? RELATIONS : relations)
}

/**
 * Gives a user so many memories, embedded; the first 10 000 of 10 to 21 words, the rest each a mixture of two
 * of them.
 */
export async function seedUser(ctx: Context, user_id: string, count: number, seed: number): Promise<void> {
  await seedTexts(ctx, user_id, Math.min(count, WRITTEN), seed)
  for (let at = WRITTEN; at < count; at += WRITTEN) await mix(ctx, user_id, Math.min(WRITTEN, count - at), at)
}

/**
 * Words and vector of one memory and a little of another's: made by the database, which is faster than
 * sending them.
 */
export async function mix(ctx: Context, user_id: string, count: number, step: number): Promise<void> {
  const subject = subjectId(userSubject(user_id))
  const columns = sql`memory_type, updated_at, version, importance, requires_confirmation, user_triggered_save, forget_policy, ttl_seconds, metadata`
  await ctx.db.batch([
    // Of the rows that a CTE gives the planner knows nothing: it would compare each with each.
    statement(sql`SELECT set_config('enable_nestloop', 'off', true)`),
    statement(sql`WITH written AS MATERIALIZED (SELECT *, ${wholeVector('memories')} AS vector, row_number() OVER (ORDER BY id) AS place
        FROM memories
        WHERE subject_id = ${subject} AND NOT content LIKE '%;%' ORDER BY id LIMIT ${WRITTEN}::int)
      INSERT INTO memories (tenant_id, subject_id, id, content, content_hash, lexemes, length, embedding,
        created_at, ${columns})
      SELECT one.tenant_id, one.subject_id, md5('mixture ' || ${step}::text || one.id)::uuid,
        one.content || '; ' || other.content, ${`mixture ${step} `} || one.place,
        one.lexemes || other.lexemes, one.length + other.length,
        one.vector + one.vector + other.vector, one.created_at,
        one.memory_type, one.updated_at, one.version, one.importance, one.requires_confirmation, one.user_triggered_save, one.forget_policy,
        one.ttl_seconds, one.metadata
      FROM written one JOIN written other ON other.place = (one.place * 7919 + ${step / 1000}::int) % ${WRITTEN}::int + 1
      WHERE one.place <= ${count}::int`),
  ])
}

async function seedTexts(ctx: Context, user_id: string, count: number, seed: number): Promise<void> {
  const random = sequence(seed)
  const fixed = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(userSubject(user_id)) }
  const now = ctx.clock.now()
  await ctx.db.batch([upsertSubject(userSubject(user_id), now)])
  for (let start = 0; start < count; start += ROWS_A_BATCH) {
    const texts = Array.from({ length: Math.min(ROWS_A_BATCH, count - start) }, () =>
      textOf(random, Math.ceil(count / TOPIC_SIZE)),
    )
    const { vectors } = await ctx.embedder.embed(texts)
    const rows = texts.map((content, place) => ({
      id: idOf('bench memory', user_id, start + place),
      memory_type: 'fact',
      content,
      content_hash: hashOf(content, String(start + place)),
      embedding: vectors[place]?.map((value) => Number(value.toPrecision(4))) ?? null,
      ...toLexemes(content),
      created_at: now,
      updated_at: now,
      version: 1,
      importance: 5,
      requires_confirmation: false,
      user_triggered_save: false,
      forget_policy: 'permanent',
      ttl_seconds: 0,
      metadata: {},
    }))
    await ctx.db.batch([insertRows(memories, rows, { fixed })])
  }
}

const TURNS_A_SESSION = 10

/**
 * Has a user say so much, in sessions of ten turns each of which is kept as a memory; nothing where an earlier
 * run did.
 */
export async function talkOnce({ call }: BenchService, user_id: string, turns: number): Promise<void> {
  const random = sequence(turns)
  for (let start = 0; start < turns; start += TURNS_A_SESSION) {
    const said = Array.from({ length: TURNS_A_SESSION }, (_, place) => ({
      ...{ turn_id: String(place), role: 'user', text: textOf(random, Math.ceil(turns / TOPIC_SIZE)) },
      timestamp_iso: new Date(Date.UTC(2026, 0, 1, start, place)).toISOString(),
    }))
    const path = `/api/v1/sessions/${encodeURIComponent(`${user_id} ${start}`)}/turns`
    await call('POST', path, { user_id, turns: said, infer: false })
  }
}

/** Queries of three to six words of memories that the user has. */
export async function queriesOf(ctx: Context, user_id: string, count: number): Promise<string[]> {
  const [rows] = await ctx.db.batch([
    statement<{ content: string }>(
      sql`SELECT content FROM memories WHERE subject_id = ${subjectId(userSubject(user_id))}
          AND NOT content LIKE '%;%' ORDER BY id LIMIT ${count}::int`,
    ),
  ])
  const random = sequence(7)
  return rows.map(({ content }) => {
    const words = content.split(' ')
    const length = 3 + Math.floor(random() * 4)
    const start = Math.floor(random() * (words.length - length))
    return words.slice(start, start + length).join(' ')
  })
}

/** A second tenant of one user after another of 10 000 memories, all mixtures of the first one's. */
export async function seedForeign({ patient }: BenchService, count: number): Promise<void> {
  const tenant_id = FOREIGN_TENANT
  const system = patient.asSystem()
  await system.batch([
    statement(sql`INSERT INTO tenants (id, name, created_at)
      VALUES (${tenant_id}::uuid, 'foreign', now()) ON CONFLICT DO NOTHING`),
  ])
  const ctx = { db: patient.forTenant(tenant_id), clock: { now: () => new Date() } }
  const embedder = offlineEmbedder(1024)
  for (let at = 0; at < count; at += 2 * WRITTEN) {
    const most = Math.min(2 * WRITTEN, count - at)
    await seedOnce({ ...ctx, embedder } as Context, `foreign ${at}`, most, at + 77)
  }
}
