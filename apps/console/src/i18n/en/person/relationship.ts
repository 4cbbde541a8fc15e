import { plural } from '../../plural.ts'

/** S11: how close are they, and what moved it? */
export const relationship = {
  score: 'Score',
  curve: (first: string, last: string) => `From ${first} to ${last}. Days without a word are shaded.`,
  empty: 'The first message to the companion begins it.',
  silent: (days: number) => plural(days, 'silent day', 'silent days'),
  when: 'When',
  cause: 'By what',
  before: 'Before',
  change: 'Change',
  after: 'After',
  signals: 'Signals',
  moves: 'What moves it',
  causes: {
    message: 'a message',
    confirm: 'a memory was confirmed or denied',
    signals: 'sent by the application',
    silence_decay: 'silence',
  } as Readonly<Record<string, string>>,
  rules: [
    ['user_initiated', 'you wrote first', '+0.01'],
    ['positive_emotion', 'you were glad (times how glad)', '+0.005'],
    ['memory_confirmation', 'you confirmed a memory', '+0.01'],
    ['correction', 'you corrected it', '−0.02'],
    ['negative_emotion', 'you were upset', '−0.01'],
    ['daily_decay', 'a day of silence', '−0.005'],
  ] as readonly (readonly [string, string, string])[],
  bounds: 'The score stays between −1 and 1; nobody can set it.',
  confirmed: 'Memory confirmed',
  corrected: 'Correction',
  sent: (before: string, after: string) => `${before} → ${after}`,
  levels: 'Closeness',
} as const
