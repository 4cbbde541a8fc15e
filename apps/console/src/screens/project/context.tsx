import { useQuery } from '@tanstack/react-query'
import type { SceneMemoryContext } from 'neuromem'
import { contextQuery, type Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Copy } from '../../parts/copy.tsx'
import { Region } from '../../parts/region.tsx'
import { Amount, Moment, Said, Word } from '../../parts/shown.tsx'
import { Became } from './became.tsx'
import { Passages, States } from './lists.tsx'

/** Exactly what was told before a scene was written. */
export function Context({ project, at }: { project: string; at: Place }) {
  const t = useMessages()
  const found = useQuery(contextQuery(project, at))
  return (
    <Answer of={found}>
      {({ context, raw }) => (
        <div className="stack">
          <p className="row">
            <strong>{t.story.at(at.chapter, at.scene)}</strong>
            <Moment field="retrieval_timestamp" value={context.retrieval_timestamp} className="soft" />
          </p>
          <Warnings warnings={context.warnings} />
          <div className="thirds">
            <States states={context.entity_states} />
            <Passages chunks={context.relevant_memories} />
            <Changes timeline={context.timeline_context} />
          </div>
          <details className="panel">
            <summary>{t.story.raw}</summary>
            <p>
              <Copy text={raw} />
            </p>
            <pre className="context small" data-field="raw">
              {raw}
            </pre>
          </details>
        </div>
      )}
    </Answer>
  )
}

function Warnings({ warnings }: { warnings: SceneMemoryContext['warnings'] }) {
  const t = useMessages()
  return (
    <Region title={t.story.warnings}>
      {warnings.length === 0 ? (
        <p className="soft">{t.story.noWarnings}</p>
      ) : (
        <ul className="list">
          {warnings.map(({ code, detail }) => (
            <li key={`${code} ${detail}`}>
              <Word field="code" value={code} className="tag tag-warn" />{' '}
              <Said field="detail" value={detail} />
            </li>
          ))}
        </ul>
      )}
    </Region>
  )
}

function Changes({ timeline }: { timeline: SceneMemoryContext['timeline_context'] }) {
  const t = useMessages()
  const changes = timeline?.changes ?? []
  return (
    <Region title={t.story.changes}>
      {changes.length === 0 && <p className="soft">{t.story.noChanges}</p>}
      <ul className="list">
        {changes.map((change) => (
          <li key={`${change.entity_id} ${change.to_version}`} data-id={change.entity_id}>
            <p className="row">
              <Said field="entity_id" value={change.entity_id} />
              <span className="soft">
                v<Amount field="from_version" value={change.from_version} /> → v
                <Amount field="to_version" value={change.to_version} />
              </span>
            </p>
            <Became changed={sidesOf(change.changed)} />
          </li>
        ))}
      </ul>
    </Region>
  )
}

/** What each value was, and what it became. */
const sidesOf = (changed: Readonly<Record<string, unknown>>) =>
  Object.entries(changed).map(([name, sides]) => {
    const [before, after] = sides as readonly [unknown, unknown]
    return { name, before, after }
  })
