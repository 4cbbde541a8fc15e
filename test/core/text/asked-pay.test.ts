import { expect, test } from 'vitest'
import { kindsAsked } from '../../../src/core/text/kinds/asked-kinds.ts'

test.each(['我工资多少？', '我挣多少钱？', '我每个月能赚多少钱？', '我一年挣多少？', '我月薪是多少？'])(
  '%s asks for what is earned, and for nothing else',
  (question) => {
    expect(kindsAsked(question)).toMatchObject({ terms: ['pay@'], isAll: true })
  },
)
