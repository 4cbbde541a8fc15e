import { json, lines, type Sample } from './sample.ts'

const row = (id: string, memory: string, more: object = {}) => ({
  id,
  memory,
  user_id: 'ann',
  agent_id: null,
  app_id: null,
  session_id: null,
  metadata: {},
  categories: ['location'],
  created_at: '2026-05-04T08:00:00Z',
  updated_at: '2026-05-06T08:00:00Z',
  expiration_date: null,
  structured_attributes: { day: 4 },
  replaced_by: null,
  synthesized: false,
  ...more,
})

export const mem0: Sample = {
  source: 'mem0',
  files: [
    {
      name: 'page-1.json',
      text: json({
        count: 7,
        next: 'https://api.mem0.ai/v3/memories/?page=2',
        previous: null,
        results: [
          row('a', 'User lives in Shenyang', { replaced_by: 'b', created_at: '2025-01-01T00:00:00-08:00' }),
          row('b', '用户在 2026 年 3 月搬到大连', { expiration_date: '2026-12-31' }),
          row('c', 'User seems to like the sea', { synthesized: true, metadata: { from: 'chat' } }),
          row('d', 'Bob likes coffee', { user_id: 'bob' }),
        ],
      }),
    },
    {
      name: 'page-2.json',
      text: json({
        count: 7,
        next: null,
        results: [
          row('e', 'I am a helpful agent', { user_id: null, agent_id: 'helper' }),
          row('f', 'Old name', { replaced_by: 'gone' }),
          row('g', '  '),
        ],
      }),
    },
  ],
}

export const serverMemory: Sample = {
  source: 'server-memory',
  files: [
    {
      name: 'memory.jsonl',
      text: `${lines(
        {
          type: 'entity',
          name: 'Ann',
          entityType: 'person',
          observations: ['Lives in Dalian', '喜欢茶', ''],
        },
        { type: 'entity', name: '大连', entityType: 'city', observations: [] },
        { type: 'relation', from: 'Ann', to: '大连', relationType: 'lives_in' },
        { type: 'mystery', name: 'x' },
      )}\n{"type":"entity","name":\n\n`,
    },
  ],
}

const document = {
  id: 'doc1',
  original_text: 'Ann: I moved to Dalian. 我上周开始学游泳。',
  tags: ['chat'],
  created_at: '2026-05-04T08:00:00Z',
  chunks: [{ chunk_index: 0, chunk_text: 'Ann: I moved to Dalian.' }],
  facts: [
    {
      text: 'Ann lives in Dalian',
      fact_type: 'world',
      context: null,
      occurred_start: '2026-03-01T00:00:00Z',
      occurred_end: '2026-08-01',
      mentioned_at: '2026-05-04T08:00:00Z',
      metadata: {},
      tags: [],
      chunk_index: 0,
      entities: ['Ann', 'Dalian'],
      causal_relations: [],
    },
    {
      text: '安开始学游泳',
      fact_type: 'experience',
      occurred_start: null,
      mentioned_at: '2026-05-04T08:00:00Z',
    },
    { text: 'Swimming is good', fact_type: 'opinion', mentioned_at: '2026-05-04T08:00:00Z' },
  ],
}

export const hindsight: Sample = {
  source: 'hindsight',
  files: [
    { name: 'manifest.json', text: json({ version: 1, bank_id: 'ann', documents: 1 }) },
    { name: '000000.json', text: json(document) },
    {
      name: 'observations.json',
      text: json([{ id: 'o1', text: 'Ann likes the sea', created_at: '2026-05-05T00:00:00Z' }]),
    },
  ],
}

