import { useQuery } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import { memoryQuery } from '../../api/person/memories.ts'
import { isTrait } from '../../api/person/traits.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import type { Params } from '../../place/params.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { PersonScreen } from '../../shell/person.tsx'
import { TraitDetail } from './detail.tsx'

/** Why is this believed, what speaks against it, what would change it? */
export default function TraitScreen({ params: { user, id } }: { params: Params }) {
  const t = useMessages()
  const memory = useQuery(memoryQuery(id))
  const isMissing = NeuromemError.is(memory.error) && [404, 422].includes(memory.error.status)
  if (isMissing || (memory.data && (memory.data.user_id !== user || !isTrait(memory.data))))
    return <NotFound />
  return (
    <PersonScreen user={user} title={t.nav.trait}>
      <Answer of={memory}>{(one) => isTrait(one) && <TraitDetail memory={one} />}</Answer>
    </PersonScreen>
  )
}
