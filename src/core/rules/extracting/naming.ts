import { simplified } from '../../text/reading/simplified.ts'
import { isChinese } from '../conversation/grammar/sentences.ts'
import { mentionsIn } from '../conversation/people/mentions.ts'
import { mayBe } from '../conversation/people/subject.ts'

/** What is told without what was said around it: always, or when it is due. */
const APART: ReadonlySet<string> = new Set(['rule', 'constraint', 'task_open'])
const THEM = /(?<![其吉])[他她](?!们)/u

/** 以后给他写信都用繁体, of a kind that is told apart from its talk, with whom it speaks of behind the first 他. */
export function namingWhom(sentence: string, kind: string, who: string | null): string {
  if (who === null || !APART.has(kind) || !isChinese(sentence)) return sentence
  const plain = simplified(sentence)
  const [them, at] = [THEM.exec(plain)?.[0], plain.search(THEM) + 1]
  const isNamed = mentionsIn(sentence).some(({ type }) => type === 'person') || sentence.includes(who)
  if (them === undefined || isNamed || !mayBe(who, them, plain)) return sentence
  return `${sentence.slice(0, at)}（${who}）${sentence.slice(at)}`
}

/** 他昨天辞职了, 说到他，他昨天辞职了: with the one of whom it is. */
export const withWhom = (core: string, who: string | null): string =>
  who === null ? core : core.replace(/^(?:[说說讲講聊谈談提][到起][他她][，,])?[他她](?!们|們)/u, who)
