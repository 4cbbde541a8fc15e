import type { Recalled } from 'neuromem'
import type { Asked, Found } from '../../api/person/recall.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Select } from '../../parts/controls/field.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { useSearch } from '../../place/search.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'
import { PROFILES } from './asked.ts'
import { SaveCase } from './cases.tsx'
import { Explain } from './explain.tsx'
import { Nothing } from './nothing.tsx'

interface Properties {
  readonly user: string
  readonly asked: Asked
  readonly answer: Found
  /** What the other profile found. */
  readonly other?: Found | undefined
}

/** What was found, best first, each with all that its score is made of. */
export function Results({ user, asked, answer, other }: Properties) {
  const t = useMessages()
  const ids = answer.results.map(({ id }) => id)
  return (
    <>
      <Region title={t.recall.results} aside={<Beside user={user} query={asked.query} ids={ids} />}>
        <p className="row small soft">
          <span>{t.recall.found(ids.length)}</span>
          <span>{t.recall.known(answer.facts.length)}</span>
          <span>
            {t.recall.abstained} <Word field="abstained" value={answer.abstained} />
          </span>
          <span>
            {t.recall.confidence} <Amount field="confidence" value={answer.confidence} />
          </span>
        </p>
        {ids.length === 0 ? (
          <Nothing user={user} asked={asked} answer={answer} />
        ) : (
          <ol className="list results">
            {answer.results.map((result, place) => (
              <li key={result.id} data-id={result.id}>
                <Head
                  result={result}
                  user={user}
                  place={place + 1}
                  inContext={answer.context_ids.includes(result.id)}
                />
                {other && <Rank ids={other.results.map(({ id }) => id)} id={result.id} place={place + 1} />}
                {result.explain && (
                  <Explain
                    explain={result.explain}
                    asked={answer.query?.terms ?? []}
                    text={result.memory?.content ?? result.turn?.text ?? ''}
                    named={namedFor(result.id, answer.facts)}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </Region>
      {answer.facts.length > 0 && <Facts facts={answer.facts} />}
    </>
  )
}

/** What the question names and a fact leads from to this memory. */
const namedFor = (id: string, facts: Found['facts']): string[] => [
  ...new Set(
    facts.flatMap(({ source_memory_id, path }) => (source_memory_id === id ? path.slice(0, 1) : [])),
  ),
]

/** With which profile it is compared, and a way to keep the question. */
function Beside({ user, query, ids }: { user: string; query: string; ids: readonly string[] }) {
  const t = useMessages()
  const search = useSearch()
  return (
    <span className="row">
      <Select
        label={t.recall.compare}
        value={search.word('compare', PROFILES) ?? ''}
        options={['', ...PROFILES]}
        naming={(value) => (value === '' ? t.recall.nobody : (t.values[value] ?? value))}
        onChoose={(compare) => search.put({ compare })}
      />
      {ids.length > 0 && <SaveCase user={user} query={query} ids={ids} />}
    </span>
  )
}

function Facts({ facts }: Pick<Found, 'facts'>) {
  const t = useMessages()
  return (
    <Region title={t.recall.facts}>
      <ul className="list">
        {facts.map((fact) => (
          <li key={`${fact.subject} ${fact.predicate} ${fact.object}`} className="row">
            <Said field="text" value={fact.text} className="grow" />
            <Amount field="weight" value={fact.weight} className="soft" />
            <Moment field="valid_at" value={fact.valid_at} as="day" className="soft" />
          </li>
        ))}
      </ul>
    </Region>
  )
}

interface HeadProperties {
  readonly result: Recalled
  readonly user: string
  readonly place: number
  readonly inContext: boolean
}

function Head({ result: { id, kind, score, memory, turn }, user, place, inContext }: HeadProperties) {
  const t = useMessages()
  return (
    <p className="row">
      <span className="soft number">{place}</span>
      <Amount field="score" value={score} className="number">
        {score.toFixed(3)}
      </Amount>
      <Word field="kind" value={kind} className="tag" />
      <Word field="in_context" value={inContext} className={inContext ? 'tag tag-good' : 'tag'}>
        {inContext ? t.recall.inContext : t.recall.notInContext}
      </Word>
      {memory && (
        <PeekLink kind="memory" id={id} to={paths.memory(user, id)} className="grow">
          <Said field="memory.content" value={memory.content} />
        </PeekLink>
      )}
      {turn && (
        <Link to={paths.session(user, turn.session_id, turn.turn_id)} isCurrent={false} className="grow">
          <Said field="turn.text" value={turn.text} className="clamp" />
        </Link>
      )}
    </p>
  )
}

/** Where the same result stands in the other answer. */
function Rank({ ids, id, place }: { ids: readonly string[]; id: string; place: number }) {
  const t = useMessages()
  const rank = ids.indexOf(id) + 1
  if (rank === 0) return <p className="soft small">{t.recall.onlyHere}</p>
  const sign = rank === place ? '=' : rank < place ? '▲' : '▼'
  return (
    <p className="soft small">
      {t.recall.there}{' '}
      <Amount field="compare.rank" value={rank}>
        {rank}
      </Amount>{' '}
      <span aria-hidden>{sign}</span>
    </p>
  )
}
