import { useInfiniteQuery } from '@tanstack/react-query'
import type { Claim } from 'neuromem'
import { claimsQuery } from '../../api/experience.ts'
import { firstRun } from '../../api/first-calls.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Field, Select } from '../../parts/field.tsx'
import { More } from '../../parts/more.tsx'
import { Amount, Said, Word } from '../../parts/shown.tsx'
import { Table } from '../../parts/table.tsx'
import { usePlace } from '../../place/history.ts'
import { Link } from '../../place/link.tsx'
import { useSearch, withParameters } from '../../place/search.ts'
import { ClaimDetail } from './claim.tsx'

const STATUSES = ['fact', 'hypothesis', 'conclusion'] as const
const ORDERS = ['newest', 'support', 'contra'] as const

/** Of a claim, over all items of a tenant. */
export const claimKey = ({ item_id, claim_id }: Claim): string => `${item_id}::${claim_id}`

/** What is claimed, how often it held and how often it did not. */
export function Claims({ bank }: { bank: string }) {
  const t = useMessages()
  const search = useSearch()
  const query = search.text('query')
  const status = search.word('status', STATUSES)
  const order = search.word('order', ORDERS)
  const asked = { ...(status && { status }), ...(query ? { query } : order && { order }) }
  const claims = useInfiniteQuery(claimsQuery(bank, asked))
  const opened = claims.data?.find((claim) => claimKey(claim) === search.text('claim'))
  return (
    <div className="stack">
      <div className="row">
        <Field
          label={t.experience.searchClaims}
          type="search"
          value={query}
          onChange={(event) => search.put({ query: event.target.value })}
          className="grow"
        />
        <Select
          label={t.memories.status}
          value={status ?? ''}
          options={['', ...STATUSES]}
          onChoose={(value) => search.put({ status: value })}
        />
        {query === '' && (
          <Select
            label={t.experience.order}
            value={order ?? 'newest'}
            options={ORDERS}
            onChoose={(value) => search.put({ order: value })}
          />
        )}
      </div>
      {opened && <ClaimDetail bank={bank} claim={opened} />}
      <Answer of={claims}>
        {(items) =>
          items.length === 0 ? (
            <Empty {...(!query && !status && { curl: firstRun(bank) })}>
              {query || status ? t.experience.noneFound : t.experience.noClaims}
            </Empty>
          ) : (
            <ClaimTable claims={items} />
          )
        }
      </Answer>
      {query === '' && <More of={claims} />}
    </div>
  )
}

function ClaimTable({ claims }: { claims: readonly Claim[] }) {
  const t = useMessages()
  const place = usePlace()
  const { claim, summary, support, contra } = t.experience
  return (
    <Table label={t.experience.lists.claims} head={[claim, t.memories.status, summary, support, contra]}>
      {claims.map((one) => (
        <tr key={claimKey(one)} data-id={claimKey(one)}>
          <td>
            <Said field="claim_id" value={one.claim_id} />
          </td>
          <td>
            <Word field="status" value={one.status} className="tag tag-accent" />
          </td>
          <td className="wide">
            <Link to={withParameters(place, { claim: claimKey(one) })} isCurrent={false}>
              <Said field="summary" value={one.summary} />
            </Link>
          </td>
          <td>
            <Amount field="support.count" value={one.support.count} />
          </td>
          <td>
            <Amount field="contra.count" value={one.contra.count} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
