import { remembered } from '../../../../text/remembered.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed } from '../../named-patterns.ts'
import { mentionsIn } from '../../people/mentions.ts'
import { subjectOf } from '../../people/subject.ts'
import { isOfAnother, ownPart } from './of-oneself.ts'

/** Up to the first pause, without what may stand before a name (最近, 我家). */
const FIRST = patternNamed('named_first')
/** 老张, 浩子, 秀兰: by its form alone. */
const BY_FORM = patternNamed('named_first_form')
/** 张教练: whom one has by what they are; 刚才: no name; relatives are known by their words elsewhere. */
const NO_NAME = patternNamed('named_first_none')

/** 豆豆的鸡蛋过敏好了, 我家狗能吃鸡肉了: of whom a Chinese sentence tells without the speaker, by its beginning. */
const namedFirst = remembered((sentence): string => {
  const clause = FIRST.exec(sentence)?.[1]
  if (clause === undefined || isOfAnother(sentence)) return ''
  const first = mentionsIn(clause).find(({ name }) => clause.startsWith(name))
  const named = first?.type === 'person' ? first.name : first ? '' : BY_FORM.exec(clause)?.[1]
  const name = subjectOf(sentence, null, null) ?? named ?? ''
  return NO_NAME.test(name) ? '' : name.replace('用户的', '')
})

/** What of a sentence may be of the speaker, beside what they are known by; null of what is of others alone. */
export function besideNamed(sentence: string, before: string): string | null {
  if (!isChinese(sentence)) return sentence
  const name = namedFirst(sentence)
  return before.includes(name) || (/[猫狗]/u.test(name) && before.includes('养'))
    ? sentence
    : ownPart(sentence.replace(/^[^，,；;]*[，,；;]?/u, ''))
}
