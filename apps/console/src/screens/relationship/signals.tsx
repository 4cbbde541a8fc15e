import { useMutation } from '@tanstack/react-query'
import { refresh } from '../../api/person/memories.ts'
import { sendSignal } from '../../api/person/relationship.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { useMay } from '../../session/me.ts'

/** The two signals that an application may send of its own. */
export function Signals({ user }: { user: string }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (signal: 'memory_confirmation' | 'correction') => sendSignal(user, signal),
    onSuccess: async ({ score, state }) => {
      announce(`${t.relationship.score}: ${score} · ${t.values[state] ?? state}`)
      await refresh(user)
    },
  })
  if (!mayWrite) return null
  return (
    <span className="row">
      {error && <Fault error={error} onRetry={() => variables && mutate(variables)} />}
      <Button disabled={isPending} onClick={() => mutate('memory_confirmation')}>
        {t.relationship.confirmed}
      </Button>
      <Button disabled={isPending} onClick={() => mutate('correction')}>
        {t.relationship.corrected}
      </Button>
    </span>
  )
}
