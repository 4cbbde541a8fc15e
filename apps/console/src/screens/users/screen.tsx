import { useInfiniteQuery } from '@tanstack/react-query'
import { firstTurns } from '../../api/asking/first-calls.ts'
import { usersQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Moment, Said } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { useSearch } from '../../place/search.ts'
import { Screen } from '../../shell/screen.tsx'

/** Whom does the service know? */
export default function Users() {
  const t = useMessages()
  const search = useSearch()
  const query = search.text('query')
  const users = useInfiniteQuery(usersQuery(query))
  return (
    <Screen title={t.nav.users}>
      <div className="stack">
        <Field
          label={t.users.find}
          type="search"
          value={query}
          onChange={(event) => search.put({ query: event.target.value })}
          className="max-w-md"
        />
        <Answer of={users}>
          {(items) =>
            items.length === 0 ? (
              query ? (
                <Empty>{t.users.none}</Empty>
              ) : (
                <Empty curl={firstTurns()}>{t.users.empty}</Empty>
              )
            ) : (
              <Table label={t.nav.users} head={[t.users.user, t.users.created, t.users.last]}>
                {items.map(({ user_id, created_at, last_interaction_at }) => (
                  <tr key={user_id} data-id={user_id}>
                    <td className="wide">
                      <Link to={paths.user(user_id)}>
                        <Said field="user_id" value={user_id} />
                      </Link>
                    </td>
                    <td>
                      <Moment field="created_at" value={created_at} />
                    </td>
                    <td>
                      <Moment field="last_interaction_at" value={last_interaction_at} />
                    </td>
                  </tr>
                ))}
              </Table>
            )
          }
        </Answer>
      </div>
      <More of={users} />
    </Screen>
  )
}
