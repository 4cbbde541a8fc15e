import type { FirstCall } from '../../api/asking/first-calls.ts'

interface Properties {
  /** What would fill it. */
  readonly children: string
  readonly curl?: FirstCall
}

/** Where there is nothing yet. */
export function Empty({ children, curl }: Properties) {
  return (
    <div className="empty">
      <p>{children}</p>
      {curl && <pre tabIndex={0}>{curlOf(curl)}</pre>}
    </div>
  )
}

/** A line for a terminal; the key stays in a variable. */
function curlOf({ method = 'GET', path, body }: FirstCall): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${window.location.origin}${path}'`,
    `  -H "Authorization: Bearer $NEUROMEM_KEY"`,
    ...(body === undefined
      ? []
      : [`  -H 'Content-Type: application/json'`, `  -d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`]),
  ]
  return lines.join(' \\\n')
}
