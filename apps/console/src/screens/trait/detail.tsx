import type { TraitMemory } from '../../api/person/traits.ts'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { History } from '../memory/history.tsx'
import { Confidence } from './confidence.tsx'
import { EvidenceFor } from './evidence.tsx'
import { Family } from './family.tsx'
import { Sides } from './sides.tsx'
import { YourAnswer } from './your-answer.tsx'

/** A trait with all that speaks for and against it; the same on its page and in the peek. */
export function TraitDetail({ memory }: { memory: TraitMemory }) {
  return (
    <div className="stack" data-id={memory.id}>
      <div>
        <p className="statement">
          <Said field="content" value={memory.content} />
        </p>
        <State memory={memory} />
      </div>
      {memory.trait.stage !== 'dissolved' && <YourAnswer memory={memory} />}
      <Confidence memory={memory} />
      <div className="halves">
        <EvidenceFor memory={memory} type="supporting" />
        <EvidenceFor memory={memory} type="contradicting" />
      </div>
      <Sides memory={memory} />
      <Family memory={memory} />
      <History memory={memory} />
    </div>
  )
}

function State({ memory: { trait } }: { memory: TraitMemory }) {
  const t = useMessages()
  return (
    <p className="row small space">
      <Word field="trait.subtype" value={trait.subtype} className="tag" />
      <Word field="trait.context" value={trait.context} className="tag" />
      <Word field="trait.stage" value={trait.stage} className="tag tag-accent" />
      <Amount field="trait.confidence" value={trait.confidence} className="big" />
      <span className="soft">
        {t.traits.for} <Amount field="trait.reinforcement_count" value={trait.reinforcement_count} />
        {' · '}
        {t.traits.against} <Amount field="trait.contradiction_count" value={trait.contradiction_count} />
      </span>
      {trait.last_reinforced && (
        <span className="soft">
          {t.traits.lastSeen} <Moment field="trait.last_reinforced" value={trait.last_reinforced} />
        </span>
      )}
      {trait.window_end && (
        <span className="soft">
          {t.traits.window} <Moment field="trait.window_start" value={trait.window_start} as="day" />
          {' – '}
          <Moment field="trait.window_end" value={trait.window_end} as="day" />
        </span>
      )}
    </p>
  )
}
