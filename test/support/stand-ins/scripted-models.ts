import type { ReflectInput } from '../../../prompts/reflect.ts'
import type { TaskName } from '../../../prompts/task.ts'
import type { ChatRequest, ChatStream, ModelRequest, Models } from '../../../src/core/ports.ts'

/**
 * An answer (any JSON value; a string is sent as it is, so that it may be broken JSON), a failure, or how to
 * make one.
 */
export type ScriptedAnswer = unknown | Error | ((request: ModelRequest) => unknown | Promise<unknown>)

/** Chunks of a reply, a failure (also as the last chunk: the stream breaks there), or how to make them. */
export type ScriptedChat =
  | readonly (string | Error)[]
  | Error
  | ((request: ChatRequest) => readonly (string | Error)[])

export interface Script extends Partial<Record<TaskName, readonly ScriptedAnswer[]>> {
  readonly chat?: readonly ScriptedChat[]
}

export interface ScriptedModels extends Models {
  /** Every request, in order. */
  readonly requests: ModelRequest[]
  readonly chats: ChatRequest[]
  /** Requests of one task. */
  of(task: TaskName): ModelRequest[]
  /** Appends answers. */
  add(script: Script): void
  /** Tasks that still have answers nobody asked for. */
  unused(): string[]
}

const USAGE = { input_tokens: 100, output_tokens: 20 }

/** Answers each task from its list, in order, and refuses what was not scripted. */
export function scriptedModels(script: Script = {}): ScriptedModels {
  const queues = new Map<string, unknown[]>()
  const add = (more: Script) => {
    for (const [task, answers] of Object.entries(more))
      queues.set(task, [...(queues.get(task) ?? []), ...(answers ?? [])])
  }
  add(script)
  const requests: ModelRequest[] = []
  const chats: ChatRequest[] = []

  function next(task: string): unknown {
    const queue = queues.get(task)
    if (!queue?.length) throw new Error(`scripted models: nothing left for ${task}`)
    return queue.shift()
  }

  return {
    offline: false,
    name: 'scripted',
    requests,
    chats,
    add,
    of: (task) => requests.filter((request) => request.task === task),
    unused: () => [...queues].filter(([, queue]) => queue.length > 0).map(([task]) => task),
    chatModel: (tier) => `scripted-tier-${tier}`,
    async generate(request) {
      requests.push(request)
      request.signal.throwIfAborted()
      const scripted = next(request.task)
      const answer: unknown = typeof scripted === 'function' ? await scripted(request) : scripted
      if (answer instanceof Error) throw answer
      const shown = byNumber(request, answer)
      return {
        text: typeof shown === 'string' ? shown : JSON.stringify(shown),
        model: 'scripted',
        usage: USAGE,
      }
    },
    chat(request) {
      chats.push(request)
      const scripted = next('chat') as ScriptedChat
      return streamOf(request, typeof scripted === 'function' ? scripted(request) : scripted)
    },
  }
}

/** Ids in an answer of the `reflect` task as the numbers by which its prompt shows them. */
function byNumber(request: Pick<ModelRequest, 'task' | 'input'>, answer: unknown): unknown {
  if (request.task !== 'reflect' || typeof answer !== 'object' || answer === null) return answer
  const { memories, earlier, traits } = request.input as ReflectInput
  const names = new Map<unknown, unknown>(
    [...memories, ...earlier, ...traits].map(({ key, id }) => [key, id]),
  )
  const numberOf = (id: unknown, place: number) =>
    names.get(id) ?? (typeof id === 'number' ? id : 900 + place)
  return JSON.parse(JSON.stringify(answer), (key, value) =>
    /evidence_ids$/u.test(key) ? value.map(numberOf) : (names.get(value) ?? value),
  )
}

function streamOf(request: ChatRequest, script: readonly (string | Error)[] | Error): ChatStream {
  const { promise, resolve } = Promise.withResolvers<typeof USAGE>()
  async function* text() {
    try {
      for (const chunk of script instanceof Error ? [script] : script) {
        request.signal.throwIfAborted()
        if (chunk instanceof Error) throw chunk
        yield chunk
      }
    } finally {
      resolve(USAGE)
    }
  }
  return { model: `scripted-tier-${request.tier}`, text: text(), usage: promise }
}
