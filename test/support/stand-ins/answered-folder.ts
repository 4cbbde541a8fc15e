import { mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface QueuedRequest {
  readonly task: string
  readonly version: number
  readonly instructions: string
  readonly prompt: string
  readonly schema: object | null
  readonly repair?: { readonly answer: string; readonly faults: readonly string[] }
}

export interface AnsweredFolder {
  readonly path: string
  /** Every request file, parsed. */
  requests(): { readonly name: string; readonly request: QueuedRequest }[]
  close(): void
}

/** A folder of requests with somebody who answers each as soon as it is there; `null` leaves it waiting. */
export function answering(answer: (request: QueuedRequest) => string | null): AnsweredFolder {
  const path = mkdtempSync(join(tmpdir(), 'neuromem-queue-'))
  const requests = () =>
    readdirSync(path)
      .filter((name) => name.endsWith('.request.json'))
      .map((name) => ({ name, request: JSON.parse(readFileSync(join(path, name), 'utf8')) as QueuedRequest }))
  const seen = new Set<string>()
  const watcher = watch(path, () => {
    for (const { name, request } of requests()) {
      if (seen.has(name)) continue
      seen.add(name)
      const text = answer(request)
      const end = request.schema === null ? '.answer.txt' : '.answer.json'
      if (text !== null) writeFileSync(join(path, name.replace('.request.json', end)), text)
    }
  })
  const close = () => {
    watcher.close()
    rmSync(path, { recursive: true, force: true })
  }
  return { path, requests, close }
}
