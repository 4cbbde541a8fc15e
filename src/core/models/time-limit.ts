import { WorkError } from '../errors.ts'

/**
 * Runs `work` and rejects with `WorkError('timeout')` after `ms` milliseconds, or with the reason of `outer`
 * when that is aborted first. The signal tells the work to stop; whether it listens or not, this settles in
 * time.
 */
export async function withinLimit<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController()
  const stop = () => controller.abort(outer?.reason)
  const timer = setTimeout(() => controller.abort(new WorkError('timeout', `no answer within ${ms} ms`)), ms)
  const { signal } = controller
  let giveUp: () => void = () => undefined
  if (outer?.aborted) stop()
  else outer?.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    return await new Promise<Result>((resolve, reject) => {
      giveUp = () => reject(signal.reason)
      signal.addEventListener('abort', giveUp, { once: true })
      work(signal).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
    // Who was given the signal may hold it for long: `fetch` does until the next great collection of garbage.
    signal.removeEventListener('abort', giveUp)
  }
}

/**
 * A signal that is aborted with `outer`, or with `WorkError('timeout')` after `ms` milliseconds; `clear` when the
 * work is done. Of an `AbortSignal.timeout` in its place Node 20 loses the time: what `AbortSignal.any` alone
 * holds is collected there.
 */
export function limitOf(ms: number, outer?: AbortSignal) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new WorkError('timeout', `no answer within ${ms} ms`)), ms)
  const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal
  return { signal, clear: () => clearTimeout(timer) }
}

/** Aborted with the first of two that may be there. */
export const eitherOf = (one?: AbortSignal, other?: AbortSignal): AbortSignal | undefined =>
  one && other ? AbortSignal.any([one, other]) : (one ?? other)
