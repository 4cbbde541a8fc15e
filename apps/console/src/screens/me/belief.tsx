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

type Choice = 'why' | 'better' | 'never'

/** What the person answers, and in which dialog. */
function useAnswer(user: string, belief: Memory) {
  const t = useMessages()
  const { percent } = useFormat()
  const [open, setOpen] = useState<Choice>()
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
  const choose = (choice: Choice | undefined) => {
    answer.reset()
    setOpen(choice)
  }
  return { open, setOpen, choose, answer }
}

/** Something that is thought of a person, to be answered by them. */
export function Belief({ user, belief }: { user: string; belief: Memory }) {
  const t = useMessages()
  const { percent } = useFormat()
  const mayWrite = useMay('write')
  const { open, setOpen, choose, answer } = useAnswer(user, belief)
  const { mutate, isPending, error: fault } = answer
  const confidence = belief.trait?.confidence ?? 0
  const isDialog = open === 'better' || open === 'never'
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
            <Button disabled={isPending} onClick={() => mutate({ stance: 'agree' })}>
              {t.about.right}
            </Button>
            <Button disabled={isPending} onClick={() => mutate({ stance: 'disagree' })}>
              {t.about.wrong}
            </Button>
            <Button onClick={() => choose('better')}>{t.about.better}</Button>
            <Button onClick={() => choose('never')}>{t.about.never}</Button>
          </>
        )}
      </div>
      {fault && !isDialog && <Fault error={fault} />}
      {open === 'why' && <Why trait={belief.id} />}
      {open === 'better' && (
        <Reword
          title={t.about.better}
          content={belief.content}
          isPending={isPending}
          fault={fault}
          onSave={(content) => mutate({ stance: 'reword', content })}
          onClose={() => choose(undefined)}
        />
      )}
      {open === 'never' && (
        <Never
          content={belief.content}
          isPending={isPending}
          fault={fault}
          onNever={() => mutate({ stance: 'never' })}
          onClose={() => choose(undefined)}
        />
      )}
    </article>
  )
}

interface NeverProperties {
  readonly content: string
  readonly isPending: boolean
  readonly fault: unknown
  onNever(): void
  onClose(): void
}

function Never({ content, isPending, fault, onNever, onClose }: NeverProperties) {
  const t = useMessages()
  return (
    <Dialog title={t.about.never} onClose={onClose} fault={fault}>
      <p>{content}</p>
      <p className="soft">{t.about.neverLead}</p>
      <div className="row space">
        <Button look="danger" disabled={isPending} onClick={onNever}>
          {t.about.never}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </Dialog>
  )
}
