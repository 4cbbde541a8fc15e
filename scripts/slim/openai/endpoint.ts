import { APICallError } from '@ai-sdk/provider'

export interface OpenAIEndpoint {
  readonly apiKey: string
  /** The endpoint's `/v1`; OpenAI's own unless told. */
  readonly baseURL?: string
  readonly fetch?: typeof fetch
}

const OPENAI = 'https://api.openai.com/v1'

/**
 * One POST, never repeated.
 * @throws APICallError for any status but 2xx
 */
async function post(
  { apiKey, baseURL = OPENAI, fetch: send = fetch }: OpenAIEndpoint,
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<Response> {
  const url = `${baseURL.replace(/\/$/u, '')}${path}`
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  if (!response.ok) throw refused(url, response.status, await response.text())
  return response
}

/** The vendor's words are the message. */
export const refused = (url: string, statusCode: number, message: string): APICallError =>
  new APICallError({ url, statusCode, message, requestBodyValues: undefined })

/** One POST and its JSON answer, of which nothing is known. */
export async function postForJson(
  endpoint: OpenAIEndpoint,
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await post(endpoint, path, body, signal)
  return parsed(await response.text(), response.status)
}

/** One POST and the data of its server-sent events as they come. */
export async function postForEvents(
  endpoint: OpenAIEndpoint,
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<AsyncIterable<unknown>> {
  const response = await post(endpoint, path, body, signal)
  if (!response.body) throw refused(path, response.status, 'an answer without a body')
  return parsedEvents(response.body)
}

/** `[DONE]` is none of them. */
async function* parsedEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  for await (const data of eventsOf(body)) if (data !== '[DONE]') yield parsed(data, 200)
}

/** The data of each complete event. Who stops reading stops the sender. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of linesOf(body)) {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    if (line !== '' || data.length === 0) continue
    yield data.join('\n')
    data = []
  }
}

/** Complete lines, without their ends. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/u)
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refused('', status, text)
  }
}
