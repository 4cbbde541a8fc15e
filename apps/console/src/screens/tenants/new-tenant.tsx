import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { nm } from '../../session/credential.ts'
import { Secret } from '../keys/secret.tsx'

/** A tenant, with its first key. */
export function NewTenant({ onClose }: { onClose(): void }) {
  const t = useMessages()
  const [name, setName] = useState('')
  const make = useMutation({
    mutationFn: () => nm().admin.tenants.create({ name: name.trim() }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['tenants'] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) make.mutate()
  }
  return (
    <Dialog title={t.service.newTenant} onClose={() => make.data || onClose()} className="dialog-wide">
      {make.data ? (
        <div className="stack">
          <Secret field="api_key" secret={make.data.api_key} user={undefined} />
          <p>
            <Button look="main" onClick={onClose}>
              {t.service.haveIt}
            </Button>
          </p>
        </div>
      ) : (
        <form onSubmit={submit} className="stack">
          <Field label={t.service.name} value={name} onChange={(event) => setName(event.target.value)} />
          {make.error && <Fault error={make.error} />}
          <div className="row">
            <Button type="submit" look="main" disabled={!name.trim() || make.isPending}>
              {t.service.create}
            </Button>
            <Button onClick={onClose}>{t.cancel}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
