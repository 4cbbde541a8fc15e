import { useId } from 'react'

interface Properties {
  readonly label: string
  readonly value: string
  readonly options: readonly string[]
  onChoose(value: string): void
}

/** Another one of the same kind, beside the heading: its name is for screen readers alone. */
export function Switch({ label, value, options, onChoose }: Properties) {
  const id = useId()
  return (
    <span className="switch">
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {(options.includes(value) ? options : [value, ...options]).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </span>
  )
}
