import { useMutation } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { useState } from 'react'
import { deleteMemory, refresh, restoreMemory } from '../../api/person/memories.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { nm } from '../../session/credential.ts'
import { useMay } from '../../session/me.ts'
import { Reword } from './reword.tsx'

type Choice = 'correct' | 'forget'

/** What is being done about it, and in which dialog. */
function useDeeds(memory: Memory) {
  const t = useMessages()
  const [open, setOpen] = useState<Choice>()
  const done = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: async () => {
      setOpen(undefined)
      await refresh(memory.user_id)
    },
  })
  const choose = (choice: Choice | undefined) => {
    done.reset()
    setOpen(choice)
  }
  const answer = (said: { confirmed: boolean } | { content: string }) =>
    done.mutate(() =>
      nm()
        .memories.confirm(memory.id, said)
        .then(() => announce(t.about.thanks)),
    )
  const restore = () => done.mutate(() => restoreMemory(memory.id).then(() => announce(t.about.isBack)))
  const forget = () =>
    done.mutate(() =>
      deleteMemory(memory.id, 'delete').then(() =>
        announce(t.about.forgotten, { label: t.about.back, run: restore }),
      ),
    )
  return { open, choose, done, answer, forget }
}

/** Something that a person said, to be corrected, forgotten, or allowed. */
export function Known({ memory, isWaiting = false }: { memory: Memory; isWaiting?: boolean }) {
  const t = useMessages()
  const { day } = useFormat()
  const mayWrite = useMay('write')
  const { open, choose, done, answer, forget } = useDeeds(memory)
  const { isPending, error: fault } = done
  const close = () => choose(undefined)
  return (
    <li>
      <p>
        {memory.content}{' '}
        {memory.valid_at && (
          <time dateTime={memory.valid_at} className="soft small">
            {day(memory.valid_at)}
          </time>
        )}
      </p>
      {mayWrite && (
        <div className="row">
          {isWaiting ? (
            <YesOrNo isPending={isPending} onAnswer={(confirmed) => answer({ confirmed })} />
          ) : (
            <Choices onChoose={choose} />
          )}
        </div>
      )}
      {fault && !open && <Fault error={fault} />}
      {open === 'correct' && (
        <Reword
          title={t.about.correct}
          content={memory.content}
          isPending={isPending}
          fault={fault}
          onSave={(content) => answer({ content })}
          onClose={close}
        />
      )}
      {open === 'forget' && (
        <Forget
          content={memory.content}
          isPending={isPending}
          fault={fault}
          onForget={forget}
          onClose={close}
        />
      )}
    </li>
  )
}

interface ForgetProperties {
  readonly content: string
  readonly isPending: boolean
  readonly fault: unknown
  onForget(): void
  onClose(): void
}

function Forget({ content, isPending, fault, onForget, onClose }: ForgetProperties) {
  const t = useMessages()
  return (
    <Dialog title={t.about.forget} onClose={onClose} fault={fault}>
      <p>{content}</p>
      <p className="soft">{t.about.forgetLead}</p>
      <div className="row space">
        <Button look="danger" disabled={isPending} onClick={onForget}>
          {t.about.forget}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </Dialog>
  )
}

function YesOrNo({ isPending, onAnswer }: { isPending: boolean; onAnswer(confirmed: boolean): void }) {
  const t = useMessages()
  return (
    <>
      <Button disabled={isPending} onClick={() => onAnswer(true)}>
        {t.about.yes}
      </Button>
      <Button disabled={isPending} onClick={() => onAnswer(false)}>
        {t.about.no}
      </Button>
    </>
  )
}

function Choices({ onChoose }: { onChoose(choice: Choice): void }) {
  const t = useMessages()
  return (
    <>
      <Button look="quiet" onClick={() => onChoose('correct')}>
        {t.about.correct}
      </Button>
      <Button look="quiet" onClick={() => onChoose('forget')}>
        {t.about.forget}
      </Button>
    </>
  )
}
