import { useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { useState } from 'react'
import { sourcesQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** The turns that a row comes from; they are asked for when somebody wants to know, not for every row. */
export function WhereFrom({ memory }: { memory: Memory }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Places memory={memory} />
  return (
    <Button look="quiet" aria-label={`${t.memories.show} · ${memory.content}`} onClick={() => setOpen(true)}>
      {t.memories.show}
    </Button>
  )
}

function Places({ memory }: { memory: Memory }) {
  const t = useMessages()
  const sources = useQuery(sourcesQuery(memory.id))
  return (
    <Answer of={sources}>
      {(items) =>
        items.length === 0 ? (
          <span className="soft">{t.memories.written}</span>
        ) : (
          <ul className="places">
            {items.map(({ session_id, turn_id }) => (
              <li key={`${session_id} ${turn_id}`}>
                <Link to={paths.session(memory.user_id, session_id, turn_id)}>
                  {session_id}
                  {turn_id && ` · ${turn_id}`}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  )
}
