import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'

interface Given<Value> {
  /** The path of the value in the object that the answer gave, such as `trait.confidence`. */
  readonly field: string
  readonly value: Value | null | undefined
  readonly className?: string
}

/** A number of an answer: in full for programs, rounded for eyes. */
export function Amount({ field, value, className, children }: Given<number> & { children?: ReactNode }) {
  const { number } = useFormat()
  if (value === null || value === undefined) return null
  return (
    <data data-field={field} value={String(value)} className={className} title={String(value)}>
      {children ?? number(value)}
    </data>
  )
}

/** A closed word or a yes-or-no of an answer, in the reader's language. */
export function Word({
  field,
  value,
  className,
  children,
}: Given<string | boolean> & { children?: ReactNode }) {
  const { values, yes, no } = useMessages()
  if (value === null || value === undefined) return null
  const said = typeof value === 'boolean' ? (value ? yes : no) : (values[value] ?? value)
  return (
    <data data-field={field} value={String(value)} className={className}>
      {children ?? said}
    </data>
  )
}

/** A text of an answer, as it is. */
export function Said({ field, value, className }: Given<string>) {
  if (value === null || value === undefined) return null
  return (
    <span data-field={field} className={className}>
      {value}
    </span>
  )
}

/** A sentence of an answer: one that the service itself says is said in the reader's language. */
export function Sentence({ field, value, className }: Given<string>) {
  const { sentences } = useMessages()
  if (!value || !Object.hasOwn(sentences, value))
    return <Said field={field} value={value} className={className} />
  return (
    <data data-field={field} value={value} className={className}>
      {sentences[value]}
    </data>
  )
}

/** A moment of an answer: how long ago for eyes, exactly on asking. */
export function Moment({
  field,
  value,
  className,
  as = 'ago',
}: Given<string> & { as?: 'ago' | 'time' | 'day' }) {
  const format = useFormat()
  if (value === null || value === undefined) return null
  return (
    <time data-field={field} dateTime={value} title={format.exact(value)} className={className}>
      {format[as](value)}
    </time>
  )
}

/** The sentence of a code that says why; a code without one is shown as it is. */
export function Explained({ code, children }: { code: string; children?: ReactNode }) {
  const { codes } = useMessages()
  return <span data-explains={code}>{children ?? codes[code] ?? code}</span>
}
