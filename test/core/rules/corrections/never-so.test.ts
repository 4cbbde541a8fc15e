import { expect, test } from 'vitest'
import { neverSo } from '../../../../src/core/rules/conversation/corrections/never-so.ts'

const said = (core: string, content: string) => {
  const { ids, kind } = neverSo(core, [{ id: 1, content, type: 'fact', time: null }], ['The user', '用户'])
  return ids.length > 0 && kind
}

test.each([
  ['I never had asthma, my brother does.', 'The user has asthma', 'never_was'],
  ["I've never smoked in my life.", 'The user smokes', 'never_was'],
  ['I have never lived in Leeds.', 'The user lives in Leeds', 'never_was'],
  ['I was never married to Paul.', 'The user is married to Paul', 'never_was'],
  ['No, I never worked at the harbour office.', 'The user works at the harbour office', 'never_was'],
  ["I don't have a sister.", "The user's older sister is called Ingrid", 'no_longer'],
  ['I have no dog.', 'The user has a small dog', 'no_longer'],
  ['I never had a dog.', "The user's dog is called Rex", 'never_was'],
  ['我从来没得过哮喘。', '用户有哮喘', 'never_was'],
  ['我没住过杭州，那是我哥。', '用户住在杭州', 'never_was'],
  ['我从来不抽烟。', '用户抽烟', 'never_was'],
  ['我从来没养过猫。', '用户家的猫叫豆包', 'never_was'],
  ['我没有妹妹。', '用户的妹妹叫小美', 'no_longer'],
  ['其实我没结过婚。', '用户结婚了', 'never_was'],
])('%s of “%s”: %s', (core, content, kind) => expect(said(core, content)).toBe(kind))

test.each([
  ["I've never been to Japan.", 'The user plans to go to Japan in May'],
  ['I never drink coffee in the evening.', 'The user drinks coffee'],
  ['I never worked at Google on weekends.', 'The user works at Google'],
  ['I never lived in Leeds before 2019.', 'The user lives in Leeds'],
  ['I have never lived in Leeds.', "The user's brother Tom lives in Leeds"],
  ['I have never lived in Leeds.', 'The user loves Leeds'],
  ['My mum never had asthma.', 'The user has asthma'],
  ['I never had asthma, did I?', 'The user has asthma'],
  ["I don't have a car with me.", "The user's car is a Golf"],
  ["I don't have a job.", "The user's job interview is on Friday"],
  ["I don't have a dog.", "The user's sister's dog is called Rex"],
  ["I don't have a dog.", 'The user does not have a dog'],
  ['我没有妹妹的电话。', '用户的妹妹叫小美'],
  ['我从来没去过日本。', '用户打算去日本'],
  ['我哥没住过杭州。', '用户住在杭州'],
  ['我没有猫粮了。', '用户的猫叫豆包'],
  ['我没做饭。', '用户做饭很好吃'],
  ['我没有猫。', '用户的猫粮快吃完了'],
])('%s says nothing against “%s”', (core, content) => expect(said(core, content)).toBe(false))
