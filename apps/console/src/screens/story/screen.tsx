import { useInfiniteQuery } from '@tanstack/react-query'
import { projectsQuery } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Moment, Said } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Screen } from '../../shell/screen.tsx'

const COUNTS = ['chunks', 'entities', 'states', 'contexts'] as const
const FIRST = {
  chunks: [
    { chapter_index: 1, scene_index: 1, content: 'The boom swung across the deck.', content_type: 'scene' },
  ],
}

/** Which stories are remembered? */
export default function Story() {
  const t = useMessages()
  const projects = useInfiniteQuery(projectsQuery())
  const { story } = t
  const head = [story.project, ...COUNTS.map((name) => story.counts[name]), story.changed]
  return (
    <Screen title={t.nav.story}>
      <Answer of={projects}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={{ method: 'POST', path: '/api/v1/story/projects/harbour/chunks', body: FIRST }}>
              {story.empty}
            </Empty>
          ) : (
            <Table label={t.nav.story} head={head}>
              {items.map((one) => (
                <tr key={one.project_id} data-id={one.project_id}>
                  <td className="wide">
                    <Link to={paths.project(one.project_id)}>
                      <Said field="project_id" value={one.project_id} />
                    </Link>
                  </td>
                  {COUNTS.map((name) => (
                    <td key={name}>
                      <Amount field={name} value={one[name]} />
                    </td>
                  ))}
                  <td>
                    <Moment field="updated_at" value={one.updated_at} />
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Answer>
      <More of={projects} />
    </Screen>
  )
}
