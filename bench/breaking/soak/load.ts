/**
 * What the load has been promised: a turn that was accepted must be there once, whatever happens afterwards.
 */
export interface Promised {
  /** Session → ids of its turns. */
  readonly turns: Map<string, Set<string>>
  /** Session of a chat → messages that were answered and stored; each is unique. */
  readonly messages: Map<string, Set<string>>
  readonly users: Set<string>
  requests: number
  /** By status; by the code of a slow path that failed. */
  refused: Record<string, number>
  unanswered: number
}

export const nothingPromised = (): Promised => ({
  turns: new Map(),
  messages: new Map(),
  users: new Set(),
  requests: 0,
  refused: {},
  unanswered: 0,
})

export interface Target {
  readonly address: () => string
  readonly key: () => string
}

const USERS = 12
/**
 * Between two requests of a worker, on average: more than this and the embedded database of a small machine
 * falls behind with the jobs.
 */
const THINK_MS = 500
const WORDS = [
  'I live in Dalian.',
  '我喜欢喝绿茶。',
  'I work at a bakery.',
  'Remember that I am allergic to nuts.',
  'haha ok',
  'I moved to Oslo.',
  'We met Momo, my cat.',
]

/** The session of a user's chat. */
export const chatOf = (user_id: string): string => `${user_id}-chat`

type Call = (method: string, path: string, body?: unknown, patience?: number) => Promise<Response | undefined>

/** Asks again, half a second later, while it is refused for now or not answered; counts what was asked and refused. */
const callerOf =
  (target: Target, promised: Promised): Call =>
  async (method, path, body, patience = 20) => {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      promised.requests += 1
      try {
        const response = await fetch(`${target.address()}/api/v1${path}`, {
          method,
          headers: { authorization: `Bearer ${target.key()}`, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(30_000),
        })
        const text = await response.text()
        if (response.ok) return new Response(text)
        promised.refused[response.status] = (promised.refused[response.status] ?? 0) + 1
        if (response.status < 500 && response.status !== 409) return undefined
      } catch {
        promised.unanswered += 1
      }
      await sleep(500)
    }
    return undefined
  }

/** One request of the mix after the other, each noted when it was promised. */
function mixOf(call: Call, promised: Promised): () => Promise<void> {
  let serial = 0

  async function commit(user_id: string): Promise<void> {
    const session = `${user_id}-s${Math.floor(serial / 40)}`
    const turns = Array.from({ length: 1 + (serial % 3) }, () => {
      serial += 1
      return { turn_id: `t${serial}`, role: 'user', text: `${WORDS[serial % WORDS.length]} (${serial})` }
    })
    const body = { user_id, turns }
    if (await call('POST', `/sessions/${session}/turns`, body)) {
      const known = promised.turns.get(session) ?? new Set<string>()
      for (const { turn_id } of turns) known.add(turn_id)
      promised.turns.set(session, known)
      promised.users.add(user_id)
      if (serial % 4 === 0) await call('POST', `/sessions/${session}/turns`, body)
    }
  }

  /** A message that is sent again with its key until it was answered and stored. */
  async function chat(user_id: string): Promise<void> {
    serial += 1
    const idempotency_key = `k${serial}`
    const session_id = chatOf(user_id)
    const message = `hello ${serial}, 很开心`
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const response = await call('POST', '/sse/message', { user_id, session_id, message, idempotency_key })
      const done = /event: done\ndata: (.*)/u.exec((await response?.text()) ?? '')?.[1]
      if (done === undefined) continue
      const { slow_path, code } = JSON.parse(done) as { slow_path: string; code: string | null }
      if (slow_path === 'failed') {
        promised.refused[`slow path: ${code}`] = (promised.refused[`slow path: ${code}`] ?? 0) + 1
        continue
      }
      promised.messages.set(session_id, (promised.messages.get(session_id) ?? new Set()).add(message))
      promised.users.add(user_id)
      return
    }
  }

  async function step(): Promise<void> {
    const user_id = `user${Math.floor(Math.random() * USERS)}`
    const chance = Math.random()
    if (chance < 0.35) return commit(user_id)
    if (chance < 0.5) return chat(user_id)
    if (chance < 0.75) await call('POST', '/recall', { user_id, query: 'where do I live' }, 1)
    else if (chance < 0.9) await call('GET', `/memories?user_id=${user_id}`, undefined, 1)
    else if (chance < 0.96)
      await call('POST', `/users/${user_id}/affinity/signals`, { memory_confirmation: true }, 1)
    else await call('POST', `/users/${user_id}/reflect`, {}, 1)
  }

  return step
}

/**
 * Mixed load until it is told to stop: commits (some of them twice), messages, recalls, lists, signals,
 * reflections.
 */
export function startLoad(target: Target, workers: number) {
  const promised = nothingPromised()
  const step = mixOf(callerOf(target, promised), promised)
  let stopped = false
  const running = Array.from({ length: workers }, async () => {
    while (!stopped) {
      await step()
      await sleep(2 * THINK_MS * Math.random())
    }
  })
  return {
    promised,
    async stop() {
      stopped = true
      await Promise.all(running)
    },
  }
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
