interface Given {
  readonly url: string
  readonly key: string
  readonly user: string
  /** A key of one person is that person; any other one has to name them. */
  readonly isBound: boolean
}

export type Use = 'curl' | 'TypeScript' | 'AI SDK' | 'MCP' | 'CLI'

/** The package of the AI SDK: theirs to import, not ours. */
const AI = 'ai'

/** A text as a shell takes it as one word. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const mcpOf = ({ url, user, isBound }: Given): string =>
  isBound ? `${url}/mcp` : `${url}/mcp/users/${encodeURIComponent(user)}`

/** A first call with a key, in each way to call: a text to paste, or several for different places. */
export const SNIPPETS: Readonly<Record<Use, (given: Given) => readonly string[]>> = {
  curl: ({ url, key, user }) => [
    `curl '${url}/api/v1/recall' \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d ${quoted(JSON.stringify({ user_id: user, query: 'What do I like?' }))}`,
  ],
  TypeScript: ({ url, key, user }) => [
    `import { Neuromem } from 'neuromem'

const nm = new Neuromem({ url: '${url}', key: '${key}' })
console.log(\`\${await nm.user(${JSON.stringify(user)}).recall('What do I like?')}\`)`,
  ],
  'AI SDK': ({ url, key, user }) => [
    `import { Neuromem } from 'neuromem'
import { memory } from 'neuromem/ai'
import { wrapLanguageModel } from '${AI}'

const nm = new Neuromem({ url: '${url}', key: '${key}' })
const middleware = memory({ user: nm.user(${JSON.stringify(user)}), sessionId: 'first' })
export const remembering = (model: Parameters<typeof wrapLanguageModel>[0]['model']) =>
  wrapLanguageModel({ model, middleware })`,
  ],
  MCP: (given) => [
    JSON.stringify(
      {
        mcpServers: {
          neuromem: { url: mcpOf(given), headers: { Authorization: `Bearer ${given.key}` } },
        },
      },
      null,
      2,
    ),
    `claude mcp add --transport http neuromem '${mcpOf(given)}' --header 'Authorization: Bearer ${given.key}'`,
  ],
  CLI: ({ url, key, user }) => [
    `export NEUROMEM_URL='${url}' NEUROMEM_KEY='${key}'
npx neuromem recall 'What do I like?' -u ${quoted(user)}`,
  ],
}
