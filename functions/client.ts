import { hc } from 'hono/client'
import type { App } from './app.ts'

/**
 * The typed client of the API, for TypeScript applications.
 * ```ts
 * const neuromem = createClient('https://memory.example', key)
 * const answer = await neuromem.api.v1.policy.$get()
 * ```
 * @param credentials an API key, a user token, or `ADMIN_TOKEN` for `/admin`
 */
export function createClient(url: string, credentials: string, options: { fetch?: typeof fetch } = {}) {
  return hc<App>(url, { ...options, headers: { authorization: `Bearer ${credentials}` } })
}
