import type { Memory } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Id } from '../../parts/values/id.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Actions } from './actions.tsx'
import { DrawnFrom } from './graph.tsx'
import { History } from './history.tsx'
import { Rests } from './rests.tsx'
import { Sources } from './sources.tsx'
import { Supersedes } from './supersedes.tsx'

/** A memory with all that is known about it; the same on its page and in the peek. */
export function MemoryDetail({ memory }: { memory: Memory }) {
  const t = useMessages()
  return (
    <div className="stack" data-id={memory.id}>
      <div>
        <p className="statement">
          {memory.content ? <Said field="content" value={memory.content} /> : <em>{t.memories.hidden}</em>}
        </p>
        <Governance memory={memory} />
        <Statement memory={memory} />
        <Validity memory={memory} />
      </div>
      <Actions memory={memory} />
      <div className="halves">
        <Sources memory={memory} />
        <History memory={memory} />
      </div>
      <div className="halves">
        <Rests memory={memory} />
        <div className="stack">
          <DrawnFrom memory={memory} />
          <Supersedes memory={memory} />
        </div>
      </div>
    </div>
  )
}

function Governance({ memory }: { memory: Memory }) {
  const t = useMessages()
  return (
    <p className="row small space">
      <Word field="memory_type" value={memory.memory_type} className="tag tag-accent" />
      <Word field="category" value={memory.category} className="tag" />
      <Word field="subtype" value={memory.subtype} className="tag" />
      <Word field="evidence_level" value={memory.evidence_level} className="tag" />
      <span className="soft">
        {t.memories.importance} <Amount field="importance" value={memory.importance} />
      </span>
      <Word field="forget_policy" value={memory.forget_policy} className="soft" />
      <Moment field="expires_at" value={memory.expires_at} className="soft" />
      <span className="soft">
        {t.memories.version} <Amount field="version" value={memory.version} />
      </span>
      {memory.requires_confirmation && (
        <Word field="requires_confirmation" value className="tag tag-warn">
          {t.memories.waiting}
        </Word>
      )}
    </p>
  )
}

/** Who said it of whom, how it was meant, and when it was last said or found to be so. */
function Statement({ memory }: { memory: Memory }) {
  const t = useMessages()
  const moments = [
    [t.memories.lastStated, 'last_stated_at', memory.last_stated_at],
    [t.memories.verified, 'verified_at', memory.verified_at],
    [t.memories.dueBy, 'due_at', memory.due_at],
  ] as const
  return (
    <p className="row small space">
      <Word field="modality" value={memory.modality} className="tag" />
      {memory.sensitive && (
        <span className="tag tag-warn">
          {t.memories.sensitive} <Word field="sensitive" value={memory.sensitive} />
        </span>
      )}
      {memory.said_by && (
        <span className="soft">
          {t.memories.saidBy} <Said field="said_by" value={memory.said_by} />
        </span>
      )}
      {memory.about && (
        <span className="soft">
          {t.memories.ofWhom} <Said field="about" value={memory.about} />
        </span>
      )}
      {moments.map(
        ([label, field, value]) =>
          value && (
            <span key={field} className="soft">
              {label} <Moment field={field} value={value} as="day" />
            </span>
          ),
      )}
    </p>
  )
}

function Validity({ memory }: { memory: Memory }) {
  const t = useMessages()
  return (
    <p className="soft small">
      <Moment field="valid_at" value={memory.valid_at} as="day" />
      {memory.valid_at && ' → '}
      {memory.invalid_at ? (
        <Moment field="invalid_at" value={memory.invalid_at} as="day" />
      ) : (
        memory.valid_at && t.memories.now
      )}
      {memory.memory_type !== 'trait' && (
        <>
          {memory.valid_at && ' · '}
          {`${t.memories.asRecalled} `}
          <code>
            [{memory.memory_type} <Id id={memory.id} />]
          </code>
        </>
      )}
    </p>
  )
}
