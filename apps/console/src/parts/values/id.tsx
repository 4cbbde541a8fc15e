const KEPT = 8

/** An id, shortened at the end of its random part for eyes. */
export function Id({ id }: { id: string }) {
  return (
    <code title={id} className="id">
      {id.length > 20 ? `${id.slice(0, 4)}…${id.slice(-KEPT)}` : id}
    </code>
  )
}
