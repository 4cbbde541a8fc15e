import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePlace } from '../place/history.ts'

/** An answer may lead to the next question, which is asked once it has been drawn. */
const SETTLES_MS = 40

/** Whether anything that the screen reads for the first time is still to come. */
export function useBusy(): boolean {
  const { path, search } = usePlace()
  const here = path + search
  const waiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    if (waiting > 0) return setSettled(undefined)
    const timer = setTimeout(() => setSettled(here), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [waiting, here])
  return waiting > 0 || settled !== here
}
