import * as z from 'zod'
import { DeleteOptions } from '../../forgetting/schemas.ts'
import { hasChapter, Name, NEEDS_CHAPTER, ofProject, QueryChapter, QueryScene } from '../schemas.ts'

export const ProjectPath = z.strictObject(ofProject)
export const ForgetProject = DeleteOptions.extend(ofProject)
export type ForgetProject = z.input<typeof ForgetProject>

export const ChunkPath = ProjectPath.extend({
  chunk_id: Name.meta({ description: 'The passage, as the application names it' }),
})
export const ForgetChunk = DeleteOptions.extend(ChunkPath.shape)
export type ForgetChunk = z.input<typeof ForgetChunk>

export const EntityPath = ProjectPath.extend({
  entity_id: Name.meta({ description: 'The entity, as the application names it' }),
})
const place = { chapter_index: QueryChapter.optional(), scene_index: QueryScene.optional() }
export const DeleteStatesOptions = DeleteOptions.extend(place).refine(hasChapter, NEEDS_CHAPTER)
export const ForgetEntityStates = z
  .strictObject({ ...DeleteOptions.shape, ...EntityPath.shape, ...place })
  .refine(hasChapter, NEEDS_CHAPTER)
export type ForgetEntityStates = z.input<typeof ForgetEntityStates>
