import type { Memories } from '../client/handles/memories.ts'
import { memoriesFor, type UserHandle } from '../client/handles/user.ts'
import type { Memory } from '../client/types.gen.ts'
import { visible } from './visible.ts'

/** What Anthropic's memory tool (`memory_20250818`) asks for. */
export type MemoryCommand =
  | { command: 'view'; path: string; view_range?: number[] | null }
  | { command: 'create'; path: string; file_text?: string | null }
  | { command: 'str_replace'; path: string; old_str: string; new_str?: string | null }
  | { command: 'insert'; path: string; insert_line: number; insert_text: string }
  | { command: 'delete'; path: string }
  | { command: 'rename'; old_path: string; new_path: string }

export interface AnthropicMemory {
  execute(command: MemoryCommand): Promise<string>
}

const ROOT = '/memories'
const FILES = 1_000

/**
 * Files of Anthropic's memory tool, each a `document` memory of this person:
 * `anthropic.tools.memory_20250818(anthropicMemory(user))`. Answers in words, faults too, as the tool
 * expects.
 */
export function anthropicMemory(user: UserHandle): AnthropicMemory {
  const memories = memoriesFor(user)
  if (!memories) throw new TypeError('anthropicMemory needs a handle of a Neuromem client')
  return {
    async execute(command) {
      try {
        return await run(memories, user, command)
      } catch (error) {
        if (error instanceof Refusal) return `Error: ${error.message}`
        throw error
      }
    },
  }
}

/** What the model is told that it did wrong. */
class Refusal extends Error {}

async function run(memories: Memories, user: UserHandle, command: MemoryCommand): Promise<string> {
  const files = await filesOf(memories, user)
  switch (command.command) {
    case 'view':
      return view(files, pathOf(command.path), command.view_range)
    case 'create':
      return create(memories, user, files, pathOf(command.path), command.file_text ?? '')
    case 'str_replace':
      return edit(memories, found(files, command.path), (text) =>
        replaced(text, command.old_str, command.new_str ?? ''),
      )
    case 'insert':
      return edit(memories, found(files, command.path), (text) =>
        inserted(text, command.insert_line, command.insert_text),
      )
    case 'delete':
      return remove(memories, files, pathOf(command.path))
    case 'rename':
      return rename(memories, files, found(files, command.old_path), pathOf(command.new_path))
  }
}

interface File {
  readonly path: string
  readonly memory: Memory
}

async function filesOf(memories: Memories, user: UserHandle): Promise<File[]> {
  const found = await memories
    .list({ user_id: user.id, memory_type: 'document', limit: 200 })
    .toArray({ max: FILES })
  return found.flatMap((memory) => {
    const { path } = memory.metadata
    return typeof path === 'string' && path.startsWith(`${ROOT}/`) ? [{ path, memory }] : []
  })
}

/** The path is the first line of what is stored: two files with the same words are two memories. */
const contentOf = (path: string, text: string): string => `${path}\n${text}`
const fileText = ({ memory }: File): string => memory.content.slice(memory.content.indexOf('\n') + 1)

function pathOf(path: string): string {
  const clean = path.replace(/\/+$/, '')
  const isInside = clean === ROOT || clean.startsWith(`${ROOT}/`)
  if (!isInside || /(^|\/)\.\.?(\/|$)/.test(clean))
    throw new Refusal(`The path ${path} is not inside ${ROOT}`)
  return clean
}

function found(files: File[], path: string): File {
  const clean = pathOf(path)
  const file = files.find((one) => one.path === clean)
  if (!file) throw new Refusal(`The path ${path} does not exist`)
  return file
}

function view(files: File[], path: string, range: number[] | null | undefined): string {
  const inside = files.filter((file) => file.path.startsWith(`${path}/`)).map((file) => file.path)
  if (path === ROOT || inside.length > 0)
    return [`Directory: ${path}`, ...inside.sort().map((one) => `- ${one}`)].join('\n')
  const lines = visible(fileText(found(files, path))).split('\n')
  const [from = 1, to = -1] = range ?? []
  const shown = lines.slice(from - 1, to < 0 ? undefined : to)
  return shown.map((line, place) => `${from + place}\t${line}`).join('\n')
}

async function create(
  memories: Memories,
  user: UserHandle,
  files: File[],
  path: string,
  text: string,
): Promise<string> {
  if (path === ROOT) throw new Refusal(`${ROOT} is a directory`)
  const known = files.find((file) => file.path === path)
  if (known) return edit(memories, known, () => text)
  const content = contentOf(path, text)
  await memories.add({ user_id: user.id, memory_type: 'document', content, metadata: { path } })
  return `File created: ${path}`
}

async function edit(memories: Memories, file: File, change: (text: string) => string): Promise<string> {
  const apply = (memory: Memory) => ({ content: contentOf(file.path, change(fileText({ ...file, memory }))) })
  await memories.update(file.memory.id, apply)
  return `File changed: ${file.path}`
}

function replaced(text: string, old: string, next: string): string {
  const times = old === '' ? 0 : text.split(old).length - 1
  if (times !== 1) throw new Refusal(`old_str occurs ${times} times; it must occur once`)
  return text.replace(old, () => next)
}

function inserted(text: string, line: number, added: string): string {
  const lines = text.split('\n')
  if (line < 0 || line > lines.length)
    throw new Refusal(`insert_line ${line} is not between 0 and ${lines.length}`)
  lines.splice(line, 0, added.replace(/\n$/, ''))
  return lines.join('\n')
}

async function remove(memories: Memories, files: File[], path: string): Promise<string> {
  const gone = files.filter((file) => file.path === path || file.path.startsWith(`${path}/`))
  if (gone.length === 0) throw new Refusal(`The path ${path} does not exist`)
  for (const { memory } of gone) await memories.delete(memory.id)
  return `Deleted: ${path}`
}

async function rename(memories: Memories, files: File[], file: File, path: string): Promise<string> {
  if (path === ROOT || files.some((one) => one.path === path))
    throw new Refusal(`The path ${path} exists already`)
  const apply = (memory: Memory) => ({
    content: contentOf(path, fileText({ ...file, memory })),
    metadata: { ...memory.metadata, path },
  })
  await memories.update(file.memory.id, apply)
  return `Renamed: ${file.path} to ${path}`
}
