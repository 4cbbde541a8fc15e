import { readFile } from 'node:fs/promises'
import type { Environment } from '../config.ts'
import { UsageError } from '../words.ts'

/** What a command sees of the world; tests give their own. */
export interface Io {
  readonly env: Environment
  readonly cwd: string
  readonly isTerminal: boolean
  readonly columns?: number | undefined
  readonly stdin: AsyncIterable<Uint8Array>
  readonly fetch?: typeof globalThis.fetch
  out(text: string | Uint8Array): void | Promise<void>
  err(text: string): void
  /** From then on aborts at the first Ctrl+C, in place of ending the process; the second one ends it. */
  interrupted?(): AbortSignal
  /** A question with a yes or a no. */
  confirm(question: string): Promise<boolean>
  ask(question: string, secret?: boolean): Promise<string>
  choose(question: string, choices: readonly { value: string; label: string }[]): Promise<string>
}

/** UTF-8; letters may be split between chunks. */
export async function readAll(input: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of input) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/** A file that was named. @throws UsageError where it cannot be read */
export const readNamed = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(({ code }) => {
    throw new UsageError(code === 'ENOENT' ? `no file ${path}` : `${path} cannot be read (${code})`)
  })
