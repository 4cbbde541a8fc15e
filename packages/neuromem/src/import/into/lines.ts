import { COMMIT } from '../reading/conversation.ts'
import { fitId, LONGEST_ID } from '../reading/ids.ts'
import { withOffset } from '../reading/moments.ts'
import type { ImportedTurn, ImportRecord, JsonObject, LineRecord, Role, SessionRecord } from '../records.ts'

/** Turns of a part: whole commits. */
const PART = COMMIT * 50

/**
 * Lines of our own export as the words that were said in them: turns of a session follow each other there.
 */
export async function* asSessions(records: AsyncIterable<ImportRecord>): AsyncGenerator<ImportRecord> {
  let session: SessionRecord | null = null
  for await (const record of records) {
    const turn = record.kind === 'line' && turnOf(record)
    const id: string | null = turn ? await sessionOf(record as LineRecord) : null
    if (session && (id !== session.session_id || session.turns.length >= PART)) {
      yield session
      session = null
    }
    if (turn && id !== null) {
      session ??= { kind: 'session', session_id: id, turns: [] }
      session.turns.push(turn)
    } else if (record.kind === 'line')
      yield { kind: 'skipped', where: `#${String(record.line.id ?? record.line.kind)}`, why: whyOf(record) }
    else yield record
  }
  if (session) yield session
}

const whyOf = ({ line }: LineRecord) => (line.kind === 'turn' ? 'empty' : 'not_in_mode')

const sessionOf = async ({ line }: LineRecord): Promise<string> =>
  fitId(String(line.session_id), LONGEST_ID, 'import:neuromem:')

function turnOf({ line }: LineRecord): ImportedTurn | null {
  const { kind, turn_id, role, text, timestamp_iso, minutes_east, name, attachments, meta } = line
  if (kind !== 'turn' || typeof text !== 'string' || text.trim() === '') return null
  const said = typeof meta === 'object' && meta !== null && !Array.isArray(meta) ? meta : {}
  return {
    turn_id: String(turn_id),
    role: role as Role,
    text,
    timestamp_iso: withOffset(String(timestamp_iso), Number(minutes_east ?? 0)),
    ...(typeof name === 'string' ? { name } : {}),
    ...(Array.isArray(attachments) && attachments.length > 0
      ? { attachments: attachments as unknown as NonNullable<ImportedTurn['attachments']> }
      : {}),
    meta: { ...said, imported: { source: 'neuromem', version: '1', id: String(turn_id) } } as JsonObject,
  }
}
