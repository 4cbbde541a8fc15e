import { useState } from 'react'
import { useMessages } from '../../../i18n/language.ts'
import type { Columns } from '../../../import/questions.ts'
import { choose, useWizard } from '../../../import/wizard.ts'
import { Select } from '../../../parts/controls/field.tsx'

const NONE: Columns = { role: '', content: '', time: '' }

/** Lines that no product is known to write: which of their fields says what. */
export function ColumnsOfLines({ fields }: { fields: readonly string[] }) {
  const t = useMessages()
  const { choice } = useWizard()
  const [columns, setColumns] = useState(choice.columns ?? NONE)
  const take = (change: Partial<Columns>) => {
    const next = { ...columns, ...change }
    setColumns(next)
    choose({ columns: next.content === '' ? null : next })
  }
  return (
    <div className="stack">
      <p className="soft">{t.importing.mapping}</p>
      <div className="row">
        {(['role', 'content', 'time'] as const).map((column) => (
          <Select
            key={column}
            label={t.importing.columns[column]}
            value={columns[column]}
            options={['', ...fields]}
            naming={(field) => field || t.importing.columns.none}
            onChoose={(field) => take({ [column]: field })}
          />
        ))}
      </div>
    </div>
  )
}
