import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CoreError, type ErrorCode } from '../../../src/core/errors.ts'
import { HEADERS_OF_ALL } from '../../headers.ts'
import { problemResponse } from '../../problems.ts'

/** What Node's parser refuses before there is a request: status, its words, code, detail. */
type Refusal = readonly [status: number, words: string, code: ErrorCode, detail: string]

const MALFORMED: Refusal = [400, 'Bad Request', 'malformed', 'This is not well-formed HTTP/1.1.']
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'malformed', 'The request did not come in time.'],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'malformed',
    'Address and headers may have 16 KiB together.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    413,
    'Payload Too Large',
    'payload_too_large',
    'The extensions of a chunk are too long.',
  ],
}

/** Broken HTTP is answered as everything else is: with a problem object and the headers of every answer. */
export function answerBroken(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    void refuse(socket, REFUSALS[error.code ?? ''] ?? MALFORMED, error)
  })
  server.on('checkExpectation', (request, answer) => {
    // What else a client may expect is nothing that we know: it is answered as if it expected nothing.
    server.emit('request', request, answer)
  })
}

/** Where an answer has begun, or nobody can read it, the connection only ends. */
async function refuse(socket: Duplex, refusal: Refusal, error: NodeJS.ErrnoException): Promise<void> {
  const begun = (socket as { _httpMessage?: { headersSent?: boolean } | null })._httpMessage?.headersSent
  if (error.code === 'ECONNRESET' || !socket.writable || begun) return void socket.destroy(error)
  const [status, words, code, detail] = refusal
  const requestId = crypto.randomUUID()
  const body = await problemResponse(new CoreError(code, detail), requestId).json()
  const text = JSON.stringify({ ...(body as object), title: words, status })
  const head = Object.entries({
    ...HEADERS_OF_ALL,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${head.join('')}\r\n${text}`)
}
