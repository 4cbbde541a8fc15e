import { type FormEvent, useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/button.tsx'
import { Check, Field, Select } from '../../parts/field.tsx'
import { useSearch } from '../../place/search.ts'
import { PROFILES, type Profile, SOURCES, TYPES } from './asked.ts'

/** The question; Run puts it into the address. */
export function RecallForm() {
  const t = useMessages()
  const search = useSearch()
  const [query, setQuery] = useState(search.text('query'))
  const [limit, setLimit] = useState(search.text('limit'))
  const [budget, setBudget] = useState(search.text('token_budget'))
  const [floor, setFloor] = useState(search.text('min_score'))
  const [asOf, setAsOf] = useState(search.text('as_of').slice(0, 16))
  const [profile, setProfile] = useState<Profile>(search.word('profile', PROFILES) ?? 'standard')
  const [sources, setSources] = useState(listOf(search.text('sources'), SOURCES))
  const [types, setTypes] = useState(search.text('types').split(',').filter(Boolean))
  const run = (event: FormEvent) => {
    event.preventDefault()
    search.put({
      query,
      limit,
      token_budget: budget,
      min_score: floor,
      profile: profile === 'standard' ? '' : profile,
      as_of: asOf && `${asOf}:00Z`,
      sources: sources.length === SOURCES.length ? '' : sources.join(','),
      types: types.join(','),
    })
  }
  return (
    <form className="panel stack" onSubmit={run}>
      <div className="row">
        <Field
          label={t.recall.query}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="grow"
          required
        />
        <Button type="submit" look="main">
          {t.recall.run}
        </Button>
      </div>
      <div className="row">
        <Field
          label={t.recall.limit}
          type="number"
          min={1}
          max={50}
          value={limit}
          placeholder="10"
          onChange={(event) => setLimit(event.target.value)}
        />
        <Field
          label={t.recall.budget}
          type="number"
          min={50}
          value={budget}
          placeholder="1500"
          onChange={(event) => setBudget(event.target.value)}
        />
        <Select
          label={t.recall.profile}
          value={profile}
          options={PROFILES}
          onChoose={(value) => value && setProfile(value)}
        />
        <Field
          label={t.recall.floor}
          type="number"
          min={0}
          max={1}
          step="any"
          value={floor}
          onChange={(event) => setFloor(event.target.value)}
        />
        <Field
          label={t.recall.asOf}
          type="datetime-local"
          value={asOf}
          onChange={(event) => setAsOf(event.target.value)}
          hint="UTC"
        />
      </div>
      <div className="row">
        {SOURCES.map((source) => (
          <Check
            key={source}
            label={t.recall.sources[source]}
            checked={sources.includes(source)}
            onChange={() => setSources(toggled(sources, source))}
          />
        ))}
        <span className="soft small">{t.recall.types}</span>
        {TYPES.map((type) => (
          <Check
            key={type}
            label={t.values[type] ?? type}
            checked={types.includes(type)}
            onChange={() => setTypes(toggled(types, type))}
          />
        ))}
      </div>
    </form>
  )
}

const listOf = (text: string, all: readonly string[]): readonly string[] =>
  text === '' ? all : text.split(',')

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
