import { plural } from '../../plural.ts'

/** S10: who and what is known around a person? */
export const graph = {
  center: 'Centre',
  hops: 'Hops',
  showEnded: 'Show ended',
  pathTo: 'Path to',
  nobody: 'nobody',
  noPath: 'There is no way between them.',
  degree: 'relations',
  expand: (count: number) => `Expand +${count}`,
  aliases: 'also called',
  traits: (count: number) => plural(count, 'trait', 'traits'),
  relations: 'Relations',
  from: 'From',
  predicate: 'Relation',
  to: 'To',
  weight: 'Weight',
  since: 'Since',
  until: 'Until',
  by: 'By which memory',
  sameAsTable: (count: number) => `The same as a table: ${plural(count, 'relation', 'relations')}.`,
  sameAs:
    'Same as another one here? Names told to be one stand as “also called”; two entries cannot be merged by hand.',
  wholeGraph: 'See all of it',
  drawing: {
    'node.a11yDescription.default': 'Enter brings its neighbours too.',
    'node.a11yDescription.keyboardDisabled': 'Enter brings its neighbours too.',
    'edge.a11yDescription.default': '',
    'controls.ariaLabel': 'View',
    'controls.zoomIn.ariaLabel': 'Zoom in',
    'controls.zoomOut.ariaLabel': 'Zoom out',
  },
  truncated: (count: number) => `The nearest and heaviest ${count}; there are more.`,
  empty: 'People, places and things appear here once they were named in a session.',
} as const
