import { plural } from '../../plural.ts'

/** S19: what is kept of a person: to take along, to forget, to erase. */
export const data = {
  holds: 'It holds:',
  exportIt: 'Export first',
  exportFirst: 'Nothing of it can be brought back: export it first. This goes:',
  export: 'Export',
  forget: 'Forget',
  about: 'About',
  find: 'Find',
  forgetThese: 'Forget these',
  nothingFound: 'Nothing is known about that.',
  forgotten: (count: number, receipt: string) =>
    `${plural(count, 'thing', 'things')} forgotten (receipt ${receipt}).`,
  erase: 'Erase',
  typeId: 'Type the id to erase',
  isGone: 'Nothing is left but this receipt. Save it: it proves when what was erased, without a word of it.',
  receipt: 'Receipt',
  saveReceipt: 'Save receipt',
  kind: 'What',
  when: 'When',
  by: 'By whom',
  rows: 'How much',
  restored: 'brought back',
  noErasures: 'Nothing has been deleted.',
} as const
