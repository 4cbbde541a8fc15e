import { useQuery } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import type { ReactNode } from 'react'
import { userQuery } from '../api/person/users.ts'
import { useMessages } from '../i18n/language.ts'
import { Amount } from '../parts/values/shown.tsx'
import { usePlace } from '../place/history.ts'
import { Link } from '../place/link.tsx'
import { ofPerson } from './navigation.ts'
import { NotFound } from './not-found.tsx'
import { Screen } from './screen.tsx'

interface Properties {
  readonly user: string
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A screen of one person, with the links to the others. */
export function PersonScreen({ user, title, aside, children }: Properties) {
  const t = useMessages()
  const { path } = usePlace()
  const { data, error } = useQuery(userQuery(user))
  if (NeuromemError.is(error) && error.status === 404) return <NotFound />
  return (
    <>
      <nav aria-label={t.person} className="tabs tabs-person">
        {ofPerson.map(({ word, to, count }) => (
          <Link
            key={word}
            to={to(user)}
            isCurrent={path === to(user)}
            className={path.startsWith(`${to(user)}/`) && word !== 'overview' ? 'within' : undefined}
          >
            {t.nav[word]}
            {count && data && <Amount field={count} value={data[count]} className="count" />}
          </Link>
        ))}
      </nav>
      <Screen title={title} aside={aside}>
        {children}
      </Screen>
    </>
  )
}
