import { inject } from 'vitest'

/** What the API says, to compare a screen with. */
export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(`${inject('origin')}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${inject('key')}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} → ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
