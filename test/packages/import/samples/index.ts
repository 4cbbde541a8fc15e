import { chatgpt } from './chatgpt.ts'
import { claude } from './claude.ts'
import { hindsight, mem0, pam, serverMemory, supermemory } from './memories.ts'
import { neuromem } from './neuromem.ts'
import type { Sample } from './sample.ts'
import { graphiti, honcho, jsonl, langchain, letta, zep } from './talks.ts'

/** One of each source. */
export const samples: readonly Sample[] = [
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
]
