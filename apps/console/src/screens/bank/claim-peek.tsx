import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../api/experience.ts'
import { Answer } from '../../parts/answer.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek-link.tsx'
import { ClaimDetail } from './claim.tsx'

/** @param id `{item_id}::{claim_id}` */
export default function ClaimPeek({ id }: { id: string }) {
  const [of = ''] = id.split('::')
  const item = useQuery(itemQuery(of))
  return (
    <Answer of={item}>
      {({ bank, claims }) =>
        claims
          ?.filter((claim) => `${claim.item_id}::${claim.claim_id}` === id)
          .map((claim) => (
            <div key={claim.claim_id} className="stack">
              <p>
                <OpenPage to={`${paths.bank(bank, 'claims')}?claim=${encodeURIComponent(id)}`} />
              </p>
              <ClaimDetail bank={bank} claim={claim} />
            </div>
          ))
      }
    </Answer>
  )
}
