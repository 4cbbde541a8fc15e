import { useMutation, useQuery } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { useState } from 'react'
import { deleteMemory, type Plan, planQuery, refresh, restoreMemory } from '../../api/person/memories.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Check } from '../../parts/controls/field.tsx'
import { Amount, Said, Word } from '../../parts/values/shown.tsx'

/**
 * A memory goes, after one has seen what goes with it; as long as the service can, it can be brought back.
 */
export function Delete({ memory, onClose }: { memory: Memory; onClose(): void }) {
  const t = useMessages()
  const { time } = useFormat()
  const [keepsWords, setKeepsWords] = useState(false)
  const turns = keepsWords ? 'keep' : 'delete'
  const plan = useQuery(planQuery(memory.id, turns))
  const restore = () =>
    void restoreMemory(memory.id).then(
      () => {
        announce(t.memories.restored)
        return refresh(memory.user_id)
      },
      (error: Error) => announce(error.message),
    )
  const remove = useMutation({
    mutationFn: () => deleteMemory(memory.id, turns),
    onSuccess: async ({ deletion }) => {
      const until = deletion?.restorable_until
      const said = until
        ? `${t.memories.deleted} ${t.memories.restoreUntil(time(until))}`
        : t.memories.deleted
      announce(said, until ? { label: t.memories.restore, run: restore } : undefined)
      onClose()
      await refresh(memory.user_id)
    },
  })
  return (
    <Dialog title={t.memories.delete} onClose={onClose}>
      <div className="stack">
        <p data-field="content">{memory.content}</p>
        <Answer of={plan}>{(found) => <Consequences plan={found} />}</Answer>
        <div>
          <Check
            label={t.memories.keepWords}
            checked={keepsWords}
            onChange={(event) => setKeepsWords(event.target.checked)}
          />
          <p className="soft small">{t.memories.keepWordsHint}</p>
        </div>
        {remove.error && <Fault error={remove.error} />}
        <div className="row">
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {t.memories.delete}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What would go, end and change. */
export function Consequences({ plan: { rows, relations, traits } }: { plan: Plan }) {
  const t = useMessages()
  return (
    <>
      <p className="row">
        <span className="soft">{t.memories.wouldGo}</span>
        {Object.entries(rows).map(([table, count]) => (
          <span key={table} className="tag">
            {t.memories.tables[table] ?? table} <Amount field={`rows.${table}`} value={count} />
          </span>
        ))}
      </p>
      {relations.length > 0 && (
        <div>
          <p className="soft">{t.memories.relations}</p>
          <ul className="list">
            {relations.map(({ id, text }) => (
              <li key={id} data-id={id}>
                <Said field="text" value={text} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {traits.length > 0 && (
        <div>
          <p className="soft">{t.memories.traits}</p>
          <ul className="list">
            {traits.map(({ id, content, before, after }) => (
              <li key={id} data-id={id}>
                <Said field="content" value={content} />{' '}
                <Amount field="before.confidence" value={before.confidence} /> →{' '}
                <Amount field="after.confidence" value={after.confidence} />{' '}
                <Word field="after.stage" value={after.stage} className="tag" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
