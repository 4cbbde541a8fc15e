import type { Role } from '../records.ts'

const roles: Readonly<Record<string, Role>> = {
  user: 'user',
  human: 'user',
  assistant: 'assistant',
  ai: 'assistant',
  bot: 'assistant',
  model: 'assistant',
  tool: 'tool',
  function: 'tool',
  system: 'system',
  developer: 'system',
}

/** The role that a word means, in any case; null for a word that is none. */
export function roleOf(word: string | null): Role | null {
  const known = word?.toLowerCase() ?? ''
  return Object.hasOwn(roles, known) ? (roles[known] ?? null) : null
}
