import { field, fieldsOf, listOf, textOf } from '../../../import/json.ts'
import { ask, type Origin, type Pulled } from './pages.ts'

const PAGE = 100
const id = encodeURIComponent
const bearer = ({ key }: Origin) => ({ authorization: `Bearer ${key}` })

/** All pages of a user's memories, expired ones too, one after the other. */
export async function* mem0(origin: Origin): Pulled {
  const headers = { authorization: `Token ${origin.key}` }
  const body = { filters: { user_id: origin.user }, show_expired: true }
  for (let page = 1; ; page += 1) {
    const query = { page, page_size: PAGE }
    const { value } = await ask(origin, 'POST', '/v3/memories/', { headers, query, body })
    yield `${JSON.stringify(value)}\n`
    if (textOf(fieldsOf(value), 'next') === null) return
  }
}

/** Threads with all their messages, then what the graph holds. */
export async function* zep(origin: Origin): Pulled {
  const headers = { authorization: `Api-Key ${origin.key}` }
  const { value: threads } = await ask(origin, 'GET', `/api/v2/users/${id(origin.user)}/threads`, { headers })
  yield '{"threads":['
  for (const [index, thread] of listOf(threads).map(fieldsOf).entries()) {
    const messages: unknown[] = []
    for (let cursor = 0; ; cursor += PAGE) {
      const path = `/api/v2/threads/${id(textOf(thread, 'thread_id', 'threadId') ?? '')}/messages`
      const { value } = await ask(origin, 'GET', path, { headers, query: { limit: PAGE, cursor } })
      const found = listOf(field(fieldsOf(value), 'messages'))
      messages.push(...found)
      if (found.length < PAGE) break
    }
    yield `${index === 0 ? '' : ','}\n${JSON.stringify({ ...thread, messages })}`
  }
  yield ']'
  for (const kind of ['edge', 'node'] as const) {
    yield `,\n"${kind}s":[`
    yield* zepGraph(origin, kind, headers)
    yield ']'
  }
  yield '}\n'
}

async function* zepGraph(origin: Origin, kind: 'edge' | 'node', headers: Record<string, string>): Pulled {
  let last: string | undefined
  for (;;) {
    const body = { limit: PAGE, ...(last === undefined ? {} : { uuid_cursor: last }) }
    const { value } = await ask(origin, 'POST', `/api/v2/graph/${kind}/user/${id(origin.user)}`, {
      headers,
      body,
    })
    const found = listOf(value)
    for (const [index, row] of found.entries())
      yield `${last === undefined && index === 0 ? '' : ','}\n${JSON.stringify(row)}`
    const next = textOf(fieldsOf(found.at(-1)), 'uuid')
    if (found.length < PAGE || next === null || next === last) return
    last = next
  }
}

/**
 * Pages of a peer's sessions' messages, of the conclusions about the peer, and the peer's card. `url` ends
 * with the workspace.
 */
export async function* honcho(origin: Origin): Pulled {
  const headers = bearer(origin)
  const sessions: string[] = []
  const peer = `/peers/${id(origin.user)}`
  for await (const page of honchoPages(origin, `${peer}/sessions`, {}, headers))
    sessions.push(
      ...listOf(field(fieldsOf(page), 'items')).map((session) => textOf(fieldsOf(session), 'id') ?? ''),
    )
  for (const session of sessions)
    for await (const page of honchoPages(origin, `/sessions/${id(session)}/messages/list`, {}, headers))
      yield `${JSON.stringify(page)}\n`
  const about = { filters: { observed_id: origin.user } }
  for await (const page of honchoPages(origin, '/conclusions/list', about, headers))
    yield `${JSON.stringify(page)}\n`
  const { value } = await ask(origin, 'GET', `${peer}/card`, { headers })
  yield `${JSON.stringify({ peer_card: field(fieldsOf(value), 'peer_card') ?? [] })}\n`
}

async function* honchoPages(
  origin: Origin,
  path: string,
  body: object,
  headers: Record<string, string>,
): AsyncGenerator<unknown> {
  for (let page = 1; ; page += 1) {
    const { value } = await ask(origin, 'POST', path, { headers, body, query: { page, size: PAGE } })
    yield value
    if (page >= Number(field(fieldsOf(value), 'pages') ?? 1)) return
  }
}

/** An agent with all its messages and blocks, and its archival passages. `user` is the agent's id. */
export async function* letta(origin: Origin): Pulled {
  const headers = bearer(origin)
  const path = `/v1/agents/${id(origin.user)}`
  const { value: agent } = await ask(origin, 'GET', path, { headers })
  const { name, system, memory, created_at } = fieldsOf(agent)
  const messages: unknown[] = []
  for (let after: string | undefined; ; ) {
    const query = { limit: PAGE, order: 'asc', after }
    const { value } = await ask(origin, 'GET', `${path}/messages`, { headers, query })
    const found = listOf(value).map(fieldsOf)
    messages.push(...found.map(messageOf))
    after = textOf(found.at(-1) ?? {}, 'id') ?? undefined
    if (found.length < PAGE || after === undefined) break
  }
  const blocks = field(fieldsOf(memory), 'blocks') ?? []
  const agents = [{ id: origin.user, name, system, created_at, messages }]
  yield `${JSON.stringify({ agents, blocks, tools: [] })}\n{"archival_memory":[`
  for (let after: string | undefined; ; ) {
    const { value } = await ask(origin, 'GET', `${path}/archival-memory`, {
      headers,
      query: { limit: PAGE, after },
    })
    const found = listOf(value)
    for (const [index, passage] of found.entries())
      yield `${after === undefined && index === 0 ? '' : ','}\n${JSON.stringify(passage)}`
    after = textOf(fieldsOf(found.at(-1)), 'id') ?? undefined
    if (found.length < PAGE || after === undefined) break
  }
  yield ']}\n'
}

/** The API says by `message_type` and `date` what an agent file says by `role` and `created_at`. */
function messageOf(row: Record<string, unknown>): object {
  const type = textOf(row, 'message_type') ?? ''
  const role = ['user', 'assistant', 'system'].find((one) => type.includes(one)) ?? 'tool'
  return { ...row, role: textOf(row, 'role') ?? role, created_at: field(row, 'created_at', 'date') }
}

/** Pages of a user's documents with their contents. */
export async function* supermemory(origin: Origin): Pulled {
  for (let page = 1; ; page += 1) {
    const body = { page, limit: PAGE, includeContent: true, containerTags: [origin.user] }
    const { value } = await ask(origin, 'POST', '/v3/documents/list', { headers: bearer(origin), body })
    yield `${JSON.stringify(value)}\n`
    const pages = Number(field(fieldsOf(field(fieldsOf(value), 'pagination')), 'totalPages') ?? 1)
    if (page >= pages) return
  }
}
