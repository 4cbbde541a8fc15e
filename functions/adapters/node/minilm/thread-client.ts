import { Worker } from 'node:worker_threads'
import { WorkError } from '../../../../src/core/errors.ts'
import type { FromThread } from './minilm-thread.ts'
import type { EncoderPackages } from './packages.ts'
import { type Asked, handBack, nextBatch, type Piece } from './queue.ts'

/**
 * Few enough that a query soon has its turn; from 24 on the package starts threads of its own, 300 MB each.
 */
const BATCH = 8

type Vectors = readonly (readonly number[])[]

interface Waiting extends Asked {
  settle(): void
  fail(error: unknown): void
}

/** The encoder's thread, and who waits for it. It keeps no process alive that waits for nothing of it. */
export interface EncoderThread {
  /**
   * One vector a text, in order. The thread is started when none is there, also for no text at all.
   * @throws WorkError `model_error` when it cannot start, breaks or refuses
   * @throws the signal's reason when that stops it; what was not encoded by then never is
   */
  encode(texts: readonly string[], signal?: AbortSignal): Promise<Vectors>
}

/** Starts its thread with the first call, and again with the next one after it ended. */
export function encoderThread(packages: EncoderPackages): EncoderThread {
  let running: Running | undefined
  return {
    async encode(texts, signal) {
      signal?.throwIfAborted()
      running ??= start(packages, () => {
        running = undefined
      })
      return running.wait(texts, signal)
    },
  }
}

interface Running {
  wait(texts: readonly string[], signal?: AbortSignal): Promise<Vectors>
}

/** @param ended is told once when the thread is there no more */
function start(packages: EncoderPackages, ended: () => void): Running {
  const thread = new Worker(new URL('./minilm-thread.ts', import.meta.url), { workerData: packages })
  const waiting = new Set<Waiting>()
  let isReady = false
  let isOver = false
  let inHand: readonly Piece<Waiting>[] = []

  /** Hands on what waits, when the thread has nothing to do. */
  const next = () => {
    if (!isReady || inHand.length > 0) return
    for (const asked of waiting) if (asked.vectors.length === asked.texts.length) asked.settle()
    inHand = nextBatch(waiting, BATCH)
    if (inHand.length > 0) thread.postMessage(inHand.flatMap(({ texts }) => texts))
  }
  const end = (why: string) => {
    if (isOver) return
    isOver = true
    isReady = false
    ended()
    for (const asked of waiting) asked.fail(new WorkError('model_error', `the sentence encoder ${why}`))
    void thread.terminate()
  }
  const back = (deal: (pieces: readonly Piece<Waiting>[]) => void) => {
    deal(inHand)
    inHand = []
    next()
  }
  thread.on('message', (message: FromThread) => {
    if (message.kind === 'failed') return end(`cannot start: ${message.message}`)
    if (message.kind === 'ready') isReady = true
    if (message.kind === 'vectors') back((pieces) => handBack(pieces, message.vectors))
    else if (message.kind === 'refused') back((pieces) => refuse(pieces, message.message))
    else next()
  })
  thread.once('error', (error) => end(`has broken: ${error.message}`))
  thread.once('exit', () => end('has ended'))
  return { wait: (texts, signal) => wait({ thread, waiting, next }, texts, signal) }
}

function refuse(pieces: readonly Piece<Waiting>[], why: string): void {
  for (const { of } of pieces) of.fail(new WorkError('model_error', `the sentence encoder refused: ${why}`))
}

interface Queue {
  readonly thread: Worker
  readonly waiting: Set<Waiting>
  next(): void
}

function wait({ thread, waiting, next }: Queue, texts: readonly string[], signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<Vectors>()
  const leave = () => {
    signal?.removeEventListener('abort', stop)
    waiting.delete(asked)
    if (waiting.size === 0) thread.unref()
  }
  const asked: Waiting = {
    texts,
    vectors: [],
    sent: 0,
    settle() {
      leave()
      resolve(asked.vectors)
    },
    fail(error) {
      leave()
      reject(error)
    },
  }
  const stop = () => asked.fail(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  waiting.add(asked)
  thread.ref()
  next()
  return promise
}
