import type { LanguageModelMiddleware, ToolSet } from 'ai'
import type { LanguageModelMiddleware as Middleware5 } from 'ai-5'
import type { LanguageModelMiddleware as Middleware6 } from 'ai-6'
import { expectTypeOf, test } from 'vitest'
import type { MemoryMiddleware } from '../../../../packages/neuromem/src/ai/index.ts'
import type { MemoryTools } from '../../../../packages/neuromem/src/ai/tools/index.ts'

test('the middleware fits the types of all three versions, the tools those of the one that they import', () => {
  expectTypeOf<MemoryMiddleware>().toExtend<LanguageModelMiddleware>()
  expectTypeOf<MemoryMiddleware>().toExtend<Middleware6>()
  expectTypeOf<MemoryMiddleware>().toExtend<Middleware5>()
  expectTypeOf<MemoryTools>().toExtend<ToolSet>()
})
