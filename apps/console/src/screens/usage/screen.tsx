import { useQuery } from '@tanstack/react-query'
import type { Usage, UsageQuery } from 'neuromem'
import { statsQuery } from '../../api/person/users.ts'
import { usageQuery } from '../../api/service.ts'
import { type Bar, type BarPart, Bars } from '../../charts/bars.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Field, Select } from '../../parts/controls/field.tsx'
import { Amount, Said } from '../../parts/values/shown.tsx'
import { useSearch } from '../../place/search.ts'
import { Screen } from '../../shell/screen.tsx'
import { CallLog } from './calls.tsx'

const BY = ['day', 'task', 'model'] as const

/** What do the models cost? */
export default function UsageScreen() {
  const t = useMessages()
  const search = useSearch()
  const by = search.word('by', BY) ?? 'day'
  const from = search.text('from')
  const to = search.text('to')
  const query: UsageQuery = { by, ...(from && { from }), ...(to && { to }) }
  const usage = useQuery(usageQuery(query))
  return (
    <Screen title={t.nav.usage}>
      <div className="stack">
        <div className="row">
          <Select
            label={t.service.by}
            value={by}
            options={BY}
            naming={(one) => t.service[one || 'day']}
            onChoose={(chosen) => search.put({ by: chosen === 'day' ? null : chosen })}
          />
          <Field
            label={t.service.from}
            type="date"
            value={from}
            onChange={(event) => search.put({ from: event.target.value })}
          />
          <Field
            label={t.service.to}
            type="date"
            value={to}
            onChange={(event) => search.put({ to: event.target.value })}
          />
        </div>
        <Answer of={usage}>{(data) => <Sums usage={data} by={by} />}</Answer>
        <CallLog />
      </div>
    </Screen>
  )
}

function Sums({ usage: { items, total }, by }: { usage: Usage; by: (typeof BY)[number] }) {
  const t = useMessages()
  const label = t.service[by]
  const head = [label, t.service.count, t.service.failed, t.service.input, t.service.output]
  return (
    <>
      {items.length > 0 && <Charts items={items} by={by} />}
      <Table label={t.nav.usage} head={head}>
        {items.map((row) => (
          <tr key={row.key} data-id={row.key}>
            <td>
              <Said field="key" value={row.key} />
            </td>
            <Numbers row={row} />
          </tr>
        ))}
        <tr className="total">
          <td>{t.service.total}</td>
          <Numbers row={total} prefix="total." />
        </tr>
      </Table>
    </>
  )
}

/** Tokens under the ceiling of a day, and calls, those that failed in a colour of their own. */
function Charts({ items, by }: { items: Usage['items']; by: (typeof BY)[number] }) {
  const t = useMessages()
  const { number } = useFormat()
  const ceiling = useQuery(statsQuery()).data?.token_budget_daily ?? null
  const tokens = items.map(({ key, input_tokens, output_tokens }): Bar => {
    const parts: BarPart[] = [
      { name: t.service.input, value: input_tokens, tone: 'first' },
      { name: t.service.output, value: output_tokens, tone: 'second' },
    ]
    return { key, parts }
  })
  const calls = items.map(({ key, calls, failed }): Bar => {
    const parts: BarPart[] = [
      { name: t.service.answered, value: calls - failed, tone: 'first' },
      { name: t.service.failed, value: failed, tone: 'bad' },
    ]
    return { key, parts }
  })
  return (
    <div className="halves">
      <div className="panel">
        <Bars
          bars={tokens}
          label={t.service.tokensChart(t.service[by])}
          ceiling={
            by === 'day' && ceiling !== null
              ? { value: ceiling, name: t.service.ceiling(number(ceiling)) }
              : undefined
          }
        />
      </div>
      <div className="panel">
        <Bars bars={calls} label={t.service.callsChart(t.service[by])} />
      </div>
    </div>
  )
}

function Numbers({ row, prefix = '' }: { row: Usage['total']; prefix?: string }) {
  return (['calls', 'failed', 'input_tokens', 'output_tokens'] as const).map((field) => (
    <td key={field} className="number">
      <Amount field={prefix + field} value={row[field]} />
    </td>
  ))
}
