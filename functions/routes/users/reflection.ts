import { listCycles } from '../../../src/core/reflection/list-cycles.ts'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import {
  CycleList,
  ListCycles,
  ReflectBody,
  Reflected,
  ShouldReflect,
  UserInput,
} from '../../../src/core/reflection/schemas.ts'
import { shouldReflect } from '../../../src/core/reflection/should-reflect.ts'
import { cycle } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'users'

export const reflection: readonly Operation[] = [
  operation({
    id: 'shouldReflect',
    method: 'GET',
    path: '/api/v1/users/{user_id}/should-reflect',
    tag,
    access: 'read',
    summary: 'Say whether a reflection is due, and why',
    description:
      'The same rule that `reflect` follows when it is not forced: one database read, no model. Due are a ' +
      'session’s end, the first memories, an importance of 30 that nobody has reflected on, or 24 hours ' +
      'with something new.',
    params: UserInput,
    answers: done(ShouldReflect, 'Whether `reflect` would run now'),
    example: {
      params: { user_id: 'ann' },
      answer: {
        should_reflect: true,
        trigger_type: 'importance',
        trigger_value: 34,
        reason: null,
        importance: 34,
        importance_due: 30,
      },
    },
    verb: shouldReflect,
  }),
  operation({
    id: 'reflect',
    method: 'POST',
    path: '/api/v1/users/{user_id}/reflect',
    tag,
    access: 'write',
    summary: 'Reflect on what is new of a user',
    description:
      'Runs inside the request if a trigger holds, or says in `reason` why not. Traits are born, ' +
      'reinforced, contradicted, promoted or dissolved from up to 100 memories; a `continuation` is asked ' +
      'for when more remain. A failed cycle is an answer with its `error`, not a refusal; the memories ' +
      'then stay unreflected for the next try.',
    params: UserInput,
    body: ReflectBody,
    answers: done(Reflected, 'What the reflection did, or why there was none'),
    errors: ['in_progress'],
    example: {
      params: { user_id: 'ann' },
      body: { force: true },
      answer: {
        triggered: true,
        reason: null,
        trigger_type: 'force',
        trigger_value: null,
        cycle: { ...cycle, trigger_type: 'force', trigger_value: null },
        remaining: 0,
      },
    },
    verb: reflect,
  }),
  operation({
    id: 'listReflectionCycles',
    method: 'GET',
    path: '/api/v1/users/{user_id}/reflection-cycles',
    tag,
    access: 'read',
    summary: 'List the reflections of a user',
    description: 'Newest first, with what each did and why it failed if it did; an unknown user has none.',
    params: UserInput,
    query: ListCycles.omit({ user_id: true }),
    answers: done(CycleList, 'A page of reflections'),
    example: { params: { user_id: 'ann' }, answer: { items: [cycle], next_cursor: null } },
    verb: listCycles,
  }),
]
