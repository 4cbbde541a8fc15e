import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { forEver } from '../../../src/core/ingest/marking/lifetimes.ts'
import { touchedMemories } from '../../../src/core/ingest/turns/person-rows.ts'
import { listMemories } from '../../../src/core/memories/list.ts'
import { ListMemories } from '../../../src/core/memories/schemas.ts'
import { historyRows } from '../../../src/core/memories/table/history.ts'
import { writeMemories } from '../../../src/core/memories/table/write-memories.ts'
import { noTwin } from '../../../src/core/memories/table/writes.ts'
import { prepareRecall } from '../../../src/core/recall/reading/read.ts'
import type { Holding } from '../../../src/core/recall/reading/statement/holding.ts'
import { Recall } from '../../../src/core/recall/schemas.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { getProfile } from '../../../src/core/traits/profile.ts'
import { GetProfile } from '../../../src/core/traits/schemas.ts'
import { embeddedEngine } from '../../support/database.ts'
import { recallingTenant, say, store, USER } from '../../support/given/recalling.ts'

const OTHERS = 20
const ROWS = 400
/** Subjects of one memory and one turn each, in as many tenants. */
const TINY = 3_000
const WORDS = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heath', 'islet', 'jetty']
const phrase = (n: number) =>
  [0, 1, 2, 3].map((place) => WORDS[(n * (place + 3) + place * 7) % WORDS.length]).join(' ')

/** The plan of a statement, as the application role inside the tenant. */
async function planOf(ctx: Context, planned: Statement): Promise<string> {
  const { sql: text, params } = (
    planned as unknown as { getQuery(): { sql: string; params: unknown[] } }
  ).getQuery()
  const engine = await embeddedEngine()
  const enter = {
    query: `SELECT set_config('role', 'neuromem_app', true), set_config('app.tenant_id', '${ctx.tenant_id}',
      true)`,
    params: [],
  }
  const values = params.map((value) => (value === null ? null : String(value)))
  const [, plan] = await engine.run(
    [enter, { query: `EXPLAIN (VERBOSE, COSTS OFF) ${text}`, params: values }],
    '',
  )
  return plan!.rows.map(([line]) => line).join('\n')
}

/** What says the same is found by the whole key of one of the three indexes of contents. */
const indexed = (name: string) =>
  new RegExp(
    `Index Scan using memories_${name}_content on [^>]*Index Cond: [^\\n]*md5\\(\\w+\\.content_hash\\) = `,
    'u',
  )

/** With so many small subjects the average one is small: what a plan must not go by. */
async function beVeryMany(): Promise<void> {
  const engine = await embeddedEngine()
  const made = "'2026-01-01'::timestamptz"
  const tiny = `tiny AS (SELECT id, tenant_id FROM subjects WHERE external_id = 'tiny')`
  const queries = [
    `INSERT INTO tenants (id, name, created_at) SELECT gen_random_uuid(), 'tiny', ${made}
      FROM generate_series(1, ${TINY})`,
    `INSERT INTO subjects (tenant_id, kind, external_id, created_at) SELECT id, 'user', 'tiny', ${made}
      FROM tenants WHERE name = 'tiny'`,
    `WITH ${tiny} INSERT INTO memories (tenant_id, subject_id, id, memory_type, content, content_hash,
      lexemes, created_at, updated_at)
      SELECT tenant_id, id, gen_random_uuid(), 'fact', 'amber', id, 'amber:1', ${made}, ${made} FROM tiny`,
    `WITH ${tiny} INSERT INTO conversation_sessions (tenant_id, subject_id, id, session_id, started_at,
      last_turn_at, next_seq)
      SELECT tenant_id, id, gen_random_uuid(), 'tiny', ${made}, ${made}, 2 FROM tiny`,
    `INSERT INTO jobs (tenant_id, subject_id, id, session_id, commit_hash, first_seq, last_seq, status,
      created_at)
      SELECT tenant_id, subject_id, id, id, 'x', 1, 1, 'COMPLETED', ${made} FROM conversation_sessions
        WHERE session_id = 'tiny'`,
    `INSERT INTO turns (tenant_id, subject_id, session_id, job_id, id, turn_id, seq, role, text,
      content_hash, timestamp_iso, created_at, lexemes)
      SELECT tenant_id, subject_id, id, id, id, 't', 1, 'user', 'amber', 'x', ${made}, ${made}, 'amber:1'
      FROM conversation_sessions WHERE session_id = 'tiny'`,
  ]
  await engine.run(
    queries.map((query) => ({ query, params: [] })),
    '',
  )
}

