import * as z from 'zod'

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
/** `https://*.vercel.app`: `*` for the first of at least three labels. */
const ANY_FIRST = /^https?:\/\/\*(?:\.[a-z0-9-]+){2,}(?::\d+)?$/
/** `https://` and the first label of an origin. */
const FIRST = /^(https?:\/\/)([^./:[\]]+)(?=\.)/

function isOrigin(text: string): boolean {
  const one = ANY_FIRST.test(text) ? text.replace('*', 'any') : text
  return !one.includes('*') && URL.canParse(one) && new URL(one).origin === one
}

/**
 * `https://app.example`, with a port or not: what a browser sends as `Origin`; or `https://*.vercel.app` for
 * any one label in that place.
 */
export const Origin = z.string().max(300).refine(isOrigin, {
  error: 'must be an origin such as https://app.example, or https://*.app.example, without a path',
})

/** What a list has to have one of for this origin to be listed. */
export function namesOf(origin: string): string[] {
  if (origin.includes('*')) return []
  const [, scheme, first = ''] = FIRST.exec(origin) ?? []
  return LABEL.test(first) ? [origin, origin.replace(FIRST, `${scheme}*`)] : [origin]
}

/** Whether a tenant's list allows this origin. */
export const listsOrigin = (list: readonly string[], origin: string): boolean =>
  namesOf(origin).some((name) => list.includes(name))
