import type { Claim } from 'neuromem'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n/language.ts'
import { Region } from '../../../parts/boxes/region.tsx'
import { Amount, Said, Word } from '../../../parts/values/shown.tsx'
import { Tree } from '../../../parts/values/tree.tsx'
import { Link } from '../../../place/link.tsx'
import { paths } from '../../../place/paths.ts'
import { ClaimHistory } from '../history.tsx'
import { Machine } from '../machine.tsx'

/** Of a claim, over all items of a tenant. */
export const claimKey = ({ item_id, claim_id }: Pick<Claim, 'item_id' | 'claim_id'>): string =>
  `${item_id}::${claim_id}`

/** Where a claim of an item is shown with all that it rests on. */
export const claimPath = (bank: string, claim: Pick<Claim, 'item_id' | 'claim_id'>): string =>
  `${paths.bank(bank, 'claims')}?claim=${encodeURIComponent(claimKey(claim))}`

interface Properties {
  readonly bank: string
  readonly claim: Claim
  /** Beside its head: a control. */
  readonly aside?: ReactNode
  /** Above a list in which it was chosen: it is brought into sight. */
  readonly isOpened?: boolean
}

/** A claim with all that it rests on, and why it is what it is. */
export function ClaimDetail({ bank, claim, aside, isOpened = false }: Properties) {
  const { experience } = useMessages()
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    const isInSight = top >= 0 && top < window.innerHeight
    if (isOpened && !isInSight) element.current?.scrollIntoView()
  }, [isOpened])
  return (
    <article ref={element} className="panel stack" data-id={claimKey(claim)}>
      <ClaimHead bank={bank} claim={claim} aside={aside} />
      <Machine claim={claim} />
      <div className="halves">
        <Part title={experience.facts} field="facts" value={claim.facts} hint={experience.byCode} />
        <div className="stack">
          <Part title={experience.inference} field="inference" value={claim.inference} />
          <Part title={experience.conditions} field="conditions" value={claim.conditions} />
          <Part title={experience.limitations} field="limitations" value={claim.limitations} />
          <Part title={experience.constraint} field="constraint" value={claim.constraint} />
          <Runs bank={bank} claim={claim} />
        </div>
      </div>
      <ClaimHistory bank={bank} item={claim.item_id} claim={claim.claim_id} />
    </article>
  )
}

function ClaimHead({ bank, claim, aside }: Pick<Properties, 'bank' | 'claim' | 'aside'>) {
  const t = useMessages()
  return (
    <div className="claim-head">
      <p className="row">
        <Said field="claim_id" value={claim.claim_id} className="soft" />
        <Word field="status" value={claim.status} className="tag tag-accent" />
        <Tallies claim={claim} />
        <Link to={paths.item(bank, claim.item_id)} isCurrent={false}>
          {t.nav.item}
        </Link>
        <span className="grow" />
        {aside}
      </p>
      <p className="statement">
        <Said field="summary" value={claim.summary} />
      </p>
    </div>
  )
}

/** How many runs spoke for it and against it. */
export function Tallies({ claim: { support, contra } }: { claim: Claim }) {
  const t = useMessages()
  return (
    <span className="soft">
      <span aria-hidden>▲</span>
      <span className="unseen">{t.experience.support}</span>{' '}
      <Amount field="support.count" value={support.count} /> <span aria-hidden>▼</span>
      <span className="unseen">{t.experience.contra}</span>{' '}
      <Amount field="contra.count" value={contra.count} />
    </span>
  )
}

interface PartProperties {
  readonly title: string
  readonly field: string
  readonly value: unknown
  readonly hint?: string
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)

function Part({ title, field, value, hint }: PartProperties) {
  const t = useMessages()
  const body: ReactNode = isEmpty(value) ? (
    <p className="soft">{t.experience.nothing}</p>
  ) : (
    <Tree field={field} value={value} />
  )
  return (
    <Region title={title} className="panel-inner">
      {hint && <p className="soft small">{hint}</p>}
      {body}
    </Region>
  )
}

const SIDES = ['support', 'contra'] as const

function Runs({ bank, claim }: { bank: string; claim: Claim }) {
  const t = useMessages()
  const sides = SIDES.filter((side) => claim[side].run_ids.length > 0)
  if (sides.length === 0) return null
  return (
    <Region title={t.experience.lists.runs} className="panel-inner">
      {sides.map((side) => (
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
