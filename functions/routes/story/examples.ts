import type { EntityStateSnapshot, StoryMemoryChunk } from '../../../src/core/story/schemas.ts'

export const PROJECT = 'the-lighthouse'

export const chunk: StoryMemoryChunk = {
  chunk_id: 'ch1-s1-p1',
  project_id: PROJECT,
  chapter_index: 1,
  scene_index: 1,
  content: 'Rain stood over the harbour. Li held the letter under her coat and waited.',
  content_type: 'scene',
  entities_mentioned: ['character:li'],
  tags: [],
  created_at: '2026-03-02T09:00:00.000Z',
}

export const snapshot: EntityStateSnapshot = {
  project_id: PROJECT,
  entity_type: 'character',
  entity_id: 'li',
  chapter_index: 1,
  scene_index: 1,
  timestamp: '2026-03-02T09:00:00.000Z',
  state_data: { mood: 'wary', carries: 'the letter' },
  version: 1,
}
