import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import type { listTurns } from '../../src/core/ingest/list-turns.ts'
import { neutralise } from '../../src/core/text/harmless/context-block.ts'
import { visibleWithin } from '../../src/core/text/harmless/visible.ts'
import type { listTraits } from '../../src/core/traits/list-traits.ts'
import type { getProfile } from '../../src/core/traits/profile.ts'
import { known, recorded } from './run.ts'
import { cutTo, fitted, LARGEST_ANSWER } from './tokens.ts'
import type { Asking } from './tool.ts'
import { getMemory } from './tools/one-memory.ts'
import { NOTHING } from './tools/shapes.ts'

const MINUTE_MS = 60_000
const MARKDOWN = 'text/markdown'
const JSON_TYPE = 'application/json'
const TURN_TOKENS = 400
const cacheHint = { ttlMs: MINUTE_MS, cacheScope: 'private' } as const

type Read = (asking: Asking, id: string) => Promise<string>

const profile: Read = async ({ ask, place }) => {
  const query = { token_budget: 2_000 }
  const { text } = await ask<typeof getProfile>('getProfile', { params: { user_id: place.user_id }, query })
  return text || NOTHING
}

const traits: Read = async ({ ask, place }) => {
  const { items } = await ask<typeof listTraits>('listTraits', { params: { user_id: place.user_id } })
  const lines = items.map(({ id, content, trait }) => {
    const sure = trait?.confidence == null ? '' : `, ${trait.confidence.toFixed(2)}`
    return `- ${neutralise(content)} (${trait?.stage}${sure}) \`${id}\``
  })
  return lines.join('\n') || NOTHING
}

const memory: Read = async (asking, id) => {
  const build = await getMemory.call(asking, { memory_id: id } as never)
  return JSON.stringify(fitted((share) => visibleWithin(build(share).structured), LARGEST_ANSWER / 2))
}

/** Whether a turn was kept, and why; nothing of one that was not judged yet. */
function verdictOf(mark: { readonly keep: boolean; readonly reason: string } | null): string {
  if (mark === null) return ''
  return mark.keep ? ` [kept: ${neutralise(mark.reason)}]` : ' [dropped]'
}

const session: Read = async ({ ask }, session_id) => {
  const { items, next_cursor } = await ask<typeof listTurns>('listTurns', {
    params: { session_id },
    query: { limit: 200 },
  })
  const lines = items.map(({ timestamp_iso, role, text, mark }) => {
    const said = neutralise(cutTo(text, TURN_TOKENS).text)
    return `- ${timestamp_iso.slice(0, 16)} ${role}${verdictOf(mark)}: ${said}`
  })
  return [...lines, ...(next_cursor === null ? [] : ['- …'])].join('\n')
}

const fixed: readonly (readonly [name: string, title: string, read: Read])[] = [
  ['profile', 'Profile', profile],
  ['traits', 'Traits', traits],
]
const templates: readonly (readonly [name: string, title: string, type: string, read: Read])[] = [
  ['memories', 'One memory', JSON_TYPE, memory],
  ['sessions', 'One session', MARKDOWN, session],
  ['traits', 'One trait', JSON_TYPE, memory],
]

/** The person as documents that a host may attach. */
export function addResources(server: McpServer, asking: Asking): void {
  const contents = async (uri: URL, mimeType: string, read: Read, id = '') => {
    const text = await reading(asking, uri, () => read(asking, id))
    return { contents: [{ uri: uri.href, mimeType, text: cutTo(text, LARGEST_ANSWER - 200).text }] }
  }
  for (const [name, title, read] of fixed) {
    const said = { title, mimeType: MARKDOWN, cacheHint }
    server.registerResource(name, `neuromem://${name}`, said, (uri) => contents(uri, MARKDOWN, read))
  }
  for (const [name, title, mimeType, read] of templates) {
    const template = new ResourceTemplate(`neuromem://${name}/{id}`, { list: undefined })
    server.registerResource(`one of ${name}`, template, { title, mimeType, cacheHint }, (uri, { id }) =>
      contents(uri, mimeType, read, named(uri, String(id))),
    )
  }
}

/** What an address names; one that is no well-formed escape names nothing. */
function named(uri: URL, escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    throw new ResourceNotFoundError(uri.href)
  }
}

/** What fails here is an error of the protocol: by our code and sentence, never by an error's own message. */
async function reading(asking: Asking, uri: URL, work: () => Promise<string>): Promise<string> {
  try {
    return await recorded(asking, work)
  } catch (error) {
    const { code, detail } = known(asking, error)
    if (code === 'not_found' || code === 'invalid') throw new ResourceNotFoundError(uri.href)
    throw new ProtocolError(ProtocolErrorCode.InternalError, `${code}: ${detail}`)
  }
}
