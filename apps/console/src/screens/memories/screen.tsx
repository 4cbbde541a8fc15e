import { useInfiniteQuery } from '@tanstack/react-query'
import { firstMemory } from '../../api/asking/first-calls.ts'
import { type Filters, memoriesQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Check, Select } from '../../parts/controls/field.tsx'
import { More } from '../../parts/controls/more.tsx'
import { SearchField } from '../../parts/controls/search-field.tsx'
import type { Params } from '../../place/params.ts'
import { useSearch } from '../../place/search.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Bulk } from './bulk.tsx'
import { MemoryTable } from './table.tsx'

const TYPES = ['fact', 'episodic', 'trait', 'note', 'document'] as const
const STATUSES = ['active', 'superseded', 'expired', 'all'] as const

/** What is remembered of a person? */
export default function Memories({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const { query, filters } = useFilters()
  const isFiltered = Object.keys(filters).length > 0
  const memories = useInfiniteQuery(memoriesQuery(user, filters))
  return (
    <PersonScreen user={user} title={t.nav.memories}>
      <div className="stack">
        <Choices />
        {query && <p className="soft">{t.memories.byMeaning}</p>}
        <Answer of={memories}>
          {(items) =>
            items.length === 0 ? (
              isFiltered ? (
                <Empty>{t.memories.none}</Empty>
              ) : (
                <Empty curl={firstMemory(user)}>{t.memories.empty}</Empty>
              )
            ) : (
              <>
                <Bulk user={user} memories={items} />
                <MemoryTable user={user} memories={items} />
              </>
            )
          }
        </Answer>
      </div>
      <More of={memories} />
    </PersonScreen>
  )
}

/** What the address says is asked for. */
function useFilters() {
  const search = useSearch()
  const query = search.text('query')
  const type = search.word('memory_type', TYPES)
  const status = search.word('status', STATUSES)
  const isWaiting = search.flag('requires_confirmation')
  const filters: Filters = {
    ...(query && { query }),
    ...(type && { memory_type: type }),
    ...(status && { status }),
    ...(isWaiting && { requires_confirmation: true }),
  }
  return { query, type, status, isWaiting, filters }
}

/** A search asks a model: it is asked by Enter, not by every letter. */
function Choices() {
  const t = useMessages()
  const search = useSearch()
  const { query, type, status, isWaiting } = useFilters()
  return (
    <div className="row">
      <SearchField label={t.memories.search} value={query} onSearch={(text) => search.put({ query: text })} />
      <Select
        label={t.memories.type}
        value={type ?? ''}
        options={['', ...TYPES]}
        onChoose={(chosen) => search.put({ memory_type: chosen })}
      />
      <Select
        label={t.memories.status}
        value={status ?? 'active'}
        options={STATUSES}
        onChoose={(chosen) => search.put({ status: chosen === 'active' ? null : chosen })}
      />
      <Check
        label={t.memories.onlyWaiting}
        checked={isWaiting}
        onChange={(event) => search.put({ requires_confirmation: event.target.checked })}
      />
    </div>
  )
}
