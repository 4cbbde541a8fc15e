import { useInfiniteQuery } from '@tanstack/react-query'
import { runsQuery } from '../../api/experience.ts'
import { firstRun } from '../../api/first-calls.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { More } from '../../parts/more.tsx'
import { Moment, Said } from '../../parts/shown.tsx'
import { Table } from '../../parts/table.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** What was tried, newest first. */
export function Runs({ bank }: { bank: string }) {
  const t = useMessages()
  const runs = useInfiniteQuery(runsQuery(bank))
  const { lists, run, when, modifiers, learned } = t.experience
  return (
    <>
      <Answer of={runs}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={firstRun(bank)}>{t.experience.noRuns}</Empty>
          ) : (
            <Table label={lists.runs} head={[run, when, modifiers, learned]}>
              {items.map((one) => (
                <tr key={one.run_id} data-id={one.run_id}>
                  <td className="wide">
                    <Link to={paths.run(bank, one.run_id)}>
                      <Said field="run_id" value={one.run_id} />
                    </Link>
                  </td>
                  <td>
                    <Moment field="created_at" value={one.created_at} />
                  </td>
                  <td>{one.molecules.map(({ modifier }) => modifier).join(', ')}</td>
                  <td>{one.delta_id === null ? t.no : t.yes}</td>
                </tr>
              ))}
            </Table>
          )
        }
      </Answer>
      <More of={runs} />
    </>
  )
}
