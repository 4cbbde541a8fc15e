import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { tenantsQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Moment, Said } from '../../parts/values/shown.tsx'
import { useActions } from '../../shell/actions.ts'
import { Screen } from '../../shell/screen.tsx'
import { NewTenant } from './new-tenant.tsx'

const FIRST = { method: 'POST', path: '/admin/tenants', body: { name: 'my app' } } as const

/** Who is served by this installation? */
export default function Tenants() {
  const t = useMessages()
  const [isMaking, setMaking] = useState(false)
  useActions(useMemo(() => [{ label: t.service.newTenant, run: () => setMaking(true) }], [t]))
  const tenants = useInfiniteQuery(tenantsQuery())
  return (
    <Screen
      title={t.nav.tenants}
      aside={<Button onClick={() => setMaking(true)}>{t.service.newTenant}</Button>}
    >
      <div className="stack">
        <p className="soft">{t.tenants.lead}</p>
        <Answer of={tenants}>
          {(items) =>
            items.length === 0 ? (
              <Empty curl={FIRST}>{t.tenants.empty}</Empty>
            ) : (
              <Table label={t.nav.tenants} head={[t.tenants.name, t.tenants.created, t.tenants.keys]}>
                {items.map((tenant) => (
                  <tr key={tenant.tenant_id} data-id={tenant.tenant_id}>
                    <td className="wide">
                      <Said field="name" value={tenant.name} />
                    </td>
                    <td>
                      <Moment field="created_at" value={tenant.created_at} />
                    </td>
                    <td>
                      <Amount field="keys" value={tenant.keys.length} />
                    </td>
                  </tr>
                ))}
              </Table>
            )
          }
        </Answer>
        <More of={tenants} />
      </div>
      {isMaking && <NewTenant onClose={() => setMaking(false)} />}
    </Screen>
  )
}
