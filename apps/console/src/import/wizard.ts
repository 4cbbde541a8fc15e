import type { ImportReport, Mode, Progress, SkipReason } from 'neuromem/import'
import { useSyncExternalStore } from 'react'
import { drop, keep, load } from './kept.ts'
import { leavePlace, takePlace } from './place-of-tab.ts'
import type { Columns, Reading } from './questions.ts'

/** What somebody chose for an import. */
export interface Choice {
  readonly user: string
  readonly mode: Mode
  /** Of times that name no zone. */
  readonly timeZone: string
  /** Output of tools as turns. */
  readonly tools: boolean
  /** Whose rows, where an export has several people's; the empty text: the first met. */
  readonly person: string
  /** A day; what is older stays out. */
  readonly since: string
  /** Conversations that stay out. */
  readonly left: readonly string[]
  readonly columns: Columns | null
}

export interface Skipped {
  readonly where: string
  readonly why: SkipReason
}

/** Why it was broken off, in the words of a problem object. */
export interface Broken {
  readonly code: string
  readonly title: string
  readonly message: string
  readonly requestId: string
}

export interface Now {
  readonly id: string
  readonly title: string | null
  readonly turns: number
  /** The how-manieth it is. */
  readonly number: number
}

/** How far the import is. */
export interface Run {
  readonly phase: 'ready' | 'running' | 'pausing' | 'paused' | 'stopped' | 'done' | 'failed'
  readonly progress: Progress | null
  /** The conversation that is on its way. */
  readonly now: Now | null
  readonly report: ImportReport | null
  /** Items that the export has, as the preview counted them. */
  readonly items: number
  /** Items that were left out, the first of them by their place. */
  readonly skipped: readonly Skipped[]
  readonly error: Broken | null
}

export interface Wizard {
  readonly files: readonly File[]
  readonly choice: Choice
  readonly run: Run
}

const noRun: Run = {
  phase: 'ready',
  progress: null,
  now: null,
  report: null,
  items: 0,
  skipped: [],
  error: null,
}
const noChoice: Choice = {
  user: '',
  mode: 'preserve',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  tools: false,
  person: '',
  since: '',
  left: [],
  columns: null,
}
const nothing: Wizard = { files: [], choice: noChoice, run: noRun }

const listeners = new Set<() => void>()
let wizard = nothing
/** Whose wizard it is: a tenant's. */
let whose: string | undefined
/** Under what name this tab keeps it. */
let place = ''

function become(next: Wizard): void {
  wizard = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useWizard = (): Wizard => useSyncExternalStore(subscribe, () => wizard)
export const theWizard = (): Wizard => wizard

/** How the files are read with what was chosen. */
export const readingOf = ({ choice }: Wizard): Reading => ({
  timeZone: choice.timeZone,
  ...(choice.tools && { tools: true }),
  ...(choice.person !== '' && { sourceUser: choice.person }),
  ...(choice.since !== '' && { since: choice.since }),
  ...(choice.left.length > 0 && { left: choice.left }),
  ...(choice.columns && { columns: choice.columns }),
})

/** Goes on with what this tenant was doing before a reload. What was running then is paused. */
export async function comeBack(tenant: string): Promise<true> {
  if (whose === tenant) return true
  whose = tenant
  place = await takePlace(tenant)
  const [files, rest] = await Promise.all([
    load<readonly File[]>(`${place} files`),
    load<Omit<Wizard, 'files'>>(`${place} rest`),
  ])
  if (!rest) become(nothing)
  else {
    const { phase } = rest.run
    const isCut = phase === 'running' || phase === 'pausing'
    become({ ...rest, files: files ?? [], run: { ...rest.run, phase: isCut ? 'paused' : phase } })
  }
  return true
}

/** Other files: nothing that was chosen for the ones before holds, but for whom and how. */
export function takeFiles(files: readonly File[]): void {
  const { user, mode, timeZone } = wizard.choice
  const isSame = nameOf(files) === nameOf(wizard.files)
  if (!isSame) become({ ...nothing, files, choice: { ...noChoice, user, mode, timeZone } })
  else become({ ...wizard, files })
  void keep(`${place} files`, files)
  keepRest()
}

const nameOf = (files: readonly File[]): string =>
  JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]))

/** A change of what is to be read, or for whom, makes it another import. */
export function choose(change: Partial<Choice>): void {
  become({ ...wizard, choice: { ...wizard.choice, ...change }, run: noRun })
  keepRest()
}

export function going(change: Partial<Run>): void {
  become({ ...wizard, run: { ...wizard.run, ...change } })
  keepRest()
}

/** Whoever left takes it along. */
export function forgetWizard(): void {
  whose = undefined
  leavePlace()
  become(nothing)
}

/** The files are needed no more. */
export const isOver = (): Promise<void> => drop(`${place} files`)

/** One write at a time, of what is the case then. */
let isKeeping = false
let isStale = false
function keepRest(): void {
  isStale = true
  if (!isKeeping) void keepOn()
}
async function keepOn(): Promise<void> {
  isKeeping = true
  while (isStale) {
    isStale = false
    const { files: _, ...rest } = wizard
    await keep(`${place} rest`, rest)
  }
  isKeeping = false
}
