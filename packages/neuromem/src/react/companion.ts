import { NeuromemError } from '../client/error.ts'
import type { ChatEvent } from '../client/handles/chat.ts'
import type { UserHandle } from '../client/handles/user.ts'
import { toError } from '../client/sending/transport.ts'
import type { Affinity } from '../client/types.gen.ts'

export interface CompanionMessage {
  role: 'user' | 'assistant'
  text: string
  /** What an answer was made of, once it is whole. */
  memory_ids: string[]
  state: 'done' | 'streaming' | 'failed' | 'stopped'
}

export interface CompanionState {
  messages: CompanionMessage[]
  status: 'idle' | 'waiting' | 'streaming' | 'failed'
  error: NeuromemError | null
  affinity: Affinity | null
}

export interface CompanionOptions {
  user: UserHandle
  sessionId: string
  mode?: 'hybrid' | 'graph_only'
}

export const SILENT: CompanionState = { messages: [], status: 'idle', error: null, affinity: null }

const GROWING: CompanionMessage = { role: 'assistant', text: '', memory_ids: [], state: 'streaming' }

/** What is said so far, and who wants to know. */
function transcriptOf() {
  let state = SILENT
  let isOpen = true
  const listeners = new Set<() => void>()

  function set(next: Partial<CompanionState>): void {
    if (!isOpen) return
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function answer(next: Partial<CompanionMessage>, more: Partial<CompanionState> = {}): void {
    const last = state.messages.length - 1
    const messages = state.messages.map((one, place) => (place === last ? { ...one, ...next } : one))
    set({ ...more, messages })
  }

  return {
    state: () => state,
    set,
    /** Changes the answer that is growing. */
    answer,
    /** Adds an event of the stream. @returns what is said by now, of which `said` was there before */
    show({ event, data }: ChatEvent, said: string): string {
      if (event === 'metadata') set({ affinity: data.affinity })
      if (event === 'text') answer({ text: said + data.content }, { status: 'streaming' })
      if (event === 'done') {
        const affinity = state.affinity && { ...state.affinity, score: data.affinity.after }
        const { text, memory_ids } = data
        answer({ text, memory_ids, state: 'done' }, { status: 'idle', affinity })
      }
      return event === 'text' ? said + data.content : said
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** While it is not open nothing is set any more. */
    setOpen(next: boolean): void {
      isOpen = next
    },
  }
}

const refuse = () => Promise.reject(new NeuromemError('in_progress', 'An answer is still on its way'))

/**
 * A conversation with the companion outside of any component: what it looks like now, and who wants to know.
 */
export function companionOf(options: () => CompanionOptions) {
  const { state, set, answer, show, subscribe, setOpen } = transcriptOf()
  let running: AbortController | undefined
  let last: { text: string; key: string } | undefined

  async function talk(text: string, key: string): Promise<void> {
    const mine = new AbortController()
    running = mine
    last = { text, key }
    const { user, sessionId, mode } = options()
    const how = { sessionId, signal: mine.signal, idempotencyKey: key, ...(mode && { mode }) }
    try {
      let said = ''
      for await (const event of user.chat(text, how)) {
        if (mine.signal.aborted) return
        said = show(event, said)
      }
    } catch (failure) {
      if (mine.signal.aborted) return
      answer({ state: 'failed' }, { status: 'failed', error: toError(failure) })
    } finally {
      if (running === mine) running = undefined
    }
  }

  return {
    subscribe,
    state,
    /**
     * Ends when the answer has come or failed; what failed is in the state.
     * @throws NeuromemError `in_progress`
     */
    send(text: string): Promise<void> {
      if (running) return refuse()
      const mine: CompanionMessage = { role: 'user', text, memory_ids: [], state: 'done' }
      set({ messages: [...state().messages, mine, GROWING], status: 'waiting', error: null })
      return talk(text, crypto.randomUUID())
    },
    /** The message that failed, under the same key: what was done is not done twice. */
    retry(): Promise<void> {
      if (running) return refuse()
      if (!last || state().status !== 'failed') return Promise.resolve()
      answer(GROWING, { status: 'waiting', error: null })
      return talk(last.text, last.key)
    },
    stop(): void {
      if (!running) return
      running.abort()
      running = undefined
      answer({ state: 'stopped' }, { status: 'idle' })
    },
    open: () => setOpen(true),
    /** The component is gone: nothing is set any more. */
    close(): void {
      setOpen(false)
      running?.abort()
      running = undefined
    },
  }
}
