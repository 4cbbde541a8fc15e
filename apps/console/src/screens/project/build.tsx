import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { buildContext, type Place } from '../../api/story.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Field, TextArea } from '../../parts/controls/field.tsx'
import { useSearch } from '../../place/search.ts'
import { useMay } from '../../session/me.ts'
import { useActions } from '../../shell/actions.ts'

/** Asks for the context of a scene that is still to be written. */
export function Build({ project, chosen }: { project: string; chosen: Place | undefined }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const [isOpen, setOpen] = useState(false)
  useActions(
    useMemo(() => (mayWrite ? [{ label: t.story.newContext, run: () => setOpen(true) }] : []), [mayWrite, t]),
  )
  if (!mayWrite) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.story.newContext}</Button>
      {isOpen && (
        <Dialog title={t.story.newContext} onClose={() => setOpen(false)}>
          <Plan project={project} chosen={chosen} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

interface PlanProperties {
  readonly project: string
  readonly chosen: Place | undefined
  onDone(): void
}

function Plan({ project, chosen, onDone }: PlanProperties) {
  const t = useMessages()
  const search = useSearch()
  const [chapter, setChapter] = useState(String(chosen?.chapter ?? ''))
  const [scene, setScene] = useState(String(chosen?.scene ?? ''))
  const [purpose, setPurpose] = useState('')
  const [characters, setCharacters] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      buildContext(project, {
        chapter_index: Number(chapter),
        scene_index: Number(scene),
        characters: [],
        scene_plan: { purpose, characters: namesOf(characters) },
      }),
    onSuccess: async (context) => {
      announce(t.story.built(context.relevant_memories.length, context.warnings.length))
      onDone()
      search.open({ chapter, scene })
      await cache.invalidateQueries({ queryKey: ['story', project] })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form className="stack" onSubmit={send}>
      {error && <Fault error={error} />}
      <div className="row">
        <Index label={t.story.chapter} value={chapter} onChange={setChapter} />
        <Index label={t.story.scene} value={scene} onChange={setScene} />
      </div>
      <TextArea
        label={t.story.purpose}
        required
        value={purpose}
        onChange={(event) => setPurpose(event.target.value)}
      />
      <Field
        label={t.story.characters}
        hint={t.story.charactersHint}
        value={characters}
        onChange={(event) => setCharacters(event.target.value)}
      />
      <p className="row">
        <Button type="submit" look="main" disabled={isPending}>
          {t.story.build}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </p>
    </form>
  )
}

interface IndexProperties {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

/** A chapter or a scene by its number, from 0. */
const Index = ({ label, value, onChange }: IndexProperties) => (
  <Field
    label={label}
    type="number"
    min={0}
    required
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)

const namesOf = (text: string): string[] =>
  text
    .split(/[,，、]/)
    .map((name) => name.trim())
    .filter(Boolean)
