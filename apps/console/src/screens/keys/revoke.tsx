import { useMutation } from '@tanstack/react-query'
import type { KeyInfo } from 'neuromem'
import { useState } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { nm } from '../../session/credential.ts'

/** A key ends, after one has typed what it begins with. */
export function Revoke({ of: { key_id, prefix, name }, onClose }: { of: KeyInfo; onClose(): void }) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const revoke = useMutation({
    mutationFn: () => nm().keys.revoke(key_id),
    onSuccess: async () => {
      announce(t.service.revokedNow)
      onClose()
      await cache.invalidateQueries({ queryKey: ['keys'] })
    },
  })
  return (
    <Dialog title={t.service.revoke} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed === prefix) revoke.mutate()
        }}
      >
        <p>
          <strong>{name}</strong> {t.service.revokeLead(prefix)}
        </p>
        <Field
          label={t.service.prefix}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {revoke.error && <Fault error={revoke.error} />}
        <div className="row">
          <Button type="submit" look="danger" disabled={typed !== prefix || revoke.isPending}>
            {t.service.revoke}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
