import { describe, expect, test } from 'vitest'
import { getJob } from '../../../../src/core/ingest/get-job.ts'
import { retryJob } from '../../../../src/core/ingest/retry-job.ts'
import { runJob } from '../../../../src/core/ingest/run-job.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import { told } from '../support/steps.ts'
import { assistant, drop, entity, extraction, fact, mark, marks, relation, user } from '../support/support.ts'

describe('criticism', () => {
  const turns = [
    user('1', 'Where is Dalian? I like tea.'),
    user('2', 'dropped'),
    assistant('3', 'You are a tea person.'),
    user('4', 'remember what you said'),
  ]
  const marksOf = [
    mark('1'),
    drop('2'),
    mark('3', { evidence_level: 'S1_ai_inference' }),
    drop('4', { save: true }),
  ]
  const tea = fact('The user likes tea', '1')
  const ends = [entity('user', 'user', '1'), entity('tea', 'thing', '1')]
  test.each([
    ['source_not_kept', { facts: [tea, fact('x', '9')] }],
    ['source_not_kept', { facts: [tea, fact('x')] }],
    ['s1_source', { facts: [tea, fact('The user is a tea person', '3')] }],
    ['question', { facts: [tea, fact('Where is Dalian?', '1')] }],
    ['question', { facts: [tea, fact(' where is  dalian?', '1')] }],
    [
      'unknown_predicate',
      { facts: [tea], entities: ends, relations: [relation('user', 'TELEPORTS_TO', 'tea', '1')] },
    ],
    ['self_relation', { facts: [tea], entities: ends, relations: [relation('tea', 'LIKES', 'Tea', '1')] }],
    [
      'missing_entity',
      { facts: [tea], entities: ends, relations: [relation('user', 'LIKES', 'coffee', '1')] },
    ],
    ['missing_entity', { facts: [tea], entities: [entity(' \u3000', 'thing', '1')] }],
    ['missing_entity', { facts: [tea], entities: [entity('', 'thing', '1')] }],
    ['question', { facts: [tea, fact('', '1')] }],
    ['unknown_predicate', { facts: [tea], relations: [relation('', '', '', '1')] }],
    ['pronoun', { facts: [tea], entities: [entity('她', 'person', '1')] }],
    ['pronoun', { facts: [tea], entities: [entity('I', 'person', '1')] }],
    ['date', { facts: [tea], entities: [entity('next Friday', 'event', '1')] }],
    ['date', { facts: [tea], entities: [entity('3月5日', 'event', '1')] }],
    ['too_long', { facts: [tea], entities: [entity('字'.repeat(65), 'thing', '1')] }],
  ])('%s is refused and counted', async (reason, found) => {
    const { job, memories } = await told([{ turns, marks: marksOf, extract: extraction(found) }])
    expect(job).toMatchObject({ status: 'COMPLETED', metrics: { items_rejected: { [reason]: 1 } } })
    expect(
      memories.filter(({ memory_type }) => memory_type === 'fact').map(({ content }) => content),
    ).toEqual(['The user likes tea'])
  })

  test('what no database keeps is worth the repair call, and then left out', async () => {
    const found = extraction({ facts: [fact('The user likes tea\0\uD800', '1')] })
    const models = scriptedModels({ mark_turns: [marks(...marksOf)], extract: [found, found] })
    const { memories } = await told([{ turns, marks: [] }], { models })
    expect(memories.map(({ content }) => content)).toContain('The user likes tea\uFFFD')
    expect(models.of('extract')).toHaveLength(2)
  })

  test('what of the marks was refused is counted by a later try of stage 3 too', async () => {
    const models = scriptedModels({
      mark_turns: [marks(mark('1', { quote: 'nowhere' }))],
      extract: [new Error('down'), extraction({ facts: [tea] })],
    })
    const { ctx, job } = await told([{ turns: turns.slice(0, 1), marks: [] }], { models })
    expect(job.status).toBe('STAGE3_FAILED')
    await retryJob(ctx, { job_id: job.job_id })
    await runJob(ctx, { job_id: job.job_id })
    expect(await getJob(ctx, { job_id: job.job_id })).toMatchObject({
      status: 'COMPLETED',
      metrics: { items_rejected: { quote_not_found: 1 } },
    })
  })

  test('an entity of 64 characters is none too long', async () => {
    const { job } = await told([
      { turns, marks: marksOf, extract: extraction({ entities: [entity('字'.repeat(64), 'thing', '1')] }) },
    ])
    expect(job.metrics).toMatchObject({ entities_written: 1, items_rejected: {} })
  })

  test('all refused is a completed job with nothing written, without a repair call', async () => {
    const { job, models, memories } = await told([
      { turns, marks: marksOf, extract: extraction({ facts: [fact('x', '9')] }) },
    ])
    expect(job).toMatchObject({
      status: 'COMPLETED',
      last_error: null,
      metrics: { items_rejected: { source_not_kept: 1 } },
    })
    expect(models.of('extract')).toHaveLength(1)
    expect(memories.filter(({ memory_type }) => memory_type !== 'note')).toEqual([])
  })

  test.each([
    ['an unknown source is struck, the others hold', fact('The user likes tea', '1', '9')],
    ['a source that is an inference is struck', fact('The user likes tea', '1', '3')],
    ['what a model wrote is no question because of its first word', fact('Has a dog named Mochi', '1')],
    ['nor because of its last one', fact('他还记得那首歌怎么唱呢', '1')],
  ])('%s', async (_what, item) => {
    const { job, memories } = await told([{ turns, marks: marksOf, extract: extraction({ facts: [item] }) }])
    expect(job.metrics.items_rejected).toEqual({})
    expect(memories).toContainEqual(expect.objectContaining({ content: item.content, sources: ['s/1'] }))
  })

  test('from an inference only the note is made', async () => {
    const { memories } = await told([
      { turns, marks: marksOf, extract: extraction({ facts: [tea, fact('x', '3')] }) },
    ])
    expect(memories).toMatchObject([
      { memory_type: 'fact', content: 'The user likes tea' },
      {
        memory_type: 'note',
        subtype: 'user_pinned_note',
        category: 'note',
        content: 'user: Where is Dalian? I like tea.\nuser: dropped\nassistant: You are a tea person.',
        sources: ['s/1', 's/2', 's/3'],
        evidence_level: 'S1_ai_inference',
        importance: 9,
        forget_policy: 'permanent',
        expires_at: null,
        user_triggered_save: true,
        requires_confirmation: false,
      },
    ])
  })
})
