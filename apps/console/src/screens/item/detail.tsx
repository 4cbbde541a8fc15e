import type { ExperienceItem } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Moment, Said, Word } from '../../parts/shown.tsx'
import { ClaimDetail, Edits } from '../bank/claim.tsx'

/** An item as it stands; the same on its page and in the peek. */
export function ItemDetail({ item: one }: { item: ExperienceItem }) {
  const t = useMessages()
  return (
    <div className="stack" data-id={one.id}>
      <p className="row small soft">
        <Word field="status" value={one.status} className="tag" />
        <code>{one.id}</code>
        {t.memories.version} <Amount field="version" value={one.version} />
        <Moment field="updated_at" value={one.updated_at} />
      </p>
      <pre className="context panel">
        <Said field="content" value={one.content} />
      </pre>
      {one.claims?.map((claim) => (
        <ClaimDetail key={claim.claim_id} bank={one.bank} claim={claim} />
      ))}
      <Edits item={one.id} />
    </div>
  )
}
