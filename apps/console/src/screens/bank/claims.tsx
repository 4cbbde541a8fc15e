import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Claim } from 'neuromem'
import { claimsQuery, itemQuery } from '../../api/experience.ts'
import { firstRun } from '../../api/first-calls.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Select } from '../../parts/field.tsx'
import { More } from '../../parts/more.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Amount, Said, Word } from '../../parts/shown.tsx'
import { Table } from '../../parts/table.tsx'
import { usePlace } from '../../place/history.ts'
import { Link } from '../../place/link.tsx'
import { useSearch, withParameters } from '../../place/search.ts'
import { ClaimDetail, claimKey } from './claim.tsx'

const STATUSES = ['fact', 'hypothesis', 'conclusion'] as const
const ORDERS = ['newest', 'support', 'contra'] as const

/** What is claimed, how often it held and how often it did not. */
export function Claims({ bank }: { bank: string }) {
  const t = useMessages()
  const search = useSearch()
  const query = search.text('query')
  const status = search.word('status', STATUSES)
  const order = search.word('order', ORDERS)
  const asked = { ...(status && { status }), ...(query ? { query } : order && { order }) }
  const claims = useInfiniteQuery(claimsQuery(bank, asked))
  return (
    <div className="stack">
      <div className="row">
        <SearchField
          label={t.experience.searchClaims}
          value={query}
          onSearch={(text) => search.put({ query: text })}
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
      {search.text('claim') && <Opened bank={bank} claim={search.text('claim')} />}
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

/** The claim of the address, whether the list has it or not. */
function Opened({ bank, claim }: { bank: string; claim: string }) {
  const t = useMessages()
  const search = useSearch()
  const item = useQuery(itemQuery(claim.split('::')[0] ?? ''))
  return (
    <Answer of={item}>
      {({ claims, bank: owner }) => {
        const found = owner === bank && claims?.find((one) => claimKey(one) === claim)
        if (!found) return <p className="soft">{t.experience.noneFound}</p>
        const aside = (
          <Button look="quiet" onClick={() => search.put({ claim: null })}>
            {t.peek.close}
          </Button>
        )
        return <ClaimDetail key={claim} bank={bank} claim={found} aside={aside} isOpened />
      }}
    </Answer>
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
