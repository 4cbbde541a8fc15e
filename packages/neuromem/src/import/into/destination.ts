import type { UserHandle } from '../../client/index.ts'

/** What an import needs of a person's handle. */
export type Destination = Pick<UserHandle, 'id' | 'session' | 'import' | 'request'>

/** The `code` of a NeuromemError, by its shape; an empty text for any other error. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** The HTTP status of a NeuromemError, by its shape; 0 for any other error. */
export const statusOf = (error: unknown): number =>
  Number((error as { status?: unknown } | null)?.status ?? 0)

/** What the service refused for what it says, not for who asked or when: its parts may be good. */
const isAboutContent = (error: unknown): boolean =>
  [400, 413, 422].includes(statusOf(error)) || ['turn_conflict', 'commit_conflict'].includes(codeOf(error))

/**
 * Sends a list, and where the service refuses it for its content, its halves, in order, down to the one that
 * is at fault.
 * @returns the answers, and what was refused
 */
export async function sendHalving<T, A>(
  items: readonly T[],
  send: (items: readonly T[]) => Promise<A>,
): Promise<{ answers: { items: readonly T[]; answer: A }[]; refused: T[] }> {
  try {
    return { answers: [{ items, answer: await send(items) }], refused: [] }
  } catch (error) {
    if (!isAboutContent(error)) throw error
    if (items.length === 1) return { answers: [], refused: [...items] }
    const middle = Math.ceil(items.length / 2)
    const first = await sendHalving(items.slice(0, middle), send)
    const second = await sendHalving(items.slice(middle), send)
    return { answers: [...first.answers, ...second.answers], refused: [...first.refused, ...second.refused] }
  }
}
