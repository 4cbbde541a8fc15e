import { useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { sourcesQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** The session that a memory was said in first; nothing where it was not said in one. */
export function WhereFrom({ memory }: { memory: Memory }) {
  const t = useMessages()
  const { data } = useQuery(sourcesQuery(memory.id))
  const source = data?.find(({ turn_id }) => turn_id !== null)
  if (!source) return null
  return (
    <span className="where-from">
      {t.overview.from}{' '}
      <Link to={paths.session(memory.user_id, source.session_id, source.turn_id)} isCurrent={false}>
        {source.session_id}
      </Link>
    </span>
  )
}
