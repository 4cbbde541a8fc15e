import { useQueries } from '@tanstack/react-query'
import { type Found, recallQuery } from '../../api/person/recall.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Copy } from '../../parts/controls/copy.tsx'
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
  const answers = useQueries({
    queries: cases.map(({ query }) => recallQuery(user, { query, profile: 'standard' })),
  })
  if (cases.length === 0) return null
  const outcomes = cases.map((one, place) => outcomeOf(one, answers[place]?.data?.answer))
  return (
    <Region title={t.recall.cases} aside={<Copy text={JSON.stringify(cases, null, 2)} />}>
      <p className="soft">
        {t.recall.expected(cases.length)} {outcomes.map(signOf).join('')}
      </p>
      <ul className="list">
        {cases.map((one, place) => (
          <Checked key={one.query} one={one} missing={outcomes[place]} />
        ))}
      </ul>
    </Region>
  )
}

/** What is missing among the first of an answer; undefined as long as there is none. */
type Missing = readonly string[] | undefined

function outcomeOf({ expected }: Case, answer: Found | undefined): Missing {
  if (!answer) return undefined
  const found = new Set(answer.results.slice(0, FIRST).map(({ id }) => id))
  return expected.filter((id) => !found.has(id))
}

const signOf = (missing: Missing): string => (missing ? (missing.length === 0 ? '✓' : '✗') : '…')

function Checked({ one, missing }: { one: Case; missing: Missing }) {
  const t = useMessages()
  const isMissing = missing !== undefined && missing.length > 0
  return (
    <li className="row">
      <span aria-hidden className={isMissing ? 'removed' : 'added'}>
        {signOf(missing)}
      </span>
      <span className="grow">
        {one.query}
        {isMissing && (
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
