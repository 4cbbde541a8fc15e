import { expect } from 'vitest'
import type { Proposals, ProposedResolution } from '../../../src/core/reflection/plan/types.ts'
import { givenApp } from '../app.ts'
import { proposing } from './reflecting.ts'

/** A person with a key, who says things and is reflected upon, by HTTP alone. */
export async function givenBeliever(options: { readonly now?: string } = {}) {
  const service = await givenApp({ now: options.now ?? '2026-03-01T09:00:00Z' })
  const { api_key: key, tenant_id } = await service.tenant()
  return { ...service, key, tenant_id, ...personOf(service, key, 'ann') }
}
export type Believer = Awaited<ReturnType<typeof givenBeliever>>

export function personOf(
  { call, models }: Awaited<ReturnType<typeof givenApp>>,
  key: string,
  user_id: string,
) {
  const ask = async (method: string, path: string, body?: unknown, status = 200) => {
    const answer = await call(method, `/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) })
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    return answer.body
  }
  const get = (path: string) => ask('GET', path)
  return {
    user_id,
    ask,
    get,
    /** Stores facts and gives their ids. */
    async facts(...contents: readonly string[]): Promise<string[]> {
      const ids: string[] = []
      for (const content of contents) {
        const memory = await ask('POST', '/memories', { user_id, memory_type: 'fact', content }, 201)
        ids.push(memory.id)
      }
      return ids
    },
    /** Forces a cycle in which the models say this, and gives it. */
    async reflect(said: Partial<Proposals>, resolutions?: readonly ProposedResolution[]) {
      models.add({
        reflect: [
          proposing({
            ...said,
            upgrades: said.upgrades?.map((item) => ({ reasoning: 'both', ...item })) ?? [],
          }),
        ],
        ...(resolutions ? { resolve_contradictions: [{ resolutions }] } : {}),
      })
      const { cycle } = await ask('POST', `/users/${user_id}/reflect`, { force: true })
      expect(cycle, JSON.stringify(cycle)).toMatchObject({ status: 'completed' })
      expect(models.unused()).toEqual([])
      return cycle
    },
    deny: (id: string) => ask('POST', `/memories/${id}/confirm`, { confirmed: false }),
    memory: (id: string) => get(`/memories/${id}`),
    /** Active traits of any stage. */
    async traits(): Promise<{ id: string; content: string; trait: Record<string, unknown> }[]> {
      return (await get(`/users/${user_id}/traits?min_stage=trend`)).items
    },
    async evidence(id: string): Promise<string[]> {
      const { items } = await get(`/memories/${id}/evidence?limit=200`)
      return items.map((one: { memory: { id: string } }) => one.memory.id)
    },
    async history(id: string) {
      return (await get(`/memories/${id}/history?limit=200`)).items as {
        event: string
        actor: string
        old_content: string | null
        new_content: string | null
        detail: Record<string, unknown>
        cycle_id: string | null
      }[]
    },
  }
}
