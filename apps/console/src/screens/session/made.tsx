import { useQuery } from '@tanstack/react-query'
import { dependentsQuery, relationsAmong } from '../../api/memories.ts'
import { Said } from '../../parts/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'

/** A memory that a turn has become, and the relations that it has drawn. */
export function Made({ user, id }: { user: string; id: string }) {
  const { data } = useQuery(dependentsQuery(id))
  return (
    <>
      <li data-id={id}>
        ▸ <MemoryLink user={user} id={id} />
      </li>
      {relationsAmong(data?.items ?? []).map((relation) => (
        <li key={relation.id} data-id={relation.id} className="soft">
          ▸ <Said field="text" value={relation.text} />
        </li>
      ))}
    </>
  )
}
