import type { LearnedProposals, ProposedClaim } from '../../../../prompts/learn_experience.ts'
import { CLAIMS_KEY, HEADER } from '../claims/protocol.ts'

/** What a model proposes of an item, its topic known. */
interface ProposedItem {
  readonly topic: string
  readonly scope?: LearnedProposals['add'][number]['scope']
  readonly claims: readonly ProposedClaim[]
}

/** A proposal as a text of RBMEM_CLAIMS_V1, not yet through the gates: what is not one line becomes one. */
export function writtenItem({ topic, scope, claims }: ProposedItem): string {
  const where = oneLine(scope ?? '')
  return [
    HEADER,
    `TOPIC=${oneLine(topic)}`,
    ...(where === '' ? [] : [`SCOPE=${where}`]),
    `${CLAIMS_KEY}=${JSON.stringify(claims.map(writtenClaim))}`,
  ].join('\n')
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const writtenClaim = ({ claim_id, status, summary, conditions, limitations, ...rules }: ProposedClaim) => ({
  claim_id,
  status,
  inference: { summary },
  constraint: constraintOf(rules),
  conditions: conditions ?? [],
  limitations: limitations ?? [],
})

type Rules = Pick<ProposedClaim, 'avoid' | 'must' | 'prefer' | 'exception_reason'>

/**
 * Lists that are not empty; what is asked for, not only ruled out, needs its reason, which the gates look at.
 */
function constraintOf({ avoid, must, prefer, exception_reason }: Rules): object {
  const reason = exception_reason?.trim() ?? ''
  return {
    ...(avoid?.length && { avoid }),
    ...(must?.length && { must }),
    ...(prefer?.length && { prefer }),
    ...(reason !== '' && { allow_positive: true, exception_reason }),
  }
}
