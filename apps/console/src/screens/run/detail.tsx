import type { ExperienceRun } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Json } from '../../parts/values/json.tsx'
import { Amount, Moment, Said } from '../../parts/values/shown.tsx'
import { Tree } from '../../parts/values/tree.tsx'
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
          <Whole field="output" value={one.output} />
        </Region>
        <Feedback feedback={one.feedback} />
      </div>
      <Used bank={one.bank} ids={one.used_item_ids} />
      <Modifiers molecules={one.molecules} />
      <Learning bank={one.bank} run={one} />
      {one.trace !== null && (
        <Region title={t.experience.trace}>
          <Whole field="trace" value={one.trace} />
        </Region>
      )}
    </div>
  )
}

/** Beyond it a value is a text to scroll in, not a line a key. */
const MOST_LENGTH = 40_000

function Whole({ field, value }: { field: string; value: unknown }) {
  return (JSON.stringify(value)?.length ?? 0) > MOST_LENGTH ? (
    <Json field={field} value={value} />
  ) : (
    <Tree field={field} value={value} />
  )
}

const SIDES = ['pros', 'cons', 'other'] as const
const SIGNS = { pros: '+', cons: '−', other: '·' } as const

type Feedback = ExperienceRun['feedback']

function Feedback({ feedback }: { feedback: Feedback }) {
  const t = useMessages()
  const { outcome, products, measurements } = feedback
  const given = SIDES.filter((side) => feedback[side] !== null)
  const isSilent = given.length === 0 && outcome === null && !products?.length && !measurements?.length
  return (
    <Region title={t.experience.feedback}>
      {isSilent && <p className="soft">{t.experience.nothing}</p>}
      <dl className="pairs">
        {outcome !== null && (
          <div className="contents">
            <dt>{t.service.outcome}</dt>
            <dd>
              <Tree field="feedback.outcome" value={outcome} />
            </dd>
          </div>
        )}
        {given.map((side) => (
          <div key={side} className="contents">
            <dt>
              <span aria-hidden>{SIGNS[side]}</span> {t.experience.sides[side]}
            </dt>
            <dd>
              <Said field={`feedback.${side}`} value={feedback[side]} />
            </dd>
          </div>
        ))}
      </dl>
      <Measured field="feedback.products" of={products} />
      <Measured field="feedback.measurements" of={measurements} />
    </Region>
  )
}

interface MeasuredProperties {
  readonly field: string
  readonly of:
    | readonly {
        readonly name: string
        readonly value: number
        readonly fraction?: number | null
        readonly unit?: string | null
      }[]
    | null
}

function Measured({ field, of }: MeasuredProperties) {
  if (!of || of.length === 0) return null
  return (
    <ul className="list space">
      {of.map(({ name, value, fraction, unit }, place) => (
        <li key={`${name} ${value} ${unit}`} className="row">
          <Said field={`${field}.${place}.name`} value={name} />
          <Amount field={`${field}.${place}.value`} value={value} />
          <Said field={`${field}.${place}.unit`} value={unit} className="soft" />
          {fraction != null && (
            <span className="soft">
              (<Amount field={`${field}.${place}.fraction`} value={fraction} />)
            </span>
          )}
        </li>
      ))}
    </ul>
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
