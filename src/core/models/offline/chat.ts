/** What the offline companion says: deterministic, in the language of the message. */
export function answerByRules(_instructions: string, message: string): string {
  return /\p{Script=Han}/u.test(message) ? '我不记得。' : "I don't remember."
}
