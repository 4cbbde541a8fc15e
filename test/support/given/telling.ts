import type { Models } from '../../../src/core/ports.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { givenApp } from '../app.ts'

interface Told {
  readonly text: string
  readonly role?: 'user' | 'assistant' | 'tool'
  readonly name?: string
  readonly timestamp_iso?: string
}

/** The application with a user `lin` who says things, understood by rules or by what `models` answer. */
export async function givenTelling(options: { now?: string; models?: Models } = {}) {
  const app = await givenApp({
    now: options.now ?? '2026-05-04T09:00:00Z',
    services: { models: options.models ?? offlineModels() },
  })
  const { api_key: key, tenant_id } = await app.tenant()
  let turns = 0
  const at = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { key, ...(body === undefined ? {} : { body }) })
  /** Says it as turns `t1`, `t2`, … and waits until it is understood; answers with the job. */
  const tell = async (said: readonly (Told | string)[], session = 's', user_id = 'lin') => {
    const given = said.map((one) => {
      turns += 1
      const turn = typeof one === 'string' ? { text: one } : one
      return { turn_id: `t${turns}`, role: 'user', ...turn }
    })
    const answer = await at('POST', `/api/v1/sessions/${session}/turns`, {
      user_id,
      turns: given,
      wait: true,
    })
    return answer.body.job
  }
  const memories = async (filter = '') =>
    (await at('GET', `/api/v1/memories?user_id=lin${filter}`)).body.items
  const recall = async (query: string, more: object = {}) =>
    (await at('POST', '/api/v1/recall', { user_id: 'lin', query, ...more })).body
  return { ...app, tenant_id, key, at, tell, memories, recall }
}
