import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { withoutDescriptions, withoutDocumentation } from '../../scripts/slim/plugins/documentation.mjs'
import { slim } from '../../scripts/worker.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tasks = [
  'extract',
  'mark_turns',
  'reflect',
  'reflect_questions',
  'link_entities',
  'judge_claims',
].concat(['learn_experience', 'resolve_contradictions', 'rewrite_claims', 'analyze_scene'])

/** What tools and tasks say of their schemas, and what routes need to know of operations. */
const SAID = `
import * as z from 'zod'
import { tools } from './functions/mcp/tools/index.ts'
import { operations } from './functions/operations.ts'
import { sentSchema } from './src/core/models/sent-schema.ts'
${tasks.map((name) => `import * as ${name} from './prompts/${name}.ts'`).join('\n')}
const shown = (schema, io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' })
export const said = {
  tools: tools.map((one) => [one.name, one.title, one.description, shown(one.input, 'input'), shown(one.output, 'output')]),
  tasks: [${tasks}].flatMap((all) => Object.values(all).filter((task) => task?.schema).map((task) => [task.name, sentSchema(task.schema)])),
  operations: operations.map(({ id, method, path, tag, access, keys_only, body_type, replays, errors, answers }) => [
    id, method, path, tag, access, keys_only, body_type, replays, errors,
    Object.entries(answers).map(([word, { status, type }]) => [word, status, type]),
  ]),
}
export const words = operations.flatMap((one) => [one.summary, one.description, one.example]).filter(Boolean)`

async function saidBy(plugins: readonly (typeof slim)[]) {
  const caches = join(root, 'node_modules/.cache/neuromem')
  mkdirSync(caches, { recursive: true })
  const folder = mkdtempSync(join(caches, 'slim-'))
  try {
    const outfile = join(folder, 'said.mjs')
    await build({
      stdin: { contents: SAID, resolveDir: root, loader: 'ts' },
      ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' },
      plugins: [...plugins],
      outfile,
    })
    const { said, words } = await import(pathToFileURL(outfile).href)
    return { said: JSON.parse(JSON.stringify(said)), words }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('without what only the OpenAPI document shows, tools, tasks and routes are what they were', async () => {
  const whole = await saidBy([])
  const slimmed = await saidBy([slim])
  expect(slimmed.said).toEqual(whole.said)
  expect(whole.said.tasks.length).toBeGreaterThan(9)
  expect(whole.words.length).toBeGreaterThan(300)
  expect(slimmed.words.length).toBeLessThan(20)
})

test('a description goes with its call; with an id, or made of something, it stays', () => {
  const source = [
    "const a = z.string().meta({ description: 'it\\'s ' + `b` })",
    'const b = z.int().meta({',
    '  description:',
    "    'one ' +",
    "    'two',",
    '})',
    "const c = z.int().meta({ id: 'C', description: 'three' })",
  ]
  const made = withoutDescriptions(source.join('\n'))
  expect(made.split('\n')).toEqual(['const a = z.string()', 'const b = z.int()', '', '', '', '', source[6]])
})

test('of an operation summary, description and example go, and the lines stay', () => {
  const source = [
    "const one = operation({ id: 'a', summary: 'b', answers: { done: { status: 200, description: 'c' } },",
    "  description: 'd, ' +",
    "    'e',",
    "  example: { answer: { text: '}', more: `}` } },",
    '  verb: f,',
    '})',
  ]
  const made = withoutDocumentation(source.join('\n'))
  expect(made.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
    "const one = operation({ id: 'a', answers: { done: { status: 200, } },",
    ...['', '', '', 'verb: f,', '})'],
  ])
})
