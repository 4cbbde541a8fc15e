import { useQuery } from '@tanstack/react-query'
import { memoryQuery } from '../../api/person/memories.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek/peek-link.tsx'
import { MemoryDetail } from './detail.tsx'

export default function MemoryPeek({ id }: { id: string }) {
  const memory = useQuery(memoryQuery(id))
  return (
    <Answer of={memory}>
      {(one) => (
        <div className="stack">
          <p>
            <OpenPage to={paths.memory(one.user_id, one.id)} />
          </p>
          <MemoryDetail memory={one} />
        </div>
      )}
    </Answer>
  )
}
