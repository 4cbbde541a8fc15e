import { useQuery } from '@tanstack/react-query'
import { memoryQuery } from '../../api/person/memories.ts'
import { isTrait } from '../../api/person/traits.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek/peek-link.tsx'
import { TraitDetail } from './detail.tsx'

export default function TraitPeek({ id }: { id: string }) {
  const memory = useQuery(memoryQuery(id))
  return (
    <Answer of={memory}>
      {(one) =>
        isTrait(one) && (
          <div className="stack">
            <p>
              <OpenPage to={paths.trait(one.user_id, one.id)} />
            </p>
            <TraitDetail memory={one} />
          </div>
        )
      }
    </Answer>
  )
}
