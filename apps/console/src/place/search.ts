import { go, type Place, usePlace } from './history.ts'

export type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>

/** An address with some of its parameters changed; null, false and the empty text take one away. */
export function withParameters({ path, search }: Place, changes: Parameters): string {
  const found = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '' || value === false) found.delete(name)
    else found.set(name, String(value))
  }
  const text = found.toString()
  return text ? `${path}?${text}` : path
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/

/** What the address asks for, and a way to ask for something else in its place. */
export function useSearch() {
  const place = usePlace()
  const found = new URLSearchParams(place.search)
  return {
    text: (name: string): string => found.get(name) ?? '',
    flag: (name: string): boolean => found.get(name) === 'true',
    /** One of some words; undefined where it is none of them. */
    word: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      words.find((word) => word === found.get(name)),
    number: (name: string): number | undefined => {
      const value = found.get(name)
      return value === null || value === '' || Number.isNaN(Number(value)) ? undefined : Number(value)
    },
    /** A moment with its offset; undefined where it is none. */
    moment: (name: string): string | undefined => {
      const value = found.get(name) ?? ''
      return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
    },
    /** Filters and typing replace the entry of the history. */
    put: (changes: Parameters) => go(withParameters(place, changes), { replace: true }),
    /** Screens and peeks add one. */
    open: (changes: Parameters) => go(withParameters(place, changes)),
  }
}
