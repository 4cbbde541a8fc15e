import { Pin } from 'lucide-react'
import type { Mark, PinIntent, Turn } from 'neuromem'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Marked } from '../../parts/values/marked.tsx'
import { Amount, Said, Sentence, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Made } from './made.tsx'
import { spansOf, verdictOf } from './verdicts.ts'
import { WhyKept } from './why-kept.tsx'

interface Properties {
  readonly turn: Turn
  readonly user: string
  readonly session: string
  readonly isCurrent: boolean
  /** What the person asked for in this turn. */
  readonly pin?: PinIntent | undefined
}

/** A turn, with what was decided about it. */
export function TurnItem({ turn, user, session, isCurrent, pin }: Properties) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'center' })
  }, [isCurrent])
  const verdict = verdictOf(turn)
  return (
    <li
      ref={element}
      data-id={turn.turn_id}
      aria-current={isCurrent ? 'true' : undefined}
      className={`turn turn-${verdict}`}
    >
      <p className="turn-role">
        <span className="soft">{turn.seq}</span> <Word field="role" value={turn.role} />
      </p>
      <div>
        <p className="turn-text" data-field="text">
          <Marked text={turn.text} spans={spansOf(turn)} />
        </p>
        <p className="row small">
          <Word field="verdict" value={verdict} className={`tag ${verdict === 'kept' ? 'tag-good' : ''}`} />
          {turn.mark && <MarkWords mark={turn.mark} />}
        </p>
        {pin && <PinLine user={user} session={session} pin={pin} />}
        {turn.mark?.keep && <WhyKept turn={turn} mark={turn.mark} />}
        {turn.memory_ids.length > 0 && (
          <ul className="row small">
            {turn.memory_ids.map((id) => (
              <Made key={id} user={user} id={id} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

interface PinProperties {
  readonly user: string
  readonly session: string
  readonly pin: PinIntent
}

/** That the person asked for something to be remembered, and which turns they meant by it. */
function PinLine({ user, session, pin }: PinProperties) {
  const t = useMessages()
  return (
    <p className="row small" data-id={pin.pin_id}>
      <span className="tag tag-accent">
        <Pin size={11} aria-hidden className="inline-icon" /> {t.sessions.pin}
      </span>
      <span aria-hidden>→</span>
      {pin.target_turn_ids.map((id) => (
        <Link key={id} to={paths.session(user, session, id)} isCurrent={false} className="pin-target">
          <Said field="target_turn_ids" value={id} />
          {id === pin.trigger_turn_id && ` (${t.sessions.itself})`}
        </Link>
      ))}
      {pin.requires_confirmation && (
        <Word field="requires_confirmation" value className="tag tag-warn">
          {t.sessions.unclear}
        </Word>
      )}
    </p>
  )
}

function MarkWords({ mark }: { mark: Mark }) {
  const t = useMessages()
  return (
    <>
      <Sentence field="reason" value={mark.reason} className="soft" />
      {mark.keep && (
        <>
          <Word field="category" value={mark.category} className="tag" />
          <Word field="subtype" value={mark.subtype} className="tag" />
          <Word field="evidence_level" value={mark.evidence_level} className="tag" />
          <span className="soft">
            {t.sessions.importance} <Amount field="importance" value={mark.importance} />
          </span>
          <Word field="forget_policy" value={mark.forget_policy} className="soft" />
          {mark.requires_confirmation && (
            <Word field="requires_confirmation" value className="tag tag-warn">
              {t.sessions.waiting}
            </Word>
          )}
        </>
      )}
    </>
  )
}
