import type { Policy } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Field, Select, TextArea } from '../../parts/field.tsx'
import { Region } from '../../parts/region.tsx'
import { type Leaf, leavesOf } from './draft.ts'

interface Properties {
  readonly policy: Policy
  onChange(path: string, value: unknown): void
}

/** What is null may be a text or a number: which of them is known by its name. */
const NUMBERS = /(?:_daily|_days|_per_user|affinity|candidates)$/
const WORDS: Readonly<Record<string, readonly string[]>> = { reflection_depth: ['standard', 'deep'] }

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

function Value({ leaf: { path, value }, onChange }: { leaf: Leaf; onChange(value: unknown): void }) {
  const t = useMessages()
  const label = t.service.policy[path] ?? path
  const words = WORDS[path]
  if (words)
    return <Select label={label} value={String(value)} options={words} onChoose={(word) => onChange(word)} />
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
