import { describe, expect, test } from 'vitest'
import { endedNearest, isEndedBy } from '../../../../src/core/rules/conversation/changes/changes.ts'

const NAMES = ['The user', '用户']
const ends = (sentence: string, content: string): boolean =>
  isEndedBy(sentence, content, NAMES) || endedNearest(sentence, [{ id: 1, content }], NAMES) !== undefined

describe('what is not certain ends nothing', () => {
  test.each([
    ['I should really quit my job at Deloitte', 'The user works at Deloitte'],
    ['I might quit my job at Deloitte', 'The user works at Deloitte'],
    ["I'm thinking about quitting my job", 'The user works at Deloitte'],
    ['maybe I should hand in my notice', 'The user works at Deloitte'],
    ['We are thinking of moving to Denver', 'The user lives in Boston'],
    ["We're considering moving to Denver", 'The user lives in Boston'],
    ['We may move to Denver next year', 'The user lives in Boston'],
    ['We could always move to Denver', 'The user lives in Boston'],
    ["I haven't moved to Denver yet", 'The user lives in Boston'],
    ['I almost moved to Denver', 'The user lives in Boston'],
    ['Mark and I should break up', 'The user is dating Mark'],
    ['I am thinking of breaking up with Mark', 'The user is dating Mark'],
    ['I ought to sell the Vespa', 'The user has a Vespa'],
    ["I'm tempted to cancel the gym", 'The user goes to the gym on Mondays'],
    ['My doctor wants me to stop smoking', 'The user smokes'],
    ['我可能要从德勤辞职', '用户在德勤上班'],
    ['我还没从德勤辞职', '用户在德勤上班'],
    ['也许我该从德勤辞职', '用户在德勤上班'],
    ['我在犹豫要不要从德勤辞职', '用户在德勤上班'],
    ['没准我会从德勤辞职', '用户在德勤上班'],
    ['我们也许会搬到丹佛', '用户住在波士顿'],
    ['我考虑搬到丹佛', '用户住在波士顿'],
    ['我在考虑搬家', '用户住在波士顿'],
    ['也许明年搬到丹佛', '用户住在波士顿'],
    ['或许我该搬到丹佛', '用户住在波士顿'],
    ['我们说不定要搬到丹佛', '用户住在波士顿'],
    ['我还没搬到丹佛', '用户住在波士顿'],
    ['也许我该和马克分手', '用户跟马克在谈恋爱'],
    ['我可能会和马克分手', '用户跟马克在谈恋爱'],
    ['医生让我戒烟', '用户抽烟'],
    ['医生建议我把烟戒了', '用户抽烟'],
    ['也许我该把小电驴卖了', '用户有一辆小电驴'],
    ['我老婆劝我把小电驴卖了', '用户有一辆小电驴'],
    ['也许该把健身卡退了', '用户每周一去健身房'],
  ])('"%s" does not end "%s"', (sentence, content) => expect(ends(sentence, content)).toBe(false))

  test.each([
    ['I quit my job at Deloitte', 'The user works at Deloitte'],
    ['I should have done it years ago but I finally quit my job at Deloitte', 'The user works at Deloitte'],
    ['We moved to Denver, maybe for good', 'The user lives in Boston'],
    ['After thinking about it for a year we moved to Denver', 'The user lives in Boston'],
    ['Mark and I broke up', 'The user is dating Mark'],
    ['考虑了很久，我终于从德勤辞职了', '用户在德勤上班'],
    ['考虑再三，我们搬到丹佛了', '用户住在波士顿'],
    ['还没满一年我就从德勤辞职了', '用户在德勤上班'],
    ['医生让我戒烟，我戒了', '用户抽烟'],
    ['我和马克分手了，可能是我的错', '用户跟马克在谈恋爱'],
  ])('"%s" ends "%s"', (sentence, content) => expect(ends(sentence, content)).toBe(true))
})
