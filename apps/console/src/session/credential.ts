import { type Me, Neuromem, NeuromemError } from 'neuromem'
import { useSyncExternalStore } from 'react'
import { setClockBy } from '../i18n/clock.ts'
import { dropAll } from '../import/kept.ts'

/**
 * Who is signed in. The bearer lives in `sessionStorage` of this tab, and only once the service has taken it.
 */
export type Session =
  | { readonly phase: 'out'; readonly refused?: NeuromemError }
  | { readonly phase: 'asking' }
  | { readonly phase: 'unknown'; readonly key: string; readonly error: NeuromemError }
  | { readonly phase: 'in'; readonly key: string; readonly me: Me; readonly client: Neuromem }

const PLACE = 'neuromem.key'
const listeners = new Set<() => void>()
let session: Session = { phase: 'out' }

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session)

/** The client of whoever is signed in. */
export function nm(): Neuromem {
  if (session.phase !== 'in') throw new NeuromemError('unauthorized', 'Nobody is signed in')
  return session.client
}

/** What is asked; the answer says what time it is. */
const timed: typeof window.fetch = async (input, init) => {
  const response = await window.fetch(input, init)
  setClockBy(response.headers.get('date'))
  return response.status === 503 ? withoutWait(response) : response
}

/**
 * Whoever sits before the screen is told what is away, and does not wait half a minute for it unknowing: it is
 * asked again at once, and then said.
 */
function withoutWait({ body, status, statusText, headers: told }: Response): Response {
  const headers = new Headers(told)
  headers.delete('retry-after')
  return new Response(body, { status, statusText, headers })
}

/** The same, sent in another way. */
export function nmBy(fetch: typeof window.fetch): Neuromem {
  if (session.phase !== 'in') throw new NeuromemError('unauthorized', 'Nobody is signed in')
  return new Neuromem({ url: window.location.origin, key: session.key, fetch })
}

/** The same for work that nobody waits for before the screen: it waits as it is told. */
export const nmThatWaits = (): Neuromem => nmBy((input, init) => window.fetch(input, init))

/** The same for a last word: what it sends arrives although the page is left. A body may have 64 KiB. */
export const nmThatOutlivesThePage = (): Neuromem =>
  nmBy((input, init) => window.fetch(input, { ...init, keepalive: true }))

/**
 * Asks the service for whom a credential acts.
 * @param keeps in this tab, so that it survives a reload
 */
export async function signIn(key: string, keeps = true): Promise<void> {
  become({ phase: 'asking' })
  const client = new Neuromem({ url: window.location.origin, key, fetch: timed })
  try {
    const me = await client.me()
    if (keeps) window.sessionStorage.setItem(PLACE, key)
    become({ phase: 'in', key, me, client })
  } catch (error) {
    const fault = NeuromemError.is(error) ? error : new NeuromemError('unexpected', String(error))
    if (fault.status === 401 || fault.status === 403) signOut(fault)
    else become({ phase: 'unknown', key, error: fault })
  }
}

const leaving = new Set<() => void>()
/** What is to end when the reader signs out by their own wish. */
export const onLeaving = (leave: () => void): void => void leaving.add(leave)

/** @param refused why, when it was not the reader's wish */
export function signOut(refused?: NeuromemError): void {
  window.sessionStorage.removeItem(PLACE)
  if (!refused) {
    for (const leave of leaving) leave()
    dropAll()
    window.sessionStorage.clear()
  }
  become({ phase: 'out', ...(refused && { refused }) })
}

/** The key as it is sent, for what the client has no method for. */
export function bearer(): string {
  return session.phase === 'in' ? session.key : ''
}

/** The credential is worth nothing any more, but what it brought is still looked at. */
export function forgetCredential(): void {
  window.sessionStorage.removeItem(PLACE)
}

/**
 * Takes the credential out of the address at once: a fragment reaches no server, and is to stay in no history
 * either.
 */
function takeFromAddress(): string | undefined {
  const found = new URLSearchParams(window.location.hash.slice(1)).get('key')
  if (found === null) return undefined
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return found || undefined
}

/** Signs in by the address, else as before in this tab. */
export function start(): void {
  const kept = takeFromAddress() ?? window.sessionStorage.getItem(PLACE)
  if (kept) void signIn(kept)
  window.addEventListener('hashchange', () => {
    const key = takeFromAddress()
    if (key) void signIn(key)
  })
}
