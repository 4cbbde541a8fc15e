import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Claim, ClaimQuery } from 'neuromem'
import { firstRun } from '../../../api/asking/first-calls.ts'
import { claimSearchQuery, claimsQuery, itemQuery } from '../../../api/experience.ts'
import { useMessages } from '../../../i18n/language.ts'
import { Answer } from '../../../parts/answers/answer.tsx'
import { Empty } from '../../../parts/answers/empty.tsx'
import { ofRows, Rows, rowIndex } from '../../../parts/boxes/rows.tsx'
import { Table } from '../../../parts/boxes/table.tsx'
import { Button } from '../../../parts/controls/button.tsx'
import { Select } from '../../../parts/controls/field.tsx'
import { More } from '../../../parts/controls/more.tsx'
import { SearchField } from '../../../parts/controls/search-field.tsx'
import { Id } from '../../../parts/values/id.tsx'
import { Amount, Said, Word } from '../../../parts/values/shown.tsx'
import { usePlace } from '../../../place/history.ts'
import { Link } from '../../../place/link.tsx'
import { paths } from '../../../place/paths.ts'
import { useSearch, withParameters } from '../../../place/search.ts'
import { Found, useLimit } from '../found.tsx'
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
  return (
    <div className="stack">
      <div className="row">
        <SearchField
          label={t.experience.searchClaims}
          value={query}
          onSearch={(text) => search.put({ query: text, limit: null })}
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
      {query === '' ? (
        <Browse bank={bank} asked={{ ...(status && { status }), ...(order && { order }) }} />
      ) : (
        <Search bank={bank} asked={{ ...(status && { status }), query }} />
      )}
    </div>
  )
}

interface Asked {
  readonly bank: string
  readonly asked: Pick<ClaimQuery, 'status' | 'order' | 'query'>
}

function Browse({ bank, asked }: Asked) {
  const t = useMessages()
  const claims = useInfiniteQuery(claimsQuery(bank, asked))
  return (
    <>
      <Answer of={claims}>
        {(items) =>
          items.length === 0 ? (
            <Empty {...(!asked.status && { curl: firstRun(bank) })}>
              {asked.status ? t.experience.noneFound : t.experience.noClaims}
            </Empty>
          ) : (
            <ClaimTable bank={bank} claims={items} />
          )
        }
      </Answer>
      <More of={claims} />
    </>
  )
}

/** By meaning: one page, never deeper. */
function Search({ bank, asked }: Asked) {
  const limit = useLimit()
  const found = useQuery(claimSearchQuery(bank, { ...asked, limit }))
  return (
    <Found of={found} limit={limit}>
      {(items) => <ClaimTable bank={bank} claims={items} />}
    </Found>
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

const HEIGHT = 36

function ClaimTable({ bank, claims }: { bank: string; claims: readonly Claim[] }) {
  const t = useMessages()
  const { claim, summary, support, contra } = t.experience
  const head = [claim, t.memories.status, summary, support, contra, t.nav.item]
  return (
    <Table label={t.experience.lists.claims} head={head} {...ofRows(claims.length)}>
      <Rows items={claims} columns={head.length} height={HEIGHT} keyOf={claimKey}>
        {(one, place) => <Row key={claimKey(one)} bank={bank} claim={one} place={place} />}
      </Rows>
    </Table>
  )
}

function Row({ bank, claim: one, place }: { bank: string; claim: Claim; place: number | undefined }) {
  const here = usePlace()
  return (
    <tr data-id={claimKey(one)} aria-rowindex={rowIndex(place)}>
      <td>
        <Said field="claim_id" value={one.claim_id} />
      </td>
      <td>
        <Word field="status" value={one.status} className="tag tag-accent" />
      </td>
      <td className="wide">
        <Link to={withParameters(here, { claim: claimKey(one) })} isCurrent={false}>
          <Said field="summary" value={one.summary} />
        </Link>
      </td>
      <td>
        <Amount field="support.count" value={one.support.count} />
      </td>
      <td>
        <Amount field="contra.count" value={one.contra.count} />
      </td>
      <td>
        <Link to={paths.item(bank, one.item_id)} isCurrent={false} className="id">
          <data data-field="item_id" value={one.item_id}>
            <Id id={one.item_id} />
          </data>
        </Link>
      </td>
    </tr>
  )
}
