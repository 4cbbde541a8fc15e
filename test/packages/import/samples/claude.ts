import { json, pretty, type Sample } from './sample.ts'

const message = (uuid: string, sender: string, more: object) => ({
  uuid,
  sender,
  text: '',
  content: [],
  created_at: '2026-05-04T08:00:00.000000Z',
  updated_at: '2026-05-04T08:00:00.000000Z',
  attachments: [],
  files: [],
  ...more,
})
const block = (text: string) => ({ type: 'text', text, citations: [] })

const conversations = [
  {
    uuid: 'k-1',
    name: 'Sister Mei',
    summary: '',
    created_at: '2026-05-04T08:00:00.000000Z',
    updated_at: '2026-05-04T08:10:00.000000Z',
    account: { uuid: 'acc' },
    chat_messages: [
      message('m1', 'human', {
        text: 'My sister Mei visits on Sundays.',
        content: [block('My sister Mei visits on Sundays.')],
        attachments: [{ file_name: 'a.txt', file_size: 12, file_type: 'txt', extracted_content: 'a list' }],
        files: [{ file_name: 'b.png' }],
      }),
      message('m2', 'assistant', {
        created_at: '2026-05-04T08:00:05.123456Z',
        content: [
          { type: 'thinking', thinking: 'hm' },
          block('How nice.'),
          { type: 'tool_use', name: 'web_search', input: {} },
          { type: 'tool_result', name: 'web_search', content: [{ type: 'text', text: '3 results' }] },
          block('她喜欢茶吗？'),
        ],
      }),
      message('m3', 'human', { text: '   ' }),
      message('m4', 'assistant', { content: [{ type: 'tool_use', name: 'artifacts', input: {} }] }),
    ],
  },
  {
    uuid: 'k-2',
    name: '',
    created_at: '2026-05-05T09:00:00Z',
    chat_messages: [
      message('p1', 'human', {
        content: [block('第一个问题')],
        parent_message_uuid: '00000000-0000-4000-8000-000000000000',
      }),
      message('p2', 'assistant', {
        content: [block('old answer')],
        parent_message_uuid: 'p1',
        created_at: '2026-05-05T09:00:01Z',
      }),
      message('p3', 'assistant', {
        content: [block('new answer')],
        parent_message_uuid: 'p1',
        created_at: '2026-05-05T09:00:09Z',
      }),
    ],
  },
]
const memories = [
  {
    conversations_memory:
      '**Work context**\n\nAnn teaches in Dalian.\nShe starts at eight.\n\n## 家庭\n- 妹妹叫 Mei\n- Mei visits on Sundays\n',
    project_memories: { 'p-9': 'The novel has four chapters.' },
    account_uuid: 'acc',
  },
]
const projects = [
  {
    uuid: 'p-9',
    name: 'Novel',
    prompt_template: 'Write like Chekhov',
    docs: [{ uuid: 'd1', filename: 'ch1.md', content: '…' }],
  },
  { uuid: 'p-10', name: 'Empty', prompt_template: '', docs: [] },
]
const users = [{ uuid: 'acc', full_name: 'Ann', email_address: 'ann@example.com' }]

export const claude: Sample = {
  source: 'claude',
  files: [
    { name: 'conversations.json', text: pretty(conversations) },
    { name: 'memories.json', text: json(memories) },
    { name: 'projects.json', text: json(projects) },
    { name: 'users.json', text: json(users) },
  ],
}
