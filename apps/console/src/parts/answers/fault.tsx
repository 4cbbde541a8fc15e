import { NeuromemError } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../controls/button.tsx'
import { copyText } from '../controls/copy.tsx'

interface Properties {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
}

const LOCAL = new Set(['network', 'timeout'])

/** What stands in place of what could not be read or done. */
export function Fault({ error, onRetry }: Properties) {
  const t = useMessages()
  const fault = faultOf(error)
  const title = LOCAL.has(fault.code)
    ? t.fault.noAnswer
    : fault.code === 'chunk'
      ? t.fault.chunk
      : fault.code === 'unexpected'
        ? t.fault.odd
        : fault.title
  const report = JSON.stringify({ ...fault, title }, null, 2)
  return (
    <div role="alert" className="fault">
      <p>
        <strong data-field="title">{title}</strong> <code data-field="code">{fault.code}</code>
      </p>
      <p data-field="detail">{fault.detail}</p>
      {t.fault.says[fault.code] && <p className="soft">{t.fault.says[fault.code]}</p>}
      {fault.issues && (
        <ul>
          {fault.issues.map(({ path, code, message }) => (
            <li key={`${path} ${code}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {fault.request_id && (
        <p className="soft">
          {t.fault.request} <code data-field="request_id">{fault.request_id}</code>
        </p>
      )}
      <div className="row">
        {onRetry && <Button onClick={onRetry}>{t.fault.again}</Button>}
        <Button onClick={() => void copyText(report, t.fault.copied)}>{t.fault.copy}</Button>
      </div>
    </div>
  )
}

interface Shown {
  readonly title: string
  readonly detail: string
  readonly code: string
  readonly status?: number
  readonly request_id?: string
  readonly issues?: NonNullable<NeuromemError['issues']> | undefined
}

/** Any failure, in the words of a problem object. */
function faultOf(error: unknown): Shown {
  if (NeuromemError.is(error)) {
    const { title, message, code, status, requestId, issues } = error
    return { title, detail: message, code, status, request_id: requestId, issues: issues ?? undefined }
  }
  const message = error instanceof Error ? error.message : String(error)
  const isChunk = /dynamically imported module|module script|preload/i.test(message)
  return { title: message, detail: message, code: isChunk ? 'chunk' : 'unexpected' }
}
