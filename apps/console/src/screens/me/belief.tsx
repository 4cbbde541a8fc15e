import { useMutation } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { useState } from 'react'
import { answerBelief, type Stance } from '../../api/person/about.ts'
import { refresh } from '../../api/person/memories.ts'
import { useFormat } from '../../i18n/format.ts'
import { type Messages, useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { useMay } from '../../session/me.ts'
import { Reword } from './reword.tsx'
import { Because, Why } from './why.tsx'

/** How sure, in words. */
function sureOf(confidence: number, { about: { sure } }: Messages): string {
  if (confidence < 0.3) return sure.low
  if (confidence < 0.6) return sure.some
  return confidence < 0.85 ? sure.fair : sure.high
}

/** Something that is thought of a person, to be answered by them. */
export function Belief({ user, belief }: { user: string; belief: Memory }) {
  const t = useMessages()
  const { percent } = useFormat()
  const mayWrite = useMay('write')
  const [open, setOpen] = useState<'why' | 'better' | 'never'>()
  const answer = useMutation({
    mutationFn: ({ stance, content }: { stance: Stance; content?: string }) =>
      answerBelief(belief.id, stance, content),
    onSuccess: async ({ answer: said }, { stance }) => {
      const before = said?.before?.confidence ?? belief.trait?.confidence ?? 0
      const after = said?.after?.confidence
      const sure = (value: number) => `${sureOf(value, t)} (${percent(value)})`
      if (stance === 'never') announce(t.about.neverAgain)
      else announce(after == null ? t.about.thanks : t.about.nowSure(sure(before), sure(after)))
      setOpen(undefined)
      await refresh(user)
    },
  })
  const confidence = belief.trait?.confidence ?? 0
  return (
    <article className="belief">
      <p className="statement">{belief.content}</p>
      <p className="soft">
        {sureOf(confidence, t)} · {percent(confidence)}
      </p>
      {open !== 'why' && <Because trait={belief.id} />}
      <div className="row">
        <Button aria-expanded={open === 'why'} onClick={() => setOpen(open === 'why' ? undefined : 'why')}>
          {t.about.why}
        </Button>
        {mayWrite && (
          <>
            <Button onClick={() => answer.mutate({ stance: 'agree' })}>{t.about.right}</Button>
            <Button onClick={() => answer.mutate({ stance: 'disagree' })}>{t.about.wrong}</Button>
            <Button onClick={() => setOpen('better')}>{t.about.better}</Button>
            <Button onClick={() => setOpen('never')}>{t.about.never}</Button>
          </>
        )}
      </div>
      {answer.error && <Fault error={answer.error} />}
      {open === 'why' && <Why trait={belief.id} />}
      {open === 'better' && (
        <Reword
          title={t.about.better}
          content={belief.content}
          onSave={(content) => answer.mutate({ stance: 'reword', content })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'never' && (
        <Never
          content={belief.content}
          onNever={() => answer.mutate({ stance: 'never' })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </article>
  )
}

interface NeverProperties {
  readonly content: string
  onNever(): void
  onClose(): void
}

function Never({ content, onNever, onClose }: NeverProperties) {
  const t = useMessages()
  return (
    <Dialog title={t.about.never} onClose={onClose}>
      <p>{content}</p>
      <p className="soft">{t.about.neverLead}</p>
      <div className="row space">
        <Button look="danger" onClick={onNever}>
          {t.about.never}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </Dialog>
  )
}
