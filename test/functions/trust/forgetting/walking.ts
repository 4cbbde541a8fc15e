import { sql } from 'drizzle-orm'
import { statement } from '../../../../db/statements.ts'
import { sweeps } from '../../../../functions/work/sweeps.ts'
import type { SystemContext } from '../../../../src/core/context.ts'
import type { givenTelling } from '../../../support/given/telling.ts'
import { rpc } from '../../../support/surface/mcp.ts'

export type Telling = Awaited<ReturnType<typeof givenTelling>>

interface Walked {
  readonly user?: string
  readonly sessions?: readonly string[]
  /** Memories, with their ids. */
  readonly ids?: readonly string[]
  readonly queries: readonly string[]
}

/** What every read of the API says of a user, a line each: `METHOD path status body`. */
export async function walk(world: Telling, { user = 'lin', sessions = ['s'], ids = [], queries }: Walked) {
  const { app, key, at } = world
  const of = `/api/v1/users/${user}`
  const statuses = ['active', 'expired', 'superseded', 'all']
  const paths = [
    ...statuses.map((status) => `/api/v1/memories?user_id=${user}&status=${status}&limit=200`),
    ...queries.map(
      (query) => `/api/v1/memories?user_id=${user}&status=all&query=${encodeURIComponent(query)}`,
    ),
    `/api/v1/sessions?user_id=${user}`,
    ...sessions.flatMap((id) => [`/api/v1/sessions/${id}`, `/api/v1/sessions/${id}/turns`]),
    ...['', '/traits?min_stage=trend', '/profile', '/export', '/events', '/review', '/due', '/conflicts'].map(
      (path) => `${of}${path}`,
    ),
    ...['/reflection-cycles', '/affinity/history', '/graph/entities', '/graph/facts'].map(
      (path) => `${of}${path}`,
    ),
    ...['/api/v1/users', '/api/v1/erasures', '/api/v1/stats', '/api/v1/jobs'],
    ...ids.flatMap((id) =>
      ['', '/history', '/sources', '/evidence', '/dependents'].map((path) => `/api/v1/memories/${id}${path}`),
    ),
  ]
  const lines: string[] = []
  for (const path of paths) {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${key}` } })
    lines.push(`GET ${path.split('&query=')[0]} ${answer.status} ${await answer.text()}`)
  }
  for (const query of queries) {
    const recalled = await at('POST', '/api/v1/recall', {
      user_id: user,
      query,
      explain: true,
      include: ['profile', 'standing'],
    })
    const { query: _asked, ...rest } = recalled.body
    lines.push(`POST /api/v1/recall ${recalled.status} ${JSON.stringify(rest)}`)
    lines.push(await toolSays(world, user, 'recall', { query }))
    lines.push(await toolSays(world, user, 'list_memories', { query }))
    lines.push(await toolSays(world, user, 'find_to_forget', { about: query }))
  }
  for (const name of ['list_memories', 'list_entities', 'get_profile', 'who_am_i'])
    lines.push(await toolSays(world, user, name, {}))
  lines.push(await toolSays(world, user, 'graph_facts', { entity: 'user', hops: 3 }))
  for (const memory_id of ids) lines.push(await toolSays(world, user, 'get_memory', { memory_id }))
  return lines
}

/** What a tool of the model context protocol answers, as a line. */
async function toolSays({ call, key }: Telling, user: string, name: string, given: object): Promise<string> {
  const told = await call('POST', `/mcp/users/${user}`, {
    key,
    headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
    body: rpc('tools/call', { name, arguments: given }),
  })
  const { error } = told.body
  return `MCP ${name} ${error ? `refused ${error.code}` : told.status} ${JSON.stringify(told.body)}`
}

/** The reads that say a word. */
export const saying = (lines: readonly string[], word: string): string[] =>
  lines.filter((line) => line.includes(word)).map((line) => line.slice(0, 400))

/** The tables of the database in which a word stands, in any column of any row. */
export async function tablesWith({ database, tenant_id }: Telling, word: string): Promise<string[]> {
  const system = database.asSystem()
  const [tables] = await system.batch([
    statement<{ name: string }>(
      sql`SELECT table_name AS name
          FROM information_schema.tables
          WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
          ORDER BY 1`,
    ),
  ])
  const found: string[] = []
  for (const { name } of tables) {
    const [rows] = await system.batch([
      statement<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM ${sql.identifier(name)} AS given
            WHERE position(${word} IN given::text) > 0
              AND coalesce(to_jsonb(given) ->> 'tenant_id', ${tenant_id}) = ${tenant_id}`,
      ),
    ])
    if (rows[0]!.n > 0) found.push(name)
  }
  return found
}

/** The daily sweep, some days later. */
export async function sweepAfter({ clock, database, dispatcher, services }: Telling, days: number) {
  clock.advance({ days })
  const system = { db: database.asSystem(), clock, dispatcher, log: services.log }
  return sweeps.expiry(system as Partial<SystemContext> as SystemContext)
}
