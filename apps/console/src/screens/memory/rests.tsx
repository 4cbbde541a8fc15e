import { useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { dependentsQuery } from '../../api/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Region } from '../../parts/region.tsx'
import { Amount, Said, Word } from '../../parts/shown.tsx'

/** All that would not be there, or not as it is, without a memory. */
export function Rests({ memory }: { memory: Memory }) {
  const t = useMessages()
  const dependents = useQuery(dependentsQuery(memory.id))
  return (
    <Region title={t.memories.rests}>
      <Answer of={dependents}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{t.memories.restsEmpty}</Empty>
          ) : (
            <ul className="list">
              {items.map(({ id, kind, text, role, depth, ends }) => (
                <li key={`${kind} ${id}`} data-id={id}>
                  <Said field="text" value={text} />
                  <p className="row small">
                    <Word field="kind" value={kind} className="tag" />
                    <Word field="role" value={role} className="tag" />
                    <Amount field="depth" value={depth} className="soft" />
                    {ends && (
                      <Word field="ends" value={ends} className="tag tag-bad">
                        {t.memories.ends}
                      </Word>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Region>
  )
}
