import { lazy } from 'react'
import type { Params, ScreenOf } from './place/params.ts'

type Door = 'operator' | 'tenant' | 'person'

interface Route {
  /** Below the console's root; `{name}` is one segment. */
  readonly pattern: string
  readonly door: Door
  readonly Screen: ScreenOf
}

type Loading = () => Promise<{ default: ScreenOf }>
const route = (pattern: string, load: Loading, door: Door = 'tenant'): Route => ({
  pattern,
  door,
  Screen: lazy(load),
})

const routes: readonly Route[] = [
  route('/users', () => import('./screens/users/screen.tsx')),
  route('/users/{user}', () => import('./screens/overview/screen.tsx')),
  route('/users/{user}/events', () => import('./screens/events/screen.tsx')),
  route('/users/{user}/sessions', () => import('./screens/sessions/screen.tsx')),
  route('/users/{user}/sessions/{session}', () => import('./screens/session/screen.tsx')),
  route('/users/{user}/memories', () => import('./screens/memories/screen.tsx')),
  route('/users/{user}/memories/{id}', () => import('./screens/memory/screen.tsx')),
  route('/users/{user}/review', () => import('./screens/review/screen.tsx')),
  route('/jobs', () => import('./screens/jobs/screen.tsx')),
  route('/usage', () => import('./screens/usage/screen.tsx')),
  route('/keys', () => import('./screens/keys/screen.tsx')),
  route('/policy', () => import('./screens/policy/screen.tsx')),
  route('/users/{user}/traits', () => import('./screens/traits/screen.tsx')),
  route('/users/{user}/traits/{id}', () => import('./screens/trait/screen.tsx')),
  route('/users/{user}/cycles', () => import('./screens/cycles/screen.tsx')),
  route('/users/{user}/recall', () => import('./screens/recall/screen.tsx')),
  route('/users/{user}/graph', () => import('./screens/graph/screen.tsx')),
  route('/users/{user}/relationship', () => import('./screens/relationship/screen.tsx')),
  route('/experience', () => import('./screens/experience/screen.tsx')),
  route('/experience/{bank}/items/{id}', () => import('./screens/item/screen.tsx')),
  route('/experience/{bank}/runs/{run}', () => import('./screens/run/screen.tsx')),
  route('/experience/{bank}/{list}', () => import('./screens/bank/screen.tsx')),
  route('/users/{user}/data', () => import('./screens/data/screen.tsx')),
  route('/erasures', () => import('./screens/erasures/screen.tsx')),
  route('/import', () => import('./screens/import/screen.tsx')),
  route('/playground', () => import('./screens/playground/screen.tsx')),
  route('/story', () => import('./screens/story/screen.tsx')),
  route('/story/{project}', () => import('./screens/project/screen.tsx')),
  route('/tenants', () => import('./screens/tenants/screen.tsx'), 'operator'),
  route('/me', () => import('./screens/me/screen.tsx'), 'person'),
]

/** The screen of a path, with the ids in it, decoded; undefined where there is none behind this door. */
export function routeOf(path: string, door: Door) {
  const parts = path.split('/')
  for (const { pattern, door: of, Screen } of routes) {
    const params = of === door ? matched(pattern.split('/'), parts) : undefined
    if (params) return { Screen, params: params as Params }
  }
  return undefined
}

function matched(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, wanted] of pattern.entries()) {
    const part = decoded(parts[place] ?? '')
    if (part === undefined || (wanted.startsWith('{') ? part === '' : part !== wanted)) return undefined
    if (wanted.startsWith('{')) params[wanted.slice(1, -1)] = part
  }
  return params
}

/** Undefined for what nobody has encoded. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
