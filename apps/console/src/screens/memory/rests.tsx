import { useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { dependentsQuery, isOver, planQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Amount, Said, Word } from '../../parts/values/shown.tsx'
import { useMay } from '../../session/me.ts'

/** All that would not be there, or not as it is, without a memory. */
export function Rests({ memory }: { memory: Memory }) {
  const t = useMessages()
  const mayWrite = useMay('write')
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
      {mayWrite && !isOver(memory) && <DeleteWould memory={memory} />}
    </Region>
  )
}

/** What a delete would take along, from its dry run, in a line. */
function DeleteWould({ memory }: { memory: Memory }) {
  const t = useMessages()
  const { data } = useQuery(planQuery(memory.id, 'delete'))
  if (!data) return null
  const gone = Object.entries(data.rows).filter(([, count]) => count > 0)
  return (
    <p className="row small soft space">
      {t.memories.deleteWould}
      {gone.map(([table, count]) => (
        <span key={table}>
          {t.memories.tables[table] ?? table} <Amount field={`rows.${table}`} value={count} />
        </span>
      ))}
      {data.traits.map(({ id, content, before, after }) => (
        <span key={id} data-id={id}>
          <Said field="content" value={content} />{' '}
          <Amount field="before.confidence" value={before.confidence} />
          {' → '}
          <Amount field="after.confidence" value={after.confidence} />
        </span>
      ))}
    </p>
  )
}
