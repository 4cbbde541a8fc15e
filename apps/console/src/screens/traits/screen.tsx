import { useQuery } from '@tanstack/react-query'
import { isTrait, type TraitMemory } from '../../api/person/traits.ts'
import { traitsQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Link } from '../../place/link.tsx'
import type { Params } from '../../place/params.ts'
import { paths } from '../../place/paths.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Rung } from './rung.tsx'

const LADDER = ['core', 'preference', 'behavior'] as const

/** What is believed of a person, from what is deepest to what is only noticed. */
export default function Traits({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const traits = useQuery(traitsQuery(user))
  const aside = (
    <Link to={paths.cycles(user)} isCurrent={false}>
      {t.nav.cycles}
    </Link>
  )
  return (
    <PersonScreen user={user} title={t.nav.traits} aside={aside}>
      <Answer of={traits}>
        {({ items }) => {
          const found = items.filter(isTrait)
          const believed = found.filter(({ trait }) => trait.stage !== 'trend')
          return (
            <div className="stack">
              {found.length === 0 && (
                <Empty
                  curl={{
                    method: 'POST',
                    path: `/api/v1/users/${encodeURIComponent(user)}/reflect`,
                    body: { force: true },
                  }}
                >
                  {t.traits.empty}
                </Empty>
              )}
              {LADDER.map((subtype) => (
                <Group
                  key={subtype}
                  title={t.traits[subtype]}
                  none={t.traits.none}
                  items={believed.filter(({ trait }) => trait.subtype === subtype)}
                />
              ))}
              <Group
                title={t.traits.trends}
                none={t.traits.noTrends}
                items={found.filter(({ trait }) => trait.stage === 'trend')}
              />
            </div>
          )
        }}
      </Answer>
    </PersonScreen>
  )
}

interface GroupProperties {
  readonly title: string
  /** Said where there is none. */
  readonly none: string
  readonly items: readonly TraitMemory[]
}

function Group({ title, none, items }: GroupProperties) {
  return (
    <Region title={title} aside={<span className="soft small">{items.length}</span>}>
      {items.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul className="list">
          {items.map((memory) => (
            <Rung key={memory.id} memory={memory} />
          ))}
        </ul>
      )}
    </Region>
  )
}
