import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import { useMessages } from '../../i18n/language.ts'

interface Labelled {
  readonly label: string
  readonly hint?: string
}

type Input = Labelled & InputHTMLAttributes<HTMLInputElement>

/** A field in a line, with its name above it. */
export function Field({ label, hint, className = '', id: given, ...rest }: Input) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
      {hint && (
        <small id={`${id}-hint`} className="soft">
          {hint}
        </small>
      )}
    </div>
  )
}

export function TextArea({ label, hint, ...rest }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={4} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
      {hint && (
        <small id={`${id}-hint`} className="soft">
          {hint}
        </small>
      )}
    </div>
  )
}

interface Choice<Value extends string> extends Labelled {
  readonly value: Value | ''
  /** The API's words; the empty one is for "all", where it may be chosen. */
  readonly options: readonly (Value | '')[]
  readonly onChoose: (value: Value | '') => void
  /** What an option is called; by default the word for it. */
  readonly naming?: (value: Value | '') => string
}

export function Select<Value extends string>({ label, value, options, onChoose, naming }: Choice<Value>) {
  const id = useId()
  const { values, all } = useMessages()
  const nameOf = naming ?? ((option: Value | '') => (option === '' ? all : (values[option] ?? option)))
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value as Value | '')}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  )
}

export function Check({ label, className = '', ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={`check ${className}`}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}
