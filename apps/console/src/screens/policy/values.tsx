import { useQuery } from '@tanstack/react-query'
import type { Policy } from 'neuromem'
import { statsQuery } from '../../api/person/users.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Check, Field, Select, TextArea } from '../../parts/controls/field.tsx'
import { type Leaf, leavesOf } from './draft.ts'

interface Properties {
  readonly policy: Policy
  onChange(path: string, value: unknown): void
}

/** What is null may be a text or a number: which of them is known by its name. */
const NUMBERS = /(?:_daily|_days|_per_user|affinity|candidates)$/
const WORDS: Readonly<Record<string, readonly string[]>> = { reflection_depth: ['standard', 'deep'] }
/** Lists of which every member is one of these. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  never_infer: ['health', 'politics', 'religion', 'sexuality', 'ethnicity', 'trade_union', 'criminal_record'],
}

/** Every value of the policy but the lifetimes, each in a field of its own. */
export function Values({ policy, onChange }: Properties) {
  const t = useMessages()
  const { lifetimes: _, persona, ...rest } = policy
  const leaves = [
    ...leavesOf(rest),
    { path: 'persona.name', value: persona?.name ?? '' },
    { path: 'persona.text', value: persona?.text ?? '' },
  ]
  const put = (path: string, value: unknown) => {
    if (!path.startsWith('persona.')) return onChange(path, value)
    const next = { name: '', text: '', ...persona, [path.slice('persona.'.length)]: value }
    onChange('persona', next.name || next.text ? next : null)
  }
  return (
    <Region title={t.nav.policy}>
      <div className="settings">
        {leaves.map((leaf) => (
          <Value key={leaf.path} leaf={leaf} onChange={(value) => put(leaf.path, value)} />
        ))}
      </div>
    </Region>
  )
}

const DAILY = 'token_budget_daily'
const mayBeEmpty = (path: string): boolean => path.startsWith(DAILY)

function Value({ leaf: { path, value }, onChange }: { leaf: Leaf; onChange(value: unknown): void }) {
  const t = useMessages()
  const label = t.service.policy[path] ?? path
  const { number } = useFormat()
  const used = useQuery(statsQuery()).data?.tokens_today
  const words = WORDS[path]
  if (words)
    return <Select label={label} value={String(value)} options={words} onChoose={(word) => onChange(word)} />
  const all = SETS[path]
  if (all && Array.isArray(value)) return <Chosen label={label} all={all} value={value} onChange={onChange} />
  if (Array.isArray(value))
    return (
      <TextArea
        label={label}
        rows={3}
        value={value.join('\n')}
        onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
      />
    )
  if (typeof value === 'number' || NUMBERS.test(path))
    return (
      <Field
        label={label}
        type="number"
        step="any"
        {...(mayBeEmpty(path) && {
          hint:
            path === DAILY && used !== undefined ? t.service.usedToday(number(used)) : t.service.byService,
        })}
        value={value === null ? '' : String(value)}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      />
    )
  if (path === 'persona.text')
    return (
      <TextArea
        label={label}
        rows={3}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <Field label={label} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
  )
}

interface ChosenProperties {
  readonly label: string
  readonly all: readonly string[]
  readonly value: readonly string[]
  onChange(value: unknown): void
}

/** Some of a closed list, in its order. */
function Chosen({ label, all, value, onChange }: ChosenProperties) {
  const t = useMessages()
  const names = [...all, ...value.filter((one) => !all.includes(one))]
  const toggle = (name: string) =>
    onChange(
      value.includes(name)
        ? value.filter((one) => one !== name)
        : names.filter((one) => one === name || value.includes(one)),
    )
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="row">
        {names.map((name) => (
          <Check
            key={name}
            label={t.values[name] ?? name}
            checked={value.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}
