import type { Claim } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'

const ENOUGH = 2

/** Why a claim is what it is and not the next: docs/design/experience.md, "States". */
export function stays({ status, contra }: Claim): 'fact' | 'contradicted' | 'more' | 'sure' {
  if (status === 'fact') return 'fact'
  if (status === 'conclusion') return 'sure'
  return contra.count > 0 ? 'contradicted' : 'more'
}

/** The states of a claim, with the one that it is in. */
export function Machine({ claim }: { claim: Claim }) {
  const t = useMessages()
  const { machine } = t.experience
  const reason = stays(claim)
  const missing = Math.max(0, ENOUGH - claim.support.count)
  return (
    <div>
      <ol className="machine" aria-label={machine.title}>
        {(claim.status === 'fact' ? (['fact'] as const) : (['hypothesis', 'conclusion'] as const)).map(
          (status) => (
            <li key={status} className="row">
              <span className="tag" aria-current={status === claim.status ? 'true' : undefined}>
                {t.values[status]}
              </span>
              <span className="soft small">{machine.leaves[status]}</span>
            </li>
          ),
        )}
      </ol>
      <p className="space">{machine.stays[reason](missing)}</p>
    </div>
  )
}
