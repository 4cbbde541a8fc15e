import { useInfiniteQuery } from '@tanstack/react-query'
import { firstTurns } from '../../api/asking/first-calls.ts'
import { modelCallsQuery } from '../../api/service.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'

const GOOD: ReadonlySet<string> = new Set(['ok', 'repaired'])

/** Every call of a model, newest first. */
export function CallLog() {
  const t = useMessages()
  const calls = useInfiniteQuery(modelCallsQuery())
  const head = [
    t.service.at,
    t.service.task,
    t.service.model,
    t.service.outcome,
    t.service.input,
    t.service.output,
    t.service.ms,
  ]
  return (
    <Region title={t.service.calls}>
      <Answer of={calls}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={firstTurns()}>{t.service.noCalls}</Empty>
          ) : (
            <Table label={t.service.calls} head={head}>
              {items.map((call) => (
                <tr key={call.id} data-id={call.id}>
                  <td>
                    <Moment field="created_at" value={call.created_at} />
                  </td>
                  <td>
                    <Said field="task" value={call.task} />
                  </td>
                  <td>
                    <Said field="model" value={call.model} />
                  </td>
                  <td>
                    <Word
                      field="outcome"
                      value={call.outcome}
                      className={`tag ${GOOD.has(call.outcome) ? '' : 'tag-bad'}`}
                    />
                  </td>
                  <td className="number">
                    <Amount field="input_tokens" value={call.input_tokens} />
                  </td>
                  <td className="number">
                    <Amount field="output_tokens" value={call.output_tokens} />
                  </td>
                  <td className="number">
                    <Amount field="ms" value={call.ms} />
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Answer>
      <More of={calls} />
    </Region>
  )
}
