import { useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { supersededQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Moment, Said } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'
import { MemoryLink } from './link.tsx'

/**
 * The older memories that one has taken the place of, and the one that has taken its own; nothing of nothing.
 */
export function Supersedes({ memory }: { memory: Memory }) {
  const t = useMessages()
  const { data: older = [] } = useQuery(supersededQuery(memory))
  const { superseded_by } = memory
  if (older.length === 0 && superseded_by === null) return null
  return (
    <Region title={t.memories.supersedes}>
      <ul className="list">
        {older.map(({ id, content, invalid_at }) => (
          <li key={id} data-id={id}>
            <PeekLink kind="memory" id={id} to={paths.memory(memory.user_id, id)}>
              <Said field="content" value={content} />
            </PeekLink>{' '}
            <span className="soft small">
              {invalid_at && `${t.memories.ended} `}
              <Moment field="invalid_at" value={invalid_at} as="day" />
            </span>
          </li>
        ))}
        {superseded_by !== null && (
          <li data-id={superseded_by}>
            <span className="soft">{t.memories.supersededBy}</span>{' '}
            <MemoryLink user={memory.user_id} id={superseded_by} />
          </li>
        )}
      </ul>
    </Region>
  )
}
