/** 叫我小乔吧, 叫我欧阳就行: what else one is called to do (叫我起床) begins with no such word. */
const CALL_ME = new RegExp(
  '^(?:请|你们?|您|大家|他们|她们|朋友们?|同事们?|以后|可以|就|都|一般|平时)*叫我(?:((?:[小阿老]\\p{Script=Han}{1,2}?|' +
    '(\\p{Script=Han})\\2|' +
    '[A-Z][A-Za-z]+))(?:吧|就好|就行|好了|啦|呀)?|(\\p{Script=Han}{2,3}?)(?:就好|就行|好了))$',
  'u',
)

/** What the speaker of a Chinese clause asks to be called. */
export const calledIn = (clause: string): string | undefined => CALL_ME.exec(clause)?.slice(1).find(Boolean)
