import { useMutation, useQuery } from '@tanstack/react-query'
import type { ExperienceRun, Learned } from 'neuromem'
import { useMemo } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { itemQuery, learn } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Id } from '../../parts/values/id.tsx'
import { Explained, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { useMay } from '../../session/me.ts'
import { useActions } from '../../shell/actions.ts'

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
  useActions(
    useMemo(() => {
      const { tryLearning, learn: doLearn } = t.experience
      const offered = [
        { label: tryLearning, run: () => mutate(true) },
        { label: doLearn, run: () => mutate(false) },
      ]
      return mayWrite ? offered : []
    }, [mayWrite, t, mutate]),
  )
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
        <p className="row soft">
          <span>{run.delta_id === null ? t.experience.notLearned : t.experience.wasLearned}</span>
          {run.delta_id !== null && (
            <Link to={paths.bank(bank, 'deltas')} isCurrent={false}>
              {t.experience.lists.deltas}
            </Link>
          )}
          {run.delta_id !== null && (
            <span>
              {t.experience.delta} <Id id={run.delta_id} />
            </span>
          )}
        </p>
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
            <Claimed item={one.mem_id} claim={one.claim_id} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a claim says, as its item stands now; nothing while that is not known. */
function Claimed({ item, claim }: { item: string; claim: string }) {
  const { data } = useQuery(itemQuery(item))
  const found = data?.claims?.find(({ claim_id }) => claim_id === claim)
  return found ? <span className="grow">{found.summary}</span> : null
}
