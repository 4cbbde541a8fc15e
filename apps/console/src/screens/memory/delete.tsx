import { useMutation } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { deleteMemory, refresh } from '../../api/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/announce.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'

/** A memory goes. */
export function Delete({ memory, onClose }: { memory: Memory; onClose(): void }) {
  const t = useMessages()
  const remove = useMutation({
    mutationFn: () => deleteMemory(memory.id, 'delete'),
    onSuccess: async () => {
      announce(t.memories.deleted)
      onClose()
      await refresh(memory.user_id)
    },
  })
  return (
    <Dialog title={t.memories.delete} onClose={onClose}>
      <div className="stack">
        <p data-field="content">{memory.content}</p>
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
