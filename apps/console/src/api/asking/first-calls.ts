/** A call that fills what is empty; shown as a line for a terminal. */
export interface FirstCall {
  readonly method?: 'GET' | 'POST'
  /** Path and query, as on the wire. */
  readonly path: string
  readonly body?: unknown
}

const ANYBODY = 'ann'

export const firstTurns = (user = ANYBODY): FirstCall => ({
  method: 'POST',
  path: '/api/v1/sessions/monday/turns',
  body: {
    user_id: user,
    turns: [
      {
        turn_id: 't1',
        role: 'user',
        text: 'I moved to Dalian in March.',
        timestamp_iso: '2026-05-04T08:00:00Z',
      },
    ],
  },
})

export const firstMemory = (user: string): FirstCall => ({
  method: 'POST',
  path: '/api/v1/memories',
  body: { user_id: user, memory_type: 'fact', content: 'Lives in Dalian since March.' },
})

export const firstMessage = (user: string): FirstCall => ({
  method: 'POST',
  path: '/api/v1/sse/message',
  body: { user_id: user, session_id: 'evening', message: 'Hello!', idempotency_key: 'evening-1' },
})

export const firstRun = (bank = 'tio2'): FirstCall => ({
  method: 'POST',
  path: '/api/v1/experience/runs',
  body: { bank, run_id: `${bank}-1`, output: { M1: 'Ti' }, feedback: { pros: 'high selectivity' } },
})
