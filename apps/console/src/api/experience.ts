import { type Query, queryOptions } from '@tanstack/react-query'
import type { ClaimQuery, ExperienceItem, MoleculeQuery } from 'neuromem'
import { nm } from '../session/credential.ts'
import { after, pagesQuery } from './asking/pages.ts'

const PAGE = 50
const bankOf = (bank: string) => nm().experience.bank(bank)

export const banksQuery = () =>
  pagesQuery(['experience', 'banks'], (cursor, call) =>
    nm().experience.banks({ limit: 100, ...after(cursor) }, call),
  )

export const itemsQuery = (bank: string, status: ExperienceItem['status'] | undefined) =>
  pagesQuery(['experience', bank, 'items', status], (cursor, call) =>
    bankOf(bank).items({ limit: PAGE, ...(status && { status }), ...after(cursor) }, call),
  )

/** How much one page may hold. */
export const MOST = 200
/** How much a search brings until more is asked for. */
export const SEARCHED = 20

/** What stood there is shown until the next answer, unless it is another bank's. */
const keptIn =
  (bank: string) =>
  <Shown>(shown: Shown | undefined, asked: Pick<Query, 'queryKey'> | undefined) =>
    asked?.queryKey[1] === bank ? shown : undefined

/** By meaning, over claims: one page, never deeper. */
export const itemSearchQuery = (bank: string, query: string, limit: number) =>
  queryOptions({
    queryKey: ['experience', bank, 'search', query, limit],
    queryFn: ({ signal }) => bankOf(bank).items({ query, limit }, { signal }).page(),
    enabled: query !== '',
    placeholderData: keptIn(bank),
  })

/** By meaning: one page, never deeper. */
export const claimSearchQuery = (bank: string, asked: Pick<ClaimQuery, 'status' | 'query' | 'limit'>) =>
  queryOptions({
    queryKey: ['experience', bank, 'claims', asked],
    queryFn: ({ signal }) => bankOf(bank).claims(asked, { signal }).page(),
    placeholderData: keptIn(bank),
  })

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['experience', 'item', id],
    queryFn: ({ signal }) => bankOf('default').item(id, { signal }),
  })

export const editsQuery = (id: string) =>
  queryOptions({
    queryKey: ['experience', 'item', id, 'edits'],
    queryFn: ({ signal }) => bankOf('default').edits(id, { limit: 200 }, { signal }).toArray({ max: 1_000 }),
  })

export const claimsQuery = (bank: string, asked: Pick<ClaimQuery, 'status' | 'order'>) =>
  pagesQuery(['experience', bank, 'claims', asked], (cursor, call) =>
    bankOf(bank).claims({ ...asked, limit: 100, ...after(cursor) }, call),
  )

export const runsQuery = (bank: string) =>
  pagesQuery(['experience', bank, 'runs'], (cursor, call) =>
    bankOf(bank).runs({ limit: PAGE, ...after(cursor) }, call),
  )

export const runQuery = (bank: string, run: string) =>
  queryOptions({
    queryKey: ['experience', bank, 'run', run],
    queryFn: ({ signal }) => bankOf(bank).run(run, { signal }),
  })

export const deltasQuery = (bank: string) =>
  pagesQuery(['experience', bank, 'deltas'], (cursor, call) =>
    bankOf(bank).deltas({ limit: PAGE, ...after(cursor) }, call),
  )

export const moleculesQuery = (asked: Pick<MoleculeQuery, 'status' | 'has_cooh'>) =>
  pagesQuery(['experience', 'molecules', asked], (cursor, call) =>
    nm().experience.molecules({ ...asked, limit: 100, ...after(cursor) }, call),
  )

/** A picture that the service draws; as a text, because a link could not carry the credential. */
export const drawingQuery = (modifier: string, theme: 'light' | 'dark') =>
  queryOptions({
    queryKey: ['experience', 'drawing', modifier, theme],
    queryFn: ({ signal }) => nm().experience.drawing(modifier, { theme }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const learn = (bank: string, run: string, isDry: boolean) =>
  bankOf(bank).learn(run, { dry_run: isDry }, { timeoutMs: 120_000 })

export const rollBack = (bank: string, delta: string) => bankOf(bank).rollback(delta)

export interface OldText {
  readonly id?: string
  readonly text: string
}
export const migrate = (bank: string, items: readonly OldText[], isDry: boolean) =>
  bankOf(bank).migrate({ items: [...items], dry_run: isDry }, { timeoutMs: 120_000 })
