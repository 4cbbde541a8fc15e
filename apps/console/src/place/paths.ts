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
  tenants: '/tenants',
  me: '/me',
} as const
