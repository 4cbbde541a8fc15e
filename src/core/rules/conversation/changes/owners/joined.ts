import { quotationIn } from './of-oneself.ts'

/** 我养了一只猫。它叫年糕: the name that a sentence gives to what the one before it told of. */
const NAMES_IT = /[他她它](?:的名字|就|也)?叫(\p{Script=Han}{1,4}?)(?=$|[，,。！!；;])/u

const saidIn = (content: string): string =>
  (quotationIn(content)?.said ?? content.replace(/^用户(?:的(?=\p{Script=Han}))?/u, '我')).replace(
    /[。！!]$/u,
    '',
  )

/**
 * Whether one memory is a sentence that another quotes with the one behind it, and is over with it: the whole is over
 * when its first sentence is, that one where what is over is called by the name that the second gives it.
 * @param over the memory that is over
 * @param told what says so
 */
export function isJoinedTo(over: string, other: string, told: string): boolean {
  const [ended, kept] = [saidIn(over), saidIn(other)]
  if (kept.length > ended.length) return kept.startsWith(ended) && /^[。！!]/u.test(kept.slice(ended.length))
  const name = ended.startsWith(kept) ? NAMES_IT.exec(ended.slice(kept.length))?.[1] : undefined
  return name !== undefined && told.includes(name)
}
