import { type Engine, WireError, type WireErrorFields, type WireResult } from './engine.ts'

/**
 * An engine behind somebody's `/sql` port: how a command reaches the database that a running service owns.
 */
export function openRemote(address: string, password: string): Engine {
  const connection = `postgresql://neuromem:${password}@localhost/neuromem`
  return {
    async run(queries, mode, signal) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'neon-connection-string': connection },
        body: JSON.stringify(mode === null ? queries[0] : { queries }),
        ...(signal ? { signal } : {}),
      })
      const answer = await response.json()
      if (response.status === 400) throw new WireError(answer as WireErrorFields)
      if (!response.ok) throw new Error((answer as { message: string }).message)
      return mode === null ? [answer as WireResult] : (answer as { results: WireResult[] }).results
    },
    close: async () => undefined,
  }
}
