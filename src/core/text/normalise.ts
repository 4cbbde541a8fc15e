import { normalForm } from './normal-form.ts'
/** NFKC, lower case, single spaces: how two contents or names are compared. */
export function normalise(text: string): string {
  return normalForm(text).toLowerCase().replace(/\s+/gu, ' ').trim()
}
