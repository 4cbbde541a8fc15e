import type { Tool } from '../tool.ts'
import { getExperience, learnFromRun, recordRun, searchExperience } from './experience.ts'
import { graphFacts, listEntities } from './graph.ts'
import { findToForget, listMemories } from './lists.ts'
import { getMemory } from './one-memory.ts'
import { getProfileTool, whoAmI } from './person.ts'
import { recall } from './recall.ts'
import {
  addPassages,
  entityState,
  sceneContext,
  searchStory,
  setEntityStates,
  storyTimeline,
} from './story.ts'
import { answerBelief, confirmMemory, correctMemory, forgetMemory, logTurns, remember } from './writing.ts'

/** Every tool, in the order in which `tools/list` shows them. */
export const tools: readonly Tool[] = [
  recall,
  getProfileTool,
  remember,
  listMemories,
  getMemory,
  correctMemory,
  forgetMemory,
  findToForget,
  confirmMemory,
  answerBelief,
  logTurns,
  whoAmI,
  graphFacts,
  listEntities,
  searchExperience,
  getExperience,
  recordRun,
  learnFromRun,
  searchStory,
  entityState,
  storyTimeline,
  sceneContext,
  addPassages,
  setEntityStates,
]
