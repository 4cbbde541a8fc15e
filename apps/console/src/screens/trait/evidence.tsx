import { useQuery } from '@tanstack/react-query'
import type { Evidence } from 'neuromem'
import { useState } from 'react'
import { evidenceQuery, type TraitMemory } from '../../api/person/traits.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'
import { Sources } from '../memory/sources.tsx'

/** What speaks for a trait, or against it. */
export function EvidenceFor({ memory, type }: { memory: TraitMemory; type: Evidence['evidence_type'] }) {
  const t = useMessages()
  const evidence = useQuery(evidenceQuery(memory.id))
  const isAgainst = type === 'contradicting'
  return (
    <Region
      title={isAgainst ? t.traits.against : t.traits.for}
      aside={isAgainst && <ShareAgainst memory={memory} />}
    >
      <Answer of={evidence}>
        {(items) => {
          const found = items.filter(({ evidence_type }) => evidence_type === type)
          if (found.length === 0)
            return <p className="soft">{isAgainst ? t.traits.nothingAgainst : t.traits.nothingFor}</p>
          return (
            <>
              <p className="soft small">
                <Behind evidence={found} />
              </p>
              <ul className="list">
                {found.map((one) => (
                  <Piece key={`${one.memory.id} ${one.cycle_id}`} evidence={one} />
                ))}
              </ul>
              <Grades />
            </>
          )
        }}
      </Answer>
    </Region>
  )
}

/** How many memories it is, of how many conversations. */
function Behind({ evidence }: { evidence: readonly Evidence[] }) {
  const t = useMessages()
  const memories = new Set(evidence.map(({ memory }) => memory.id)).size
  const sessions = new Set(evidence.flatMap(({ session_ids }) => session_ids)).size
  return `${t.memories.count(memories)}, ${t.traits.sessions(sessions)}`
}

/** What the letters mean. */
function Grades() {
  const t = useMessages()
  return (
    <details className="small soft">
      <summary>{t.traits.gradesExplained}</summary>
      <ul>
        {Object.values(t.traits.grades).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}

/** Above this share a second look is taken: docs/design/reflection.md, "Contradictions". */
const SECOND_LOOK = 0.3

function ShareAgainst({ memory: { trait } }: { memory: TraitMemory }) {
  const t = useMessages()
  const all = trait.reinforcement_count + trait.contradiction_count
  if (all === 0) return null
  const share = trait.contradiction_count / all
  return (
    <span className="soft small">
      <Amount field="share_against" value={share}>
        {t.traits.share(trait.contradiction_count, all, share.toFixed(2))}
      </Amount>
      {' · '}
      {t.traits.secondLook(SECOND_LOOK)}
    </span>
  )
}

function Piece({ evidence }: { evidence: Evidence }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { memory, quality, created_at } = evidence
  return (
    <li data-id={memory.id}>
      <p className="row">
        <Word field="quality" value={quality} className="tag">
          <span title={t.traits.grades[quality]}>{quality}</span>
        </Word>
        <PeekLink kind="memory" id={memory.id} to={paths.memory(memory.user_id, memory.id)} className="grow">
          <Said field="content" value={memory.content} />
        </PeekLink>
        <Moment field="created_at" value={created_at} className="soft small" />
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.sessions.why}
        </Button>
      </p>
      {isOpen && <Sources memory={memory} />}
    </li>
  )
}
