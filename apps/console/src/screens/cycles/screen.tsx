import { useInfiniteQuery } from '@tanstack/react-query'
import type { Cycle } from 'neuromem'
import { allCyclesQuery } from '../../api/person/traits.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Explained, Moment, Said, Word } from '../../parts/values/shown.tsx'
import type { Params } from '../../place/params.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { WhatChanged } from './what-changed.tsx'

/** When was it thought about what is known, and what came of it? */
export default function Cycles({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const cycles = useInfiniteQuery(allCyclesQuery(user))
  return (
    <PersonScreen user={user} title={t.nav.cycles}>
      <Answer of={cycles}>
        {(items) =>
          items.length === 0 ? (
            <Empty
              curl={{
                method: 'POST',
                path: `/api/v1/users/${encodeURIComponent(user)}/reflect`,
                body: { force: true },
              }}
            >
              {t.cycles.empty}
            </Empty>
          ) : (
            <Table label={t.nav.cycles} head={t.cycles.head.split('|')}>
              {items.map((cycle) => (
                <Row key={cycle.cycle_id} user={user} cycle={cycle} />
              ))}
            </Table>
          )
        }
      </Answer>
      <More of={cycles} />
    </PersonScreen>
  )
}

const COUNTS = [
  'memories_scanned',
  'traits_created',
  'traits_reinforced',
  'traits_updated',
  'traits_dissolved',
  'model_calls',
] as const

function Row({ user, cycle }: { user: string; cycle: Cycle }) {
  return (
    <tr data-id={cycle.cycle_id}>
      <td>
        <Moment field="started_at" value={cycle.started_at} />
      </td>
      <td>
        <Word field="trigger_type" value={cycle.trigger_type} />{' '}
        <Amount field="trigger_value" value={cycle.trigger_value} className="soft" />
      </td>
      <td>
        <Word
          field="status"
          value={cycle.status}
          className={cycle.status === 'failed' ? 'tag tag-bad' : 'tag'}
        />
      </td>
      {COUNTS.map((name) => (
        <td key={name} className="number">
          <Amount field={name} value={cycle[name]} />
        </td>
      ))}
      <td className="wide small">
        <WhatChanged user={user} cycle={cycle} />
        <Refused rejected={cycle.rejected} />
        {cycle.error && (
          <p className="removed">
            <Said field="error" value={cycle.error} />
          </p>
        )}
      </td>
    </tr>
  )
}

/** What was proposed and not believed, each reason with its sentence. */
function Refused({ rejected }: { rejected: Cycle['rejected'] }) {
  return (
    <ul className="list">
      {Object.entries(rejected).map(([reason, count]) => (
        <li key={reason}>
          <Amount field={`rejected.${reason}`} value={count} /> <code>{reason}</code>{' '}
          <span className="soft">
            <Explained code={reason} />
          </span>
        </li>
      ))}
    </ul>
  )
}
