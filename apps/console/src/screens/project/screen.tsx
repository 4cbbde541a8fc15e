import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { EntityStateSnapshot, StoryContext, StoryMemoryChunk } from 'neuromem'
import { chunksQuery, contextsQuery, type Place, projectsQuery, snapshotsQuery } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Switch } from '../../parts/controls/switch.tsx'
import { go } from '../../place/history.ts'
import type { Params } from '../../place/params.ts'
import { paths } from '../../place/paths.ts'
import { useSearch } from '../../place/search.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { Screen } from '../../shell/screen.tsx'
import { Build } from './build.tsx'
import { Compare } from './compare.tsx'
import { Context } from './context.tsx'
import { gridOf } from './grid.ts'
import { Here } from './here.tsx'
import { Scenes } from './scenes.tsx'

/** What is where in a story, and what was told before a scene was written? */
export default function Project({ params: { project } }: { params: Params }) {
  const t = useMessages()
  const search = useSearch()
  const chunks = useQuery(chunksQuery(project))
  const snapshots = useQuery(snapshotsQuery(project))
  const contexts = useQuery(contextsQuery(project))
  const [chapter, scene] = ['chapter', 'scene'].map(search.number)
  const chosen = chapter === undefined || scene === undefined ? undefined : { chapter, scene }
  const read = [chunks.data, snapshots.data, contexts.data]
  if (read.every((items) => items?.length === 0)) return <NotFound />
  return (
    <Screen
      title={project}
      aside={
        <>
          <OtherProject project={project} />
          <Build project={project} chosen={chosen} />
        </>
      }
    >
      <Answer of={chunks}>
        {(passages) => (
          <Answer of={snapshots}>
            {(states) => (
              <Answer of={contexts}>
                {(made) => (
                  <Told
                    project={project}
                    chunks={passages}
                    snapshots={states}
                    contexts={made}
                    chosen={chosen}
                  />
                )}
              </Answer>
            )}
          </Answer>
        )}
      </Answer>
      {!chosen && <p className="soft space">{t.story.choose}</p>}
    </Screen>
  )
}

/** Goes to another story, where there is one. */
function OtherProject({ project }: { project: string }) {
  const t = useMessages()
  const { data = [] } = useInfiniteQuery(projectsQuery())
  const known = data.map(({ project_id }) => project_id)
  if (known.length < 2) return null
  return (
    <Switch
      label={t.story.project}
      value={project}
      options={known}
      onChoose={(chosen) => go(paths.project(chosen))}
    />
  )
}

interface Properties {
  readonly project: string
  readonly chunks: readonly StoryMemoryChunk[]
  readonly snapshots: readonly EntityStateSnapshot[]
  readonly contexts: readonly StoryContext[]
  readonly chosen: Place | undefined
}

function Told({ project, chunks, snapshots, contexts, chosen }: Properties) {
  const t = useMessages()
  const grid = gridOf({ chunks, snapshots, contexts, also: chosen })
  return (
    <div className="stack">
      <p className="soft">
        {t.story.size(grid.chapters.length, grid.scenesThere, chunks.length, snapshots.length)}
      </p>
      <Scenes grid={grid} chosen={chosen} />
      {chosen && <Compare grid={grid} snapshots={snapshots} chosen={chosen} />}
      {chosen &&
        (grid.at(chosen).hasContext ? (
          <Context project={project} at={chosen} snapshots={snapshots} />
        ) : (
          <Here at={chosen} chunks={chunks} snapshots={snapshots} />
        ))}
    </div>
  )
}
