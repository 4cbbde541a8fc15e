import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { exportOf, save, saveJson } from '../../api/asking/download.ts'
import { userQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Amount } from '../../parts/values/shown.tsx'
import { useActions } from '../../shell/actions.ts'

type Form = 'JSONL' | 'PAM' | 'Markdown'
const FORMS: readonly Form[] = ['JSONL', 'PAM', 'Markdown']

/** All that is kept, in the bytes of the API, as portable memory, or to read. */
export function Export({ user }: { user: string }) {
  const t = useMessages()
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (form: Form) => saved(user, form),
  })
  useActions(
    useMemo(
      () => FORMS.map((form) => ({ label: `${t.data.export} ${form}`, run: () => mutate(form) })),
      [t, mutate],
    ),
  )
  return (
    <Region title={t.data.export}>
      {error && <Fault error={error} onRetry={() => variables && mutate(variables)} />}
      <Answer of={useQuery(userQuery(user))}>
        {({ sessions, memories, traits }) => (
          <p className="soft">
            {t.data.holds} {t.nav.sessions} <Amount field="sessions" value={sessions} /> · {t.nav.memories}{' '}
            <Amount field="memories" value={memories} /> · {t.nav.traits}{' '}
            <Amount field="traits" value={traits} />
          </p>
        )}
      </Answer>
      <p className="row space">
        {FORMS.map((form) => (
          <a
            key={form}
            href={`/api/v1/users/${encodeURIComponent(user)}/export`}
            download
            className="button button-plain"
            aria-disabled={isPending}
            onClick={(event) => {
              event.preventDefault()
              if (!isPending) mutate(form)
            }}
          >
            {form}
          </a>
        ))}
      </p>
    </Region>
  )
}

export async function saved(user: string, form: Form): Promise<void> {
  const content = await exportOf(user)
  if (form === 'JSONL') return save(`${user}.jsonl`, content)
  const { toMarkdown, toPam } = await import('neuromem/import')
  const lines = (await content.text()).split('\n').filter((line) => line !== '')
  if (form === 'PAM') return saveJson(`${user}.pam.json`, await toPam(lines, { owner: user }))
  const pieces: string[] = []
  for await (const piece of toMarkdown(lines)) pieces.push(piece)
  save(`${user}.md`, new Blob(pieces, { type: 'text/markdown' }))
}
