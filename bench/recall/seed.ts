import { sql } from 'drizzle-orm'
import { memories } from '../../db/schema/index.ts'
import { insertRows, statement } from '../../db/statements.ts'
import type { Context } from '../../src/core/context.ts'
import { subjectId, upsertSubject, userSubject } from '../../src/core/tenancy/subjects.ts'
import { hashOf } from '../../src/core/text/hash.ts'
import { toLexemes } from '../../src/core/text/tokens.ts'

const ROWS_A_BATCH = 500
const VOCABULARY = 20_000
/** Words of a text follow a power law, as those of a language do. */
const SKEW = 3.2
const TOPIC_WORDS = 15
const TOPIC_SHARE = 0.7
/** Memories of one topic, about. */
const TOPIC_SIZE = 25

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

/** People come back to their topics: most words of a text are its topic's, so that there is something near to find. */
function textOf(random: () => number, topics: number): string {
  const topic = sequence(1 + Math.floor(random() * topics))
  const words = Array.from({ length: TOPIC_WORDS }, () => wordOf(Math.floor(VOCABULARY * topic())))
  const length = 10 + Math.floor(random() * 12)
  const next = () => (random() < TOPIC_SHARE ? words[Math.floor(random() * words.length)]! : anyWord(random))
  return Array.from({ length }, next).join(' ')
}

/** Gives a user so many memories of 10 to 21 words, embedded. */
export async function seedUser(ctx: Context, user_id: string, count: number, seed: number): Promise<void> {
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
      id: crypto.randomUUID(),
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

/** Queries of three to six words of memories that the user has. */
export async function queriesOf(ctx: Context, user_id: string, count: number): Promise<string[]> {
  const [rows] = await ctx.db.batch([
    statement<{ content: string }>(
      sql`SELECT content FROM memories WHERE subject_id = ${subjectId(userSubject(user_id))} ORDER BY id LIMIT ${count}::int`,
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
