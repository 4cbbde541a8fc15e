import type { ExperienceRun } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Json } from '../../parts/json.tsx'
import { Region } from '../../parts/region.tsx'
import { Amount, Moment, Said } from '../../parts/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Learning } from './learning.tsx'
import { Modifiers } from './modifiers.tsx'

/** A run with all that came of it; the same on its page and in the peek. */
export function RunDetail({ run: one }: { run: ExperienceRun }) {
  const t = useMessages()
  return (
    <div className="stack" data-id={one.run_id}>
      <p className="row">
        <Said field="run_id" value={one.run_id} className="big" />
        <Moment field="created_at" value={one.created_at} className="soft" />
      </p>
      <div className="halves">
        <Region title={t.experience.output}>
          <Json field="output" value={one.output} />
        </Region>
        <Feedback feedback={one.feedback} />
      </div>
      <Used bank={one.bank} ids={one.used_item_ids} />
      <Modifiers molecules={one.molecules} />
      <Learning bank={one.bank} run={one} />
      {one.trace !== null && (
        <Region title={t.experience.trace}>
          <Json field="trace" value={one.trace} />
        </Region>
      )}
    </div>
  )
}

const SIDES = ['pros', 'cons', 'other'] as const

function Feedback({ feedback }: { feedback: ExperienceRun['feedback'] }) {
  const t = useMessages()
  return (
    <Region title={t.experience.feedback}>
      <dl className="pairs">
        {SIDES.filter((side) => feedback[side] !== null).map((side) => (
          <div key={side} className="contents">
            <dt>{t.experience.sides[side]}</dt>
            <dd>
              <Said field={`feedback.${side}`} value={feedback[side]} />
            </dd>
          </div>
        ))}
      </dl>
      {feedback.products && (
        <ul className="list space">
          {feedback.products.map((product, place) => (
            <li key={product.name} className="row">
              <Said field={`feedback.products.${place}.name`} value={product.name} />
              <Amount field={`feedback.products.${place}.value`} value={product.value} />
              <Amount
                field={`feedback.products.${place}.fraction`}
                value={product.fraction}
                className="soft"
              />
            </li>
          ))}
        </ul>
      )}
    </Region>
  )
}

function Used({ bank, ids }: { bank: string; ids: readonly string[] }) {
  const t = useMessages()
  if (ids.length === 0) return null
  return (
    <Region title={t.experience.used}>
      <ul className="list">
        {ids.map((id) => (
          <li key={id} data-id={id}>
            <Link to={paths.item(bank, id)} isCurrent={false}>
              <code>{id}</code>
            </Link>
          </li>
        ))}
      </ul>
    </Region>
  )
}
