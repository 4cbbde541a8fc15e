import type { Event } from 'neuromem'

interface Sign {
  readonly sign: string
  readonly tone: 'plain' | 'good' | 'bad'
}

const BAD: ReadonlySet<string> = new Set([
  ...['job.failed', 'job.paused', 'cycle.failed', 'memory.denied', 'memory.contradicted'],
  ...['trait.contradicted', 'trait.denied', 'trait.dissolved', 'trait.evidence_withdrawn'],
])

const OVER: ReadonlySet<string> = new Set([
  'memory.ended',
  'memory.superseded',
  'memory.expired',
  'memory.deleted',
])

/**
 * What happened as a sign, beside the words that say it: full for what was learned, hollow for what was only
 * noted.
 */
export function signOf({ kind, title_key, detail }: Event): Sign {
  if (BAD.has(title_key)) return { sign: '✕', tone: 'bad' }
  if (kind === 'deletion') return { sign: '−', tone: 'plain' }
  if (kind === 'affinity' && Number(detail.delta) === 0) return { sign: '○', tone: 'plain' }
  if (kind === 'affinity')
    return Number(detail.delta) < 0 ? { sign: '▼', tone: 'bad' } : { sign: '▲', tone: 'good' }
  if (OVER.has(title_key)) return { sign: '○', tone: 'plain' }
  if (kind === 'memory' || kind === 'trait') return { sign: '●', tone: 'good' }
  return { sign: '○', tone: 'plain' }
}
