import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../../api/experience.ts'
import { Answer } from '../../../parts/answers/answer.tsx'
import { OpenPage } from '../../../shell/peek/peek-link.tsx'
import { ClaimDetail, claimKey, claimPath } from './claim.tsx'

/** @param id `{item_id}::{claim_id}` */
export default function ClaimPeek({ id }: { id: string }) {
  const [of = ''] = id.split('::')
  const item = useQuery(itemQuery(of))
  return (
    <Answer of={item}>
      {({ bank, claims }) =>
        claims
          ?.filter((claim) => claimKey(claim) === id)
          .map((claim) => (
            <div key={claim.claim_id} className="stack">
              <p>
                <OpenPage to={claimPath(bank, claim)} />
              </p>
              <ClaimDetail bank={bank} claim={claim} />
            </div>
          ))
      }
    </Answer>
  )
}
