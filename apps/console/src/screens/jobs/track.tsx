import type { Job } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'

const STAGES = ['turns', 'marks', 'extract', 'done'] as const
type Sign = '✓' | '✕' | '◐' | '○' | '❙❙' | '·'
const TONES: Readonly<Partial<Record<Sign, string>>> = {
  '✓': 'track-good',
  '✕': 'track-bad',
  '◐': 'track-runs',
  '❙❙': 'track-waits',
}

/** How each stage of a job stands. */
function signsOf({ status, last_error }: Pick<Job, 'status' | 'last_error'>): readonly Sign[] {
  switch (status) {
    case 'RECEIVED':
      return ['✓', '○', '·', '·']
    case 'STAGE2_RUNNING':
      return ['✓', '◐', '·', '·']
    case 'STAGE2_FAILED':
      return ['✓', '✕', '·', '·']
    case 'STAGE3_RUNNING':
      return ['✓', '✓', '◐', '·']
    case 'STAGE3_FAILED':
      return ['✓', '✓', '✕', '·']
    case 'PAUSED':
      return last_error?.stage === 'stage3' ? ['✓', '✓', '❙❙', '·'] : ['✓', '❙❙', '·', '·']
    case 'COMPLETED':
      return ['✓', '✓', '✓', '✓']
  }
}

/** How far a job has come, for eyes: its status says the same in a word. */
export function Track({ job }: { job: Job }) {
  const { track } = useMessages().service
  const signs = signsOf(job)
  return (
    <span aria-hidden className="track">
      {STAGES.map((stage, place) => {
        const sign = signs[place] ?? '·'
        return (
          <span key={stage} className={TONES[sign]}>
            {sign} {track[stage]}
          </span>
        )
      })}
    </span>
  )
}
