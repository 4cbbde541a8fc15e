import { useMutation } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { refresh, restoreMemory } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Moment } from '../../parts/values/shown.tsx'
import { useMay } from '../../session/me.ts'

/** What was forgotten comes back as it was, for as long as the service can. */
export function Restore({ memory }: { memory: Memory }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const restore = useMutation({
    mutationFn: () => restoreMemory(memory.id),
    onSuccess: async () => {
      announce(t.memories.restored)
      await refresh(memory.user_id)
    },
  })
  return (
    <>
      <p className="row">
        <span className="soft">
          {t.memories.forgotten} <Moment field="forgotten_at" value={memory.forgotten_at} as="time" />
        </span>
        {mayWrite && (
          <Button look="main" disabled={restore.isPending} onClick={() => restore.mutate()}>
            {t.memories.restore}
          </Button>
        )}
      </p>
      {restore.error && <Fault error={restore.error} onRetry={() => restore.mutate()} />}
    </>
  )
}
