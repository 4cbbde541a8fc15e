import { useMutation } from '@tanstack/react-query'
import { type Memory, NeuromemError } from 'neuromem'
import { type FormEvent, useState } from 'react'
import { refresh } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { TextArea } from '../../parts/controls/field.tsx'
import { nm } from '../../session/credential.ts'

/** Other words for a memory. Where somebody was faster, both texts stand there and nothing is lost. */
export function Edit({ memory, onClose }: { memory: Memory; onClose(): void }) {
  const t = useMessages()
  const [content, setContent] = useState(memory.content)
  const [known, setKnown] = useState(memory)
  const save = useMutation({
    mutationFn: () => nm().memories.update(known, { content: content.trim() }),
    onSuccess: async () => {
      announce(t.memories.changed)
      onClose()
      await refresh(memory.user_id)
    },
    onError: async (error) => {
      if (NeuromemError.is(error, 'version_conflict')) setKnown(await nm().memories.get(memory.id))
    },
  })
  const isConflict = NeuromemError.is(save.error, 'version_conflict')
  const isForgotten = known.forgotten_at !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Dialog title={t.memories.edit} onClose={onClose}>
      <form onSubmit={submit} className="stack">
        {isConflict && (
          <div role="alert" className="fault">
            <p>{isForgotten ? t.memories.forgottenMeanwhile : t.memories.conflict}</p>
            {!isForgotten && (
              <>
                <p className="soft">{t.memories.theirs}</p>
                <p data-field="content">{known.content}</p>
              </>
            )}
          </div>
        )}
        {save.error && !isConflict && <Fault error={save.error} />}
        <TextArea
          label={t.memories.content}
          value={content}
          required
          onChange={(event) => setContent(event.target.value)}
        />
        <div className="row">
          <Button type="submit" look="main" disabled={save.isPending || isForgotten || !content.trim()}>
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
