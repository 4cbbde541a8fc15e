import type { Io } from './io.ts'

/** The terminal, or what stands for it, that this process has. */
export function terminal(): Io {
  const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true
  return {
    env: process.env,
    cwd: process.cwd(),
    isTerminal,
    columns: process.stdout.columns,
    stdin: process.stdin,
    out: (text) =>
      new Promise((resolve) => {
        process.stdout.write(text, () => resolve())
      }),
    err: (text) => void process.stderr.write(text),
    interrupted() {
      const stopping = new AbortController()
      process.once('SIGINT', () => stopping.abort())
      return stopping.signal
    },
    async confirm(question) {
      const { confirm } = await import('@clack/prompts')
      return (await confirm({ message: question, initialValue: false, output: process.stderr })) === true
    },
    async ask(question, secret = false) {
      const { isCancel, password, text } = await import('@clack/prompts')
      const said = await (secret ? password : text)({ message: question, output: process.stderr })
      return isCancel(said) ? '' : said
    },
    async choose(question, choices) {
      const { isCancel, select } = await import('@clack/prompts')
      const said = await select({ message: question, options: [...choices], output: process.stderr })
      return isCancel(said) ? 'q' : said
    },
  }
}
