import { useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { sourcesQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Marked } from '../../parts/values/marked.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** The words that a memory was made of. */
export function Sources({ memory }: { memory: Memory }) {
  const t = useMessages()
  const sources = useQuery(sourcesQuery(memory.id))
  return (
    <Region title={t.memories.sources}>
      <Answer of={sources}>
        {(items) =>
          items.length === 0 ? (
            <Empty>{t.memories.sourcesEmpty}</Empty>
          ) : (
            <ul className="list">
              {items.map(({ session_id, turn_id, text, span, role, timestamp_iso }) => (
                <li key={`${session_id} ${turn_id}`} {...(turn_id && { 'data-id': turn_id })}>
                  <p className="soft small">
                    <Link to={paths.session(memory.user_id, session_id, turn_id)} isCurrent={false}>
                      <Said field="session_id" value={session_id} />
                      {turn_id && ' · '}
                      <Said field="turn_id" value={turn_id} />
                    </Link>
                    {role && ' · '}
                    <Word field="role" value={role} />
                    {timestamp_iso && ' · '}
                    <Moment field="timestamp_iso" value={timestamp_iso} as="time" />
                  </p>
                  {text === null && turn_id !== null && <p className="soft">{t.memories.hidden}</p>}
                  {text !== null && (
                    <p className="turn-text" data-field="text">
                      <Marked text={text} spans={span ? [span] : []} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Region>
  )
}
