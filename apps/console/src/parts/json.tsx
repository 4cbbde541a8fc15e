/** A value as the API gave it. */
export function Json({ field, value }: { field: string; value: unknown }) {
  return (
    <pre className="context small" data-field={field}>
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </pre>
  )
}
