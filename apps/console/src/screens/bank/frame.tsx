import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { banksQuery } from '../../api/experience.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Switch } from '../../parts/controls/switch.tsx'
import { Amount } from '../../parts/values/shown.tsx'
import { go, usePlace } from '../../place/history.ts'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Screen } from '../../shell/screen.tsx'

export const LISTS = ['items', 'claims', 'runs', 'deltas', 'molecules'] as const

interface Properties {
  readonly bank: string
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A screen of one bank, with the links to its lists. */
export function BankScreen({ bank, title, aside, children }: Properties) {
  const t = useMessages()
  const { path } = usePlace()
  return (
    <Screen
      title={title}
      aside={
        <>
          {aside}
          <OtherBank bank={bank} />
        </>
      }
    >
      <nav aria-label={bank} className="tabs">
        {LISTS.map((list) => (
          <Link
            key={list}
            to={paths.bank(bank, list)}
            className={path.startsWith(`${paths.bank(bank, list)}/`) ? 'within' : undefined}
          >
            {t.experience.lists[list]}
          </Link>
        ))}
      </nav>
      <Holds bank={bank} />
      {children}
    </Screen>
  )
}

/** Goes to another bank, to the same list of it, where there is one. */
function OtherBank({ bank }: { bank: string }) {
  const t = useMessages()
  const { path } = usePlace()
  const { data = [] } = useInfiniteQuery(banksQuery())
  const known = data.map((one) => one.bank)
  const list = LISTS.find((one) => path.startsWith(paths.bank(bank, one)))
  if (known.length < 2) return null
  return (
    <Switch
      label={t.experience.bank}
      value={bank}
      options={known}
      onChoose={(chosen) => go(paths.bank(chosen, list))}
    />
  )
}

const CLAIMS = ['fact', 'hypothesis', 'conclusion'] as const

/** How much stands in the bank. */
function Holds({ bank }: { bank: string }) {
  const t = useMessages()
  const { number } = useFormat()
  const { data } = useInfiniteQuery(banksQuery())
  const held = data?.find((one) => one.bank === bank)
  if (!held) return null
  const { lists } = t.experience
  const claims = CLAIMS.reduce((sum, status) => sum + held.claims[status], 0)
  return (
    <p className="row soft bank-holds" data-id={bank}>
      <span>
        {lists.items} <Amount field="items" value={held.items} />
      </span>
      <span>
        {lists.claims} {number(claims)} (
        {CLAIMS.map((status, place) => (
          <span key={status}>
            {place > 0 && ' · '}
            {t.values[status]} <Amount field={`claims.${status}`} value={held.claims[status]} />
          </span>
        ))}
        )
      </span>
      <span>
        {lists.runs} <Amount field="runs" value={held.runs} />
      </span>
    </p>
  )
}
