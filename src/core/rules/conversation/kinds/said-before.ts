/** "allergic to aspirin, did I ever say?": told, and asked beside it whether it was told before. */
const SAID =
  /[,;:–—-]+ ?(?:did|have) i (?:ever |already |even |not )?(?:say|said|tell you|told you|mention|mentioned)(?: \w+){0,2} ?\?+\s*$/iu
const ASKS =
  /\b(?:how|what|which|why|who)\b|^(?:where|when|do|does|did|is|are|was|were|can|could|would|will|should|have|has)\b/iu

/** Whether a sentence tells something, and asks no more than whether it was said. */
export function asksOnlyIfSaid(sentence: string): boolean {
  const said = SAID.exec(sentence)
  return said !== null && !ASKS.test(sentence.slice(0, said.index).trim())
}
