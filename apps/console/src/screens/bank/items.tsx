import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ExperienceItem } from 'neuromem'
import { firstRun } from '../../api/asking/first-calls.ts'
import { itemSearchQuery, itemsQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Select } from '../../parts/controls/field.tsx'
import { More } from '../../parts/controls/more.tsx'
import { SearchField } from '../../parts/controls/search-field.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { useSearch } from '../../place/search.ts'
import { claimPath } from './claims/claim.tsx'
import { Found, useLimit } from './found.tsx'
import { Migrate } from './migrate.tsx'
import { claimsIn, topicOf } from './written.ts'

const STATUSES = ['active', 'archived'] as const

/** Browsing is newest first and paged; searching is by meaning, over claims, one page. */
export function Items({ bank }: { bank: string }) {
  const t = useMessages()
  const search = useSearch()
  const query = search.text('query')
  return (
    <div className="stack">
      <div className="row">
        <SearchField
          label={t.experience.searchClaims}
          value={query}
          onSearch={(text) => search.put({ query: text, limit: null })}
        />
        {query === '' && (
          <Select
            label={t.memories.status}
            value={search.word('status', STATUSES) ?? ''}
            options={['', ...STATUSES]}
            onChoose={(status) => search.put({ status })}
          />
        )}
        <Migrate bank={bank} />
      </div>
      {query === '' ? (
        <Browse bank={bank} status={search.word('status', STATUSES)} />
      ) : (
        <Search bank={bank} query={query} />
      )}
    </div>
  )
}

function Browse({ bank, status }: { bank: string; status: ExperienceItem['status'] | undefined }) {
  const t = useMessages()
  const items = useInfiniteQuery(itemsQuery(bank, status))
  return (
    <>
      <Answer of={items}>
        {(found) =>
          found.length === 0 ? (
            <Empty curl={firstRun(bank)}>{t.experience.noItems}</Empty>
          ) : (
            <ul className="list panel">
              {found.map((item) => (
                <Listed key={item.id} bank={bank} item={item} />
              ))}
            </ul>
          )
        }
      </Answer>
      <More of={items} />
    </>
  )
}

function Search({ bank, query }: { bank: string; query: string }) {
  const limit = useLimit()
  const found = useQuery(itemSearchQuery(bank, query, limit))
  return (
    <Found of={found} limit={limit}>
      {(items) => (
        <ul className="list panel">
          {items.map((item) => (
            <Listed key={item.id} bank={bank} item={item} />
          ))}
        </ul>
      )}
    </Found>
  )
}

/** So many claims are told of an item; the others are counted. */
const TOLD = 3

function Listed({ bank, item }: { bank: string; item: ExperienceItem }) {
  const t = useMessages()
  const claims = item.matched_claims ? [] : claimsIn(item.content)
  return (
    <li data-id={item.id} className="stack">
      <p className="row small soft">
        <Word field="status" value={item.status} className="tag" />
        <Said field="id" value={item.id} className="id" />
        <Moment field="updated_at" value={item.updated_at} />
      </p>
      <Link to={paths.item(bank, item.id)} isCurrent={false} className="item-topic">
        {topicOf(item.content) ?? item.id}
      </Link>
      <ul className="list">
        {claims.slice(0, TOLD).map(({ claim_id, status, summary, support, contra }) => (
          <li key={claim_id} className="row">
            <span className="soft">{claim_id}</span>
            <span className="tag tag-accent">{t.values[status] ?? status}</span>
            <span className="grow">{summary}</span>
            <span className="soft">{t.experience.tally(support, contra)}</span>
          </li>
        ))}
        {item.matched_claims?.map((claim) => (
          <Matched key={claim.claim_id} bank={bank} item={item.id} claim={claim} />
        ))}
      </ul>
      {claims.length > TOLD && <p className="soft small">{t.experience.others(claims.length - TOLD)}</p>}
      <details className="small soft">
        <summary>{t.experience.asItIs}</summary>
        <pre className="context">
          <Said field="content" value={item.content} />
        </pre>
      </details>
    </li>
  )
}

interface MatchedProperties {
  readonly bank: string
  readonly item: string
  readonly claim: NonNullable<ExperienceItem['matched_claims']>[number]
}

/** A claim that a search has found. */
function Matched({ bank, item, claim }: MatchedProperties) {
  const { distance } = useMessages().experience
  return (
    <li className="row" data-id={`${item}::${claim.claim_id}`}>
      <Said field="claim_id" value={claim.claim_id} className="soft" />
      <Word field="status" value={claim.status} className="tag tag-accent" />
      <Link
        to={claimPath(bank, { item_id: item, claim_id: claim.claim_id })}
        isCurrent={false}
        className="grow"
      >
        <Said field="snippet" value={claim.snippet} />
      </Link>
      {claim.distance !== null && (
        <span className="soft">
          {distance} <Amount field="distance" value={claim.distance} />
        </span>
      )}
    </li>
  )
}
