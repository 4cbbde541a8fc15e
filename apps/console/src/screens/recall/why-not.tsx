import { useMutation, useQuery } from '@tanstack/react-query'
import type { Probed as ProbedMemory } from 'neuromem'
import { useState } from 'react'
import { choiceQuery } from '../../api/person/memories.ts'
import { type Asked, probe } from '../../api/person/recall.ts'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Field, Select } from '../../parts/controls/field.tsx'
import { Amount, Explained, Word } from '../../parts/values/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'

/** Why was a memory not found that one would expect? */
export function WhyNot({ user, asked }: { user: string; asked: Asked }) {
  const t = useMessages()
  const [id, setId] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (memory: string) => probe(user, asked, memory),
  })
  return (
    <Region title={t.recall.whyNot}>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          mutate(id.trim())
        }}
      >
        <Field
          label={t.recall.memoryId}
          value={id}
          onChange={(event) => setId(event.target.value)}
          required
          className="grow"
        />
        <Button type="submit" disabled={isPending}>
          {t.recall.ask}
        </Button>
      </form>
      <details className="small" onToggle={(event) => setChoosing(event.currentTarget.open)}>
        <summary>{t.recall.pick}</summary>
        {isChoosing && <Choices user={user} chosen={id} onChoose={setId} />}
      </details>
      {error && <Fault error={error} onRetry={() => mutate(id.trim())} />}
      {data && <Probed user={user} probed={data} />}
    </Region>
  )
}

interface ChoiceProperties {
  readonly user: string
  readonly chosen: string
  onChoose(id: string): void
}

/** Memories by their words, for who does not have the id at hand. */
function Choices({ user, chosen, onChoose }: ChoiceProperties) {
  const t = useMessages()
  const { data } = useQuery(choiceQuery(user))
  const words = new Map(data?.items.map(({ id, content }) => [id, content]))
  return (
    <Select
      label={t.recall.pick}
      value={words.has(chosen) ? chosen : ''}
      options={['', ...words.keys()]}
      naming={(id) => words.get(id) ?? '–'}
      onChoose={onChoose}
    />
  )
}

/** What became of a memory in this recall, and why. */
function Probed({ user, probed }: { user: string; probed: ProbedMemory }) {
  const t = useMessages()
  return (
    <div data-id={probed.id} className="space">
      <p>
        <MemoryLink user={user} id={probed.id} />
      </p>
      <p className="row">
        <Word field="reason" value={probed.reason} className="tag tag-accent">
          {probed.reason}
        </Word>
        <Explained code={probed.reason} />
      </p>
      <p className="soft small row">
        {t.recall.foundBy}{' '}
        {probed.found_by.length === 0
          ? t.recall.nobody
          : probed.found_by.map((arm) => <Word key={arm} field="found_by" value={arm} className="tag" />)}
        <Amount field="score" value={probed.score}>
          {t.recall.scored(probed.score?.toFixed(3) ?? '')}
        </Amount>
        {probed.near_duplicate_of && <MemoryLink user={user} id={probed.near_duplicate_of} />}
      </p>
    </div>
  )
}
