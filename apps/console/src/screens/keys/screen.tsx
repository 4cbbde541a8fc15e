import { useInfiniteQuery } from '@tanstack/react-query'
import type { KeyInfo } from 'neuromem'
import { useMemo, useState } from 'react'
import { keysQuery } from '../../api/service.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Moment, Said } from '../../parts/values/shown.tsx'
import { useMay } from '../../session/me.ts'
import { useActions } from '../../shell/actions.ts'
import { Screen } from '../../shell/screen.tsx'
import { NewKey } from './new-key.tsx'
import { Revoke } from './revoke.tsx'
import { TOKEN_FIELD, UserToken } from './user-token.tsx'

/** Who may ask, and for whom? */
export default function Keys() {
  const t = useMessages()
  const keys = useInfiniteQuery(keysQuery())
  const mayAdminister = useMay('admin')
  const [isMaking, setMaking] = useState(false)
  const [revoked, setRevoked] = useState<KeyInfo>()
  const actions = useMemo(
    () => [
      ...(mayAdminister ? [{ label: t.service.newKey, run: () => setMaking(true) }] : []),
      { label: t.service.userToken, run: () => document.getElementById(TOKEN_FIELD)?.focus() },
    ],
    [mayAdminister, t],
  )
  useActions(actions)
  const head = [
    t.service.name,
    t.service.prefix,
    t.service.may,
    t.service.userName,
    t.service.lastUsed,
    t.service.ends,
    t.service.revoked,
    `.${t.service.revoke}`,
  ]
  return (
    <Screen
      title={t.nav.keys}
      aside={mayAdminister && <Button onClick={() => setMaking(true)}>{t.service.newKey}</Button>}
    >
      <div className="stack">
        <Answer of={keys}>
          {(items) => (
            <Table label={t.nav.keys} head={head}>
              {items.map((key) => (
                <KeyRow key={key.key_id} of={key} onRevoke={mayAdminister ? setRevoked : undefined} />
              ))}
            </Table>
          )}
        </Answer>
        <More of={keys} />
        <UserToken />
      </div>
      {isMaking && <NewKey onClose={() => setMaking(false)} />}
      {revoked && <Revoke of={revoked} onClose={() => setRevoked(undefined)} />}
    </Screen>
  )
}

interface RowProperties {
  readonly of: KeyInfo
  /** Undefined for who may not. */
  readonly onRevoke: ((key: KeyInfo) => void) | undefined
}

function KeyRow({ of: key, onRevoke }: RowProperties) {
  const t = useMessages()
  return (
    <tr data-id={key.key_id}>
      <td>
        <Said field="name" value={key.name} />
      </td>
      <td>
        <code>
          <Said field="prefix" value={key.prefix} />
        </code>
      </td>
      <td>
        <Said field="scopes" value={key.scopes.join(' ')} />
      </td>
      <td>
        <Said field="user_id" value={key.user_id} />
      </td>
      <td>{key.last_used_at ? <Moment field="last_used_at" value={key.last_used_at} /> : t.never}</td>
      <td>
        <Moment field="expires_at" value={key.expires_at} as="day" />
      </td>
      <td>
        <Moment field="revoked_at" value={key.revoked_at} />
      </td>
      <td>
        {onRevoke && key.revoked_at === null && (
          <Button look="danger" onClick={() => onRevoke(key)}>
            {t.service.revoke}
          </Button>
        )}
      </td>
    </tr>
  )
}
