import type { Attachment, Role } from '../../memories/turns/schemas.ts'
import { hashOf, idOf } from '../../text/hash.ts'

/**
 * The inside id of a session (`conversation_sessions.id`): UUIDv5 of tenant, user and the session's own name.
 */
export const sessionUuid = (tenantId: string, userId: string, sessionId: string): string =>
  idOf('session', tenantId, userId, sessionId)

/** The inside id of a turn, from its session's and its own name. */
export const turnUuid = (session: string, turnId: string): string => idOf('turn', session, turnId)

interface TurnContent {
  readonly role: Role
  readonly name: string | null
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/** What makes two turns the same: role, name, text and attachments. */
export const turnHash = (turn: TurnContent): string =>
  hashOf(turn.role, turn.name, turn.text, JSON.stringify(turn.attachments))
