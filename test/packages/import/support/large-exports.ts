/**
 * Made-up exports of any size: what stands before, an element by its number, what stands between, and after.
 */
interface Export {
  readonly name: string
  readonly head: string
  readonly between: string
  readonly tail: string
  element(place: number): unknown
}

const WORDS = 'tea by the sea '.repeat(50)
const said = (place: number) => `第 ${place} 句: ${WORDS}`
/** Seconds apart, from May 2026. */
const at = (place: number) => new Date(Date.UTC(2026, 4, 4) + place * 1_000).toISOString()
const list = { head: '[', between: ',', tail: ']' }
const lines = { head: '', between: '\n', tail: '\n' }
const roleAt = (place: number) => (place % 2 === 0 ? 'user' : 'assistant')
/** Messages of a conversation. */
const MESSAGES = 40

const chatgptNode = (talk: number, index: number) => ({
  id: `m${index}`,
  parent: index === 0 ? null : `m${index - 1}`,
  children: index + 1 < MESSAGES ? [`m${index + 1}`] : [],
  message: {
    id: `${talk}-${index}`,
    author: { role: roleAt(index) },
    create_time: 1_736_209_400 + talk * 100 + index,
    recipient: 'all',
    weight: 1,
    content: { content_type: 'text', parts: [said(index)] },
  },
})

export const largeExports = {
  chatgpt: {
    ...list,
    name: 'conversations.json',
    element: (talk) => ({
      conversation_id: `c${talk}`,
      title: `Conversation ${talk}`,
      create_time: 1_736_209_400 + talk * 100,
      current_node: `m${MESSAGES - 1}`,
      mapping: Object.fromEntries(
        Array.from({ length: MESSAGES }, (_, index) => [`m${index}`, chatgptNode(talk, index)]),
      ),
    }),
  },
  claude: {
    ...list,
    name: 'conversations.json',
    element: (talk) => ({
      uuid: `c${talk}`,
      name: `Conversation ${talk}`,
      created_at: at(talk * 100),
      chat_messages: Array.from({ length: MESSAGES }, (_, index) => ({
        uuid: `${talk}-${index}`,
        sender: index % 2 === 0 ? 'human' : 'assistant',
        text: said(index),
        content: [{ type: 'text', text: said(index) }],
        created_at: at(talk * 100 + index),
      })),
    }),
  },
  zep: {
    name: 'zep.json',
    head: '{"threads":[',
    between: ',',
    tail: ']}',
    element: (talk) => ({
      threadId: `t${talk}`,
      userId: 'ann',
      createdAt: at(talk * 100),
      messages: Array.from({ length: MESSAGES }, (_, index) => ({
        uuid: `${talk}-${index}`,
        role: roleAt(index),
        content: said(index),
        createdAt: at(talk * 100 + index),
      })),
    }),
  },
  /** Everything of one group, not in its order, and a name for every tenth. */
  graphiti: {
    name: 'dump.json',
    head: '{"nodes":[',
    between: ',',
    tail: ']}',
    element: (place) =>
      place % 10 === 9
        ? { uuid: `n${place}`, name: `Thing ${place}`, group_id: 'ann', labels: ['Entity'] }
        : {
            uuid: `e${place}`,
            name: `turn ${place}`,
            group_id: 'ann',
            source: 'message',
            source_description: 'chat',
            content: `${place % 2 === 0 ? 'Ann' : 'Assistant'}: ${said(place)}`,
            valid_at: at(place ^ 1),
          },
  },
  honcho: {
    name: 'messages.json',
    head: '{"items":[',
    between: ',',
    tail: '],"total":0,"page":1,"size":50,"pages":1}',
    element: (place) => ({
      id: `m${place}`,
      content: said(place),
      peer_id: place % 2 === 0 ? 'ann' : 'assistant',
      session_id: `s${Math.floor(place / 30)}`,
      metadata: {},
      created_at: at(place),
      workspace_id: 'w',
      token_count: 12,
    }),
  },
  mem0: {
    name: 'mem0.json',
    head: '{"results":[',
    between: ',',
    tail: '],"count":0,"next":null}',
    element: (place) => ({
      id: `m${place}`,
      memory: said(place),
      user_id: 'ann',
      categories: ['location'],
      created_at: at(place),
      updated_at: at(place),
      replaced_by: place % 10 === 0 ? `m${place + 1}` : null,
    }),
  },
  jsonl: {
    ...lines,
    name: 'chat.jsonl',
    element: (place) => ({ role: roleAt(place), content: said(place), timestamp: at(place) }),
  },
  langchain: {
    ...list,
    name: 'history.json',
    element: (place) => ({
      type: place % 2 === 0 ? 'human' : 'ai',
      data: { content: said(place), additional_kwargs: {}, id: `m${place}` },
    }),
  },
  'server-memory': {
    ...lines,
    name: 'memory.jsonl',
    element: (place) => ({
      type: 'entity',
      name: `Thing ${place}`,
      entityType: 'thing',
      observations: [said(place)],
    }),
  },
  supermemory: {
    name: 'documents.json',
    head: '{"memories":[',
    between: ',',
    tail: ']}',
    element: (place) => ({
      id: `d${place}`,
      content: said(place),
      containerTags: ['ann'],
      createdAt: at(place),
      updatedAt: at(place),
      status: 'done',
    }),
  },
  pam: {
    name: 'memory-store.json',
    head: '{"schema":"portable-ai-memory","schema_version":"1.0","owner":{"id":"ann"},"memories":[',
    between: ',',
    tail: '],"relations":[]}',
    element: (place) => ({
      id: `p${place}`,
      type: 'context',
      status: 'active',
      content: said(place),
      temporal: { created_at: at(place) },
      provenance: { platform: 'x' },
    }),
  },
  hindsight: {
    name: 'documents/000000.json',
    head: '[',
    between: ',',
    tail: ']',
    element: (place) => ({
      id: `doc${place}`,
      original_text: said(place),
      created_at: at(place),
      chunks: [],
      facts: [{ text: `Ann said ${place}`, fact_type: 'world', mentioned_at: at(place), entities: ['Ann'] }],
    }),
  },
  letta: {
    name: 'archival.json',
    ...list,
    element: (place) => ({
      id: `passage-${place}`,
      text: said(place),
      archive_id: 'a',
      created_at: at(place),
    }),
  },
  neuromem: {
    ...lines,
    name: 'ann.jsonl',
    element: (place) =>
      place === 0
        ? { kind: 'user', user_id: 'ann', affinity_score: 0 }
        : {
            kind: 'turn',
            session_id: `s${Math.floor(place / 100)}`,
            turn_id: `t${place}`,
            seq: place % 100,
            role: roleAt(place),
            text: said(place),
            timestamp_iso: at(place),
          },
  },
} satisfies Readonly<Record<string, Export>>

export type LargeExport = keyof typeof largeExports

const encoder = new TextEncoder()

/** The bytes of one, at least so many. */
export function* bytesOf(source: LargeExport, size: number): Generator<Uint8Array> {
  const { head, between, tail, element } = largeExports[source] as Export
  let sent = 0
  for (let place = 0; sent < size; place += 1) {
    const piece = encoder.encode(`${place === 0 ? head : between}${JSON.stringify(element(place))}`)
    sent += piece.length
    yield piece
  }
  yield encoder.encode(tail)
}
