import { useQuery } from '@tanstack/react-query'
import { dependentsQuery, relationsAmong } from '../../api/person/memories.ts'
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
          ▸ {drawn(relation.text)}
        </li>
      ))}
    </>
  )
}

/** `Ann -[LIVES_IN]-> Dalian` as it is drawn everywhere here. */
const drawn = (text: string): string => text.replace(/ -\[([A-Z_]+)\]-> /, ' —$1→ ')
