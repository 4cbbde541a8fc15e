import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Engine } from '../engine.ts'
import { answerSql } from '../protocol.ts'

export interface ListenerOptions {
  /** 0: any free one. */
  readonly port: number
  /** When set, the connection string of every request must carry it. */
  readonly password?: string
}

export interface Listener {
  /** `http://127.0.0.1:<port>/sql` */
  readonly address: string
  close(): Promise<void>
}

const HOST = '127.0.0.1'
const LOCAL_NAMES = new Set([HOST, 'localhost'])

/** Serves Neon's protocol at `/sql`, to this machine only. */
export async function listenSql(engine: Engine, options: ListenerOptions): Promise<Listener> {
  const server = createServer((request, response) => void serve(engine, options.password, request, response))
  await listening(server, options.port)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${HOST}:${port}/sql`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Set another NEON_LOCAL_PORT.`)
          : error,
      ),
    )
    server.listen(port, HOST, resolve)
  })
}

async function serve(
  engine: Engine,
  password: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort(new Error('the client went away')))
  const answer =
    refusal(request, password) ?? (await answerSql(engine, await toRequest(request, gone.signal)))
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(await answer.text())
}

/**
 * The driver's own header and a local host name keep web pages out, which can reach a port of this machine
 * too.
 */
function refusal(request: IncomingMessage, password: string | undefined): Response | undefined {
  const refuse = (status: number, message: string) => Response.json({ message }, { status })
  if (request.method !== 'POST' || request.url?.split('?')[0] !== '/sql')
    return refuse(404, 'Only POST /sql is served here.')
  if (!LOCAL_NAMES.has((request.headers.host ?? '').split(':')[0] ?? ''))
    return refuse(403, 'Local requests only.')
  const connection = request.headers['neon-connection-string']
  if (typeof connection !== 'string' || !URL.canParse(connection))
    return refuse(403, 'Neon-Connection-String is missing.')
  if (password !== undefined && new URL(connection).password !== password)
    return refuse(403, 'Wrong password.')
  return undefined
}

async function toRequest(request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new Request(`http://${HOST}/sql`, { method: 'POST', headers, body: Buffer.concat(chunks), signal })
}
