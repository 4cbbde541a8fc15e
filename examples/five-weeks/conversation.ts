import { readFileSync } from 'node:fs'
import type { CanonicalTurn } from '../../src/core/ingest/schemas.ts'

export interface Conversation {
  readonly user_id: string
  readonly sessions: readonly {
    readonly session_id: string
    /** When the application sent it: a minute after its last turn. */
    readonly committed_at: string
    readonly turns: readonly CanonicalTurn[]
  }[]
  readonly questions: readonly {
    readonly query: string
    readonly language: 'zh' | 'en'
    /** Words of which the results must say one; none: nobody ever said it, so there must be no answer. */
    readonly expect: readonly string[]
  }[]
}

export const readConversation = (): Conversation =>
  JSON.parse(readFileSync(new URL('./conversation.json', import.meta.url), 'utf8'))
