interface Given {
  readonly url: string
  readonly key: string
  readonly user: string
}

export type Use = 'curl' | 'TypeScript' | 'AI SDK' | 'MCP' | 'CLI'

/** The package of the AI SDK: theirs to import, not ours. */
const AI = 'ai'

/** A first call with a key, in each way to call. */
export const SNIPPETS: Readonly<Record<Use, (given: Given) => string>> = {
  curl: ({ url, key, user }) =>
    `curl '${url}/api/v1/recall' \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ user_id: user, query: 'What do I like?' })}'`,
  TypeScript: ({ url, key, user }) =>
    `import { Neuromem } from 'neuromem'

const nm = new Neuromem({ url: '${url}', key: '${key}' })
console.log(\`\${await nm.user(${JSON.stringify(user)}).recall('What do I like?')}\`)`,
  'AI SDK': ({ url, key, user }) =>
    `import { Neuromem } from 'neuromem'
import { memory } from 'neuromem/ai'
import { wrapLanguageModel } from '${AI}'

const nm = new Neuromem({ url: '${url}', key: '${key}' })
const model = wrapLanguageModel({
  model: yours,
  middleware: memory({ user: nm.user(${JSON.stringify(user)}), sessionId: 'first' }),
})`,
  MCP: ({ url, key }) =>
    JSON.stringify(
      { mcpServers: { neuromem: { url: `${url}/mcp`, headers: { Authorization: `Bearer ${key}` } } } },
      null,
      2,
    ),
  CLI: ({ url, key, user }) =>
    `export NEUROMEM_URL='${url}' NEUROMEM_KEY='${key}'
npx neuromem recall 'What do I like?' -u ${JSON.stringify(user)}`,
}
