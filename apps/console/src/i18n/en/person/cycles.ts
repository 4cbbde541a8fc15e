/** S8: when was it thought about what is known, and what came of it? */
export const cycles = {
  empty: 'A reflection runs when enough new things were said, or when it is asked for.',
  changed: 'What this cycle changed',
  notThere: 'Its changes are no longer among the events.',
  head: 'Started|Why|Status|Read|New|Stronger|Changed|Ended|Calls|What came of it',
} as const
