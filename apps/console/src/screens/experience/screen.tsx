import { useInfiniteQuery } from '@tanstack/react-query'
import { firstRun } from '../../api/asking/first-calls.ts'
import { banksQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Moment, Said } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Screen } from '../../shell/screen.tsx'

const CLAIMS = ['fact', 'hypothesis', 'conclusion'] as const
/** What have agents learned, and where? */
export default function Experience() {
  const t = useMessages()
  const banks = useInfiniteQuery(banksQuery())
  const { bank, items, archived, runs, changed } = t.experience
  const head = [bank, items, archived, ...CLAIMS.map((status) => t.values[status] ?? status), runs, changed]
  return (
    <Screen title={t.nav.experience}>
      <Answer of={banks}>
        {(found) =>
          found.length === 0 ? (
            <Empty curl={firstRun()}>{t.experience.empty}</Empty>
          ) : (
            <Table label={t.nav.experience} head={head}>
              {found.map((one) => (
                <tr key={one.bank} data-id={one.bank}>
                  <td className="wide">
                    <Link to={paths.bank(one.bank)}>
                      <Said field="bank" value={one.bank} />
                    </Link>
                  </td>
                  <td>
                    <Amount field="items" value={one.items} />
                  </td>
                  <td>
                    <Amount field="archived" value={one.archived} />
                  </td>
                  {CLAIMS.map((status) => (
                    <td key={status}>
                      <Amount field={`claims.${status}`} value={one.claims[status]} />
                    </td>
                  ))}
                  <td>
                    <Amount field="runs" value={one.runs} />
                  </td>
                  <td>
                    <Moment field="updated_at" value={one.updated_at} />
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Answer>
      <More of={banks} />
    </Screen>
  )
}
