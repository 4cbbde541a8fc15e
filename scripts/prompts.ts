import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { version as chatVersion } from '../prompts/chat.ts'
import { sentSchema } from '../src/core/models/sent-schema.ts'
import { chatSample, type Sample, samples } from './prompt-samples.ts'

/**
 * Writes `docs/prompts/<task>.md`: what each task really says to a model, for one fixed input. With `--check`
 * it fails where that changed.
 */
const folder = fileURLToPath(new URL('../docs/prompts/', import.meta.url))

const block = (language: string, text: string): string => `\`\`\`\`${language}\n${text}\n\`\`\`\``

function pageOf({ task, input }: Sample): string {
  const { instructions, prompt } = task.render(input as never)
  const schema = JSON.stringify(sentSchema(task.schema), null, 2)
  const parts = [
    `# ${task.name}`,
    `Version ${task.version}. Made by \`npm run docs:prompts\` from \`prompts/${task.name}.ts\` and a ` +
      'fixed sample input; not written by hand.',
    '## Instructions',
    block('text', instructions),
    '## Prompt',
    block('text', prompt),
    '## Answer',
    `The schema is sent under the name \`${task.name}\`.`,
    block('json', schema),
  ]
  return `${parts.join('\n\n')}\n`
}

function chatPage(): string {
  const parts = [
    '# chat',
    `Version ${chatVersion}. Made by \`npm run docs:prompts\` from \`prompts/chat.ts\` and a fixed ` +
      'sample input; not written by hand.',
    '## Instructions',
    block('text', chatSample()),
    '## Prompt',
    'In mode `hybrid` the last five rounds of the session as messages, then the message of the user as ' +
      'it is. In mode `graph_only` the message alone.',
    '## Answer',
    'Free text, streamed.',
  ]
  return `${parts.join('\n\n')}\n`
}

const pages = new Map([
  ...samples.map((sample) => [`${sample.task.name}.md`, pageOf(sample)] as const),
  ['chat.md', chatPage()],
])

if (process.argv.includes('--check')) {
  const known = existsSync(folder) ? readdirSync(folder) : []
  const stale = [...pages].filter(
    ([name, text]) => !known.includes(name) || readFileSync(folder + name, 'utf8') !== text,
  )
  const extra = known.filter((name) => !pages.has(name))
  if (stale.length + extra.length > 0) {
    console.error(
      'docs/prompts is not what the prompts say ' +
        `(${[...stale.map(([name]) => name), ...extra].join(', ')}): run npm run docs:prompts`,
    )
    process.exitCode = 1
  }
} else {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of pages) writeFileSync(folder + name, text)
}
