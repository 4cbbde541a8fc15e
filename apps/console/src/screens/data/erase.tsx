import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveJson } from '../../api/asking/download.ts'
import { erase, erasureQuery, type Receipt, type Rows } from '../../api/person/forgetting.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { Amount, Moment, Said } from '../../parts/values/shown.tsx'
import { saved } from './export.tsx'

interface Properties {
  readonly user: string
  onErased(receipt: Receipt): void
}

/** Everything of a person: what goes, and, once their id was typed, that it goes. */
export function Erase({ user, onErased }: Properties) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useMutation({ mutationFn: () => erase(user), onSuccess: onErased })
  const exporting = useMutation({ mutationFn: () => saved(user, 'JSONL') })
  return (
    <Region title={t.data.erase}>
      <p className="soft">{t.data.exportFirst}</p>
      <Goes user={user} />
      {error && <Fault error={error} />}
      {exporting.error && <Fault error={exporting.error} onRetry={() => exporting.mutate()} />}
      <form
        className="row space"
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <Button disabled={exporting.isPending} onClick={() => exporting.mutate()}>
          {t.data.exportIt}
        </Button>
        <Field label={t.data.typeId} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" look="danger" disabled={isPending || typed !== user}>
          {t.data.erase}
        </Button>
      </form>
    </Region>
  )
}

function Goes({ user }: { user: string }) {
  const plan = useQuery(erasureQuery(user))
  return <Answer of={plan}>{({ rows }) => <Counts rows={rows} />}</Answer>
}

export function Counts({ rows }: { rows: Rows }) {
  const t = useMessages()
  return (
    <p className="row small">
      {Object.entries(rows).map(([table, count]) => (
        <span key={table}>
          <Amount field={`rows.${table}`} value={count} /> {t.memories.tables[table] ?? table}
        </span>
      ))}
    </p>
  )
}

/** What stays of somebody who was erased. */
export function Kept({ receipt }: { receipt: Receipt }) {
  const t = useMessages()
  return (
    <Region title={t.data.receipt}>
      <div className="stack" data-id={receipt.receipt}>
        <p>{t.data.isGone}</p>
        <p className="row">
          <Said field="receipt" value={receipt.receipt} className="id" />
          <Moment field="erased_at" value={receipt.erased_at} as="time" />
        </p>
        <Counts rows={receipt.rows} />
        <p>
          <Button onClick={() => saveJson(`receipt-${receipt.receipt}.json`, receipt)}>
            {t.data.saveReceipt}
          </Button>
        </p>
      </div>
    </Region>
  )
}
