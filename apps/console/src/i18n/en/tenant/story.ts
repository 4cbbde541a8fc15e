import { plural } from '../../plural.ts'

/** S13: what is where in a story, and what was told before a scene was written? */
export const story = {
  project: 'Project',
  counts: { chunks: 'Passages', entities: 'Entities', states: 'States', contexts: 'Contexts' },
  changed: 'Changed',
  empty: 'A project is there as soon as a passage of it is stored.',
  size: (chapters: number, scenes: number, passages: number, states: number) =>
    [
      plural(chapters, 'chapter', 'chapters'),
      plural(scenes, 'scene', 'scenes'),
      plural(passages, 'passage', 'passages'),
      plural(states, 'state', 'states'),
    ].join(' · '),
  scenes: 'Scenes',
  place: 'place',
  chapterOf: (chapter: number) => `Chapter ${chapter}`,
  sceneOf: (scene: number) => `Scene ${scene}`,
  at: (chapter: number, scene: number) => `Chapter ${chapter}, scene ${scene}`,
  holds: (passages: number, states: number, hasContext: boolean) =>
    [
      passages > 0 && plural(passages, 'passage', 'passages'),
      states > 0 && plural(states, 'state', 'states'),
      hasContext && 'a context',
    ]
      .filter(Boolean)
      .join(', '),
  stateAt: (entity: string, scene: number, version: number) =>
    `${entity}, scene ${scene}, version ${version}`,
  legend:
    '● passage · ◉ state · ◆ context. Once a place is chosen, what is grey comes after it: nothing from there is ever told.',
  choose: 'Choose a place to see what stands there, or what was told before it was written.',
  states: 'States',
  noStates: 'No state is known before this.',
  passages: 'Passages',
  noPassages: 'No passage.',
  changes: 'Changes',
  noChanges: 'Nothing has changed.',
  withNothing: 'no other place',
  difference: 'Difference',
  notYet: 'not known yet',
  beginning: 'before the story begins',
  unknown: 'No state before this:',
  asOf: (where: string) => `as of ${where}`,
  contextOf: (chapter: number, scene: number) => `Context of chapter ${chapter}, scene ${scene}`,
  made: 'made',
  modelCalls: (count: number) => plural(count, 'model call', 'model calls'),
  warningCount: (count: number) => plural(count, 'warning', 'warnings'),
  queries: 'What was searched for',
  byQuery: (numbers: string) => `by query ${numbers}`,
  chapters: (from: number, to: number) => (from === to ? `chapter ${from}` : `chapters ${from}–${to}`),
  ruler: 'Nothing from after this line is used.',
  warnings: 'Warnings',
  noWarnings: 'None.',
  raw: 'As it was answered',
  newContext: 'New context',
  chapter: 'Chapter',
  scene: 'Scene',
  purpose: 'Purpose',
  characters: 'Characters',
  charactersHint: 'Names, with commas between them.',
  build: 'Build',
  built: (passages: number, warnings: number) =>
    `Made: ${plural(passages, 'passage', 'passages')}, ${plural(warnings, 'warning', 'warnings')}.`,
} as const
