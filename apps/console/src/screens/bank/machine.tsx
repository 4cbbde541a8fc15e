import type { Claim } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'

const ENOUGH = 2

/** Why a claim is what it is and not the next: docs/design/experience.md, "States". */
export function stays({ status, contra }: Claim): 'fact' | 'contradicted' | 'fell' | 'more' | 'sure' {
  if (status === 'fact') return 'fact'
  if (status === 'conclusion') return 'sure'
  if (contra.count >= ENOUGH) return 'fell'
  return contra.count > 0 ? 'contradicted' : 'more'
}

/** The states that a claim of its kind can be in, in their order; which of them it is in. */
function statesOf(claim: Claim) {
  if (claim.status === 'fact') return { states: ['fact'] as const, here: 'fact' }
  const fell = claim.status === 'hypothesis' && claim.contra.count >= ENOUGH
  return {
    states: ['hypothesis', 'conclusion', 'conditioned'] as const,
    here: fell ? 'conditioned' : claim.status,
  }
}

/** The states of a claim, what leads from one to the next, and why it stands where it is. */
export function Machine({ claim }: { claim: Claim }) {
  const t = useMessages()
  const { machine } = t.experience
  const { states, here } = statesOf(claim)
  const missing = Math.max(0, ENOUGH - claim.support.count)
  return (
    <div>
      <ol className="machine" aria-label={machine.title}>
        {states.map((state, place) => (
          <li key={state}>
            {place > 0 && (
              <span className="machine-way">
                <span className="unseen">{machine.says[state]}</span>
                <span aria-hidden>{machine.leads[state]}</span>
              </span>
            )}
            <span className="machine-state" aria-current={state === here ? 'true' : undefined}>
              {state === 'conditioned' ? machine.conditioned : t.values[state]}
            </span>
          </li>
        ))}
        <li className="soft machine-end">
          <span aria-hidden className="machine-way">
            {machine.wrongLeads}
          </span>
          {machine.wrong}
        </li>
      </ol>
      <p className="row space">
        <strong>
          <span aria-hidden>●</span> {machine.here}
        </strong>
        <span aria-hidden className="soft">
          ▲{claim.support.count} ▼{claim.contra.count}
        </span>
        <span>{machine.stays[stays(claim)](missing)}</span>
      </p>
    </div>
  )
}
