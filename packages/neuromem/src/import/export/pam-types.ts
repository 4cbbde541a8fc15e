/** A memory store of Portable AI Memory 1.0 (portable-ai-memory.org), as far as we write it. */
export interface PamStore {
  schema: 'portable-ai-memory'
  schema_version: '1.0'
  spec_uri: string
  export_id: string
  exported_by: string
  export_date: string
  owner: { id: string }
  memories: PamMemory[]
  relations: PamRelation[]
  conversations_index: PamConversation[]
  integrity: { canonicalization: 'RFC8785'; checksum: string; total_memories: number }
  export_type: 'full'
}

export type PamType =
  | 'fact'
  | 'preference'
  | 'skill'
  | 'context'
  | 'relationship'
  | 'goal'
  | 'instruction'
  | 'identity'
  | 'environment'
  | 'project'
  | 'custom'
export type PamStatus = 'active' | 'superseded' | 'deprecated' | 'archived'

export interface PamMemory {
  id: string
  type: PamType
  custom_type: string | null
  status: PamStatus
  content: string
  content_hash: string
  tags: string[]
  confidence: {
    current?: number
    decay_model: 'time_exponential' | 'none'
    last_reinforced: string | null
  }
  temporal: {
    created_at: string
    updated_at: string | null
    valid_from: string
    valid_until: string | null
    superseded_by: string | null
  }
  provenance: {
    platform: string
    conversation_ref: string | null
    message_ref: string | null
    extraction_method: 'llm_inference' | 'explicit_user_input' | 'api_export'
    extractor: string
  }
  access: { visibility: 'private'; exportable: true; shared_with: [] }
  embedding_ref: null
  metadata: Record<string, string | number | boolean | null>
}
export interface PamRelation {
  id: string
  from: string
  to: string
  type: 'supports' | 'contradicts' | 'supersedes' | 'derived_from'
  created_at: string
}
export interface PamConversation {
  id: string
  platform: string
  title: null
  message_count: number
  temporal: { created_at: string; updated_at: string | null }
  derived_memories: string[]
}
