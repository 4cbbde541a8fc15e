import { importer } from './parser.ts'
import type { Importer } from './records.ts'
import { chatgpt } from './sources/chatgpt/index.ts'
import { claude } from './sources/claude.ts'
import { graphiti } from './sources/graphiti.ts'
import { hindsight } from './sources/hindsight.ts'
import { honcho } from './sources/honcho.ts'
import { jsonl } from './sources/jsonl.ts'
import { langchain } from './sources/langchain.ts'
import { letta } from './sources/letta.ts'
import { mem0 } from './sources/mem0.ts'
import { neuromem } from './sources/neuromem.ts'
import { pam } from './sources/pam.ts'
import { serverMemory } from './sources/server-memory.ts'
import { supermemory } from './sources/supermemory.ts'
import { zep } from './sources/zep.ts'

/** One for each product. */
export const importers: readonly Importer[] = [
  neuromem,
  mem0,
  zep,
  graphiti,
  honcho,
  letta,
  chatgpt,
  claude,
  langchain,
  jsonl,
  serverMemory,
  hindsight,
  supermemory,
  pam,
].map(importer)
