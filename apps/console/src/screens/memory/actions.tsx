import { useMutation } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { useState } from 'react'
import { isOver, refresh } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { nm } from '../../session/credential.ts'
import { useMay } from '../../session/me.ts'
import { Delete } from './delete.tsx'
import { Edit } from './edit.tsx'
import { Restore } from './restore.tsx'

/** What a person can do to a memory. */
export function Actions({ memory }: { memory: Memory }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const confirm = useMutation({
    mutationFn: () => nm().memories.confirm(memory.id),
    onSuccess: async () => {
      announce(t.memories.confirmed)
      await refresh(memory.user_id)
    },
  })
  if (memory.forgotten_at !== null) return <Restore memory={memory} />
  if (!mayWrite || isOver(memory)) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="row">
        {memory.memory_type !== 'trait' && <Button onClick={() => setOpen('edit')}>{t.memories.edit}</Button>}
        {memory.requires_confirmation && (
          <Button look="main" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
            {t.memories.confirm}
          </Button>
        )}
        <Button look="danger" onClick={() => setOpen('delete')}>
          {t.memories.delete}
        </Button>
      </div>
      {confirm.error && <Fault error={confirm.error} onRetry={() => confirm.mutate()} />}
      {open === 'edit' && <Edit memory={memory} onClose={close} />}
      {open === 'delete' && <Delete memory={memory} onClose={close} />}
    </>
  )
}
