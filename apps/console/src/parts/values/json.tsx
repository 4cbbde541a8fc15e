import { Verbatim } from './verbatim.tsx'

/** A value as the API gave it. */
export function Json({ field, value }: { field: string; value: unknown }) {
  return <Verbatim field={field} text={typeof value === 'string' ? value : JSON.stringify(value, null, 2)} />
}
