import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const workflow = (name: string) =>
  readFileSync(new URL(`../../.github/workflows/preview-${name}.yml`, import.meta.url), 'utf8')

/** The inputs that a workflow gives to an action. */
function inputsOf(text: string, action: string): string[] {
  const [, inputs = ''] = new RegExp(`uses: ${action}@.*\\n {8}with:\\n((?: {10}.*\\n?)+)`).exec(text) ?? []
  return [...inputs.matchAll(/^ +(\w+):/gm)].map(([, name = '']) => name)
}

test.each(['cloudflare', 'vercel'])(
  'the preview on %s gives every input that the Neon branch needs',
  (name) => {
    const inputs = inputsOf(workflow(name), 'neondatabase/create-branch-action')
    expect(inputs).toEqual(expect.arrayContaining(['project_id', 'branch_name', 'username', 'api_key']))
  },
)

test('a preview is deployed without Cron Triggers, and its secrets go to the Worker of that very name', () => {
  const commands = workflow('cloudflare').match(/npx wrangler .*/g) ?? []
  const [deploy, ...others] = commands
  expect(deploy).toBe('npx wrangler deploy --env preview --name "$WORKER"')
  expect(others).toHaveLength(4)
  for (const command of others) expect(command).toContain('--env="" --name "$WORKER"')
})
