const HAN = /\p{Script=Han}/u

/** The words of a person's answer to a belief that has none of its own: the belief's, with the stance. */
export function answerWords(stance: 'agree' | 'disagree', belief: string): string {
  if (HAN.test(belief)) return stance === 'agree' ? `确认：${belief}` : `否认：${belief}`
  return stance === 'agree' ? `Agrees: ${belief}` : `Disagrees: ${belief}`
}

/** The same, for SQL: how such words begin. */
export const ANSWER_WORDS = '^(?:Agrees: |Disagrees: |确认：|否认：)'
