import {
  Agent,
  type AgentOptions,
  globalAgent,
  type RequestOptions,
  request as requestByHttp,
} from 'node:http'
import { request as requestByHttps, Agent as SecureAgent } from 'node:https'
import type { Post, Posted, Posting } from '../../../src/core/ports.ts'

/** Less than the 5 s after which most servers close a connection, so that none is closed as it is used again. */
const KEPT_MS = 4_000
/** With the proxy of the environment, where the process was told to use it. */
const { options } = globalAgent as unknown as { readonly options: AgentOptions }
const kept: AgentOptions = { ...options, keepAlive: true, timeout: KEPT_MS }
const agents = { http: new Agent(kept), https: new SecureAgent(kept) }

/**
 * Posts over kept connections. A recall waits for one such answer, and `fetch` takes 0.2 ms more for it: its
 * streams are made for bodies of any length. What only `fetch` does is left to it: following to another place.
 */
export const post: Post = async (url, posting) => {
  const posted = await send(url, posting)
  return posted.status >= 300 && posted.status < 400 ? fetch(url, posting) : posted
}

function send(url: string, { method, headers, body, signal }: Posting): Promise<Posted> {
  const isOpen = url.startsWith('http:')
  const options: RequestOptions = {
    method,
    agent: isOpen ? agents.http : agents.https,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(signal && { signal }),
  }
  return new Promise((resolve, reject) => {
    const sent = (isOpen ? requestByHttp : requestByHttps)(url, options)
    sent.once('error', reject)
    sent.once('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.once('error', reject)
      answer.once('end', () => {
        const status = answer.statusCode!
        resolve({ ok: status >= 200 && status < 300, status, text: async () => text })
      })
    })
    sent.end(body)
  })
}
