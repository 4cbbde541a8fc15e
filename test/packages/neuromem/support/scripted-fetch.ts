export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
}

type Reply = Response | Error | ((seen: Seen, signal: AbortSignal) => Response | Promise<Response>)

/** A `fetch` that answers by a script and refuses what the script does not have. */
export function scriptedFetch(...replies: Reply[]) {
  const seen: Seen[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body } = init
    const one = { method, url: String(input), headers: new Headers(init.headers), body: body as string }
    const reply = replies[seen.push(one) - 1]
    if (reply === undefined) throw new Error('the script has no further answer')
    if (reply instanceof Error) throw reply
    return typeof reply === 'function' ? reply(one, init.signal!) : reply
  }
  return { fetch: fetch as typeof globalThis.fetch, seen }
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'r1', ...headers },
  })

/** A problem object that asks for no wait. */
export const problem = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  json(
    {
      type: `urn:neuromem:problem:${code}`,
      title: 'No',
      status,
      code,
      detail: 'no',
      issues: null,
      request_id: 'r1',
    },
    status,
    { 'content-type': 'application/problem+json', 'retry-after': '0', ...headers },
  )

/** Answers never, unless its signal says so. */
export const silent = (_: Seen, signal: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
