import { useInfiniteQuery } from '@tanstack/react-query'
import { usersQuery } from '../api/person/users.ts'
import { useMessages } from '../i18n/language.ts'
import { Select } from '../parts/controls/field.tsx'
import { go } from '../place/history.ts'

interface Properties {
  readonly user: string
  /** Where the same is shown of somebody else. */
  readonly to: (user: string) => string
}

/** The same of somebody else: of the first hundred, others are found by Go to. Nothing where one is alone. */
export function Who({ user, to }: Properties) {
  const t = useMessages()
  const { data = [] } = useInfiniteQuery(usersQuery(''))
  const users = [...new Set([user, ...data.map(({ user_id }) => user_id)])]
  if (users.length < 2) return null
  return (
    <Select
      label={t.recall.who}
      value={user}
      options={users}
      naming={(id) => id}
      onChoose={(chosen) => go(to(chosen))}
    />
  )
}
