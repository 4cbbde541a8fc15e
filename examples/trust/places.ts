import { SessionList, Turns } from '../../src/core/ingest/schemas.ts'
import { MemoryList } from '../../src/core/memories/schemas.ts'
import { RecallAnswer } from '../../src/core/recall/schemas.ts'
import type { DemoService } from '../support/service.ts'
import type { Place } from './story.ts'

/** One person asks; `look` tells the questions of one person apart. */
export interface Asked {
  readonly user_id: string
  readonly question: string
  readonly look: number
}

type Answers = (service: DemoService, asked: Asked) => Promise<string>

const user = ({ user_id }: Asked) => encodeURIComponent(user_id)

/** What each place says in all, as the text that somebody reads there. */
export const places: Readonly<Record<Place, Answers>> = {
  recall: async (service, asked) => {
    const { results, facts } = await recallOf(service, asked)
    return JSON.stringify([results, facts])
  },
  context: async (service, asked) => (await recallOf(service, asked)).context,
  list: (service, asked) => contents(service, asked, 'status=all'),
  search: (service, asked) => contents(service, asked, `query=${encodeURIComponent(asked.question)}`),
  profile: (service, asked) => service.text('GET', `/api/v1/users/${user(asked)}/profile`),
  companion: async (service, asked) => {
    await service.text('POST', '/api/v1/sse/message', {
      user_id: asked.user_id,
      session_id: `companion-${asked.look}`,
      message: asked.question,
      idempotency_key: `look-${asked.look}`,
    })
    return service.lastPrompt()
  },
  export: (service, asked) => service.text('GET', `/api/v1/users/${user(asked)}/export`),
  mcp: (service, asked) =>
    service.text('POST', `/mcp/users/${user(asked)}`, {
      jsonrpc: '2.0',
      id: asked.look,
      method: 'tools/call',
      params: { name: 'recall', arguments: { query: asked.question } },
    }),
  turns: async (service, asked) => {
    const { items } = SessionList.parse(
      await service.call('GET', `/api/v1/sessions?user_id=${user(asked)}&limit=200`),
    )
    const texts: string[] = []
    for (const { session_id } of items) {
      const path = `/api/v1/sessions/${encodeURIComponent(session_id)}/turns?limit=200`
      texts.push(...Turns.parse(await service.call('GET', path)).items.map(({ text }) => text))
    }
    return texts.join('\n')
  },
}

const recallOf = async (service: DemoService, { user_id, question }: Asked): Promise<RecallAnswer> =>
  RecallAnswer.parse(await service.call('POST', '/api/v1/recall', { user_id, query: question }))

async function contents(service: DemoService, asked: Asked, filter: string): Promise<string> {
  const path = `/api/v1/memories?user_id=${user(asked)}&limit=200&${filter}`
  const { items } = MemoryList.parse(await service.call('GET', path))
  return items.map(({ content }) => content).join('\n')
}
