import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { previewTurns, ROLES, type TriedTurn } from '../../api/person/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Select, TextArea } from '../../parts/controls/field.tsx'
import { Outcome } from './outcome.tsx'

interface Properties {
  readonly user: string
  readonly session: string
  onClose(): void
}

/** What would be kept of some turns; nothing is stored. */
export function DryRun({ user, session, onClose }: Properties) {
  const t = useMessages()
  const [role, setRole] = useState<TriedTurn['role']>('user')
  const [text, setText] = useState('')
  const [turns, setTurns] = useState<readonly TriedTurn[]>([])
  const tried = useMutation({ mutationFn: (all: readonly TriedTurn[]) => previewTurns(user, session, all) })
  const own = text.trim() ? [{ turn_id: `try-${turns.length + 1}`, role, text }] : []
  const all = [...turns, ...own]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (all.length > 0) tried.mutate(all)
  }
  return (
    <Dialog title={t.sessions.dryRun} onClose={onClose} className="dialog-wide">
      <form onSubmit={submit} className="stack">
        <p className="soft">{t.sessions.dryRunLead}</p>
        {turns.map((turn) => (
          <p key={turn.turn_id}>
            <span className="tag">{t.values[turn.role]}</span> {turn.text}
          </p>
        ))}
        <Select
          label={t.sessions.role}
          value={role}
          options={ROLES}
          onChoose={(chosen) => setRole(chosen || 'user')}
        />
        <TextArea label={t.sessions.text} value={text} onChange={(event) => setText(event.target.value)} />
        {tried.error && <Fault error={tried.error} />}
        {tried.data && (
          <Outcome user={user} session={session} preview={tried.data} turns={tried.variables ?? []} />
        )}
        <div className="row">
          <Button type="submit" look="main" disabled={all.length === 0 || tried.isPending}>
            {tried.isPending ? t.sessions.trying : t.sessions.try}
          </Button>
          <Button
            disabled={own.length === 0}
            onClick={() => {
              setTurns(all)
              setText('')
            }}
          >
            {t.sessions.addTurn}
          </Button>
          <Button onClick={onClose}>{t.peek.close}</Button>
        </div>
      </form>
    </Dialog>
  )
}
