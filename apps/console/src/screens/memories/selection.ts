import { useSearch } from '../../place/search.ts'

/** What one request of a person may touch. */
export const MOST = 100

/** The ids that are selected: they stand in the address, as all that one sees does. */
export function useSelection() {
  const search = useSearch()
  const ids = search.text('select').split(',').filter(Boolean)
  return {
    ids,
    has: (id: string) => ids.includes(id),
    put: (id: string, isIn: boolean) =>
      search.put({
        select: isIn ? [...ids, id].slice(0, MOST).join(',') : ids.filter((one) => one !== id).join(','),
      }),
    clear: () => search.put({ select: null }),
  }
}
