import {
  detect,
  type Records as Exported,
  type ImportRecord,
  importInto,
  noticing,
  readExport,
} from 'neuromem/import'
import { fieldsOf } from './columns.ts'
import type { Answers, Preview, Question, Records, Reply } from './questions.ts'
import { optionsOf, readable } from './reading.ts'
import { survey } from './survey.ts'

/** Exports are read here, beside the page, so that it stays quick. */

/** Records that are shown before an import. */
const SHOWN = 20
/** Records that are handed out at a time: a conversation, or so many memories. */
const PIECE = 100

interface Open {
  readonly records: Exported
  readonly iterator: AsyncIterator<ImportRecord>
}
let open: Open | undefined

async function answerTo(question: Question): Promise<Answers[Question['ask']]> {
  if (question.ask === 'look') {
    const [detection, ...fields] = await Promise.all([
      detect(question.files),
      ...question.files.map(fieldsOf),
    ])
    return { detection, fields: [...new Set(fields.flat())] }
  }
  if (question.ask === 'survey') return survey(question.files, question.reading)
  if (question.ask === 'preview') return preview(question)
  if (question.ask === 'read') {
    const records = readExport(readable(question.files, question.reading), optionsOf(question.reading))
    open = { records, iterator: records[Symbol.asyncIterator]() }
  }
  if (!open) throw new Error('Nothing is being read')
  return next(open)
}

async function preview({ files, reading, mode }: Extract<Question, { ask: 'preview' }>): Promise<Preview> {
  const shown: ImportRecord[] = []
  const records = noticing(readExport(readable(files, reading), optionsOf(reading)), (record) => {
    if (shown.length < SHOWN) shown.push(record)
  })
  // A dry run asks nothing of the service.
  const nobody = { id: '' } as Parameters<typeof importInto>[0]
  return { report: await importInto(nobody, records, { mode, dryRun: true }), records: shown }
}

async function next({ records, iterator }: Open): Promise<Records> {
  const piece: ImportRecord[] = []
  let done = false
  while (!done && piece.length < PIECE && piece.at(-1)?.kind !== 'session') {
    const step = await iterator.next()
    if (step.done) done = true
    else piece.push(step.value)
  }
  const { source, version, incomplete } = records
  return { records: piece, done, source, version, incomplete }
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const reply = (message: Reply) => self.postMessage(message)
  answerTo(data).then(
    (answer) => reply({ answer }),
    (error: Error & { code?: string }) =>
      reply({ fault: { code: error.code ?? 'unexpected', message: error.message } }),
  )
}
