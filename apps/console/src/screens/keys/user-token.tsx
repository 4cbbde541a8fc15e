import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Copy } from '../../parts/controls/copy.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { Moment, Said } from '../../parts/values/shown.tsx'
import { nm } from '../../session/credential.ts'
import { useMe } from '../../session/me.ts'

const HOUR_S = 3_600
/** Where one says for whom. */
export const TOKEN_FIELD = 'user-token'

/** A token with which a person sees and answers what is known about them. */
export function UserToken() {
  const t = useMessages()
  const me = useMe()
  const [user, setUser] = useState('')
  const make = useMutation({
    mutationFn: () => {
      const scopes = (['read', 'write'] as const).filter((scope) => me.scopes.includes(scope))
      return nm().tokens.create({ user_id: user.trim(), scopes, expires_in: HOUR_S })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (user.trim()) make.mutate()
  }
  return (
    <Region title={t.service.userToken}>
      <p className="soft">{t.service.tokenLead}</p>
      <form onSubmit={submit} className="row">
        <Field
          id={TOKEN_FIELD}
          label={t.service.userName}
          value={user}
          onChange={(event) => setUser(event.target.value)}
        />
        <Button type="submit" disabled={!user.trim() || make.isPending}>
          {t.service.make}
        </Button>
      </form>
      {make.error && <Fault error={make.error} />}
      {make.data && (
        <p className="row space">
          <code className="secret">
            <Said field="token" value={make.data.token} />
          </code>
          <Copy text={make.data.token} />
          <span className="soft">
            {t.service.ends} <Moment field="expires_at" value={make.data.expires_at} />
          </span>
        </p>
      )}
    </Region>
  )
}
