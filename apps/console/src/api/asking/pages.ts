import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Pages } from 'neuromem'

type Ask<Item> = (cursor: string | undefined, call: { signal: AbortSignal }) => Pages<Item>

/** A list that is read page by page. */
export const pagesQuery = <Item>(key: readonly unknown[], ask: Ask<Item>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => ask(pageParam, { signal }).page(),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap(({ items }) => items),
  })

/** `cursor`, where there is one. */
export const after = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })
