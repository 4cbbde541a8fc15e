import { expect, test } from 'vitest'
import { deadPaths, faultsOf } from '../../scripts/documents/check-doc-paths.ts'

const there = ['src/core/ports.ts', 'core/ports.ts', 'ports.ts', 'docs/design/data.md', 'README.md']
const exists = (path: string) => there.includes(path)
const scripts = new Set(['demo'])

test('paths, links and npm scripts that lead nowhere are found', () => {
  const text = [
    'See `src/core/ports.ts`, `src/core/ports.ts:12`, `prompts/<task>.ts`, `docs/*.md`, `src/core` is prose, `npm run demo`.',
    'By their names: `ports.ts`, `core/ports.ts`, `doors.ts`.',
    'Not there: `src/core/gone.ts`, [data](./gone.md), npm run gone.',
    '[ok](../../README.md) [there](data.md#tables) [elsewhere](https://example.com) [here](#top)',
  ].join('\n')
  expect(faultsOf('docs/design/page.md', text, scripts, exists)).toEqual([
    'docs/design/page.md: docs/design/gone.md is not there',
    'docs/design/page.md: src/core is not there',
    'docs/design/page.md: doors.ts is not there',
    'docs/design/page.md: src/core/gone.ts is not there',
    'docs/design/page.md: no npm script gone',
  ])
})

test('no document of this repository points nowhere', () => {
  expect(deadPaths()).toEqual([])
})
