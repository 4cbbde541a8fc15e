import type { Clock } from '../../../src/core/ports.ts'

export interface Span {
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
  readonly milliseconds?: number
}

export interface FakeClock extends Clock {
  set(iso: string | Date): void
  advance(span: Span): Date
}

/** A clock that stands still until it is told. */
export function fakeClock(start: string | Date = '2026-03-02T09:00:00Z'): FakeClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    set(iso) {
      time = new Date(iso).getTime()
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
      return new Date(time)
    },
  }
}
