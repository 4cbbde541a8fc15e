import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { cache } from '../../api/cache.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Check, Field } from '../../parts/field.tsx'
import { nm } from '../../session/credential.ts'
import { Secret } from './secret.tsx'

const SCOPES = ['read', 'write', 'admin'] as const
type Scope = (typeof SCOPES)[number]

/** A new key; its secret is shown once, and the dialog closes only when somebody says that they have it. */
export function NewKey({ onClose }: { onClose(): void }) {
  const t = useMessages()
  const [name, setName] = useState('')
  const [user, setUser] = useState<string>()
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'write'])
  const isBound = user !== undefined
  const allowed = isBound ? scopes.filter((scope) => scope !== 'admin') : scopes
  const make = useMutation({
    mutationFn: () =>
      nm().keys.create({ name: name.trim(), scopes: [...allowed], ...(isBound && { user_id: user.trim() }) }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['keys'] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  const close = () => {
    if (!make.data) onClose()
  }
  const isReady = name.trim() !== '' && allowed.length > 0 && (!isBound || user.trim() !== '')
  return (
    <Dialog title={t.service.newKey} onClose={close} className="dialog-wide">
      {make.data ? (
        <div className="stack">
          <Secret field="key" secret={make.data.key} user={make.data.user_id ?? undefined} />
          <Button look="main" onClick={onClose}>
            {t.service.haveIt}
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} className="stack">
          <Field
            label={t.service.name}
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
          <fieldset className="row">
            <legend className="soft">{t.service.for}</legend>
            <label className="check">
              <input type="radio" name="for" checked={!isBound} onChange={() => setUser(undefined)} />
              {t.service.everybody}
            </label>
            <label className="check">
              <input type="radio" name="for" checked={isBound} onChange={() => setUser('')} />
              {t.service.onePerson}
            </label>
            {isBound && (
              <Field
                label={t.service.userName}
                value={user}
                onChange={(event) => setUser(event.target.value)}
              />
            )}
          </fieldset>
          <fieldset className="row">
            <legend className="soft">{t.service.may}</legend>
            {SCOPES.filter((scope) => !isBound || scope !== 'admin').map((scope) => (
              <Check
                key={scope}
                label={scope}
                checked={scopes.includes(scope)}
                onChange={({ target: { checked } }) =>
                  setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
            ))}
          </fieldset>
          {make.error && <Fault error={make.error} />}
          <div className="row">
            <Button type="submit" look="main" disabled={!isReady || make.isPending}>
              {t.service.create}
            </Button>
            <Button onClick={onClose}>{t.cancel}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
