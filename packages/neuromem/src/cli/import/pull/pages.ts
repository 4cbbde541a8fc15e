/** Another product's API, and who asks it. */
export interface Origin {
  /** Where its API begins, without a slash at the end. */
  readonly url: string
  readonly key: string
  /** Whose memory: their id over there. */
  readonly user: string
  readonly fetch: typeof globalThis.fetch
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

/** Pieces of the file that a pull writes. */
export type Pulled = AsyncGenerator<string>

const TRIES = 4
const LONGEST_WAIT_MS = 30_000

/**
 * A request that is sent again while the other side is busy.
 * @throws Error with the path and the status, never with the key
 */
export async function ask(
  origin: Origin,
  method: 'GET' | 'POST',
  path: string,
  sent: {
    readonly query?: Query
    readonly body?: unknown
    readonly headers: Readonly<Record<string, string>>
  },
): Promise<{ value: unknown; headers: Headers }> {
  const query = Object.entries(sent.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  const url = `${origin.url}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  for (let attempt = 1; ; attempt += 1) {
    const answer = await origin.fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...sent.headers },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    })
    if (answer.ok) return { value: await answer.json(), headers: answer.headers }
    const isBusy = answer.status === 429 || answer.status >= 500
    if (!isBusy || attempt === TRIES) throw new Error(`${method} ${path} answered ${answer.status}`)
    await pause(Number(answer.headers.get('retry-after')) * 1_000 || 500 * 2 ** attempt)
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(ms, LONGEST_WAIT_MS)))
