import { useSyncExternalStore } from 'react'

/** A question, with the ids that ought to be among the first. */
export interface Case {
  readonly user_id: string
  readonly query: string
  readonly expected: readonly string[]
}

const PLACE = 'neuromem.cases'
const listeners = new Set<() => void>()
let kept: readonly Case[] = read()

function read(): readonly Case[] {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.filter(isCase) : []
  } catch {
    return []
  }
}

const isCase = (one: unknown): one is Case =>
  typeof one === 'object' && one !== null && 'user_id' in one && 'query' in one && 'expected' in one

function become(next: readonly Case[]): void {
  kept = next
  window.localStorage.setItem(PLACE, JSON.stringify(next))
  for (const listener of listeners) listener()
}

const isSame = (one: Case, other: Case) => one.user_id === other.user_id && one.query === other.query

/** A case of the same question is replaced. */
export const keep = (one: Case): void => become([...kept.filter((other) => !isSame(one, other)), one])
export const drop = (one: Case): void => become(kept.filter((other) => !isSame(one, other)))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The cases that this browser keeps. */
export const useCases = (): readonly Case[] => useSyncExternalStore(subscribe, () => kept)
