import { useInfiniteQuery } from '@tanstack/react-query'
import { erasuresQuery } from '../../api/person/forgetting.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Screen } from '../../shell/screen.tsx'
import { Counts } from '../data/erase.tsx'

/** What was deleted, when and by whom; without a word of it. */
export default function Erasures() {
  const t = useMessages()
  const erasures = useInfiniteQuery(erasuresQuery())
  const { receipt, kind, when, by, rows } = t.data
  return (
    <Screen title={t.nav.erasures}>
      <Answer of={erasures}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={{ path: '/api/v1/erasures' }}>{t.data.noErasures}</Empty>
          ) : (
            <Table label={t.nav.erasures} head={[receipt, kind, when, by, rows]}>
              {items.map((one) => (
                <tr key={one.receipt} data-id={one.receipt}>
                  <td>
                    <Said field="receipt" value={one.receipt} className="id" />
                  </td>
                  <td>
                    <Word field="kind" value={one.kind} />
                  </td>
                  <td>
                    <Moment field="erased_at" value={one.erased_at} as="time" />
                  </td>
                  <td>
                    <Word field="by" value={one.by} />
                  </td>
                  <td className="wide">
                    <Counts rows={one.rows} />
                    {one.restored_at && (
                      <p className="soft small">
                        {t.data.restored} <Moment field="restored_at" value={one.restored_at} as="time" />
                      </p>
                    )}
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Answer>
      <More of={erasures} />
    </Screen>
  )
}
