import { plural } from '../plural.ts'

/** S1: what is known, what waits, is anything stuck? */
export const overview = {
  firstSeen: 'first seen',
  lastTurn: 'last turn',
  told: 'What a model would be told',
  tokens: (tokens: number, budget: number) => `${tokens} of ${budget} tokens`,
  toldEmpty: 'Facts and traits appear here once a session has been read.',
  waiting: 'Waiting for you',
  waitingEmpty: 'Nothing waits for a word of yours.',
  relationship: 'Relationship',
  score: 'score',
  toNext: (messages: number, state: string) =>
    `${plural(messages, 'plain message', 'plain messages')} to ${state}`,
  most: 'It cannot be closer.',
  tone: 'tone',
  reflection: 'Reflection',
  due: 'due now',
  notDue: 'not due',
  reasons: {
    in_progress: 'One is running.',
    just_reflected: 'The last one is only just over.',
    backing_off: 'The last ones failed; it waits a little.',
    nothing_new: 'Nothing new has been said since.',
    not_due: 'What is new does not weigh enough yet.',
  },
  value: 'value of what is new',
  lastCycle: 'last one',
  born: (count: number) => `+${plural(count, 'trait', 'traits')}`,
  stronger: (count: number) => `${count} stronger`,
  noCycle: 'There was none yet.',
  reflectNow: 'Reflect now',
  reflecting: 'Reflecting …',
  reflected: (created: number, reinforced: number, cycle: string) =>
    `Reflected: ${plural(created, 'new trait', 'new traits')}, ${reinforced} stronger (cycle ${cycle}).`,
  notReflected: 'There was nothing to reflect on.',
  health: 'Health',
  tokensToday: 'tokens today',
  of: 'of',
  comingUp: 'Coming up',
} as const
