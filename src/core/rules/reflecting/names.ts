/** "A greyhound named Biscuit", "her name is Olive", 叫Mocha. */
const NAMED = /(?:\b(?:named|called|(?:name is|name['’]s)) |叫(?:做|作)?\s*)(\p{Lu}[\p{Script=Latin}-]+)/gu

/**
 * What is called by a name in some texts, as it is written in all of them: a dog that is called Biscuit shows nothing
 * of sweets.
 * @returns null where no name is told
 */
export function namesIn(texts: readonly string[]): RegExp | null {
  const names = new Set(texts.flatMap((text) => Array.from(text.matchAll(NAMED), ([, name]) => name!)))
  return names.size > 0
    ? new RegExp(`(?<!\\p{Script=Latin})(?:${[...names].join('|')})(?![\\p{Script=Latin}-])`, 'gu')
    : null
}
