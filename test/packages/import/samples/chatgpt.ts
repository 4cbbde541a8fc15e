import { json, type Sample } from './sample.ts'

const user = (text: unknown, more: object = {}) => ({
  author: { role: 'user', name: null, metadata: {} },
  content: { content_type: 'text', parts: [text] },
  weight: 1,
  recipient: 'all',
  metadata: {},
  ...more,
})
const assistant = (content: object, more: object = {}) => ({
  author: { role: 'assistant', name: null, metadata: {} },
  content,
  weight: 1,
  recipient: 'all',
  metadata: { model_slug: 'gpt-4o' },
  ...more,
})
const text = (...parts: unknown[]) => ({ content_type: 'text', parts })

type Node = { message: object | null; parent: string | null }
function mapping(nodes: Record<string, Node>) {
  const children = (id: string) => Object.keys(nodes).filter((child) => nodes[child]?.parent === id)
  return Object.fromEntries(
    Object.entries(nodes).map(([id, { message, parent }]) => [
      id,
      { id, message: message && { id, ...message }, parent, children: children(id) },
    ]),
  )
}

const context = (items: string) => ({
  author: { role: 'tool', name: 'bio' },
  content: { content_type: 'model_editable_context', model_set_context: items },
  recipient: 'all',
})

const tea = {
  id: 'c-tea',
  conversation_id: 'c-tea',
  title: '龙井还是乌龙 🍵',
  create_time: 1_736_209_400.1,
  update_time: 1_736_209_800,
  current_node: 'n8',
  default_model_slug: 'gpt-4o',
  gizmo_id: null,
  mapping: mapping({
    root: { message: null, parent: null },
    n0: { message: { author: { role: 'system' }, content: text(''), weight: 0 }, parent: 'root' },
    ctx: {
      message: { ...context('1. [2024-05-01]. User drinks tea.'), create_time: 1_736_209_401 },
      parent: 'n0',
    },
    n1: { message: user('我搬到大连了，三月份的事。', { create_time: 1_736_209_412.345 }), parent: 'ctx' },
    n1b: { message: user('I moved', { create_time: 1_736_209_411 }), parent: 'ctx' },
    n2: {
      message: assistant(
        { content_type: 'code', text: 'User moved to Dalian in March.' },
        { recipient: 'bio', create_time: 1_736_209_413 },
      ),
      parent: 'n1',
    },
    n3: {
      message: { author: { role: 'tool', name: 'bio' }, content: text('Model set context updated.') },
      parent: 'n2',
    },
    n4: {
      message: assistant({ content_type: 'thoughts', thoughts: [] }, { create_time: 1_736_209_414 }),
      parent: 'n3',
    },
    n5: {
      message: assistant(text('大连靠海，冬天冷。\uE200cite\uE202turn0search1\uE201 Nice!\uE203'), {
        create_time: 1_736_209_415.5,
      }),
      parent: 'n4',
    },
    n6: {
      message: user('', {
        content: {
          content_type: 'multimodal_text',
          parts: [{ content_type: 'image_asset_pointer', asset_pointer: 'file-service://file-Abc' }],
        },
        metadata: {
          attachments: [
            { id: 'file-Abc', name: '海.png', size: 12 },
            { id: 'file-Def', name: 'plan.pdf', size: 9 },
          ],
        },
        create_time: 1_736_209_500,
      }),
      parent: 'n5',
    },
    n7: {
      message: assistant({ content_type: 'code', text: 'search("x")' }, { recipient: 'web' }),
      parent: 'n6',
    },
    n8: { message: assistant(text('A harbour.', ''), { end_turn: true }), parent: 'n7' },
  }),
}

const settings = {
  author: { role: 'user' },
  content: {
    content_type: 'user_editable_context',
    user_profile: 'Ann, 39, teacher in Dalian',
    user_instructions: 'Answer briefly. 用中文。',
  },
  metadata: { is_visually_hidden_from_conversation: true },
}

/** No current node, a child that is missing, a time in milliseconds. */
const lost = {
  conversation_id: 'c-lost',
  title: null,
  create_time: 1_738_000_000,
  mapping: mapping({
    a: { message: settings, parent: null },
    b: {
      message: {
        ...context(
          '1. [2024-05-01]. User drinks tea.\n2. User has a sister, Mei.\n   She visits on Sundays.\n3. 用户对花生过敏。',
        ),
        create_time: 1_738_000_001,
      },
      parent: 'a',
    },
    c: { message: user('Half a 😀 and a lone \uD83D here', { create_time: 1_738_000_002_500 }), parent: 'b' },
    d: { message: assistant({ content_type: 'sonic_webpage', url: 'x' }), parent: 'c' },
    e: { message: assistant(text('In the middle'), { channel: 'commentary' }), parent: 'd' },
    f: { message: assistant(text('Final.'), { channel: 'final' }), parent: 'e' },
  }),
}

const again = {
  ...lost,
  conversation_id: 'c-again',
  mapping: mapping({ x: { message: settings, parent: null } }),
}

export const chatgpt: Sample = {
  source: 'chatgpt',
  files: [{ name: 'conversations.json', text: json([tea, lost, again]) }],
}
