import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../../../packages/neuromem/src/cli/program.ts'
import type { Io } from '../../../../packages/neuromem/src/cli/terminal/io.ts'
import type { Anything } from '../../../support/anything.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly json: Anything
  readonly lines: Anything[]
}

export interface GivenTerminal {
  readonly env?: Record<string, string>
  readonly stdin?: string
  readonly answers?: string[]
  readonly cwd?: string
  readonly fetch?: typeof globalThis.fetch
  /** What Ctrl+C aborts. */
  readonly interrupted?: AbortSignal
}

/** A terminal of a test: what a command line writes, and its exit code. */
export function givenTerminal(given: GivenTerminal = {}) {
  const home = mkdtempSync(join(tmpdir(), 'neuromem-cli-'))
  return {
    home,
    async run(argv: readonly string[], more: GivenTerminal = {}): Promise<Ran> {
      const { env = {}, stdin = '', answers, cwd = home, fetch, interrupted } = { ...given, ...more }
      let out = ''
      let err = ''
      const decoder = new TextDecoder()
      const answer = async () => answers?.shift() ?? ''
      const io: Io = {
        env: { HOME: home, XDG_CONFIG_HOME: home, LANG: 'C', ...given.env, ...env },
        cwd,
        isTerminal: answers !== undefined,
        stdin: (async function* () {
          if (stdin !== '') yield new TextEncoder().encode(stdin)
        })(),
        ...(fetch && { fetch }),
        ...(interrupted && { interrupted: () => interrupted }),
        out: (text) => {
          out += typeof text === 'string' ? text : decoder.decode(text)
        },
        err: (text) => {
          err += text
        },
        confirm: async () => (await answer()) === 'yes',
        ask: answer,
        choose: answer,
      }
      const code = await run(argv, io)
      const parsed = (text: string) => {
        try {
          return JSON.parse(text)
        } catch {
          return undefined
        }
      }
      return { code, out, err, json: parsed(out), lines: out.split('\n').filter(Boolean).map(parsed) }
    },
  }
}
