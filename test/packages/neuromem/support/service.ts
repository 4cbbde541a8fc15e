import { Neuromem, type NeuromemOptions } from '../../../../packages/neuromem/src/client/index.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { type GivenAppOptions, givenApp } from '../../../support/app.ts'

/** A client of the real service, which needs no port: its `fetch` is the application itself. */
export async function givenClient(options: GivenAppOptions = {}) {
  const given = await givenApp({ ...options, services: { models: offlineModels(), ...options.services } })
  const { api_key: key, tenant_id } = await given.tenant()
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => given.app.request(String(input), init)
  const client = (more: NeuromemOptions = {}) =>
    new Neuromem({ url: 'http://memory.test', key, fetch, ...more })
  return { ...given, key, tenant_id, fetch: fetch as typeof globalThis.fetch, client, nm: client() }
}
