import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../../api/person/memories.ts'
import { answerTrait, type Stance, type TraitMemory } from '../../api/person/traits.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { TextArea } from '../../parts/controls/field.tsx'
import { useMay } from '../../session/me.ts'

type Open = 'reword' | 'never' | undefined

/** What the person says of it; each answer says what it did. */
export function YourAnswer({ memory }: { memory: TraitMemory }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const [open, setOpen] = useState<Open>()
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: ({ stance, content }: { stance: Stance; content?: string }) =>
      answerTrait(memory.id, stance, content),
    onSuccess: async ({ answer: { before, after } }) => {
      setOpen(undefined)
      announce(t.traits.answered(standing(before, t.values), standing(after, t.values)))
      await refresh(memory.user_id)
    },
  })
  const choose = (choice: Open) => {
    reset()
    setOpen(choice)
  }
  if (!mayWrite) return null
  return (
    <Region title={t.traits.yourAnswer}>
      {error && open !== 'never' && <Fault error={error} onRetry={() => variables && mutate(variables)} />}
      <p className="row">
        <Button disabled={isPending} onClick={() => mutate({ stance: 'agree' })}>
          {t.traits.agree}
        </Button>
        <Button disabled={isPending} onClick={() => mutate({ stance: 'disagree' })}>
          {t.traits.disagree}
        </Button>
        <Button
          aria-expanded={open === 'reword'}
          onClick={() => choose(open === 'reword' ? undefined : 'reword')}
        >
          {t.traits.reword}
        </Button>
        <Button look="danger" onClick={() => choose('never')}>
          {t.traits.never}
        </Button>
      </p>
      {open === 'reword' && (
        <Reword
          content={memory.content}
          isBusy={isPending}
          onSave={(content) => mutate({ stance: 'reword', content })}
        />
      )}
      {open === 'never' && (
        <Dialog title={t.traits.never} onClose={() => choose(undefined)} fault={error}>
          <p>{t.traits.neverMeans}</p>
          <p className="row space">
            <Button look="danger" disabled={isPending} onClick={() => mutate({ stance: 'never' })}>
              {t.traits.never}
            </Button>
            <Button onClick={() => choose(undefined)}>{t.cancel}</Button>
          </p>
        </Dialog>
      )}
    </Region>
  )
}

interface RewordProperties {
  readonly content: string
  readonly isBusy: boolean
  readonly onSave: (content: string) => void
}

function Reword({ content, isBusy, onSave }: RewordProperties) {
  const t = useMessages()
  const [text, setText] = useState(content)
  return (
    <form
      className="stack space"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text)
      }}
    >
      <TextArea
        label={t.memories.content}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <p>
        <Button type="submit" look="main" disabled={isBusy || text.trim() === '' || text === content}>
          {t.save}
        </Button>
      </p>
    </form>
  )
}

const standing = (
  { stage, confidence }: { stage: string; confidence: number | null },
  values: Readonly<Record<string, string>>,
): string => [values[stage] ?? stage, confidence?.toFixed(4).replace(/0+$/, '')].filter(Boolean).join(' ')
