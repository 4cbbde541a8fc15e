import { json, lines, type Sample } from './sample.ts'

export const zep: Sample = {
  source: 'zep',
  files: [
    {
      name: 'zep.json',
      text: json({
        threads: [
          {
            threadId: 't1',
            userId: 'ann',
            createdAt: '2026-05-04T08:00:00Z',
            messages: [
              {
                uuid: 'z1',
                role: 'user',
                name: 'Ann',
                content: 'I moved to Dalian',
                createdAt: '2026-05-04T08:00:00Z',
                metadata: {},
                processed: true,
              },
              {
                uuid: 'z2',
                role: 'assistant',
                content: '大连很美',
                createdAt: '2026-05-04T08:00:01Z',
                metadata: { model: 'x' },
              },
              { uuid: 'z3', role: 'system', content: 'be kind', createdAt: '2026-05-04T08:00:02Z' },
              { uuid: 'z4', role: 'norole', content: '?' },
            ],
          },
          { threadId: 't2', userId: 'bob', messages: [{ uuid: 'z5', role: 'user', content: 'I am Bob' }] },
        ],
        edges: [
          {
            uuid: 'e1',
            name: 'LIVES_IN',
            fact: 'Ann lives in Dalian',
            sourceNodeUuid: 'n1',
            targetNodeUuid: 'n2',
            sourceNodeName: 'Ann',
            targetNodeName: 'Dalian',
            createdAt: '2026-05-04T08:00:00Z',
            validAt: '2026-03-01T00:00:00Z',
            invalidAt: null,
            expiredAt: null,
            episodes: ['z1'],
          },
          {
            uuid: 'e2',
            name: 'LIVED_IN',
            fact: 'Ann lived in 沈阳',
            source_node_uuid: 'n1',
            target_node_uuid: 'n3',
            created_at: '2026-05-04T08:00:00Z',
            expired_at: '2026-03-01T00:00:00Z',
          },
          {
            uuid: 'e3',
            name: 'KNOWS',
            fact: 'Ann knows someone',
            sourceNodeUuid: 'n1',
            targetNodeUuid: 'n9',
            createdAt: '2026-05-04T08:00:00Z',
          },
        ],
        nodes: [
          { uuid: 'n1', name: 'Ann', labels: ['Person'], summary: 'A teacher' },
          { uuid: 'n3', name: '沈阳', labels: ['City'] },
        ],
      }),
    },
  ],
}

export const graphiti: Sample = {
  source: 'graphiti',
  files: [
    {
      name: 'dump.json',
      text: json({
        edges: [
          {
            uuid: 'g1',
            group_id: 'ann',
            source_node_uuid: 'n1',
            target_node_uuid: 'n2',
            name: 'LIVES_IN',
            fact: 'Ann lives in Dalian',
            episodes: ['ep2'],
            created_at: '2026-05-04T08:00:00Z',
            expired_at: null,
            valid_at: '2026-03-01T00:00:00Z',
            invalid_at: null,
            attributes: {},
          },
          {
            uuid: 'g2',
            group_id: 'ann',
            source_node_uuid: 'ep1',
            target_node_uuid: 'n1',
            created_at: '2026-05-04T08:00:00Z',
          },
        ],
        nodes: [
          {
            uuid: 'ep2',
            name: 'turn 2',
            group_id: 'ann',
            source: 'message',
            source_description: 'chat',
            content: 'Assistant: 你好，安',
            valid_at: '2026-05-04T08:00:02Z',
            created_at: '2026-05-05T00:00:00Z',
          },
          {
            uuid: 'ep1',
            name: 'turn 1',
            group_id: 'ann',
            source: 'message',
            source_description: 'chat',
            content: 'Ann: I moved: to Dalian',
            valid_at: '2026-05-04T08:00:01Z',
          },
          {
            uuid: 'ep3',
            name: 'order',
            group_id: 'ann',
            source: 'json',
            source_description: 'shop',
            content: '{"item":"tea"}',
            valid_at: '2026-05-04T08:00:03Z',
          },
          {
            uuid: 'ep4',
            name: 'note',
            group_id: 'ann',
            source: 'text',
            source_description: 'diary',
            content: '今天下雨',
            valid_at: '2026-05-04T08:00:04Z',
          },
          { uuid: 'n1', name: 'Ann', group_id: 'ann', labels: ['Entity'], summary: 'teacher' },
          { uuid: 'n2', name: 'Dalian', group_id: 'ann', labels: ['Entity'] },
        ],
      }),
    },
  ],
}

const said = (id: string, peer_id: string, content: string, second: number, session_id = 's1') => ({
  id,
  content,
  peer_id,
  session_id,
  metadata: {},
  created_at: `2026-05-04T08:00:0${second}Z`,
  workspace_id: 'w',
  token_count: 12,
})
const concluded = (id: string, content: string, level: string, observed_id = 'ann') => ({
  id,
  content,
  observer_id: 'assistant',
  observed_id,
  session_id: 's1',
  level,
  created_at: '2026-05-04T09:00:00Z',
})

export const honcho: Sample = {
  source: 'honcho',
  files: [
    {
      name: 'messages.json',
      text: json({
        items: [
          said('h2', 'assistant', '你好', 2),
          said('h1', 'ann', 'I moved to Dalian', 1),
          said('h3', 'ann', 'ok', 3, 's2'),
          said('h4', 'ann', 'ok', 4),
        ],
        total: 5,
        page: 1,
        size: 4,
        pages: 2,
      }),
    },
    {
      name: 'conclusions.json',
      text: json({
        items: [
          concluded('k1', 'Ann lives in Dalian', 'explicit'),
          concluded('k2', '安可能喜欢海', 'inductive'),
          concluded('k3', 'The assistant is kind', 'explicit', 'assistant'),
        ],
        total: 3,
        page: 1,
        size: 50,
        pages: 1,
      }),
    },
    { name: 'card.json', text: json({ peer_card: ['Name: Ann', '城市：大连'] }) },
  ],
}

