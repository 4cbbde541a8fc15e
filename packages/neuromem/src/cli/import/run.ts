import { open, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  detect,
  ImportError,
  type ImportRecord,
  importInto,
  noticing,
  readExport,
} from '../../import/index.ts'
import type { Destination } from '../../import/into/destination.ts'
import type { ImportReport, Mode, Position, Progress } from '../../import/into/report.ts'
import { type ReadOptions, type Records, type Source, sources } from '../../import/records.ts'
import { fileAt } from './files.ts'
import { positionsOf } from './positions.ts'
import { type PullOptions, pull } from './pull/index.ts'

export interface ImportCommand {
  /** A source, or `auto`. */
  readonly source: string
  readonly files: readonly string[]
  readonly user: Destination
  /** Which service: an import that is resumed goes to the same one. */
  readonly service: string
  readonly mode?: Mode | undefined
  readonly dryRun?: boolean | undefined
  readonly resume?: boolean | undefined
  readonly sourceUser?: string | undefined
  readonly timeZone?: string | undefined
  readonly since?: string | undefined
  readonly tools?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /** Whose XDG_STATE_HOME keeps the position; by default that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined
  onProgress?(progress: Progress): void
  /** Where the position cannot be kept: told once; the import goes on. */
  onUnsaved?(error: unknown): void
  /** Asks the product's API first and writes what it says to `output`, which then is the only file. */
  readonly pull?: (Pick<PullOptions, 'key' | 'url' | 'fetch'> & { readonly output: string }) | undefined
}

/** What a dry run shows besides its report, and the damage that is told by its place. */
const SHOWN = 20

export interface ImportAnswer {
  readonly report: ImportReport
  /** The first of a dry run, else none. */
  readonly records: readonly ImportRecord[]
  /** What this export is known to lack. */
  readonly note: string | null
  /** The first places where the export is damaged. */
  readonly damaged: readonly string[]
}

/**
 * The command `neuromem import`.
 * @throws ImportError `unknown_export`, `invalid`, and those of `importInto`, whose position is kept for
 * `resume`
 */
export async function runImport(command: ImportCommand): Promise<ImportAnswer> {
  const { user, mode, dryRun } = command
  const source = sourceOf(command.source)
  const paths = command.pull ? [await pulled(command, source)] : command.files
  if (paths.length === 0) throw new ImportError('invalid', 'No file to import')
  const files = await Promise.all(paths.map(fileAt))
  const found = source === undefined ? await detect(files) : null
  const options = readOptionsOf(command, source ?? found?.source)
  const places = paths.map((path) => resolve(path))
  const identity = [command.service, user.id, mode ?? 'preserve', options, places, files]
  const positions = positionsOf(identity, command.environment)
  const { records, damaged } = noticingDamage(readExport(files, options))
  const shown = dryRun ? await firstOf(records) : []
  const resumeFrom = command.resume ? await positions.load() : undefined
  const saving = latest((position: Position) => positions.save(position), command.onUnsaved)
  try {
    const report = await importInto(user, records, {
      ...given('mode', mode),
      ...given('dryRun', dryRun),
      ...given('resumeFrom', resumeFrom),
      ...given('signal', command.signal),
      onProgress(progress) {
        saving.put(progress.position)
        command.onProgress?.(progress)
      },
    })
    await saving.done()
    if (report.done && !dryRun) await positions.clear()
    return { report, records: shown, note: found?.note ?? null, damaged: [...damaged] }
  } finally {
    await saving.done()
  }
}

const readOptionsOf = (
  { timeZone, tools, sourceUser, since }: ImportCommand,
  source: Source | undefined,
): ReadOptions => ({
  ...given('source', source),
  ...given('timeZone', timeZone),
  ...given('tools', tools),
  ...given('sourceUser', sourceUser),
  ...given('since', since),
})

/** The same records; `damaged` fills with the first places of damage while they are read. */
function noticingDamage(read: Records) {
  const damaged = new Set<string>()
  const records = noticing(read, (record) => {
    const isDamage = record.kind === 'skipped' && record.why === 'malformed'
    if (isDamage && damaged.size < SHOWN) damaged.add(record.where)
  })
  return { records, damaged }
}

async function firstOf(records: AsyncIterable<ImportRecord>): Promise<ImportRecord[]> {
  const first: ImportRecord[] = []
  for await (const record of records) if (first.push(record) >= SHOWN) break
  return first
}

const given = <K extends string, V>(name: K, value: V | undefined): { [_ in K]?: V } =>
  (value === undefined ? {} : { [name]: value }) as { [_ in K]?: V }

function sourceOf(word: string): Source | undefined {
  if (word === 'auto') return undefined
  const source = sources.find((known) => known === word)
  if (!source) throw new ImportError('invalid', `There is no source ${word}: ${sources.join(', ')}, or auto`)
  return source
}

/** Writes what the product's API says, whole or not at all. */
async function pulled(
  { pull: asked, sourceUser }: ImportCommand,
  source: Source | undefined,
): Promise<string> {
  if (!asked || source === undefined) throw new ImportError('invalid', 'A pull needs its source')
  if (sourceUser === undefined)
    throw new ImportError('invalid', 'A pull needs the user over there: --source-user')
  const { output, ...from } = asked
  const part = `${output}.part`
  const file = await open(part, 'w', 0o600)
  try {
    for await (const text of pull({ ...from, source, user: sourceUser })) await file.write(text)
    await file.close()
    await rename(part, output)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
  return output
}

/** Keeps the latest value, one write at a time, until one fails. */
function latest<T>(write: (value: T) => Promise<void>, onFault?: (error: unknown) => void) {
  let waiting: { value: T } | null = null
  let running: Promise<void> | null = null
  let hasFailed = false
  const run = async (): Promise<void> => {
    try {
      for (let next = waiting; next; next = waiting) {
        waiting = null
        await write(next.value)
      }
    } catch (error) {
      hasFailed = true
      onFault?.(error)
    }
    running = null
  }
  return {
    put(value: T): void {
      if (hasFailed) return
      waiting = { value }
      running ??= run()
    },
    done: async (): Promise<void> => (await running) ?? undefined,
  }
}
