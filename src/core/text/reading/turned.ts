const HAN = /\p{Script=Han}/u
const TO_I: readonly (readonly [RegExp, string])[] = [
  [/\bare (?:you|u|ya)\b/giu, 'am I'],
  [/\bwere (?:you|u|ya)\b/giu, 'was I'],
  [/\b(?:you|u)(?:['’]?re| are)\b/giu, "I'm"],
  [/\b(?:you|u)['’]?ve\b/giu, "I've"],
  [/\b(?:with|to|for|of|from|about|at|near|on|gave|told|raised|taught|made) (?:you|u|ya)\b/giu, ''],
  [/\byourself\b/giu, 'myself'],
  [/\byours\b/giu, 'mine'],
  [/\b(?:your|ur)\b/giu, 'my'],
  [/\b(?:you|u|ya)\b/giu, 'I'],
]

/** A question as the one who is asked would ask it: "Where does your sister live?" → "Where does my sister live?" */
export function turned(question: string): string {
  if (HAN.test(question)) return question.replace(/[你您]们/gu, '我们').replace(/[你您]/gu, '我')
  return TO_I.reduce(
    (said, [pattern, word]) => said.replace(pattern, (found) => word || found.replace(/ \w+$/u, ' me')),
    question,
  )
}
