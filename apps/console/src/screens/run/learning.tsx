import { useMutation } from '@tanstack/react-query'
import type { ExperienceRun, Learned } from 'neuromem'
import { cache } from '../../api/cache.ts'
import { learn } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/announce.ts'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Region } from '../../parts/region.tsx'
import { Explained, Said, Word } from '../../parts/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { useMay } from '../../session/me.ts'

/** Tries what would be learned of a run, or learns it. */
export function Learning({ bank, run }: { bank: string; run: ExperienceRun }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (isDry: boolean) => learn(bank, run.run_id, isDry),
    onSuccess: async ({ added, updated }, isDry) => {
      if (isDry) return
      announce(t.experience.learnedNow(added.length, updated.length))
      await cache.invalidateQueries({ queryKey: ['experience'] })
    },
  })
  return (
    <Region
      title={t.experience.learning}
      aside={
        mayWrite && (
          <span className="row">
            <Button disabled={isPending} onClick={() => mutate(true)}>
              {t.experience.tryLearning}
            </Button>
            <Button look="main" disabled={isPending} onClick={() => mutate(false)}>
              {t.experience.learn}
            </Button>
          </span>
        )
      }
    >
      {error && <Fault error={error} />}
      {data ? (
        <Outcome bank={bank} learned={data} />
      ) : (
        <p className="soft">{run.delta_id === null ? t.experience.notLearned : t.experience.wasLearned}</p>
      )}
    </Region>
  )
}

function Outcome({ bank, learned }: { bank: string; learned: Learned }) {
  const t = useMessages()
  const { proposals, dropped, verdicts } = learned
  return (
    <div className="stack">
      {proposals.length + dropped.length + verdicts.length === 0 && <p>{t.experience.nothingLearned}</p>}
      <ul className="list">
        {proposals.map((one, place) => (
          <li key={`${one.kind} ${one.mem_id} ${one.content}`} className="stack">
            <Word field={`proposals.${place}.kind`} value={one.kind} className="tag tag-good" />
            <pre className="context small">
              <Said field={`proposals.${place}.content`} value={one.content} />
            </pre>
          </li>
        ))}
        {dropped.map((one, place) => (
          <li key={`${one.code} ${one.mem_id} ${one.detail}`} className="row">
            <Word field={`dropped.${place}.code`} value={one.code} className="tag tag-warn">
              {one.code}
            </Word>
            <span className="grow">
              <Explained code={one.code} />{' '}
              <Said field={`dropped.${place}.detail`} value={one.detail} className="soft" />
            </span>
          </li>
        ))}
        {verdicts.map((one, place) => (
          <li
            key={`${one.mem_id} ${one.claim_id}`}
            data-id={`${one.mem_id}::${one.claim_id}`}
            className="row"
          >
            <Link to={paths.item(bank, one.mem_id)} isCurrent={false}>
              <Said field={`verdicts.${place}.claim_id`} value={one.claim_id} />
            </Link>
            <Word field={`verdicts.${place}.verdict`} value={one.verdict} className="tag" />
            <Word field={`verdicts.${place}.outcome`} value={one.outcome} className="soft" />
          </li>
        ))}
      </ul>
    </div>
  )
}
