import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import type { BenchService } from '../../support/service.ts'

/** What was seen, and whether that is as it has to be. */
export interface Outcome {
  readonly fine: boolean
  readonly saw: string
}

/** One thing that is tried on the running service. */
export interface Try {
  /** The row of the list of findings that it belongs to, or `held` for what held all along. */
  readonly row: string
  readonly what: string
  readonly held: (service: BenchService) => Promise<Outcome>
}

export const seen = (fine: boolean, saw: string): Outcome => ({ fine, saw })

export interface Sent {
  readonly status: number
  readonly code: string | undefined
  readonly headers: Headers
  readonly text: string
}

export async function send(
  { address, api_key }: BenchService,
  method: string,
  path: string,
  {
    body,
    key = api_key,
    headers = {},
  }: { body?: unknown; key?: string; headers?: Record<string, string> } = {},
): Promise<Sent> {
  const json = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(key !== '' && { authorization: `Bearer ${key}` }),
      ...(json !== null && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json,
  })
  const text = await response.text()
  const isProblem = response.headers.get('content-type')?.includes('problem')
  const code = isProblem ? (JSON.parse(text) as { code: string }).code : undefined
  return { status: response.status, code, headers: response.headers, text }
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export function forged(
  service: BenchService,
  claims: object,
  secret = service.services.environment.JWT_SECRET ?? '',
): string {
  const now = Math.floor(Date.now() / 1_000)
  const whole = {
    iss: 'neuromem',
    sub: 'ann',
    tenant_id: service.tenant_id,
    scopes: ['read'],
    iat: now,
    ...claims,
  }
  const signed = `${base64({ alg: 'HS256' })}.${base64(whole)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

export const memory = (content: string, more: object = {}) => ({
  user_id: 'ann',
  memory_type: 'fact',
  content,
  ...more,
})
export const shown = ({ status, code }: Sent): string => (code ? `${status} ${code}` : String(status))

/** Whether a request was answered with this status, and code. */
export async function refused(sent: Promise<Sent>, status: number, code?: string): Promise<Outcome> {
  const got = await sent
  return seen(got.status === status && (code === undefined || got.code === code), shown(got))
}

/** The first line of the answer to a request whose body never comes; empty when there is none within 5 s. */
export function headOnly({ address }: BenchService, path: string, authorization: string): Promise<string> {
  const { port } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    const done = (line: string) => {
      socket.destroy()
      resolve(line)
    }
    socket.setTimeout(5_000, () => done(''))
    socket.once('data', (data) => done(data.toString().split('\r\n')[0] ?? ''))
    socket.once('error', () => done(''))
    const type = 'content-type: application/json'
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\n${type}\r\nauthorization: ${authorization}\r\n`
    socket.write(`${head}content-length: 4000000\r\n\r\n{`)
  })
}

/** Milliseconds of CPU of this process for one request; the service runs in it. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
