import type { Log } from '../../src/core/ports.ts'
import type { Environment } from '../env.ts'

const RANK = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const

export interface JsonLog extends Log {
  warn: Log['info']
}

/** One JSON object a line. */
export function jsonLog(
  least: Environment['LOG_LEVEL'],
  write: (line: string) => void = (line) => console.log(line),
): JsonLog {
  const at =
    (level: 'info' | 'warn' | 'error'): Log['info'] =>
    (event, fields = {}) => {
      if (RANK[level] >= RANK[least])
        write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
