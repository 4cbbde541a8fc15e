import type { ImportRecord } from 'neuromem/import'
import type { Answers, Question, Reading, Records, Reply } from './questions.ts'
import address from './worker.ts?worker&url'

/** The page's policy wants scripts to come from a place that was thought about: this one is our own file. */
const trusted = window.trustedTypes?.createPolicy('neuromem-import', { createScriptURL: (url) => url })

const started = (): Worker =>
  new Worker((trusted?.createScriptURL(address) ?? address) as string, { type: 'module' })

/** Asks a worker that is running. */
function asked<Q extends Question>(worker: Worker, question: Q): Promise<Answers[Q['ask']]> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('answer' in data) resolve(data.answer as Answers[Q['ask']])
      else reject(Object.assign(new Error(data.fault.message), { code: data.fault.code }))
    }
    worker.onerror = ({ message }) => reject(new Error(message || 'The reader did not start'))
    worker.postMessage(question)
  })
}

/** Asks one question; the work ends with the signal. */
export async function ask<Q extends Question>(question: Q, signal?: AbortSignal): Promise<Answers[Q['ask']]> {
  const worker = started()
  try {
    return await Promise.race([asked(worker, question), endOf(signal)])
  } finally {
    worker.terminate()
  }
}

const endOf = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** The records of an export, a piece ahead of whoever takes them; they are read once. */
export function recordsOf(files: readonly File[], reading: Reading) {
  let known: Records | undefined
  return {
    get source() {
      return known?.source ?? null
    },
    get version() {
      return known?.version ?? null
    },
    get incomplete() {
      return known?.incomplete ?? null
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<ImportRecord> {
      const worker = started()
      try {
        known = await asked(worker, { ask: 'read', files, reading })
        for (;;) {
          yield* known.records
          if (known.done) return
          known = await asked(worker, { ask: 'more' })
        }
      } finally {
        worker.terminate()
      }
    },
  }
}
