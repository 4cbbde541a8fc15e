const id = encodeURIComponent

/** The addresses of the screens, below the console's root. */
export const paths = {
  users: '/users',
  user: (user: string) => `/users/${id(user)}`,
  events: (user: string) => `/users/${id(user)}/events`,
  sessions: (user: string) => `/users/${id(user)}/sessions`,
  session: (user: string, session: string, turn?: string | null) =>
    `/users/${id(user)}/sessions/${id(session)}${turn ? `?turn=${id(turn)}` : ''}`,
  memories: (user: string) => `/users/${id(user)}/memories`,
  memory: (user: string, memory: string) => `/users/${id(user)}/memories/${id(memory)}`,
  review: (user: string) => `/users/${id(user)}/review`,
  traits: (user: string) => `/users/${id(user)}/traits`,
  trait: (user: string, trait: string) => `/users/${id(user)}/traits/${id(trait)}`,
  jobs: '/jobs',
  usage: '/usage',
  keys: '/keys',
  policy: '/policy',
  cycles: (user: string) => `/users/${id(user)}/cycles`,
  recall: (user: string) => `/users/${id(user)}/recall`,
  graph: (user: string) => `/users/${id(user)}/graph`,
  /** The graph around an entity; with the relations that have ended, where one is meant. */
  around: (user: string, entity: string, ended: boolean) =>
    `/users/${id(user)}/graph?center=${id(entity)}${ended ? '&ended=true' : ''}`,
  relationship: (user: string) => `/users/${id(user)}/relationship`,
  experience: '/experience',
  bank: (bank: string, list = 'items') => `/experience/${id(bank)}/${list}`,
  item: (bank: string, item: string) => `/experience/${id(bank)}/items/${id(item)}`,
  run: (bank: string, run: string) => `/experience/${id(bank)}/runs/${id(run)}`,
  data: (user: string) => `/users/${id(user)}/data`,
  erasures: '/erasures',
  import: '/import',
  playground: '/playground',
  story: '/story',
  project: (project: string) => `/story/${id(project)}`,
  tenants: '/tenants',
  me: '/me',
} as const
