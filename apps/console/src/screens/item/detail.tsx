import type { Claim, ExperienceItem } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Copy } from '../../parts/controls/copy.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Tree } from '../../parts/values/tree.tsx'
import { Verbatim } from '../../parts/values/verbatim.tsx'
import { Link } from '../../place/link.tsx'
import { claimKey, claimPath, Tallies } from '../bank/claims/claim.tsx'
import { Edits } from '../bank/history.tsx'
import { topicOf } from '../bank/written.ts'

/** An item as it stands, beside what is read in it; the same on its page and in the peek. */
export function ItemDetail({ item: one }: { item: ExperienceItem }) {
  const t = useMessages()
  return (
    <div className="stack" data-id={one.id}>
      <p className="row small soft">
        <Word field="status" value={one.status} className="tag" />
        <Said field="id" value={one.id} className="id" />
        <Copy text={one.id} />
        {t.memories.version} <Amount field="version" value={one.version} />
        <Moment field="updated_at" value={one.updated_at} />
      </p>
      <p className="statement">{topicOf(one.content)}</p>
      <div className="halves">
        <Region title={t.experience.lists.claims}>
          <ul className="list">
            {one.claims?.map((claim) => (
              <Stated key={claim.claim_id} bank={one.bank} claim={claim} />
            ))}
          </ul>
        </Region>
        <Region title={t.experience.asItIs} aside={<Copy text={one.content} />}>
          <Verbatim field="content" text={one.content} />
        </Region>
      </div>
      <Edits bank={one.bank} item={one.id} />
    </div>
  )
}

const TERMS = ['conditions', 'limitations', 'constraint'] as const

/** A claim in short; its page has the rest. */
function Stated({ bank, claim }: { bank: string; claim: Claim }) {
  const t = useMessages()
  const terms = TERMS.filter((term) => Object.keys(claim[term] ?? {}).length > 0)
  return (
    <li data-id={claimKey(claim)}>
      <p className="row small">
        <Said field="claim_id" value={claim.claim_id} className="soft" />
        <Word field="status" value={claim.status} className="tag tag-accent" />
        <Tallies claim={claim} />
      </p>
      <Link to={claimPath(bank, claim)} isCurrent={false}>
        <Said field="summary" value={claim.summary} />
      </Link>
      {terms.length > 0 && (
        <dl className="pairs small">
          {terms.map((term) => (
            <div key={term} className="contents">
              <dt>{t.experience[term]}</dt>
              <dd>
                <Tree field={term} value={claim[term]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
