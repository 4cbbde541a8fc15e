import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../.github/workflows/', import.meta.url)
const names = readdirSync(folder)
const workflow = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const previews = names.filter((name) => name.startsWith('preview-'))

/** Each step of a workflow as its text. */
const stepsOf = (text: string): string[] => text.split(/^ {6}- /m).slice(1)

test.each(names)('%s: every action by the digits of its commit', (name) => {
  const used = [...workflow(name).matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
})

test.each(names)('%s: every program of npx is a dependency or has a version', (name) => {
  const programs = [...workflow(name).matchAll(/npx (?:--yes )?(\S+)/g)].map(([, program]) => program)
  expect(
    programs.filter((program) => program !== 'wrangler' && !/@\d+\.\d+\.\d+$/.test(program ?? '')),
  ).toEqual([])
})

test.each(names)(
  '%s: secrets stand in the steps that need them, never in a script or where packages are installed',
  (name) => {
    const text = workflow(name)
    expect(text.slice(0, text.indexOf('steps:'))).not.toContain('secrets.')
    for (const step of stepsOf(text)) {
      if (/npm ci/.test(step)) expect(step).not.toContain('secrets.')
      const [script = ''] = /run: [\s\S]*?(?=\n {8}\w+:|$)/.exec(step) ?? []
      expect(script).not.toContain('secrets.')
    }
    expect(text).toMatch(/^permissions:/m)
  },
)

test.each(previews)('%s: of this repository alone, over a branch made from an empty one', (name) => {
  const text = workflow(name)
  const jobs = text.match(/^ {4}if: .*$/gm) ?? []
  expect(jobs).toHaveLength(2)
  for (const condition of jobs) expect(condition).toContain('head.repo.full_name == github.repository')
  expect(text).toContain('branches create --project-id "$PROJECT" --name "$BRANCH" --parent "$PARENT"')
  expect(text).toMatch(/PARENT: .* vars.NEON_EMPTY_BRANCH /)
})

test('a preview is deployed without Cron Triggers, and its secrets go to the Worker of that very name', () => {
  const commands = workflow('preview-cloudflare.yml').match(/npx wrangler .*/g) ?? []
  const [deploy, ...others] = commands
  expect(deploy).toBe('npx wrangler deploy --env preview --name "$WORKER"')
  expect(others).toHaveLength(4)
  for (const command of others) expect(command).toContain('--env="" --name "$WORKER"')
})
