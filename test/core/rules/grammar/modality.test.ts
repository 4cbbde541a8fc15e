import { expect, test } from 'vitest'
import { modalityOf } from '../../../../src/core/rules/conversation/grammar/modality.ts'

const SAID = new Date('2026-05-04T09:00:00Z')

test.each([
  ['I plan to move to Berlin next month', 'planned'],
  ["I'm going to visit my aunt", 'planned'],
  ['I will start a new job', 'planned'],
  ['我打算下个月搬到柏林', 'planned'],
  ['我周五要去奥斯陆', 'planned'],
  ['I want to learn the cello', 'wished'],
  ['I hope to see the northern lights', 'wished'],
  ['我想学大提琴', 'wished'],
  ['我希望看到极光', 'wished'],
  ['My boss says that Tom is leaving', 'reported'],
  ['I heard Anna got married', 'reported'],
  ['老板说汤姆要离职', 'reported'],
  ['听说小丽结婚了', 'reported'],
  ["I don't have a cat", 'denied'],
  ['i dont own a car', 'denied'],
  ["She isn't vegetarian", 'denied'],
  ["I'm not allergic to nuts", 'denied'],
  ['I have no siblings', 'denied'],
  ['我没有养猫', 'denied'],
  ['他不是素食者', 'denied'],
  ['我对花生不过敏', 'denied'],
  ['我妈妈没有糖尿病', 'denied'],
  ["I don't have a cat anymore", undefined],
  ["I don't have time for this", undefined],
  ["I don't have to work on Monday", undefined],
  ["I don't have a cat, I have a dog", undefined],
  ["I don't like coffee", undefined],
  ["It's not a big deal", undefined],
  ['我没有猫了', undefined],
  ['我没有时间', undefined],
  ['我不是故意的', undefined],
  ['我昨天没去健身房', undefined],
  ['I will never forget Lisbon', undefined],
  ['My boss asked if I want to lead the team', undefined],
  ['My son is seven and wants to know who you are', undefined],
  ['I will be 40 when it is paid off', undefined],
  ["We drove past the zoo, Nino didn't want to get out", undefined],
  ['I am going to the gym every day', undefined],
  ['My boss Ray lives in Hull and wants to retire', undefined],
  ['I run a bakery in Ghent with Bart, who wants to sell it', undefined],
  ['My son wants to be a vet', 'wished'],
  ['I live in Oslo and want to move to Bergen', 'wished'],
  ['I live in Oslo', undefined],
  ['我妈妈说话很快', undefined],
  ['我觉得猫很可爱', undefined],
  ['我想念奶奶', undefined],
  ['我准备好了', undefined],
  ['我说不好英语', undefined],
])('%s: %s', (core, modality) => {
  expect(modalityOf(core, false, SAID)).toEqual(modality ? { modality } : {})
})

test.each([
  ['Remind me to call the dentist on 20 May 2026', '2026-05-20'],
  ['The thesis is due tomorrow', '2026-05-05'],
  ['我的论文明天截止', '2026-05-05'],
  ['I need to finish what I began on 1 May 2026', null],
  ['I need a new bike in 2027', null],
])('a task is due on the first day that it names from today on: %s', (core, due) => {
  expect(modalityOf(core, true, SAID).due_at ?? null).toBe(due)
  expect(modalityOf(core, false, SAID).due_at).toBeUndefined()
})
