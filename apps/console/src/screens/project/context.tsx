import { useQuery } from '@tanstack/react-query'
import type { EntityStateSnapshot, SceneMemoryContext } from 'neuromem'
import { contextQuery, type Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Copy } from '../../parts/controls/copy.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Became } from './became.tsx'
import { placeOfLatest, unknownAt } from './difference.ts'
import { Passages, States } from './lists.tsx'

interface Properties {
  readonly project: string
  readonly at: Place
  readonly snapshots: readonly EntityStateSnapshot[]
}

/** Exactly what was told before a scene was written. */
export function Context({ project, at, snapshots }: Properties) {
  const t = useMessages()
  const found = useQuery(contextQuery(project, at))
  return (
    <Answer of={found}>
      {({ context, raw }) => (
        <div className="stack">
          <MadeOf at={at} context={context} />
          <Warnings warnings={context.warnings} />
          <div className="thirds">
            <States
              states={context.entity_states}
              asOf={placeOfLatest(context.entity_states)}
              unknown={unknownAt(snapshots, at)}
            />
            <Passages
              chunks={context.relevant_memories}
              queries={context.queries}
              foundBy={context.found_by}
            />
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

/** When it was made, at what cost, and what it lacks. */
function MadeOf({ at, context }: { at: Place; context: SceneMemoryContext }) {
  const t = useMessages()
  const { retrieval_timestamp, model_calls, warnings } = context
  return (
    <p className="row">
      <strong>{t.story.contextOf(at.chapter, at.scene)}</strong>
      <span className="soft">
        {t.story.made} <Moment field="retrieval_timestamp" value={retrieval_timestamp} as="time" />
      </span>
      {model_calls !== undefined && (
        <span className="soft">
          <Amount field="model_calls" value={model_calls}>
            {t.story.modelCalls(model_calls)}
          </Amount>
        </span>
      )}
      <span className={warnings.length > 0 ? 'tag tag-warn' : 'soft'}>
        {t.story.warningCount(warnings.length)}
      </span>
    </p>
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
  const chapters = [timeline?.from, timeline?.to].flatMap((place) => place?.chapter_index ?? [])
  const span = chapters.length === 0 ? '' : t.story.chapters(chapters[0]!, chapters.at(-1)!)
  return (
    <Region title={t.story.changes} aside={<span className="soft small">{span}</span>}>
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
