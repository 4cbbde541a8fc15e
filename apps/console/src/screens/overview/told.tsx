import { useQuery } from '@tanstack/react-query'
import { firstTurns } from '../../api/asking/first-calls.ts'
import { profileQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Copy } from '../../parts/controls/copy.tsx'
import { Amount, Said, Word } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'

const BUDGET = 400

/** The profile, as a prompt would have it. */
export function Told({ user }: { user: string }) {
  const t = useMessages()
  const profile = useQuery(profileQuery(user))
  const aside = profile.data && (
    <span className="row soft">
      <Amount field="tokens" value={profile.data.tokens}>
        {t.overview.tokens(profile.data.tokens, BUDGET)}
      </Amount>
      <Copy text={profile.data.text} />
    </span>
  )
  return (
    <Region title={t.overview.told} aside={aside}>
      <Answer of={profile}>
        {({ traits, facts }) =>
          traits.length + facts.length === 0 ? (
            <Empty curl={firstTurns(user)}>{t.overview.toldEmpty}</Empty>
          ) : (
            <ul className="list">
              {[...traits, ...facts].map((memory) => (
                <li key={memory.id} data-id={memory.id} className="told">
                  {memory.trait ? (
                    <Word field="trait.subtype" value={memory.trait.subtype} className="tag tag-accent" />
                  ) : (
                    <Word field="memory_type" value={memory.memory_type} className="tag" />
                  )}
                  <PeekLink kind="memory" id={memory.id} to={paths.memory(user, memory.id)}>
                    <Said field="content" value={memory.content} />
                  </PeekLink>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Region>
  )
}