const af = (id: string, role: string, text: string, more: object = {}) => ({
  id,
  role,
  content: [{ type: 'text', text }],
  ...more,
})

export const letta: Sample = {
  source: 'letta',
  files: [
    {
      name: 'co.af',
      text: json({
        agents: [
          {
            id: 'agent-0',
            name: 'co',
            system: 'You are co.',
            block_ids: ['block-0'],
            messages: [
              af('message-0', 'system', 'You are co.'),
              af(
                'message-1',
                'user',
                '{"type":"user_message","message":"你好","time":"2026-05-04 08:00:00 AM UTC+0000"}',
                { created_at: '2026-05-04T08:00:00+00:00' },
              ),
              af('message-2', 'assistant', 'I should greet her.', {
                tool_calls: [
                  { function: { name: 'send_message', arguments: '{"message":"Hello Ann"}' } },
                  { function: { name: 'archival_memory_insert', arguments: '{}' } },
                ],
              }),
              af('message-3', 'tool', '{"status":"OK"}'),
              af('message-4', 'user', '{"type":"heartbeat","reason":"x","time":"2026-05-04T08:00:10+00:00"}'),
              af('message-5', 'user', 'Plain words'),
            ],
          },
        ],
        groups: [],
        blocks: [
          {
            id: 'block-0',
            label: 'human',
            value: 'Name: Ann\n\n- Likes tea\n住在大连',
            limit: 5000,
            description: '…',
          },
          { id: 'block-1', label: 'persona', value: 'I am co.' },
          { id: 'block-2', label: 'human', value: '' },
        ],
        files: [],
        sources: [],
        tools: [{ id: 'tool-0', name: 'run', source_code: 'import os' }],
        mcp_servers: [],
        metadata: { revision_id: 'x' },
        created_at: '2026-05-01T00:00:00Z',
      }),
    },
    {
      name: 'archival.json',
      text: json([
        {
          id: 'passage-1',
          text: 'Ann was born in 沈阳',
          created_at: '2026-04-01T00:00:00Z',
          organization_id: 'o',
          embedding: [],
        },
      ]),
    },
  ],
}

const human = (content: unknown, more: object = {}) => ({
  type: 'human',
  data: {
    content,
    additional_kwargs: {},
    response_metadata: {},
    type: 'human',
    name: null,
    id: null,
    example: false,
    ...more,
  },
})

export const langchain: Sample = {
  source: 'langchain',
  files: [
    {
      name: 'monday.json',
      text: json([
        human('Remember that I am allergic to peanuts'),
        {
          type: 'ai',
          data: {
            content: [
              { type: 'text', text: '记住了' },
              { type: 'reasoning', reasoning: 'x' },
            ],
            tool_calls: [],
          },
        },
        human('ok'),
        human('ok'),
        { type: 'ai', data: { content: '', tool_calls: [{ name: 'search', args: {} }] } },
        { type: 'tool', data: { content: '3 results', tool_call_id: 'c' } },
        { type: 'system', data: { content: 'be kind' } },
        { type: 'chat', data: { role: 'user', content: 'and shellfish' } },
      ]),
    },
    {
      name: 'dumped.json',
      text: json([
        {
          lc: 1,
          type: 'constructor',
          id: ['langchain', 'schema', 'messages', 'HumanMessage'],
          kwargs: { content: '你好', type: 'human' },
        },
        {
          lc: 1,
          type: 'constructor',
          id: ['langchain', 'schema', 'messages', 'AIMessageChunk'],
          kwargs: { content: 'Hi' },
        },
      ]),
    },
    {
      name: 'store.jsonl',
      text: lines(
        {
          namespace: ['memories', 'ann'],
          key: 'k1',
          value: { content: 'Likes tea', topic: 'food' },
          created_at: '2026-05-04T08:00:00+00:00',
          updated_at: '2026-05-05T08:00:00+00:00',
        },
        {
          namespace: ['memories', 'ann'],
          key: 'k2',
          value: { city: '大连' },
          created_at: '2026-05-04T08:00:00+00:00',
        },
      ),
    },
  ],
}

export const jsonl: Sample = {
  source: 'jsonl',
  options: { timeZone: 'Asia/Shanghai' },
  files: [
    {
      name: 'log.jsonl',
      text: `\uFEFF${lines(
        { role: 'system', content: 'You are kind' },
        { role: 'user', content: 'Hello 你好 👋', timestamp: '2026-05-04 08:00:00' },
        { role: 'assistant', content: 'Hi', created_at: 1_777_852_801 },
        { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }] },
        { role: 'narrator', content: 'It rains' },
        { role: 'user', content: 'x'.repeat(40_000) },
        { role: 'tool', content: '42' },
        { nothing: true },
      )}\r\nnot json\r\n{"role":"user","content":"the end"}`,
    },
    {
      name: 'chats.jsonl',
      text: lines(
        {
          id: 'one',
          messages: [
            { role: 'user', content: 'A' },
            { role: 'assistant', content: 'B', tool_calls: [{}] },
          ],
          created_at: '2026-05-04',
        },
        { messages: [{ role: 'user', content: 'C' }] },
      ),
    },
  ],
}