const ofClaim = {
  category: 'fact',
  subtype: null,
  evidence_level: 'S0_user_claim',
  requires_confirmation: false,
  user_triggered_save: false,
  valence: 0,
} as const
const nothingKnown = {
  said_by: null,
  about: null,
  modality: null,
  due_at: null,
  invalid_at: null,
  time: null,
  minutes_east: 0,
}

const HELD = [
  ...(['any', 'few', 'no_turns'] as const).map((holding) => ['memories', holding] as const),
  ...(['any', 'few'] as const).map((holding) => ['turns', holding] as const),
]

/** The part of a plan that makes one CTE. */
const cte = (plan: string, name: string): string =>
  new RegExp(`CTE ${name}\\n([\\s\\S]*?)(?=\\n  CTE |\\n  ->  )`, 'u').exec(plan)?.[1] ?? ''

describe('plans, as the application role', () => {
  let ctx: Context
  beforeAll(async () => {
    ;({ ctx } = await recallingTenant({ embedder: offlineEmbedder(1024) }))
    for (let other = 0; other < OTHERS; other += 1) {
      await store(
        ctx,
        Array.from({ length: ROWS }, (_, n) => ({ content: phrase(n + other), vector: null })),
        `user ${other}`,
      )
      await say(
        ctx,
        `s${other}`,
        Array.from({ length: ROWS }, (_, n) => phrase(n + other)),
        { user_id: `user ${other}`, wait: false },
      )
    }
    await beVeryMany()
    await store(ctx, ['A lighthouse keeper'])
    await say(ctx, 'mine', ['A lighthouse keeper'], { wait: false })
    const engine = await embeddedEngine()
    await engine.run([{ query: 'VACUUM (ANALYZE) memories', params: [] }], null)
    await engine.run([{ query: 'VACUUM (ANALYZE) turns', params: [] }], null)
  }, 240_000)

  async function recallPlan(options: Partial<Recall> = {}, holding: Holding = 'any'): Promise<string> {
    const query = 'lighthouse keeper'
    const { vectors } = await offlineEmbedder(1024).embed([query])
    const request = Recall.parse({ user_id: USER, query, ...options })
    return planOf(
      ctx,
      prepareRecall(request, { vector: vectors[0]!, now: ctx.clock.now(), nearness: null, holding })
        .statement,
    )
  }

  test.each(HELD)(
    'codes of %s, where a user holds %s, come from an index-only scan inside tenant and subject',
    async (view, holding) => {
      const codes = cte(await recallPlan({}, holding), `${view}_codes`)
      expect(codes).toContain(`Index Only Scan using ${view}_codes`)
      expect(codes).toMatch(/Index Cond: \(\(\w+\.tenant_id = .*subject_id = /u)
    },
  )

  test.each(HELD)(
    'words of %s, where a user holds %s, come from the composite index, subject and words; the tenant is said of each row',
    async (view, holding) => {
      const hits = cte(await recallPlan({}, holding), `${view}_hits`)
      expect(hits).toContain(`Bitmap Index Scan on ${view}_words`)
      expect(hits).toMatch(/Index Cond: \(\(\w+\.subject_id = .*lexemes @@ /u)
      expect(hits).toMatch(/Filter: .*tenant_id = /u)
    },
  )

  test.each(HELD)(
    'rows of %s, where a user holds %s, that were found are looked up by their key, whatever the statistics say',
    async (view, holding) => {
      const plan = await recallPlan({}, holding)
      expect(cte(plan, `${view}_near`)).toMatch(new RegExp(`Index Scan using \\w+ on public\\.${view}`, 'u'))
      expect(cte(plan, `${view}_near`)).not.toMatch(/Hash Join|Merge Join|Bitmap/u)
      expect(cte(plan, `${view}_rows`)).not.toContain(`Seq Scan on public.${view} `)
      expect(plan).not.toMatch(new RegExp(`Bitmap Index Scan on ${view}_(?!words)`, 'u'))
    },
  )

  test('where little is held nothing is sampled or bounded, and without turns none is read', async () => {
    const few = await recallPlan({}, 'few')
    expect(few).toContain('CTE memories_finders')
    expect(few).not.toMatch(/CTE \w+_(?:bound|sample|shares)/u)
    for (const sources of [undefined, ['memories' as const]]) {
      const plan = await recallPlan(sources && { sources }, 'no_turns')
      expect(plan).toContain('CTE memories_near')
      expect(plan).not.toContain('public.turns')
    }
  })

  test.each(['memories', 'turns'])('rows of %s are counted already, but for a filter', async (view) => {
    expect(cte(await recallPlan(), `${view}_count`)).not.toContain(`public.${view}`)
    const filtered = await recallPlan({ as_of: '2026-01-01T00:00:00Z' })
    expect(cte(filtered, `${view}_count`)).toContain(`public.${view}`)
  })

  test('memories that come from turns are looked up: the turn by its key, its memories by the turn', async () => {
    const plan = await recallPlan({ sources: ['memories'] })
    expect(cte(plan, 'turns_around')).toMatch(/Index Scan using \w+ on public\.turns/u)
    expect(cte(plan, 'memories_around')).toContain('Index Scan using memory_sources_turn')
    expect(cte(plan, 'memories_around')).toMatch(/Index Scan using \w+ on public\.memories/u)
    for (const name of ['turns_around', 'memories_around', 'memories_drawn', 'memories_followers'])
      expect(cte(plan, name)).not.toMatch(/(?:Seq|Bitmap Heap) Scan on public/u)
  })

  test.each([true, false])(
    'what followed on a turn is looked up by its key; of memories alone: %s',
    async (isAlone) => {
      const plan = await recallPlan({ sources: isAlone ? ['memories'] : ['memories', 'turns'] })
      for (const name of ['memories_after', 'memories_followers']) {
        expect(cte(plan, name)).toMatch(/Index Scan using \w+ on public\.memories/u)
        expect(cte(plan, name)).not.toMatch(/(?:Seq|Bitmap Heap) Scan on public/u)
      }
    },
  )

  test('filters are answered by the index of the codes too', async () => {
    const codes = cte(await recallPlan({ types: ['fact'], trait_context: 'work' }), 'memories_codes')
    expect(codes).toContain('Index Only Scan using memories_codes')
    expect(codes).toMatch(/Filter: .*memory_type/u)
    const past = cte(await recallPlan({ as_of: '2026-01-01T00:00:00Z' }), 'memories_codes')
    expect(past).toContain('Index Only Scan using memories_codes_past')
  })

  test('the view is a wall: no tenant, no rows', async () => {
    const engine = await embeddedEngine()
    const enter = {
      query: `SELECT set_config('role', 'neuromem_app', true), set_config('app.tenant_id', '', true)`,
      params: [],
    }
    for (const view of ['search_memories', 'search_turns', 'search_claims', 'search_chunks']) {
      const [, rows] = await engine.run([enter, { query: `SELECT count(*) FROM ${view}`, params: [] }], '')
      expect(rows!.rows[0]).toEqual(['0'])
    }
  })

  test('what the turns of a job touch is found by the index of words, not among all that is known', async () => {
    const job = sql`job.id = '77777777-7777-4777-8777-777777777777'::uuid`
    const touched = cte(await planOf(ctx, touchedMemories(job, ctx.clock.now())), 'touched')
    expect(touched).toContain('Bitmap Index Scan on memories_words')
    expect(touched).toMatch(/Index Cond: .*lexemes @@ /u)
  })

  test('what may have ended since it was said is looked up by its words, not among all that is known', async () => {
    const now = ctx.clock.now()
    const said = new Date(now.getTime() - 86_400_000)
    const id = '77777777-7777-4777-8777-777777777777'
    const drafts = ['a', 'b', 'c'].map((content) => ({
      id,
      memory_type: 'fact' as const,
      content,
      content_hash: content,
      governance: { ...forEver, importance: 5, ...ofClaim },
      valid_at: said,
      known: { ...nothingKnown, last_stated_at: said },
      metadata: {},
      sources: [{ turn_id: content, mark: null }],
    }))
    const subject = sql`(SELECT id FROM subjects WHERE external_id = 'user 1')`
    const writing = { subject, session: id, job_id: id, now }
    const statements = writeMemories(writing, drafts, () => ({ vector: null, model: 'x' }))
    const plan = await planOf(ctx, statements.at(-1)!)
    expect(plan).toContain('Index Scan using memories_ended_content on public.memories')
    expect(plan).toContain('Index Scan using memories_denied_content on public.memories')
    // Under the policy an index answers only by what is leakproof.
    expect(plan).toMatch(indexed('ended'))
    expect(plan).not.toMatch(/Seq Scan on public\.memories|memories_newest/u)
  })

  test('what says the same and lives is looked up by its words, and the history of a memory by its key', async () => {
    const ref = userSubject('user 1')
    const twin = await planOf(ctx, statement(sql`SELECT ${noTwin(ref, 'fact', 'a')}`))
    expect(twin).toMatch(indexed('live'))
    const id = '77777777-7777-4777-8777-777777777777'
    const history = await planOf(ctx, historyRows(subjectId(ref), id, sql`true`, 10))
    expect(history).toContain('Index Scan using memory_history_subject_id_memory_id_created_at_id_pk')
    expect(history).toMatch(/Presorted Key: \w+\.created_at/u)
  })

  /** What a verb asks of the database. */
  async function askedBy(verb: (ctx: Context) => Promise<unknown>): Promise<Statement[]> {
    const asked: Statement[] = []
    const batch: Context['db']['batch'] = (statements, options) => {
      asked.push(...statements)
      return ctx.db.batch(statements, options)
    }
    await verb({ ...ctx, db: { ...ctx.db, batch } })
    return asked
  }

  test('a page of memories is the first of its index, and not of all that a user holds, sorted', async () => {
    const input = ListMemories.parse({ user_id: 'user 1' })
    const [page] = await askedBy((asking) => listMemories(asking, input))
    const plan = await planOf(ctx, page!)
    expect(plan.match(/Index Scan using memories_newest/gu)).toHaveLength(2)
    expect(plan).not.toContain('Sort Key: memory')
  })

  test('the facts of a profile are put in order by an index alone, and looked up as far as they are shown', async () => {
    const [, facts] = await askedBy((asking) => getProfile(asking, GetProfile.parse({ user_id: 'user 1' })))
    const plan = await planOf(ctx, facts!)
    expect(plan).toContain('Index Only Scan using memories_codes on public.memories fact')
    expect(plan).toMatch(/Index Cond: \(\(memory\.subject_id = .*memory\.id = ANY/u)
  })

  test('a large subject beside others returns its own only', async () => {
    const [rows] = await ctx.db.batch([
      statement<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM search_memories WHERE subject_id = (SELECT id FROM subjects
            WHERE external_id = 'user 3' AND tenant_id = (SELECT neuromem_tenant()))`,
      ),
    ])
    expect(rows[0]?.n).toBe(ROWS)
  })
})
