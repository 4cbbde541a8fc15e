/** A long text of an answer, as it is, in a box that scrolls by itself; the arrows reach all of it. */
export function Verbatim({ field, text }: { field: string; text: string }) {
  return (
    <pre className="context small tall" tabIndex={0} data-field={field}>
      {text}
    </pre>
  )
}
