import { useQuery } from '@tanstack/react-query'
import type { ExperienceEdit } from 'neuromem'
import { editsQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Side } from '../../parts/values/diff.tsx'
import { Id } from '../../parts/values/id.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { ClaimChanged } from './claims/claim-change.tsx'
import { RollBack } from './roll-back.tsx'
import { type ClaimChange, changesOfClaims } from './written.ts'

interface Properties {
  readonly bank: string
  readonly item: string
}

/** Which runs have made a claim what it is. */
export function ClaimHistory({ bank, item, claim }: Properties & { readonly claim: string }) {
  const t = useMessages()
  const { data } = useQuery(editsQuery(item))
  const lines = (data ?? []).flatMap((edit) => {
    const change = changesOfClaims(edit.old_content, edit.new_content).find(
      ({ claim_id }) => claim_id === claim,
    )
    return change ? [{ edit, change }] : []
  })
  if (lines.length === 0) return null
  return (
    <Region title={t.memories.history} className="panel-inner">
      <ol className="list">
        {lines.map(({ edit, change }) => (
          <li key={edit.id} data-id={edit.id} className="row">
            <Done bank={bank} edit={edit} />
            <ClaimChanged change={change} />
            {(change.is === 'new' || change.isReworded) && (
              <q className="soft grow clamp">{change.summary}</q>
            )}
            <Counted change={change} />
            <Learning bank={bank} edit={edit} edits={data ?? []} />
          </li>
        ))}
      </ol>
    </Region>
  )
}

/** What a verdict has done where it moved no status. */
function Counted({ change: { is, moves, status } }: { change: ClaimChange }) {
  const t = useMessages()
  if (is !== 'other' || moves.length === 0 || moves.some(({ of }) => of === 'status')) return null
  const isBlocked = status === 'hypothesis' && moves.some(({ of }) => of === 'contra')
  return <span className="soft">{isBlocked ? t.experience.blocked : t.values.counted}</span>
}

interface LearningProperties {
  readonly bank: string
  readonly edit: ExperienceEdit
  readonly edits: readonly ExperienceEdit[]
}

/** The learning that an edit belongs to; the newest can be taken back, those before it only after it. */
function Learning({ bank, edit: { action, delta_id }, edits }: LearningProperties) {
  const t = useMessages()
  if (delta_id === null) return null
  const back = new Set(edits.filter((one) => one.action === 'rollback').map((one) => one.delta_id))
  const newest = edits.findLast((one) => one.action !== 'rollback' && !back.has(one.delta_id))
  return (
    <>
      <Link to={paths.bank(bank, 'deltas')} isCurrent={false}>
        {t.experience.delta} <Id id={delta_id} />
      </Link>
      {action !== 'rollback' && newest?.delta_id === delta_id && <RollBack bank={bank} delta={delta_id} />}
    </>
  )
}

/** What has happened to an item. */
export function Edits({ bank, item }: Properties) {
  const t = useMessages()
  const { data } = useQuery(editsQuery(item))
  if (!data || data.length === 0) return null
  return (
    <Region title={t.memories.history}>
      <ol className="list">
        {data.map((edit) => (
          <li key={edit.id} data-id={edit.id}>
            <p className="row">
              <Done bank={bank} edit={edit} />
              <Word field="action" value={edit.action} />
              <Word field="actor" value={edit.actor} className="soft" />
            </p>
            <Words edit={edit} />
          </li>
        ))}
      </ol>
    </Region>
  )
}

/** When, and by which run. */
function Done({ bank, edit: { created_at, run_id } }: { bank: string; edit: ExperienceEdit }) {
  return (
    <>
      <Moment field="created_at" value={created_at} as="time" className="soft" />
      {run_id !== null && (
        <Link to={paths.run(bank, run_id)} isCurrent={false}>
          <Said field="run_id" value={run_id} />
        </Link>
      )}
    </>
  )
}

function Words({ edit: { old_content, new_content } }: { edit: ExperienceEdit }) {
  const t = useMessages()
  if (old_content === new_content) return null
  const changes = changesOfClaims(old_content, new_content)
  return (
    <>
      {changes.map((change) => (
        <p key={change.claim_id} className="row small">
          <span className="soft">{change.claim_id}</span>
          <ClaimChanged change={change} />
          <span className="soft grow">{change.summary}</span>
        </p>
      ))}
      <details className="small">
        <summary>{t.experience.words}</summary>
        <Side field="old_content" text={old_content} other={new_content} isNew={false} />
        <Side field="new_content" text={new_content} other={old_content} isNew />
      </details>
    </>
  )
}
