import { useQuery } from '@tanstack/react-query'
import { recallQuery } from '../../api/recall.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/announce.ts'
import { Button } from '../../parts/button.tsx'
import { Copy } from '../../parts/copy.tsx'
import { Region } from '../../parts/region.tsx'
import { MemoryLink } from '../memory/link.tsx'
import { type Case, drop, keep, useCases } from './kept-cases.ts'

const FIRST = 5

export function SaveCase({ user, query, ids }: { user: string; query: string; ids: readonly string[] }) {
  const t = useMessages()
  return (
    <Button
      onClick={() => {
        keep({ user_id: user, query, expected: ids.slice(0, FIRST) })
        announce(t.recall.saved)
      }}
    >
      {t.recall.saveCase}
    </Button>
  )
}

/** Questions that have been answered well once; each is asked again when the screen is opened. */
export function Cases({ user }: { user: string }) {
  const t = useMessages()
  const cases = useCases().filter(({ user_id }) => user_id === user)
  if (cases.length === 0) return null
  return (
    <Region title={t.recall.cases} aside={<Copy text={JSON.stringify(cases, null, 2)} />}>
      <ul className="list">
        {cases.map((one) => (
          <Checked key={one.query} one={one} />
        ))}
      </ul>
    </Region>
  )
}

function Checked({ one }: { one: Case }) {
  const t = useMessages()
  const { data } = useQuery(recallQuery(one.user_id, { query: one.query, profile: 'standard' }))
  const found = new Set(data?.answer.results.slice(0, FIRST).map(({ id }) => id))
  const missing = data ? one.expected.filter((id) => !found.has(id)) : []
  return (
    <li className="row">
      <span aria-hidden className={missing.length === 0 ? 'added' : 'removed'}>
        {data ? (missing.length === 0 ? '✓' : '✗') : '…'}
      </span>
      <span className="grow">
        {one.query}
        {missing.length > 0 && (
          <>
            <span className="removed"> {t.recall.missing} </span>
            {missing.map((id) => (
              <MemoryLink key={id} user={one.user_id} id={id} />
            ))}
          </>
        )}
      </span>
      <Button look="quiet" onClick={() => drop(one)}>
        {t.recall.dropCase}
      </Button>
    </li>
  )
}
