import type { Source } from 'neuromem/import'
import { useMessages } from '../../../i18n/language.ts'
import { Word } from '../../../parts/values/shown.tsx'

/** What products call themselves, in every language. */
const NAMES: Readonly<Record<Exclude<Source, 'jsonl'>, string>> = {
  neuromem: 'neuromem',
  mem0: 'mem0',
  zep: 'Zep',
  graphiti: 'Graphiti',
  honcho: 'Honcho',
  letta: 'Letta',
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  langchain: 'LangChain',
  'server-memory': 'MCP server-memory',
  hindsight: 'Hindsight',
  supermemory: 'Supermemory',
  pam: 'Portable AI Memory',
}

/** The product that an export is of. */
export function SourceName({ source }: { source: Source }) {
  const { importing } = useMessages()
  return (
    <Word field="source" value={source}>
      {source === 'jsonl' ? importing.jsonLines : NAMES[source]}
    </Word>
  )
}
