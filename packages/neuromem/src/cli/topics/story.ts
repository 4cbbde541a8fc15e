import { type Command, flag, needed, number, text } from '../command.ts'
import { UsageError } from '../words.ts'
import { linesOf } from './views.ts'

const project = needed('PROJECT', 'The novel', '小说')
const placed = (value: string | undefined, name: string): number => {
  const index = Number(value)
  if (!Number.isInteger(index)) throw new UsageError(`${name} is a whole number`)
  return index
}

const projects: Command = {
  name: 'story',
  summary: ['Lists novels', '列出小说'],
  options: [number('limit', 'At most so many (50)', '最多条数（50）'), flag('all', 'To the end', '全部')],
  async run(cli, { options }) {
    await cli.list(cli.client().story.projects(), options, {
      head: ['PROJECT', 'PASSAGES', 'ENTITIES', 'CONTEXTS', 'UPDATED'],
      row: (one) => [
        one.project_id,
        String(one.chunks),
        String(one.entities),
        String(one.contexts),
        one.updated_at.slice(0, 10),
      ],
    })
    return undefined
  },
}

const context: Command = {
  name: 'story context',
  summary: ['What the writer was told before a scene', '写一个场景前所给的内容'],
  arguments: [project, needed('CHAPTER', 'Its number', '章号'), needed('SCENE', 'Its number', '场景号')],
  async run(cli, { args: [id = '', chapter, scene] }) {
    const places = [placed(chapter, 'CHAPTER'), placed(scene, 'SCENE')] as const
    const found = await cli
      .client()
      .story.project(id)
      .context(...places)
    await cli.show(found, () => linesOf(found))
    return undefined
  },
}

const timeline: Command = {
  name: 'story timeline',
  summary: ['What changed lately, in story order', '近来的变化，按故事顺序'],
  arguments: [project, needed('CHAPTER', 'Up to this one', '到此章为止')],
  options: [
    number('scene', 'Up to this scene', '到此场景为止'),
    number('window', 'Chapters back', '回看章数'),
  ],
  async run(cli, { args: [id = '', chapter], options }) {
    const found = await cli
      .client()
      .story.project(id)
      .timeline({
        chapter_index: placed(chapter, 'CHAPTER'),
        ...(options.scene !== undefined && { scene_index: options.scene as number }),
        ...(options.window !== undefined && { context_window: options.window as number }),
      })
    await cli.rows(found.items, {
      head: ['CHAPTER', 'SCENE', 'ENTITY', 'STATE'],
      row: (one) => [
        String(one.chapter_index ?? ''),
        String(one.scene_index ?? ''),
        one.entity_id,
        JSON.stringify(one.state_data),
      ],
    })
    return undefined
  },
}

const state: Command = {
  name: 'story state',
  summary: ['How somebody or something is at a place of the story', '某人或某物在故事某处的状态'],
  arguments: [project, needed('ENTITY', 'Who or what', '谁或什么')],
  options: [number('chapter', 'At this chapter', '在此章'), number('scene', 'At this scene', '在此场景')],
  async run(cli, { args: [id = '', entity = ''], options }) {
    const found = await cli
      .client()
      .story.project(id)
      .state(entity, {
        ...(options.chapter !== undefined && { chapter_index: options.chapter as number }),
        ...(options.scene !== undefined && { scene_index: options.scene as number }),
      })
    await cli.show(found, () => (found.state ? linesOf(found.state) : cli.say(['nothing is known', '未知'])))
    return undefined
  },
}

const search: Command = {
  name: 'story search',
  summary: ['Searches passages', '搜索段落'],
  arguments: [project, needed('QUERY', 'What to look for', '要找什么')],
  options: [
    text('type', 'Only these', '仅此类', { values: ['scene', 'dialogue', 'description'] }),
    number('limit', 'At most so many', '最多条数'),
  ],
  async run(cli, { args: [id = '', query = ''], options }) {
    const found = await cli
      .client()
      .story.project(id)
      .search(query, {
        ...(options.type !== undefined && { content_type: options.type as 'scene' }),
        ...(options.limit !== undefined && { top_k: options.limit as number }),
      })
    await cli.rows(found.items, {
      head: ['PASSAGE', 'CHAPTER', 'SCENE', 'TEXT'],
      row: (one) => [
        one.chunk_id,
        String(one.chapter_index ?? ''),
        String(one.scene_index ?? ''),
        one.content,
      ],
    })
    return undefined
  },
}

export const storyCommands: readonly Command[] = [projects, context, timeline, state, search]
