import { useQuery } from '@tanstack/react-query'
import type { Claim } from 'neuromem'
import { editsQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Side } from '../../parts/diff.tsx'
import { Json } from '../../parts/json.tsx'
import { Region } from '../../parts/region.tsx'
import { Amount, Moment, Said, Word } from '../../parts/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Machine } from './machine.tsx'

/** A claim with all that it rests on, and why it is what it is. */
export function ClaimDetail({ bank, claim }: { bank: string; claim: Claim }) {
  const t = useMessages()
  const { experience } = t
  return (
    <article className="panel stack" data-id={`${claim.item_id}::${claim.claim_id}`}>
      <p className="row">
        <Word field="status" value={claim.status} className="tag tag-accent" />
        <Said field="summary" value={claim.summary} className="statement grow" />
        <span className="soft">
          ▲ <Amount field="support.count" value={claim.support.count} /> ▼{' '}
          <Amount field="contra.count" value={claim.contra.count} />
        </span>
        <Link to={paths.item(bank, claim.item_id)} isCurrent={false}>
          {t.nav.item}
        </Link>
      </p>
      <Machine claim={claim} />
      <div className="halves">
        <Part title={experience.facts} field="facts" value={claim.facts} hint={experience.byCode} />
        <Part title={experience.inference} field="inference" value={claim.inference} />
        <Lines title={experience.conditions} field="conditions" lines={claim.conditions} />
        <Lines title={experience.limitations} field="limitations" lines={claim.limitations} />
        <Part title={experience.constraint} field="constraint" value={claim.constraint} />
        <Runs bank={bank} claim={claim} />
      </div>
      <Edits item={claim.item_id} />
    </article>
  )
}

interface PartProperties {
  readonly title: string
  readonly field: string
  readonly value: unknown
  readonly hint?: string
}

function Part({ title, field, value, hint }: PartProperties) {
  const t = useMessages()
  const isNothing = value === null || value === undefined
  return (
    <Region title={title} className="panel-inner">
      {hint && <p className="soft small">{hint}</p>}
      {isNothing ? <p className="soft">{t.experience.nothing}</p> : <Json field={field} value={value} />}
    </Region>
  )
}

function Lines({ title, field, lines }: { title: string; field: string; lines: readonly string[] }) {
  const t = useMessages()
  return (
    <Region title={title} className="panel-inner">
      {lines.length === 0 ? (
        <p className="soft">{t.experience.nothing}</p>
      ) : (
        <ul className="list">
          {lines.map((line, place) => (
            <li key={line}>
              <Said field={`${field}.${place}`} value={line} />
            </li>
          ))}
        </ul>
      )}
    </Region>
  )
}

const SIDES = ['support', 'contra'] as const

function Runs({ bank, claim }: { bank: string; claim: Claim }) {
  const t = useMessages()
  return (
    <Region title={t.experience.lists.runs} className="panel-inner">
      {SIDES.filter((side) => claim[side].run_ids.length > 0).map((side) => (
        <p key={side} className="row">
          <span className="soft">{t.values[side]}</span>
          {claim[side].run_ids.map((run) => (
            <Link key={run} to={paths.run(bank, run)} isCurrent={false} data-id={run}>
              <Said field="run_id" value={run} />
            </Link>
          ))}
        </p>
      ))}
    </Region>
  )
}

/** What has happened to the item that it stands in. */
export function Edits({ item }: { item: string }) {
  const t = useMessages()
  const { data } = useQuery(editsQuery(item))
  if (!data || data.length === 0) return null
  return (
    <Region title={t.memories.history} className="panel-inner">
      <ol className="list">
        {data.map((edit) => (
          <li key={edit.id} data-id={edit.id} className="row">
            <Moment field="created_at" value={edit.created_at} as="time" className="soft" />
            <Word field="action" value={edit.action} />
            <Word field="actor" value={edit.actor} className="soft" />
            <Said field="run_id" value={edit.run_id} />
            {edit.old_content !== edit.new_content && (
              <details className="grow">
                <summary>{t.experience.words}</summary>
                <Side field="old_content" text={edit.old_content} other={edit.new_content} isNew={false} />
                <Side field="new_content" text={edit.new_content} other={edit.old_content} isNew />
              </details>
            )}
          </li>
        ))}
      </ol>
    </Region>
  )
}
