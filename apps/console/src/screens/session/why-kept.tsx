import type { Mark, MarkPart, Turn } from 'neuromem'
import { isByRow, rowOf } from '../../api/person/lifetimes.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Sentence, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** Each part of a turn that is kept, with its own verdict and for how long. */
export function WhyKept({ turn, mark }: { turn: Turn; mark: Mark }) {
  const t = useMessages()
  return (
    <details className="small">
      <summary>{t.sessions.why}</summary>
      <ul className="list">
        {mark.parts.map((part, place) => (
          <li key={`${part.span?.start}-${part.reason}`}>
            {part.span && <q>{wordsOf(turn, part.span)}</q>}
            <p className="row">
              <Sentence field={`parts.${place}.reason`} value={part.reason} />
              <Word field={`parts.${place}.category`} value={part.category} className="tag" />
              <Word field={`parts.${place}.subtype`} value={part.subtype} className="tag" />
              <Word field={`parts.${place}.evidence_level`} value={part.evidence_level} className="tag" />
            </p>
            <Lifetime part={part} place={place} isPinned={mark.user_triggered_save} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const wordsOf = ({ text }: Turn, { start, end }: { start: number; end: number }): string =>
  Array.from(text).slice(start, end).join('')

interface Properties {
  readonly part: MarkPart
  readonly place: number
  readonly isPinned: boolean
}

function Lifetime({ part, place, isPinned }: Properties) {
  const t = useMessages()
  const { duration } = useFormat()
  const row = rowOf(part)
  return (
    <p className="soft">
      {t.sessions.lifetime} <Word field={`parts.${place}.forget_policy`} value={part.forget_policy} />
      {part.ttl_seconds > 0 && (
        <>
          {' '}
          <Amount field={`parts.${place}.ttl_seconds`} value={part.ttl_seconds}>
            {t.sessions.lasts(duration(part.ttl_seconds))}
          </Amount>
        </>
      )}
      {' · '}
      {isByRow(part, isPinned) ? (
        <>
          {t.sessions.byRow} <Link to={paths.policy}>{t.service.kinds[row] ?? row}</Link>
        </>
      ) : (
        t.sessions.byPin
      )}
    </p>
  )
}
