export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface NeuromemOptions {
  /** `NEUROMEM_URL`, else http://127.0.0.1:8787 */
  url?: string
  /**
   * API key, user token or admin token. A function is asked once, and once more after a 401: for tokens that
   * end.
   */
  key?: string | (() => string | Promise<string>)
  fetch?: typeof globalThis.fetch
  /** Per attempt, 30 000 unless given; of a stream, until its first byte. */
  timeoutMs?: number
  /** Attempts after the first, 2 unless given: 408, 429, 502, 503, 504, no connection, no answer in time. */
  retries?: number
  onRequest?(info: RequestInfo): void
  onResponse?(info: ResponseInfo): void
}

/**
 * An attempt that begins. `route` is the template of the document, never an id; `*` for what the client does
 * not know.
 */
export interface RequestInfo {
  method: string
  route: string
  attempt: number
}

/** An attempt that ended; `status` is 0 without an answer. */
export interface ResponseInfo {
  status: number
  ms: number
  requestId: string
  replayed: boolean
}

/** The last argument of every method. */
export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
  retries?: number
  /** Of a POST; made by the client unless given, and kept over its attempts. */
  idempotencyKey?: string
  headers?: Record<string, string>
}

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

export interface RawInit {
  query?: Record<string, QueryValue>
  body?: unknown
}
