import { useMutation } from '@tanstack/react-query'
import type { Erased } from 'neuromem'
import { useState } from 'react'
import { exportOf, save, saveJson } from '../../api/asking/download.ts'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { forgetCredential, nm } from '../../session/credential.ts'
import { useMay } from '../../session/me.ts'

export type Gone = Erased

/** Everything, to take along or to be rid of. */
export function YourData({ user, onGone }: { user: string; onGone(gone: Gone): void }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const download = useMutation({
    mutationFn: async () => save('about-me.jsonl', await exportOf(user)),
  })
  const erase = useMutation({
    mutationFn: () => nm().user(user).erase(),
    onSuccess: (gone) => {
      forgetCredential()
      onGone(gone)
    },
  })
  const isMeant = typed.trim().toLowerCase() === t.about.word
  return (
    <Region title={t.about.data}>
      <p className="soft">{t.about.downloadLead}</p>
      <div className="row">
        <Button onClick={() => download.mutate()}>{t.about.downloadAll}</Button>
        {mayWrite && (
          <Button look="danger" onClick={() => setOpen(true)}>
            {t.about.forgetAll}
          </Button>
        )}
      </div>
      {download.error && <Fault error={download.error} />}
      {isOpen && (
        <Dialog title={t.about.forgetAll} onClose={() => setOpen(false)}>
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault()
              if (isMeant) erase.mutate()
            }}
          >
            <p>{t.about.forgetAllLead}</p>
            <Field
              label={t.about.typeForget}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            {erase.error && <Fault error={erase.error} />}
            <div className="row">
              <Button type="submit" look="danger" disabled={!isMeant || erase.isPending}>
                {t.about.forgetAll}
              </Button>
              <Button onClick={() => setOpen(false)}>{t.cancel}</Button>
            </div>
          </form>
        </Dialog>
      )}
    </Region>
  )
}

/** What remains: a proof without words. */
export function Receipt({ gone }: { gone: Gone }) {
  const t = useMessages()
  return (
    <Region title={t.about.receipt}>
      <p>{t.about.gone}</p>
      <div className="row space">
        <Button look="main" onClick={() => saveJson('receipt.json', gone)}>
          {t.about.saveReceipt}
        </Button>
      </div>
    </Region>
  )
}
