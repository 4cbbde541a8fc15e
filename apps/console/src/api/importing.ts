import { queryOptions } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import {
  type ImportRecord,
  importInto,
  noticing,
  type Position,
  type Progress,
  type SessionRecord,
} from 'neuromem/import'
import { ask, recordsOf } from '../import/reader.ts'
import {
  type Broken,
  comeBack,
  forgetWizard,
  going,
  isOver,
  type Now,
  readingOf,
  type Skipped,
  theWizard,
  type Wizard,
} from '../import/wizard.ts'
import { nmThatWaits, onLeaving, signOut } from '../session/credential.ts'
import { cache } from './asking/cache.ts'

/** Files have no name that another could not have, so each choice of files has a number. */
const numbers = new WeakMap<readonly File[], number>()
let chosen = 0
function numberOf(files: readonly File[]): number {
  const number = numbers.get(files) ?? ++chosen
  numbers.set(files, number)
  return number
}

const about = (files: readonly File[]) => ['import', numberOf(files)] as const
const once = { staleTime: Number.POSITIVE_INFINITY }

export const keptQuery = (tenant: string) =>
  queryOptions({ queryKey: ['import', 'kept', tenant], queryFn: () => comeBack(tenant), ...once })

export const lookQuery = (files: readonly File[]) =>
  queryOptions({
    queryKey: [...about(files), 'look'],
    queryFn: ({ signal }) => ask({ ask: 'look', files }, signal),
    ...once,
  })

/** All that is there, whatever is chosen of it. */
export const surveyQuery = ({ files, choice: { columns, timeZone } }: Wizard) =>
  queryOptions({
    queryKey: [...about(files), 'survey', columns],
    queryFn: ({ signal }) =>
      ask({ ask: 'survey', files, reading: { timeZone, ...(columns && { columns }) } }, signal),
    ...once,
  })

export const previewQuery = (wizard: Wizard) => {
  const { files, choice } = wizard
  const reading = readingOf(wizard)
  return queryOptions({
    queryKey: [...about(files), 'preview', choice.mode, reading],
    queryFn: ({ signal }) => ask({ ask: 'preview', files, reading, mode: choice.mode }, signal),
    ...once,
  })
}

/** Places of what was left out that a report names. */
const MOST_PLACES = 10_000
/** A request that is on its way may end before a pause holds. */
const PATIENCE_MS = 3_000

let control: AbortController | undefined
let isEnding = false
let active: Promise<void> | undefined

onLeaving(() => {
  control?.abort()
  forgetWizard()
})

/** Begins the import, or goes on where it was paused. */
export async function start(items: number): Promise<void> {
  await active
  const { phase, progress } = theWizard().run
  const goesOn = phase === 'paused' || phase === 'failed'
  control = new AbortController()
  isEnding = false
  going({ phase: 'running', items, error: null, report: null, now: null, ...(!goesOn && { progress: null }) })
  active = run(control, goesOn ? progress?.position : undefined)
  await active
  await cache.invalidateQueries({ queryKey: ['users'] })
}

async function run({ signal }: AbortController, resumeFrom: Position | undefined): Promise<void> {
  const wizard = theWizard()
  const { user, mode } = wizard.choice
  const skipped: Skipped[] = []
  const read = recordsOf(wizard.files, readingOf(wizard))
  const records = noticing(read, noteIn(skipped, mode === 'preserve'))
  const onProgress = (progress: Progress) => {
    if (!signal.aborted) going({ progress })
    if (isEnding) control?.abort()
  }
  try {
    const o = { mode, signal, onProgress, ...(resumeFrom && { resumeFrom }) }
    const report = await importInto(nmThatWaits().user(user), records, o)
    const isStopped = theWizard().run.phase === 'stopped'
    going({ phase: report.done ? 'done' : isStopped ? 'stopped' : 'paused', report, skipped })
    if (report.done || isStopped) await isOver()
  } catch (error) {
    going({ phase: 'failed', error: brokenBy(error), skipped })
  }
}

/** What went wrong: the service's own answer where there is one. */
function brokenBy(error: unknown): Broken {
  const { cause, code = 'unexpected', message } = error as Error & { code?: string }
  if (!NeuromemError.is(cause)) return { code, title: message, message, requestId: '' }
  if (cause.code === 'unauthorized') signOut(cause)
  return { code: cause.code, title: cause.title, message: cause.message, requestId: cause.requestId }
}

/** A long conversation comes in parts. */
function nextOf({ session_id: id, title, turns }: SessionRecord): Now {
  const { now } = theWizard().run
  const isPart = now?.id === id
  const number = (now?.number ?? 0) + (isPart ? 0 : 1)
  return { id, title: title ?? null, number, turns: turns.length + (isPart ? now.turns : 0) }
}

/** Notes the conversation that is on its way, and the places of what is left out. */
const noteIn = (skipped: Skipped[], takesMemories: boolean) => (record: ImportRecord) => {
  if (record.kind === 'session') return going({ now: nextOf(record) })
  if (skipped.length >= MOST_PLACES) return
  if (record.kind === 'skipped') skipped.push({ where: record.where, why: record.why })
  else if (!takesMemories && (record.kind === 'memory' || record.kind === 'relation'))
    skipped.push({ where: record.external_id, why: 'not_in_mode' })
}

/** What is on its way may end first; a pause that takes longer holds at once. */
function end(): void {
  isEnding = true
  const { signal } = control ?? {}
  setTimeout(() => {
    if (control?.signal === signal) control?.abort()
  }, PATIENCE_MS)
}

/** It can go on from here. */
export function pause(): void {
  going({ phase: 'pausing' })
  end()
}

/** It goes on no more; what was imported stays. */
export function stop(): void {
  const { phase, progress } = theWizard().run
  going({ phase: 'stopped', report: progress?.report ?? null })
  if (phase === 'running' || phase === 'pausing') end()
  else void isOver()
}
