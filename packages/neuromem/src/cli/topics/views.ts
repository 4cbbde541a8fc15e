import type {
  Claim,
  ExperienceItem,
  Job,
  KeyInfo,
  Memory,
  RecallAnswer,
  SessionSummary,
  Turn,
  UserSummary,
} from '../../client/index.ts'
import type { View } from '../cli.ts'

const day = (moment: string | null | undefined): string => moment?.slice(0, 10) ?? ''
const minute = (moment: string | null | undefined): string => moment?.slice(0, 16).replace('T', ' ') ?? ''

/** Kept, dropped, or not judged yet: the glyphs of the console. */
export const verdictOf = ({ mark }: Pick<Turn, 'mark'>): string => (mark ? (mark.keep ? '●' : '○') : '·')

export const memoryView: View<Memory> = {
  head: ['ID', 'TYPE', 'DATE', 'CONTENT'],
  row: ({ id, memory_type, created_at, content, requires_confirmation }) => [
    id,
    requires_confirmation ? `${memory_type}?` : memory_type,
    day(created_at),
    content,
  ],
}

export const traitView: View<Memory> = {
  head: ['ID', 'STAGE', 'CONFIDENCE', 'CONTENT'],
  row: ({ id, content, trait }) => [id, trait?.stage ?? '', trait?.confidence?.toFixed(2) ?? '', content],
}

export const turnView: View<Turn> = {
  head: ['', 'TIME', 'ROLE', 'TEXT'],
  row: (turn) => [verdictOf(turn), minute(turn.timestamp_iso), turn.name ?? turn.role, turn.text],
}

export const sessionView: View<SessionSummary> = {
  head: ['SESSION', 'LAST', 'TURNS', 'KEPT', 'MEMORIES', 'BEGINS'],
  row: (one) => [
    one.session_id,
    minute(one.last_turn_at),
    String(one.turns),
    String(one.kept),
    String(one.memories),
    one.first_text ?? '',
  ],
}

export const jobView: View<Job> = {
  head: ['JOB', 'STATUS', 'SESSION', 'CREATED', 'ERROR'],
  row: ({ job_id, status, session_id, created_at, last_error }) => [
    job_id,
    status,
    session_id,
    minute(created_at),
    last_error?.code ?? '',
  ],
}

export const keyView: View<KeyInfo> = {
  head: ['KEY', 'NAME', 'BEGINS', 'SCOPES', 'USER', 'CREATED', 'REVOKED'],
  row: (key) => [
    key.key_id,
    key.name ?? '',
    key.prefix,
    key.scopes.join(','),
    key.user_id ?? '',
    day(key.created_at),
    day(key.revoked_at),
  ],
}

export const itemView: View<ExperienceItem> = {
  head: ['ID', 'STATUS', 'UPDATED', 'CONTENT'],
  row: ({ id, status, updated_at, content }) => [id, status, day(updated_at), content],
}

export const claimView: View<Claim> = {
  head: ['ITEM', 'CLAIM', 'STATUS', 'FOR', 'AGAINST', 'SUMMARY'],
  row: (claim) => [
    claim.item_id,
    claim.claim_id,
    claim.status,
    String(claim.support.count),
    String(claim.contra.count),
    claim.summary,
  ],
}

export const userView: View<UserSummary> = {
  head: ['USER', 'CREATED', 'LAST'],
  row: ({ user_id, created_at, last_interaction_at }) => [
    user_id,
    day(created_at),
    minute(last_interaction_at),
  ],
}

/** Names and numbers of anything, a line each. */
export function linesOf(value: unknown, indent = ''): string[] {
  return Object.entries(value as Record<string, unknown>).flatMap(([name, one]) => {
    if (one === null || one === undefined || (Array.isArray(one) && one.length === 0)) return []
    if (Array.isArray(one) && one.every((item) => typeof item !== 'object'))
      return [`${indent}${name}: ${one.join(', ')}`]
    if (Array.isArray(one))
      return [`${indent}${name}:`, ...one.flatMap((item) => linesOf(item, `${indent}  `))]
    if (typeof one === 'object') return [`${indent}${name}:`, ...linesOf(one, `${indent}  `)]
    return [`${indent}${name}: ${one}`]
  })
}

/** A line a result, best first, then the facts; with `explain` what made up each score beneath it. */
export function recallLines(answer: RecallAnswer, explain: boolean): string[] {
  if (answer.abstained) return ['nothing is known about this']
  const found = answer.results.map(({ kind, id, score, memory, turn, explain }) => ({
    line: `${score.toFixed(3)}  ${kind}  ${id}  ${memory?.content ?? turn?.text ?? ''}`,
    why: explain && linesOf(explain, '       '),
  }))
  const facts = answer.facts.map(({ text }) => `       fact  ${text}`)
  return [...found.flatMap(({ line, why }) => (explain && why ? [line, ...why] : [line])), ...facts]
}
