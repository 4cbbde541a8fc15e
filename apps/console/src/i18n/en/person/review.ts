import { plural } from '../../plural.ts'

/** S5: what waits for a person's word. */
export const review = {
  right: 'Right',
  wrong: 'Wrong',
  skip: 'Skip',
  edit: 'Edit',
  left: 'Left',
  content: 'Content',
  newer: 'newer',
  older: 'older',
  kinds: {
    confirm: 'Is it so?',
    conflict: 'These two disagree. Right is for the newer one, wrong for the older.',
    stale: 'Nobody has said it for long. Is it still so?',
  },
  since: 'since',
  said: 'Where it was said',
  notSaid: 'It was not said in a session.',
  nothingLeft: 'Nothing is left: nobody waits for your word.',
  keys: 'y right · n wrong · e edit · s skip · u undo',
  soon: 'Sent in ten seconds, or with your next decision.',
  decided: { right: 'Right.', wrong: 'Wrong.', skipped: 'Skipped.' },
  undone: 'Back again.',
  count: (count: number) => plural(count, 'thing', 'things'),
} as const
