import type { Job } from 'neuromem'
import { type Bar, Bars } from '../../charts/bars.tsx'
import { now } from '../../i18n/clock.ts'
import { useMessages } from '../../i18n/language.ts'

/** Up to how many seconds each bar goes. */
const STEPS = [60, 600, 3_600, 86_400, Number.POSITIVE_INFINITY] as const

/** How long those jobs are there that are not done, of the ones that the list shows. */
export function Ages({ jobs }: { jobs: readonly Job[] }) {
  const t = useMessages()
  const open = jobs.filter(({ status }) => status !== 'COMPLETED')
  if (open.length === 0) return null
  const ages = open.map(({ created_at }) => (now() - Date.parse(created_at)) / 1_000)
  const bars = STEPS.map((step, place): Bar => {
    const from = STEPS[place - 1] ?? Number.NEGATIVE_INFINITY
    const value = ages.filter((age) => age >= from && age < step).length
    return { key: t.service.ages[place] ?? '', parts: [{ name: t.service.jobs, value, tone: 'first' }] }
  })
  return (
    <div className="panel ages">
      <p className="soft">{t.service.agesTitle}</p>
      <Bars bars={bars} label={t.service.agesTitle} isNamed />
    </div>
  )
}
