import { useMutation } from '@tanstack/react-query'
import type { CreatedKey } from 'neuromem'
import { type FormEvent, useState } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { now } from '../../i18n/clock.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Check, Field, Select } from '../../parts/controls/field.tsx'
import { nm } from '../../session/credential.ts'
import { Secret } from './secret.tsx'

const SCOPES = ['read', 'write', 'admin', 'read:sensitive'] as const
type Scope = (typeof SCOPES)[number]
/** Whoever has one person's key is that person. */
const OF_A_PERSON = ['read', 'write'] as const

/** After how many days a key ends by itself; 0 is never. */
const LIVES = ['0', '7', '30', '90', '365'] as const
type Life = (typeof LIVES)[number]
const DAY_SECONDS = 86_400
const DAY_MS = DAY_SECONDS * 1_000
const endOf = (days: Life) =>
  days === '0' ? {} : { expires_at: new Date(now() + Number(days) * DAY_MS).toISOString() }

/** What a form does instead of being sent. */
const instead = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}

/** A new key; its secret is shown once, and the dialog closes only when somebody says that they have it. */
export function NewKey({ onClose }: { onClose(): void }) {
  const t = useMessages()
  const { duration } = useFormat()
  const [name, setName] = useState('')
  const [user, setUser] = useState<string>()
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'write'])
  const [days, setDays] = useState<Life>('0')
  const isBound = user !== undefined
  const offered = isBound ? OF_A_PERSON : SCOPES
  const allowed = scopes.filter((scope) => offered.some((one) => one === scope))
  const make = useMutation({
    mutationFn: () =>
      nm().keys.create({
        name: name.trim(),
        scopes: [...allowed],
        ...(isBound && { user_id: user.trim() }),
        ...endOf(days),
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['keys'] }),
  })
  const close = () => {
    if (!make.data) onClose()
  }
  const isReady = name.trim() !== '' && allowed.length > 0 && (!isBound || user.trim() !== '')
  return (
    <Dialog title={t.service.newKey} onClose={close} className="dialog-wide">
      {make.data ? (
        <Made of={make.data} onClose={onClose} />
      ) : (
        <form onSubmit={instead(() => make.mutate())} className="stack">
          <Field
            label={t.service.name}
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
          <Whose user={user} onChange={setUser} />
          <Scopes offered={offered} chosen={scopes} onChange={setScopes} />
          <Select
            label={t.service.ends}
            value={days}
            options={LIVES}
            naming={(life) => (life === '0' ? t.never : duration(Number(life) * DAY_SECONDS))}
            onChoose={(life) => setDays(life || '0')}
          />
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

interface WhoseProperties {
  /** Undefined for everybody. */
  readonly user: string | undefined
  onChange(user: string | undefined): void
}

/** For everybody, or for one person. */
function Whose({ user, onChange }: WhoseProperties) {
  const t = useMessages()
  return (
    <fieldset className="row">
      <legend className="soft">{t.service.for}</legend>
      <label className="check">
        <input type="radio" name="for" checked={user === undefined} onChange={() => onChange(undefined)} />
        {t.service.everybody}
      </label>
      <label className="check">
        <input type="radio" name="for" checked={user !== undefined} onChange={() => onChange('')} />
        {t.service.onePerson}
      </label>
      {user !== undefined && (
        <Field label={t.service.userName} value={user} onChange={(event) => onChange(event.target.value)} />
      )}
    </fieldset>
  )
}

interface ScopesProperties {
  readonly offered: readonly Scope[]
  readonly chosen: readonly Scope[]
  onChange(chosen: readonly Scope[]): void
}

function Scopes({ offered, chosen, onChange }: ScopesProperties) {
  const t = useMessages()
  return (
    <fieldset className="row">
      <legend className="soft">{t.service.may}</legend>
      {offered.map((scope) => (
        <Check
          key={scope}
          label={scope}
          checked={chosen.includes(scope)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        />
      ))}
    </fieldset>
  )
}

/** The secret, shown once. */
function Made({
  of: made,
  onClose,
}: {
  of: Pick<CreatedKey, 'key'> & { user_id?: string | null }
  onClose(): void
}) {
  const t = useMessages()
  return (
    <div className="stack">
      <Secret field="key" secret={made.key} user={made.user_id ?? undefined} />
      <p>
        <Button look="main" onClick={onClose}>
          {t.service.haveIt}
        </Button>
      </p>
    </div>
  )
}
