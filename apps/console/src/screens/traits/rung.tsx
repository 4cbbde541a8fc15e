import { useQuery } from '@tanstack/react-query'
import { confidenceQuery, type TraitMemory } from '../../api/person/traits.ts'
import { Spark } from '../../charts/spark.tsx'
import { useMessages } from '../../i18n/language.ts'
import { Bar } from '../../parts/values/bar.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** A trait in a list: what it says, how sure it is, what has counted for and against it. */
export function Rung({ memory }: { memory: TraitMemory }) {
  const t = useMessages()
  const { trait } = memory
  return (
    <li data-id={memory.id} className="rung">
      <Link to={paths.trait(memory.user_id, memory.id)} isCurrent={false} className="rung-words">
        <Said field="content" value={memory.content} />
      </Link>
      <span className="row small">
        <Word field="trait.stage" value={trait.stage} className="tag tag-accent" />
        {trait.confidence !== null && (
          <span className="rung-sure">
            <Amount field="trait.confidence" value={trait.confidence} className="number" />
            <Bar value={trait.confidence} />
          </span>
        )}
        <Way id={memory.id} isTrend={trait.stage === 'trend'} />
        <span className="soft">
          {t.traits.for} <Amount field="trait.reinforcement_count" value={trait.reinforcement_count} />
          {' · '}
          {t.traits.against} <Amount field="trait.contradiction_count" value={trait.contradiction_count} />
          {trait.first_observed && (
            <>
              {` · ${t.traits.since} `}
              <Moment field="trait.first_observed" value={trait.first_observed} />
            </>
          )}
        </span>
      </span>
    </li>
  )
}

/** How sure it was over time; a trend has no such number. */
function Way({ id, isTrend }: { id: string; isTrend: boolean }) {
  const t = useMessages()
  const { data } = useQuery({ ...confidenceQuery(id), enabled: !isTrend })
  const values = data?.points.map(({ value }) => value) ?? []
  return values.length > 1 ? <Spark values={values} label={t.traits.confidence} /> : null
}
