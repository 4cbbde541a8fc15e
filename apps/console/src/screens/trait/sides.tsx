import type { TraitMemory } from '../../api/person/traits.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Bar } from '../../parts/values/bar.tsx'
import { Amount, Said, Word } from '../../parts/values/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'

/** Where a person is one way here and another way there. */
export function Sides({ memory }: { memory: TraitMemory }) {
  const t = useMessages()
  const { sides } = memory.trait
  if (!sides || sides.length === 0) return null
  return (
    <Region title={t.traits.twoSides}>
      <div className="halves">
        {sides.map((side, place) => (
          <article key={side.context} className="stack">
            <p className="row">
              <Word field={`trait.sides.${place}.context`} value={side.context} className="tag tag-accent" />
              <Amount field={`trait.sides.${place}.confidence`} value={side.confidence} />
              <Bar value={side.confidence} />
            </p>
            <p>
              <Said field={`trait.sides.${place}.content`} value={side.content} />
            </p>
            <ul className="list">
              {side.evidence.map((id) => (
                <li key={id} data-id={id}>
                  <MemoryLink user={memory.user_id} id={id} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Region>
  )
}
