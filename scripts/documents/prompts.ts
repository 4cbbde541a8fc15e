import { version as chatVersion } from '../../prompts/chat.ts'
import { sentSchema } from '../../src/core/models/sent-schema.ts'
import { keepPages } from './pages.ts'
import { chatSample, type Sample, samples } from './prompt-samples.ts'

/**
 * Writes `docs/prompts/<task>.md`: what each task really says to a model, for one fixed input. With `--check`
 * it fails where that changed.
 */
const made = { folder: 'docs/prompts', of: 'the prompts', command: 'npm run docs:prompts' }

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

keepPages(made, pages)
