import { useMutation } from '@tanstack/react-query'
import type { Mark, Preview } from 'neuromem'
import { type FormEvent, useState } from 'react'
import { previewTurns, ROLES, type TriedTurn } from '../../api/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/button.tsx'
import { Copy } from '../../parts/copy.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Select, TextArea } from '../../parts/field.tsx'
import { Marked } from '../../parts/marked.tsx'
import { Explained, Said, Word } from '../../parts/shown.tsx'
import { spansOf } from './verdicts.ts'

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
        {tried.data && <Outcome preview={tried.data} turns={tried.variables ?? []} />}
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

const Tried = ({ mark, text }: { mark: Mark; text: string }) => (
  <Marked text={text} spans={spansOf({ mark, text })} />
)

function Outcome({ preview, turns }: { preview: Preview; turns: readonly TriedTurn[] }) {
  const t = useMessages()
  return (
    <div className="stack" aria-live="polite">
      <ul className="list">
        {preview.marks.map((mark) => (
          <li key={mark.turn_id} data-id={mark.turn_id}>
            <Tried mark={mark} text={turns.find(({ turn_id }) => turn_id === mark.turn_id)?.text ?? ''} />
            <p className="row small">
              <Word
                field="verdict"
                value={mark.keep ? 'kept' : 'dropped'}
                className={`tag ${mark.keep ? 'tag-good' : ''}`}
              />
              <Said field="reason" value={mark.reason} className="soft" />
            </p>
          </li>
        ))}
      </ul>
      <h3>{t.sessions.wouldRemember}</h3>
      {preview.memories.length === 0 && <p className="soft">{t.sessions.wouldNot}</p>}
      <ul className="list">
        {preview.memories.map(({ content, memory_type }) => (
          <li key={content}>
            <Word field="memory_type" value={memory_type} className="tag" />{' '}
            <Said field="content" value={content} />
          </li>
        ))}
      </ul>
      {preview.relations.length > 0 && (
        <>
          <h3>{t.sessions.wouldRelate}</h3>
          <ul className="list">
            {preview.relations.map(({ subject, predicate, object }) => (
              <li key={`${subject} ${predicate} ${object}`}>
                {subject} — {predicate} → {object}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul>
        {Object.keys(preview.rejected).map((code) => (
          <li key={code} className="soft">
            <Explained code={code} />
          </li>
        ))}
      </ul>
      <div>
        <Copy text={JSON.stringify({ turns, preview }, null, 2)} label={t.sessions.copyCase} />
      </div>
    </div>
  )
}
