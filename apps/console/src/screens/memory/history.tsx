import { useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { historyQuery } from '../../api/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Region } from '../../parts/region.tsx'
import { Moment, Said, Word } from '../../parts/shown.tsx'

/** What happened to a memory. */
export function History({ memory }: { memory: Memory }) {
  const t = useMessages()
  const history = useQuery(historyQuery(memory.id))
  return (
    <Region title={t.memories.history}>
      <Answer of={history}>
        {(items) => (
          <ol className="list">
            {items.map((one) => (
              <li key={one.id} data-id={one.id}>
                <p className="row">
                  <Moment field="created_at" value={one.created_at} as="time" className="soft" />
                  <Word field="event" value={one.event} />
                  <Word field="actor" value={one.actor} className="soft" />
                </p>
                {one.old_content !== one.new_content && (
                  <>
                    <Changed sign="−" field="old_content" value={one.old_content} />
                    <Changed sign="+" field="new_content" value={one.new_content} />
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
      </Answer>
    </Region>
  )
}

function Changed({ sign, field, value }: { sign: '+' | '−'; field: string; value: string | null }) {
  if (value === null) return null
  return (
    <p className={sign === '+' ? 'added' : 'removed'}>
      <span aria-hidden>{sign} </span>
      <Said field={field} value={value} />
    </p>
  )
}
