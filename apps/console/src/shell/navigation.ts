import type { Messages } from '../i18n/language.ts'
import { paths } from '../place/paths.ts'

interface Entry {
  readonly word: keyof Messages['nav']
  readonly to: string
}

/** The screens that the navigation leads to, by door. A screen that is not there yet has no line here. */
const entries: Readonly<Record<'operator' | 'tenant' | 'person', readonly Entry[]>> = {
  operator: [{ word: 'tenants', to: paths.tenants }],
  tenant: [
    { word: 'users', to: paths.users },
    { word: 'jobs', to: paths.jobs },
    { word: 'experience', to: paths.experience },
    { word: 'story', to: paths.story },
    { word: 'playground', to: paths.playground },
    { word: 'usage', to: paths.usage },
    { word: 'keys', to: paths.keys },
    { word: 'policy', to: paths.policy },
    { word: 'import', to: paths.import },
  ],
  person: [],
}

export const navigationOf = (door: keyof typeof entries): readonly Entry[] => entries[door]

/** Where each door leads at first. */
export const firstOf = { operator: paths.tenants, tenant: paths.users, person: paths.me } as const

type Count = 'sessions' | 'memories' | 'traits'
interface PersonEntry {
  readonly word: keyof Messages['nav']
  readonly to: (user: string) => string
  /** Which number of the user stands beside the word. */
  readonly count?: Count
}

/** The screens of one person. */
export const ofPerson: readonly PersonEntry[] = [
  { word: 'overview', to: paths.user },
  { word: 'sessions', to: paths.sessions, count: 'sessions' },
  { word: 'memories', to: paths.memories, count: 'memories' },
  { word: 'traits', to: paths.traits, count: 'traits' },
  { word: 'graph', to: paths.graph },
  { word: 'relationship', to: paths.relationship },
  { word: 'recall', to: paths.recall },
  { word: 'data', to: paths.data },
]
