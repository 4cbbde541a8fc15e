import { useQuery } from '@tanstack/react-query'
import { memoryQuery } from '../../api/person/memories.ts'
import { isTrait, type TraitMemory } from '../../api/person/traits.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Id } from '../../parts/values/id.tsx'
import { Amount, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** The traits that it was made of, and the one that it is part of. */
export function Family({ memory }: { memory: TraitMemory }) {
  const t = useMessages()
  const { child_ids, parent_id } = memory.trait
  return (
    <div className="halves">
      <Region title={t.traits.madeOf}>
        {child_ids.length === 0 ? (
          <p className="soft">{t.traits.ofMemories}</p>
        ) : (
          <ul className="list">
            {child_ids.map((id) => (
              <Relative key={id} user={memory.user_id} id={id} />
            ))}
          </ul>
        )}
      </Region>
      <Region title={t.traits.partOf}>
        {parent_id === null ? (
          <p className="soft">{t.traits.ofNothing}</p>
        ) : (
          <ul className="list">
            <Relative user={memory.user_id} id={parent_id} />
          </ul>
        )}
      </Region>
    </div>
  )
}

function Relative({ user, id }: { user: string; id: string }) {
  const { data } = useQuery(memoryQuery(id))
  const found = data && isTrait(data) ? data : undefined
  return (
    <li data-id={id} className="row">
      <Word field="trait.subtype" value={found?.trait.subtype} className="tag" />
      <Link to={paths.trait(user, id)} isCurrent={false} className="grow">
        {found?.content ? <Said field="content" value={found.content} /> : <Id id={id} />}
      </Link>
      <Amount field="trait.confidence" value={found?.trait.confidence} />
    </li>
  )
}
