import { useQuery } from '@tanstack/react-query'
import { memoryQuery } from '../../api/person/memories.ts'
import { Id } from '../../parts/values/id.tsx'
import { Said } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'

/** A link to a memory of which only the id is known: it is called by its content. */
export function MemoryLink({ user, id }: { user: string; id: string }) {
  const { data } = useQuery(memoryQuery(id))
  return (
    <PeekLink kind="memory" id={id} to={paths.memory(user, id)}>
      {data?.content ? <Said field="content" value={data.content} /> : <Id id={id} />}
    </PeekLink>
  )
}
