import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from './fault.tsx'

interface Properties<Data> {
  readonly of: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  readonly children: (data: Data) => ReactNode
}

/** What a question was answered with; a fault in its place, or above what was there before. */
export function Answer<Data>({ of: { data, error, refetch }, children }: Properties<Data>) {
  const t = useMessages()
  return (
    <>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {data === undefined ? !error && <p className="soft waiting">{t.loading}</p> : children(data)}
    </>
  )
}
