import { useMutation } from '@tanstack/react-query'
import type { Mark, Policy } from 'neuromem'
import { isByRow, rowOf } from '../../api/person/lifetimes.ts'
import { previewTurns } from '../../api/person/sessions.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Button } from '../../parts/controls/button.tsx'

/** Nobody is called so, and nothing is stored of what is tried. */
const NOBODY = 'console-preview'

interface Properties {
  readonly stored: Policy
  readonly draft: Policy
}

/** What the next commit would do with three sentences, now and with the changes. */
export function NextTurns({ stored, draft }: Properties) {
  const t = useMessages()
  const turns = t.service.samples.map((text, place) => ({
    turn_id: `${place}`,
    role: 'user' as const,
    text,
  }))
  const tried = useMutation({ mutationFn: () => previewTurns(NOBODY, NOBODY, turns) })
  const head = [t.service.sentence, t.service.ofWhat, t.service.nowRow, t.service.thenRow]
  return (
    <Region title={t.service.preview}>
      <p className="soft">{t.service.previewLead}</p>
      <p className="space">
        <Button disabled={tried.isPending} onClick={() => tried.mutate()}>
          {t.service.try}
        </Button>
      </p>
      {tried.error && <Fault error={tried.error} onRetry={() => tried.mutate()} />}
      {tried.data && (
        <Table label={t.service.preview} head={head}>
          {turns.map(({ turn_id, text }) => (
            <tr key={turn_id}>
              <td className="wide">{text}</td>
              <Fate
                mark={tried.data.marks.find((mark) => mark.turn_id === turn_id)}
                stored={stored}
                draft={draft}
              />
            </tr>
          ))}
        </Table>
      )}
    </Region>
  )
}

function Fate({ mark, stored, draft }: Properties & { readonly mark: Mark | undefined }) {
  const t = useMessages()
  const { duration } = useFormat()
  const part = mark?.keep ? mark.parts[0] : undefined
  if (!mark || !part) return <td colSpan={3}>{t.service.notKept}</td>
  const row = rowOf(part)
  const said = (lifetime: { forget_policy: string | null; ttl_seconds: number }) =>
    lifetime.forget_policy === 'temporary'
      ? duration(lifetime.ttl_seconds)
      : (t.values[lifetime.forget_policy ?? ''] ?? lifetime.forget_policy)
  const byRow = isByRow(part, mark.user_triggered_save)
  const before = said(byRow ? stored.lifetimes[row] : part)
  const after = said(byRow ? draft.lifetimes[row] : part)
  return (
    <>
      <td>{byRow ? (t.service.kinds[row] ?? row) : t.sessions.byPin}</td>
      <td>{before}</td>
      <td>{before === after ? after : <strong className="tag tag-accent">{after}</strong>}</td>
    </>
  )
}
