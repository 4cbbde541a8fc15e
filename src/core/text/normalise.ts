/** NFKC, lower case, single spaces: how two contents or names are compared. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
