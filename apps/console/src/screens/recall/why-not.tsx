import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Asked, probe } from '../../api/recall.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Field } from '../../parts/field.tsx'
import { Region } from '../../parts/region.tsx'
import { Amount, Explained, Word } from '../../parts/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'

/** Why was a memory not found that one would expect? */
export function WhyNot({ user, asked }: { user: string; asked: Asked }) {
  const t = useMessages()
  const [id, setId] = useState('')
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
      {error && <Fault error={error} onRetry={() => mutate(id.trim())} />}
      {data && (
        <div data-id={data.id} className="space">
          <p>
            <MemoryLink user={user} id={data.id} />
          </p>
          <p className="row">
            <Word field="reason" value={data.reason} className="tag tag-accent">
              {data.reason}
            </Word>
            <Explained code={data.reason} />
          </p>
          <p className="soft small row">
            {t.recall.foundBy}{' '}
            {data.found_by.length === 0
              ? t.recall.nobody
              : data.found_by.map((arm) => <Word key={arm} field="found_by" value={arm} className="tag" />)}
            <Amount field="score" value={data.score}>
              {t.recall.scored(data.score?.toFixed(3) ?? '')}
            </Amount>
            {data.near_duplicate_of && <MemoryLink user={user} id={data.near_duplicate_of} />}
          </p>
        </div>
      )}
    </Region>
  )
}
