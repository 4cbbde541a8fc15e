import type { Memory } from 'neuromem'
import { useState } from 'react'
import { deleteMemory, refresh } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { nm } from '../../session/credential.ts'
import { useMay } from '../../session/me.ts'
import { useSelection } from './selection.ts'

type Act = 'confirm' | 'delete'
/** What became of a memory: a sentence, or why not. */
type Done = Readonly<Record<string, string>>

/** One thing done to many memories, after all of them were seen and counted. */
export function Bulk({ user, memories }: { user: string; memories: readonly Memory[] }) {
  const t = useMessages()
  const selection = useSelection()
  const mayWrite = useMay('write')
  const [act, setAct] = useState<Act>()
  const chosen = memories.filter(({ id }) => selection.has(id))
  if (!mayWrite || (chosen.length === 0 && !act)) return null
  return (
    <div className="row">
      <span className="soft">{t.memories.selected(chosen.length)}</span>
      <Button onClick={() => setAct('confirm')}>{t.memories.confirmSelected}</Button>
      <Button look="danger" onClick={() => setAct('delete')}>
        {t.memories.deleteSelected}
      </Button>
      {act && (
        <BulkDialog
          act={act}
          memories={chosen}
          onClose={(isDone) => {
            setAct(undefined)
            if (!isDone) return
            selection.clear()
            void refresh(user)
          }}
        />
      )}
    </div>
  )
}

interface Properties {
  readonly act: Act
  readonly memories: readonly Memory[]
  onClose(isDone: boolean): void
}

function BulkDialog({ act, memories, onClose }: Properties) {
  const t = useMessages()
  const [number, setNumber] = useState('')
  const [done, setDone] = useState<Done>()
  const [isWorking, setWorking] = useState(false)
  const carryOut = async () => {
    setWorking(true)
    const answers: Record<string, string> = {}
    for (const { id } of memories) {
      answers[id] = await doneTo(id, act).then(
        () => t.memories.done,
        (error: Error) => `${t.memories.refused}: ${error.message}`,
      )
      setDone({ ...answers })
    }
    setWorking(false)
  }
  const title = act === 'confirm' ? t.memories.confirmSelected : t.memories.deleteSelected
  return (
    <Dialog title={title} onClose={() => onClose(done !== undefined)}>
      <div className="stack">
        <ul className="list">
          {memories.map(({ id, content }) => (
            <li key={id} data-id={id}>
              <span data-field="content">{content}</span> {done?.[id] && <strong>{done[id]}</strong>}
            </li>
          ))}
        </ul>
        {!done && (
          <Field
            label={t.memories.number}
            hint={t.memories.typeNumber(memories.length)}
            type="number"
            min={1}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
        <div className="row">
          {!done && (
            <Button
              look={act === 'delete' ? 'danger' : 'main'}
              disabled={Number(number) !== memories.length || isWorking}
              onClick={() => void carryOut()}
            >
              {act === 'confirm' ? t.memories.confirm : t.memories.delete}
            </Button>
          )}
          <Button disabled={isWorking} onClick={() => onClose(done !== undefined)}>
            {done ? t.peek.close : t.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const doneTo = (id: string, act: Act): Promise<unknown> =>
  act === 'confirm' ? nm().memories.confirm(id) : deleteMemory(id, 'delete')
