import type { Committed, TurnInput } from '../../client/index.ts'
import { type Command, flag, needed, number, text } from '../command.ts'
import { readAll } from '../terminal/io.ts'
import { UsageError } from '../words.ts'
import { linesOf, sessionView, turnView, verdictOf } from './views.ts'

const COMMIT_TURNS = 40
const ROLES = ['user', 'assistant', 'tool', 'system']
const session = text('session', 'The session', '会话', { short: 's' })
const role = text('role', 'Who speaks: user unless given', '说话者：默认 user', { values: ROLES })
const wait = flag('wait', 'Until the memories can be found', '直到记忆可被查到')

function sessionName(given: unknown): string {
  if (typeof given !== 'string' || given === '') throw new UsageError('no session: -s NAME')
  return given
}

const committedLine = ({ accepted_turns, deduped_turns, status }: Committed): string =>
  `${accepted_turns} taken, ${deduped_turns} known, ${status ?? ''}`.replace(/, $/, '')

const say: Command = {
  name: 'say',
  summary: ['Stores one turn of a conversation', '存入对话中的一句话'],
  arguments: [needed('TEXT', 'The words', '话语')],
  options: [session, role, wait],
  examples: ['neuromem say -u ann -s monday "My sister Mei visits on Sunday"'],
  async run(cli, { args: [words = ''], options }) {
    const name = sessionName(options.session)
    const user = await cli.user()
    const turn = { role: (options.role ?? 'user') as 'user', text: words }
    const said = await user.session(name).add(turn, options.wait === true ? { wait: true } : {})
    await cli.show(said, () => committedLine(said))
    return undefined
  },
}

const log: Command = {
  name: 'log',
  summary: ['Stores turns from the input, a JSON turn a line', '从标准输入存入对话，每行一个 JSON'],
  options: [session, wait],
  examples: ['neuromem log -u ann -s monday < turns.jsonl'],
  async run(cli, { options }) {
    const name = sessionName(options.session)
    const user = await cli.user()
    const turns = turnsOf(await readAll(cli.io.stdin))
    const total = { accepted_turns: 0, deduped_turns: 0 }
    let last: Committed | undefined
    for (let at = 0; at < turns.length; at += COMMIT_TURNS) {
      const isLast = at + COMMIT_TURNS >= turns.length
      const part = turns.slice(at, at + COMMIT_TURNS)
      last = await user
        .session(name)
        .add(part, { at, ...(isLast && options.wait === true && { wait: true }) })
      total.accepted_turns += last.accepted_turns
      total.deduped_turns += last.deduped_turns
    }
    if (!last) throw new UsageError('no turns in the input')
    const said: Committed = { ...last, ...total }
    await cli.show(said, () => committedLine(said))
    return undefined
  },
}

function turnsOf(input: string): TurnInput[] {
  return input.split(/\r?\n/).flatMap((line, place) => {
    if (line.trim() === '') return []
    try {
      const turn = JSON.parse(line) as TurnInput
      if (typeof turn.text === 'string' && typeof turn.role === 'string') return [turn]
    } catch {}
    throw new UsageError(`line ${place + 1} is no turn: {"role": "user", "text": "…"}`)
  })
}

const sessions: Command = {
  name: 'sessions',
  summary: ['Lists conversations', '列出对话'],
  options: [
    flag('open', 'Only those that have not ended', '仅未结束的'),
    number('limit', 'At most so many (50)', '最多条数（50）'),
    flag('all', 'To the end', '全部'),
  ],
  async run(cli, { options }) {
    const user = await cli.user()
    const query = { user_id: user.id, ...(options.open === true && { open: true }) }
    await cli.list(cli.client().sessions.list(query), options, sessionView)
    return undefined
  },
}

const turns: Command = {
  name: 'turns',
  summary: ['What was said in a session, with the verdict on each turn', '一次会话中的话语及每句的判定'],
  arguments: [needed('SESSION', 'The session', '会话')],
  options: [number('limit', 'At most so many (50)', '最多条数（50）'), flag('all', 'To the end', '全部')],
  async run(cli, { args: [name = ''], options }) {
    const user = await cli.user()
    await cli.list(user.session(name).turns(), options, turnView)
    return undefined
  },
}

const preview: Command = {
  name: 'preview',
  summary: ['What would be kept of a turn; nothing is stored', '一句话会留下什么；不存储'],
  arguments: [needed('SESSION', 'The session', '会话'), needed('TEXT', 'The words', '话语')],
  options: [role],
  async run(cli, { args: [name = '', words = ''], options }) {
    const user = await cli.user()
    const turn = { role: (options.role ?? 'user') as 'user', text: words }
    const seen = await user.session(name).preview(turn)
    await cli.show(seen, () => [
      ...seen.marks.map((mark) => `${verdictOf({ mark })} ${mark.reason}`),
      ...seen.memories.map(({ memory_type, content }) => `${memory_type}: ${content}`),
      ...linesOf(seen.rejected),
    ])
    return undefined
  },
}

export const sessionCommands: readonly Command[] = [say, log, sessions, turns, preview]