export const supermemory: Sample = {
  source: 'supermemory',
  files: [
    {
      name: 'documents.json',
      text: json({
        memories: [
          {
            id: 's1',
            title: 'Notes',
            content: 'Ann prefers green tea. 她不喝咖啡。',
            containerTags: ['user_ann'],
            metadata: { source: 'web' },
            status: 'done',
            type: 'text',
            createdAt: '2026-05-04T08:00:00.000Z',
            updatedAt: '2026-05-05T08:00:00.000Z',
          },
          {
            id: 's2',
            title: 'A page',
            content: null,
            summary: 'About Dalian',
            containerTags: [],
            createdAt: '2026-05-04T08:00:00.000Z',
          },
          { id: 's3', title: '', content: '', containerTags: ['user_ann'], createdAt: 'yesterday' },
        ],
        pagination: { currentPage: 1, limit: 3, totalItems: 4, totalPages: 2 },
      }),
    },
    {
      name: 'entries.json',
      text: json({
        memoryEntries: [
          {
            id: 'e1',
            memory: 'Ann lives in Dalian',
            isLatest: true,
            isForgotten: false,
            createdAt: '2026-05-04T08:00:00.000Z',
            forgetAfter: '2026-09-01',
          },
          {
            id: 'e2',
            memory: 'Ann lives in Shenyang',
            isLatest: false,
            createdAt: '2025-05-04T08:00:00.000Z',
          },
          { id: 'e3', memory: 'secret', isLatest: true, isForgotten: true },
        ],
      }),
    },
  ],
}

const pamMemory = (id: string, type: string, content: string, more: object = {}) => ({
  id,
  type,
  status: 'active',
  content,
  content_hash: `sha256:${'0'.repeat(64)}`,
  tags: [],
  confidence: { initial: 0.4, current: 0.68, decay_model: 'none', last_reinforced: null },
  temporal: { created_at: '2026-05-04T08:00:00Z', valid_from: null, valid_until: null, superseded_by: null },
  provenance: { platform: 'chatgpt', extraction_method: 'llm_inference' },
  access: { visibility: 'private', exportable: true },
  ...more,
})
const ended = (until: string | null, more: object = {}) => ({
  temporal: {
    created_at: '2025-01-01T00:00:00Z',
    updated_at: '2026-01-05T00:00:00Z',
    valid_until: until,
    ...more,
  },
})

export const pam: Sample = {
  source: 'pam',
  files: [
    {
      name: 'memory-store.json',
      text: json({
        schema: 'portable-ai-memory',
        schema_version: '1.0',
        export_id: 'x',
        exported_by: 'other/1.0.0',
        owner: { id: 'ann' },
        memories: [
          pamMemory('p1', 'preference', 'Prefers tea', { tags: ['tea'] }),
          pamMemory('p2', 'instruction', '请用中文回答', {
            provenance: { platform: 'manual', extraction_method: 'manual' },
          }),
          pamMemory('p3', 'goal', 'Learn to swim'),
          pamMemory('p4', 'identity', 'Ann lives in Shenyang', {
            status: 'superseded',
            ...ended('2026-03-01T00:00:00Z'),
          }),
          pamMemory('p5', 'fact', 'Ann rents', { status: 'superseded', ...ended(null) }),
          pamMemory('p6', 'custom', 'Wears a hat', { custom_type: 'habit' }),
          pamMemory('p7', 'fact', 'Hates fish', { status: 'retracted' }),
          pamMemory('p8', 'fact', 'Works at night'),
          pamMemory('p9', 'fact', 'Works by day', ended(null, { created_at: '2026-05-01T00:00:00Z' })),
        ],
        relations: [
          { id: 'r1', from: 'p1', to: 'p3', type: 'related_to', created_at: '2026-05-04T08:00:00Z' },
          { id: 'r2', from: 'p9', to: 'p8', type: 'supersedes', created_at: '2026-05-04T08:00:00Z' },
        ],
        conversations_index: [],
        integrity: { canonicalization: 'RFC8785', checksum: `sha256:${'0'.repeat(64)}`, total_memories: 9 },
      }),
    },
    {
      name: 'conv-001.json',
      text: json({
        schema: 'portable-ai-memory-conversation',
        schema_version: '1.0',
        id: 'conv-001',
        provider: { name: 'chatgpt' },
        title: 'Tea',
        temporal: { created_at: '2026-05-04T08:00:00Z' },
        messages: [
          {
            id: 'q1',
            role: 'user',
            content: { type: 'text', text: '你好' },
            created_at: '2026-05-04T08:00:00Z',
          },
          {
            id: 'q2',
            role: 'assistant',
            is_thought: true,
            content: { type: 'text', text: 'hm' },
            created_at: '2026-05-04T08:00:01Z',
          },
          {
            id: 'q3',
            role: 'assistant',
            content: { type: 'multipart', parts: [{ type: 'text', text: 'Hello' }] },
            created_at: '2026-05-04T08:00:02Z',
          },
        ],
      }),
    },
  ],
}
