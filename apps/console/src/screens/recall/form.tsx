import type { FormEvent } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Check, Field, Select } from '../../parts/controls/field.tsx'
import { paths } from '../../place/paths.ts'
import { useSearch } from '../../place/search.ts'
import { Who } from '../../shell/who.tsx'
import { CONSISTENCIES, PROFILES, SOURCES, TYPES } from './asked.ts'
import { type Draft, parametersOf, useDraft } from './draft.ts'

/** The question; Run puts it into the address. */
export function RecallForm({ user }: { user: string }) {
  const t = useMessages()
  const search = useSearch()
  const { draft, change } = useDraft(search)
  const run = (event: FormEvent) => {
    event.preventDefault()
    search.put(parametersOf(draft))
  }
  return (
    <form className="panel stack" onSubmit={run}>
      <div className="row">
        <Who user={user} to={(other) => `${paths.recall(other)}${window.location.search}`} />
        <Field
          label={t.recall.query}
          value={draft.query}
          onChange={(event) => change({ query: event.target.value })}
          className="grow"
          required
        />
        <Button type="submit" look="main">
          {t.recall.run}
        </Button>
      </div>
      <Bounds draft={draft} change={change} />
      <Kinds draft={draft} change={change} />
    </form>
  )
}

interface Properties {
  readonly draft: Draft
  change(part: Partial<Draft>): void
}

/** How much, by which recipe, from which score on, and when. */
function Bounds({ draft, change }: Properties) {
  const t = useMessages()
  const { recall } = t
  const numbers = [
    { name: 'limit', label: recall.limit, min: 1, max: 50, placeholder: '10' },
    { name: 'token_budget', label: recall.budget, min: 50, placeholder: '1500' },
    { name: 'min_score', label: recall.floor, min: 0, max: 1, step: 'any' },
  ] as const
  return (
    <div className="row">
      {numbers.map(({ name, ...rest }) => (
        <Field
          key={name}
          type="number"
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          {...rest}
        />
      ))}
      <Select
        label={recall.profile}
        value={draft.profile}
        options={PROFILES}
        onChoose={(profile) => profile && change({ profile })}
      />
      <Field
        label={recall.asOf}
        type="datetime-local"
        value={draft.as_of}
        onChange={(event) => change({ as_of: event.target.value })}
        hint="UTC"
      />
      <Select
        label={recall.consistency}
        value={draft.consistency}
        options={CONSISTENCIES}
        onChoose={(consistency) => consistency && change({ consistency })}
      />
    </div>
  )
}

/** Where it is looked for, and among what. */
function Kinds({ draft: { sources, types }, change }: Properties) {
  const t = useMessages()
  return (
    <div className="row">
      {SOURCES.map((source) => (
        <Check
          key={source}
          label={t.recall.sources[source]}
          checked={sources.includes(source)}
          onChange={() => change({ sources: toggled(sources, source) })}
        />
      ))}
      <span className="soft small">{t.recall.types}</span>
      {TYPES.map((type) => (
        <Check
          key={type}
          label={t.values[type] ?? type}
          checked={types.includes(type)}
          onChange={() => change({ types: toggled(types, type) })}
        />
      ))}
    </div>
  )
}

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
