import type { Conflict, Erasure, Event, Memory, ModelCall } from '../../client/index.ts'
import type { View } from '../cli.ts'
import { type Command, flag, number, text } from '../command.ts'

const limit = number('limit', 'At most so many (50)', '最多条数（50）')
const all = flag('all', 'To the end', '全部')
const second = (moment: string): string => moment.slice(0, 19).replace('T', ' ')

/** Without its year, so that the id beside it is whole at 80 columns. */
const minuteOfYear = (moment: string): string => moment.slice(5, 16).replace('T', ' ')

const eventView: View<Event> = {
  head: ['AT', 'WHAT', 'ID', 'DETAIL'],
  row: ({ at, title_key, ref, detail }) => [
    minuteOfYear(at),
    title_key,
    ref.id,
    typeof detail.text === 'string' ? detail.text : JSON.stringify(detail),
  ],
}

const events: Command = {
  name: 'events',
  summary: ['What happened to a person’s memory, newest first', '一个人的记忆发生了什么，最新在前'],
  options: [
    text(
      'kinds',
      'A comma list: memory, trait, cycle, affinity, session, job, import, deletion',
      '逗号分隔：memory、trait、cycle、affinity、session、job、import、deletion',
    ),
    limit,
    all,
  ],
  examples: ['neuromem events -u ann --kinds trait,cycle'],
  async run(cli, { options }) {
    const user = await cli.user()
    const query = options.kinds === undefined ? {} : { kinds: options.kinds as string }
    await cli.list(user.events(query), options, eventView)
    return undefined
  },
}

const dueView: View<Memory> = {
  head: ['ID', 'DUE', 'CONTENT'],
  row: ({ id, due_at, content }) => [id, due_at ? second(due_at) : '', content],
}

const due: Command = {
  name: 'due',
  summary: ['What a person asked to be reminded of', '一个人要求提醒的事'],
  options: [text('until', 'Moment with an offset', '带时区的时刻'), limit, all],
  async run(cli, { options }) {
    const user = await cli.user()
    const query = options.until === undefined ? {} : { until: options.until as string }
    await cli.list(user.due(query), options, dueView)
    return undefined
  },
}

const conflictView: View<Conflict> = {
  head: ['ID', 'SINCE', 'BEFORE', 'NOW'],
  row: ({ id, since, older, newer }) => [id, second(since), older.content, newer.content],
}

const conflicts: Command = {
  name: 'conflicts',
  summary: ['Statements of a person that disagree', '一个人互相矛盾的说法'],
  options: [limit, all],
  async run(cli, { options }) {
    const user = await cli.user()
    await cli.list(user.conflicts(), options, conflictView)
    return undefined
  },
}

const erasureView: View<Erasure> = {
  head: ['RECEIPT', 'AT', 'KIND', 'BY', 'ROWS'],
  row: ({ receipt, erased_at, kind, by, rows }) => [
    receipt,
    second(erased_at),
    kind,
    by,
    Object.entries(rows)
      .map(([table, count]) => `${table} ${count}`)
      .join(', '),
  ],
}

const erasures: Command = {
  name: 'erasures',
  summary: ['Receipts of all deletions (scope admin)', '所有删除的凭证（需 admin 权限）'],
  options: [limit, all],
  async run(cli, { options }) {
    await cli.list(cli.client().erasures(), options, erasureView)
    return undefined
  },
}

const callView: View<ModelCall> = {
  head: ['AT', 'TASK', 'MODEL', 'IN', 'OUT', 'MS', 'OUTCOME'],
  row: (call) => [
    second(call.created_at),
    `${call.task} ${call.version}`,
    call.model,
    String(call.input_tokens),
    String(call.output_tokens),
    String(call.ms),
    call.outcome,
  ],
}

const calls: Command = {
  name: 'calls',
  summary: ['Calls to models and embedders, newest first', '对模型与嵌入的调用，最新在前'],
  options: [
    text('task', 'Only of this task', '仅此任务'),
    text('outcome', 'Only with this outcome', '仅此结果', {
      values: ['ok', 'repaired', 'timeout', 'rate_limited', 'schema_invalid', 'model_error'],
    }),
    text('since', 'Moment with an offset', '带时区的时刻'),
    limit,
    all,
  ],
  async run(cli, { options }) {
    const { task, outcome, since } = options as Readonly<Record<string, string | undefined>>
    const query = {
      ...(task !== undefined && { task }),
      ...(outcome !== undefined && { outcome }),
      ...(since !== undefined && { since }),
    }
    await cli.list(cli.client().modelCalls(query), options, callView)
    return undefined
  },
}

export const happenedCommands: readonly Command[] = [events, due, conflicts, erasures, calls]
