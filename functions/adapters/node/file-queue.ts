import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { version as chatVersion } from '../../../prompts/chat.ts'
import { sentSchema } from '../../../src/core/models/sent-schema.ts'
import type {
  ChatRequest,
  ChatStream,
  ModelAnswer,
  ModelRequest,
  Models,
  Usage,
} from '../../../src/core/ports.ts'
import { countTokens } from '../../../src/core/text/budget.ts'

/** What `/health/ready` and the ledger say of it. */
const FILE_QUEUE = 'file-queue'

const LOOK_MS = 25
const DIGITS = 16

/** A request as it waits in the folder. */
interface Waiting {
  readonly task: string
  readonly version: number
  readonly instructions: string
  readonly prompt: string
  /** JSON Schema of the answer; null for a chat, whose answer is a text. */
  readonly schema: object | null
  readonly repair?: { readonly answer: string; readonly faults: readonly string[] }
}

/**
 * Models behind a folder: each request waits as the file `<task>-<hash>.request.json` until somebody (a
 * person, any language model) has put `<task>-<hash>.answer.json` beside it, the JSON alone, or for a chat
 * `….answer.txt`. An answer that is there already is taken at once, so a folder that was answered once
 * replays its run. Node only.
 */
export function fileQueueModels(folder: string): Models {
  const ask = async (waiting: Waiting, signal: AbortSignal): Promise<ModelAnswer> => {
    const text = await answerOf(folder, waiting, signal)
    return { text, model: FILE_QUEUE, usage: usageOf(waiting, text) }
  }
  return {
    offline: false,
    name: FILE_QUEUE,
    chatModel: () => FILE_QUEUE,
    generate: ({ task, version, rendered, schema, repair, signal }: ModelRequest) =>
      ask({ task, version, ...rendered, schema: sentSchema(schema), ...(repair && { repair }) }, signal),
    chat: (request) => chat(request, ask),
  }
}

/**
 * The first sixteen hexadecimal digits of SHA-256 over task, instructions and prompt, a line each, and the
 * answer that a repair is about.
 */
const requestHash = ({ task, instructions, prompt, repair }: Waiting): string =>
  createHash('sha256')
    .update([task, instructions, prompt, ...(repair ? [repair.answer] : [])].join('\n'))
    .digest('hex')
    .slice(0, DIGITS)

async function answerOf(folder: string, waiting: Waiting, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  await mkdir(folder, { recursive: true })
  const name = join(folder, `${waiting.task}-${requestHash(waiting)}`)
  const answer = `${name}.answer.${waiting.schema === null ? 'txt' : 'json'}`
  if (!existsSync(answer)) await writeWhole(`${name}.request.json`, JSON.stringify(waiting, null, 2))
  while (!existsSync(answer)) await pause(signal)
  return readFile(answer, 'utf8')
}

/** A file is there whole or not at all. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}.draft`
  await writeFile(draft, text)
  await rename(draft, file)
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, LOOK_MS)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

/** As a model writes it: who answers by hand indents for the eye. */
function closelyWritten(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

/** Nobody counts for us: by the table of the budget. */
const usageOf = ({ instructions, prompt }: Waiting, text: string): Usage => ({
  input_tokens: countTokens(instructions) + countTokens(prompt),
  output_tokens: countTokens(closelyWritten(text)),
})

function chat(
  { instructions, history = [], message, signal }: ChatRequest,
  ask: (waiting: Waiting, signal: AbortSignal) => Promise<ModelAnswer>,
): ChatStream {
  const said = [...history, { role: 'user', text: message }].map(({ role, text }) => `${role}: ${text}`)
  const waiting = { task: 'chat', version: chatVersion, instructions, prompt: said.join('\n'), schema: null }
  const used = Promise.withResolvers<Usage>()
  async function* text() {
    let usage: Usage = { input_tokens: 0, output_tokens: 0 }
    try {
      const answer = await ask(waiting, signal)
      usage = answer.usage
      yield answer.text
    } finally {
      used.resolve(usage)
    }
  }
  return { model: FILE_QUEUE, text: text(), usage: used.promise }
}
