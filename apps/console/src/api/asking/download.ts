import { bearer } from '../../session/credential.ts'

/** All that is kept of a person, in the very bytes of the API. */
export async function exportOf(user: string): Promise<Blob> {
  const answer = await fetch(`/api/v1/users/${encodeURIComponent(user)}/export`, {
    headers: { authorization: `Bearer ${bearer()}` },
  })
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}`)
  return answer.blob()
}

/** Hands a file to the browser. */
export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export const saveJson = (name: string, value: unknown): void =>
  save(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
