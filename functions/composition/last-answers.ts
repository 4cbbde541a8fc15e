import { WorkError } from '../../src/core/errors.ts'
import type { ChatStream, Clock, Embedder, Models } from '../../src/core/ports.ts'

export interface LastAnswer {
  /** refused: the vendor does not take our credentials. */
  readonly outcome: 'ok' | 'refused' | 'failed'
  readonly at: string
}

/** How the last call of each kind ended, in this process. */
export interface LastAnswers {
  model: LastAnswer | null
  embedding: LastAnswer | null
}

interface Asked {
  readonly models: Models
  readonly embedder: Embedder
  readonly previousEmbedder?: Embedder
  readonly clock: Clock
}

/** The same services, which note how their last calls ended. */
export function noting<Services extends Asked>(
  services: Services,
): Services & { readonly last: LastAnswers } {
  const last: LastAnswers = { model: null, embedding: null }
  const note = (kind: keyof LastAnswers, outcome: LastAnswer['outcome']) => {
    last[kind] = { outcome, at: services.clock.now().toISOString() }
  }
  const { previousEmbedder } = services
  return {
    ...services,
    last,
    models: notingModels(services.models, (outcome) => note('model', outcome)),
    embedder: notingEmbedder(services.embedder, (outcome) => note('embedding', outcome)),
    ...(previousEmbedder && {
      previousEmbedder: notingEmbedder(previousEmbedder, (outcome) => note('embedding', outcome)),
    }),
  }
}

type Note = (outcome: LastAnswer['outcome']) => void

async function noted<Answer>(
  work: Promise<Answer>,
  note: Note,
  o: { readonly signal?: AbortSignal | undefined; readonly isUsable?: (answer: Answer) => boolean } = {},
): Promise<Answer> {
  const { signal, isUsable = () => true } = o
  try {
    const answer = await work
    note(isUsable(answer) ? 'ok' : 'failed')
    return answer
  } catch (error) {
    if (!isGivenUp(signal)) note(outcomeOf(error))
    throw error
  }
}

/** Who asked has left, which says nothing of the model; one that is too late is ours to tell. */
const isGivenUp = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && !(signal.reason instanceof WorkError)

/** All else of it stays as it is, and is asked when it is asked for. */
const notingEmbedder = (embedder: Embedder, note: Note): Embedder =>
  Object.assign(Object.create(embedder) as Embedder, {
    embed: (...asked: Parameters<Embedder['embed']>) =>
      noted(embedder.embed(...asked), note, {
        signal: asked[1]?.signal,
        isUsable: ({ vectors }) => vectors.every((vector) => hasLength(vector, embedder.dimensions)),
      }),
  })

/** Of another length it is refused where it was asked for. */
const hasLength = (vector: readonly number[] | null, dimensions: number): boolean =>
  vector === null || vector.length === dimensions

const notingModels = (models: Models, note: Note): Models =>
  Object.assign(Object.create(models) as Models, {
    generate: (request: Parameters<Models['generate']>[0]) =>
      noted(models.generate(request), note, { signal: request.signal }),
    chat(request: Parameters<Models['chat']>[0]): ChatStream {
      const stream = models.chat(request)
      const text = spoken(stream, request.signal, note)
      return { model: stream.model, usage: stream.usage, text }
    },
  })

/** A reply that nobody listens to any more says nothing of the model. */
async function* spoken({ text }: ChatStream, signal: AbortSignal, note: Note): AsyncIterable<string> {
  try {
    yield* text
    note('ok')
  } catch (error) {
    if (!signal.aborted) note(outcomeOf(error))
    throw error
  }
}

const REFUSED = new Set([401, 403])

function outcomeOf(error: unknown): 'refused' | 'failed' {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { statusCode } = cause as { statusCode?: unknown }
    if (REFUSED.has(statusCode as number)) return 'refused'
  }
  return 'failed'
}
