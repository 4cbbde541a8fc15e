import type { ImportRecord } from 'neuromem/import'
import { useMessages } from '../../../i18n/language.ts'
import { messagesIn } from '../../../import/survey.ts'
import { Explained, Moment, Said, Word } from '../../../parts/values/shown.tsx'

/** Turns of a conversation that are shown. */
const SHOWN = 3

type Of<Kind extends ImportRecord['kind']> = Extract<ImportRecord, { kind: Kind }>

/** Records by names of their own: a long conversation comes in parts. */
export function named(records: readonly ImportRecord[]): ReadonlyMap<string, ImportRecord> {
  const all = new Map<string, ImportRecord>()
  for (const record of records) {
    let name = placeOf(record)
    while (all.has(name)) name += '+'
    all.set(name, record)
  }
  return all
}

function placeOf(record: ImportRecord): string {
  if (record.kind === 'session') return record.session_id
  if (record.kind === 'skipped') return record.where
  return record.kind === 'line' ? String(record.line.id ?? record.line.kind) : record.external_id
}

/** A record of an export, as it will be. */
export function RecordOf({ record }: { record: ImportRecord }) {
  if (record.kind === 'session') return <Session record={record} />
  if (record.kind === 'memory' || record.kind === 'relation') return <Remembered record={record} />
  if (record.kind === 'line') return <Line record={record} />
  return <LeftOut record={record} />
}

function LeftOut({ record }: { record: Of<'skipped'> }) {
  const t = useMessages()
  return (
    <li className="soft">
      <Explained code={record.why}>{t.importing.why[record.why]}</Explained>{' '}
      <code className="small">
        <Said field="where" value={record.where} />
      </code>
    </li>
  )
}

function Session({ record }: { record: Of<'session'> }) {
  const t = useMessages()
  const { session_id, title, started_at, turns } = record
  return (
    <li data-id={session_id} className="stack">
      <span className="row">
        <strong>{title ? <Said field="title" value={title} /> : t.importing.untitled}</strong>
        <Moment field="started_at" value={started_at} as="day" className="soft small" />
        <span className="soft small">{t.importing.messages(messagesIn(record))}</span>
        <code className="small">
          <Said field="session_id" value={session_id} />
        </code>
      </span>
      <ul className="list">
        {turns.slice(0, SHOWN).map((turn) => (
          <li key={turn.turn_id} data-id={turn.turn_id}>
            <Word field="role" value={turn.role} className="tag" />{' '}
            <Moment field="timestamp_iso" value={turn.timestamp_iso} as="time" className="soft small" />
            <Said field="text" value={turn.text} className="clamp" />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Remembered({ record }: { record: Of<'memory'> | Of<'relation'> }) {
  const t = useMessages()
  const isMemory = record.kind === 'memory'
  const waits = !(isMemory && record.by_person)
  return (
    <li data-id={record.external_id}>
      <span className="row">
        <Word field={isMemory ? 'type' : 'kind'} value={isMemory ? record.type : 'fact'} className="tag" />
        <Moment field="valid_at" value={record.valid_at} as="day" className="soft small" />
        {waits && <span className="tag tag-warn">{t.importing.waits}</span>}
      </span>
      {isMemory ? (
        <Said field="content" value={record.content} className="clamp" />
      ) : (
        <span className="clamp">
          {record.fact ?? `${record.subject} ${record.predicate} ${record.object}`}
        </span>
      )}
    </li>
  )
}

function Line({ record: { line } }: { record: Of<'line'> }) {
  const text = line.text ?? line.content ?? line.name ?? line.predicate ?? line.id
  return (
    <li>
      <Word field="kind" value={line.kind} className="tag" />{' '}
      <span className="clamp">{typeof text === 'string' ? text : ''}</span>
    </li>
  )
}
