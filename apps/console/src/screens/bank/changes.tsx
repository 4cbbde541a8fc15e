import { useInfiniteQuery } from '@tanstack/react-query'
import type { Delta } from 'neuromem'
import { firstRun } from '../../api/asking/first-calls.ts'
import { deltasQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Side } from '../../parts/values/diff.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { ClaimChanged } from './claims/claim-change.tsx'
import { RollBack } from './roll-back.tsx'
import { changesOfClaims } from './written.ts'

/** What each run has changed; a change can be taken back. */
export function Changes({ bank }: { bank: string }) {
  const t = useMessages()
  const deltas = useInfiniteQuery(deltasQuery(bank))
  return (
    <>
      <Answer of={deltas}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={firstRun(bank)}>{t.experience.noChanges}</Empty>
          ) : (
            <ul className="stack">
              {items.map((delta) => (
                <Change key={delta.delta_id} bank={bank} delta={delta} />
              ))}
            </ul>
          )
        }
      </Answer>
      <More of={deltas} />
    </>
  )
}

function Change({ bank, delta }: { bank: string; delta: Delta }) {
  const t = useMessages()
  return (
    <li className="panel stack" data-id={delta.delta_id}>
      <div className="row">
        <Moment field="created_at" value={delta.created_at} as="time" />
        <Link to={paths.run(bank, delta.run_id)} isCurrent={false}>
          <Said field="run_id" value={delta.run_id} />
        </Link>
        {delta.rolled_back_at === null ? (
          <RollBack bank={bank} delta={delta.delta_id} />
        ) : (
          <span className="tag tag-warn">
            {t.experience.takenBack} <Moment field="rolled_back_at" value={delta.rolled_back_at} />
          </span>
        )}
      </div>
      {delta.changes.map((change, place) => (
        <ItemChange key={change.item_id} bank={bank} change={change} place={place} />
      ))}
    </li>
  )
}

interface ItemChangeProperties {
  readonly bank: string
  readonly change: Delta['changes'][number]
  /** Which of the delta's changes it is. */
  readonly place: number
}

/** An item before and after: claim by claim, and as it was and is written. */
function ItemChange({ bank, change: { item_id, before, after }, place }: ItemChangeProperties) {
  const t = useMessages()
  const claims = changesOfClaims(before?.content ?? null, after?.content ?? null)
  const sides = [
    { name: 'before', title: t.memories.was, side: before, other: after },
    { name: 'after', title: t.memories.is, side: after, other: before },
  ] as const
  return (
    <div data-id={item_id} className="stack">
      <p className="row">
        <Link to={paths.item(bank, item_id)} isCurrent={false}>
          <Said field={`changes.${place}.item_id`} value={item_id} className="id" />
        </Link>
      </p>
      {claims.length > 0 && (
        <ul className="list">
          {claims.map((claim) => (
            <li key={claim.claim_id} data-id={`${item_id}::${claim.claim_id}`} className="row">
              <span className="soft">{claim.claim_id}</span>
              <ClaimChanged change={claim} />
              <span className="grow">{claim.summary}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="halves">
        {sides.map(({ name, title, side, other }) => (
          <div key={name} className="small">
            <p className="soft">
              {title} <Word field={`changes.${place}.${name}.status`} value={side?.status} />
            </p>
            {side ? (
              <Side
                field={`changes.${place}.${name}.content`}
                text={side.content}
                other={other?.content ?? null}
                isNew={name === 'after'}
              />
            ) : (
              <p className="soft">{t.experience.wasNot}</p>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
