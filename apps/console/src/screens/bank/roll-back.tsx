import { useMutation } from '@tanstack/react-query'
import { cache } from '../../api/asking/cache.ts'
import { rollBack } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { useMay } from '../../session/me.ts'

/** Takes a change back; where an item was changed since, the fault names it. */
export function RollBack({ bank, delta }: { bank: string; delta: string }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => rollBack(bank, delta),
    onSuccess: async ({ restored, archived }) => {
      announce(t.experience.rolledBack(restored.length, archived.length))
      await cache.invalidateQueries({ queryKey: ['experience'] })
    },
  })
  if (!mayWrite) return null
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate()}>
        {t.experience.rollBack}
      </Button>
      {error && <Fault error={error} />}
    </>
  )
}
