import { useQuery } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import { memoryQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import type { Params } from '../../place/params.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { PersonScreen } from '../../shell/person.tsx'
import { MemoryDetail } from './detail.tsx'

/** Where is a memory from, what happened to it, what depends on it? */
export default function MemoryScreen({ params: { user, id } }: { params: Params }) {
  const t = useMessages()
  const memory = useQuery(memoryQuery(id))
  const isMissing = NeuromemError.is(memory.error) && [404, 422].includes(memory.error.status)
  if (isMissing || (memory.data && memory.data.user_id !== user)) return <NotFound />
  return (
    <PersonScreen user={user} title={t.nav.memory}>
      <Answer of={memory}>{(one) => <MemoryDetail memory={one} />}</Answer>
    </PersonScreen>
  )
}
