import type { Cli } from './cli.ts'
import type { Values, Words } from './words.ts'

export interface Argument {
  readonly name: string
  readonly required?: boolean
  readonly variadic?: boolean
  readonly description: Words
}

export interface Option {
  readonly name: string
  readonly short?: string
  /** `boolean` unless given. */
  readonly type?: 'string' | 'number' | 'boolean'
  readonly values?: readonly string[]
  readonly description: Words
}

/** What the terminal gave to a command. */
export interface Given {
  readonly args: readonly string[]
  readonly options: Values
}

/** A command, said once: parser, help, completions and `help --json` are made of it. */
export interface Command {
  /** With its parent before it: `jobs retry`. */
  readonly name: string
  readonly summary: Words
  readonly arguments?: readonly Argument[]
  readonly options?: readonly Option[]
  readonly examples?: readonly string[]
  /** The profile that `-p` names need not be there yet. */
  readonly makesProfile?: boolean
  /** The exit code, where it is not 0. */
  run(cli: Cli, given: Given): Promise<number | undefined>
}

/** An option with a text. */
export const text = (name: string, en: string, zh: string, more: Partial<Option> = {}): Option => ({
  name,
  type: 'string',
  description: [en, zh],
  ...more,
})

/** An option with a number. */
export const number = (name: string, en: string, zh: string): Option => ({
  name,
  type: 'number',
  description: [en, zh],
})

/** An option that is there or not. */
export const flag = (name: string, en: string, zh: string, more: Partial<Option> = {}): Option => ({
  name,
  type: 'boolean',
  description: [en, zh],
  ...more,
})

/** An argument that must be there. */
export const needed = (name: string, en: string, zh: string): Argument => ({
  name,
  required: true,
  description: [en, zh],
})

/** An argument that may be left out. */
export const optional = (name: string, en: string, zh: string): Argument => ({ name, description: [en, zh] })

export const GLOBALS: readonly Option[] = [
  text('profile', 'A profile of the configuration', '配置中的某个档案', { short: 'p' }),
  text('url', 'Address of the service', '服务地址'),
  text('key', 'API key, user token or admin token', 'API 密钥、用户令牌或管理令牌'),
  text('user', 'Whose memory', '谁的记忆', { short: 'u' }),
  flag('json', 'For programs: JSON, or a JSON value a line', '供程序使用：JSON，或每行一个 JSON 值'),
  flag('quiet', 'Says only what was asked for', '只输出所要的内容', { short: 'q' }),
  flag('no-color', 'No colour', '不用颜色'),
  text('lang', 'Language of the output', '输出语言', { values: ['en', 'zh'] }),
]

export const ENVIRONMENT: readonly (readonly [name: string, description: Words])[] = [
  ['NEUROMEM_URL', ['Address of the service', '服务地址']],
  ['NEUROMEM_KEY', ['API key, user token or admin token', 'API 密钥、用户令牌或管理令牌']],
  ['NEUROMEM_USER', ['Whose memory', '谁的记忆']],
  ['NO_COLOR', ['No colour', '不用颜色']],
  ['COLUMNS', ['Width of tables', '表格宽度']],
]

export const EXIT_CODES: Readonly<Record<string, Words>> = {
  0: ['done', '完成'],
  1: ['failed', '失败'],
  2: ['the command line is wrong', '命令行有误'],
  3: ['not allowed', '不允许'],
  4: ['not found', '未找到'],
  5: ['conflict', '冲突'],
  6: ['rate limit or budget', '频率或预算限制'],
  7: ['the service is not available', '服务不可用'],
}
