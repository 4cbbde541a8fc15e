import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ExperienceItem } from 'neuromem'
import { itemSearchQuery, itemsQuery } from '../../api/experience.ts'
import { firstRun } from '../../api/first-calls.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Field, Select } from '../../parts/field.tsx'
import { More } from '../../parts/more.tsx'
import { Amount, Moment, Said, Word } from '../../parts/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { useSearch } from '../../place/search.ts'
import { Migrate } from './migrate.tsx'

const STATUSES = ['active', 'archived'] as const

/** Browsing is newest first and paged; searching is by meaning, over claims, one page. */
export function Items({ bank }: { bank: string }) {
  const t = useMessages()
  const search = useSearch()
  const query = search.text('query')
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
  const t = useMessages()
  const found = useQuery(itemSearchQuery(bank, query))
  return (
    <Answer of={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty>{t.experience.noneFound}</Empty>
        ) : (
          <>
            <p className="soft">{t.experience.byMeaning}</p>
            <ul className="list panel">
              {items.map((item) => (
                <Listed key={item.id} bank={bank} item={item} />
              ))}
            </ul>
          </>
        )
      }
    </Answer>
  )
}

/** What an item says that it is about, in a line of its own. */
const TOPIC = /^TOPIC=(.+)$/m

function Listed({ bank, item }: { bank: string; item: ExperienceItem }) {
  const topic = TOPIC.exec(item.content)?.[1]
  return (
    <li data-id={item.id} className="stack">
      <p className="row small soft">
        <Word field="status" value={item.status} className="tag" />
        <code>{item.id}</code>
        <Moment field="updated_at" value={item.updated_at} />
      </p>
      <Link to={paths.item(bank, item.id)} isCurrent={false} className="rung-words">
        {topic && <strong>{topic}</strong>}
        <Said field="content" value={item.content} className="clamp" />
      </Link>
      {item.matched_claims && (
        <ul className="list">
          {item.matched_claims.map((claim) => (
            <li key={claim.claim_id} className="row" data-id={`${item.id}::${claim.claim_id}`}>
              <Said field="claim_id" value={claim.claim_id} className="soft" />
              <Word field="status" value={claim.status} className="tag tag-accent" />
              <Said field="snippet" value={claim.snippet} className="grow" />
              <Amount field="distance" value={claim.distance} className="soft" />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
