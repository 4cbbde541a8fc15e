import { describe, expect, test } from 'vitest'
import { mentionsIn } from '../../../../src/core/rules/conversation/people/mentions.ts'
import { relationsIn } from '../../../../src/core/rules/conversation/relations/relations.ts'

const namesIn = (text: string): string[] => mentionsIn(text).map(({ name }) => name)

describe('a capital at the beginning of a sentence makes no name', () => {
  test.each([
    'Really made me happy today.',
    'Pottery is a huge part of my life.',
    'Dance is my passion.',
    'Foxes have bushy tails.',
    'Dancing helps me with the stress.',
    'Lots has happened since then.',
  ])('%s', (text) => expect(namesIn(text)).toEqual([]))

  test.each([
    ['Tom moved to another flat.', ['Tom']],
    ['Emily is my flatmate.', ['Emily']],
    ['Read The Waves until midnight.', ['The Waves']],
    ["Just got off a shift at St Mary's, my feet hurt.", ["St Mary's"]],
    ['me and zoe are not talking', ['zoe']],
  ])('%s', (text, names) => expect(namesIn(text)).toEqual(names))
})

describe('names that no word of the dictionary is', () => {
  test.each([
    ['男友承翰在公司加班', ['承翰']],
    ['我跟大伟去爬山', ['大伟']],
    ['住院的时候是刘主任给做的手术', ['刘主任']],
    ['我从字节跳动离职了', ['字节跳动']],
    ['今天在杭州东站等了三个小时', ['杭州东站']],
    ['收到广州美院的录取通知书了', ['广州美院']],
    ['周末约在Blue Bottle见面', ['Blue Bottle']],
    ['男友承翰在台積電當工程師', ['承翰', '台積電']],
    ['房价真离谱', []],
    ['三个小时，车晚点', []],
  ])('%s', (text, names) => expect([...new Set(namesIn(text))].sort()).toEqual([...names].sort()))
})

test.each(['I love finding new shops in town', 'I like how it turned out'])(
  '%s: no thing is liked',
  (text) => {
    expect(relationsIn(text, null)).toEqual([])
  },
)
