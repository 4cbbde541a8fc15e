import { openDatabase, setTransport } from '../../db/database.ts'
import { callRecorder } from '../../src/core/models/call-recorder.ts'
import { keepCalibration, readCalibration } from '../../src/core/operations/stored-vectors.ts'
import type { Embedder, Models, Post } from '../../src/core/ports.ts'
import { knownSpeakers } from '../../src/core/recall/reading/speakers/known-speakers.ts'
import { lately } from '../../src/core/recall/reading/speakers/lately.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { readKindTables } from '../../src/core/text/kinds/tables.ts'
import { inProcessDispatcher } from '../adapters/in-process.ts'
import { openaiModels } from '../adapters/openai.ts'
import { openaiEmbedder } from '../adapters/openai-embedder.ts'
import { pubchem } from '../adapters/pubchem.ts'
import { qstashDispatcher } from '../adapters/qstash.ts'
import { cloudflareRateLimiter, memoryRateLimiter, type RateLimitBinding } from '../adapters/rate-limit.ts'
import { waitUntilDispatcher } from '../adapters/wait-until.ts'
import { fetchWebhooks } from '../adapters/webhooks.ts'
import { type Environment, type Platform, readEnvironment } from '../env.ts'
import type { Services } from '../services.ts'
import { deliver } from '../work/deliver.ts'
import { type CalibrationStore, calibrated } from './calibrated.ts'
import { noting } from './last-answers.ts'
import { jsonLog } from './log.ts'

/** Stands in for `DATABASE_URL` where `NEON_ENDPOINT` alone says where the database is. */
const LOCAL_URL = 'postgresql://neuromem:neuromem@localhost/neuromem'

/** Names used while none is configured: what `.env.example` says of them. */
const DEFAULT_MODELS = {
  reasoning: 'deepseek-v3',
  1: 'deepseek-v3',
  2: 'qwen2.5-14b-instruct',
  3: 'qwen2.5-7b-instruct',
}

/** What a platform has its own of. */
export interface Parts extends Partial<Services> {
  /** Embedders that run where it does, by the name of their model. */
  readonly ownEmbedder?: OwnEmbedder
  /** A leaner `fetch` for the embedding endpoint. */
  readonly post?: Post
}
export type OwnEmbedder = (model: string) => Embedder | undefined

/** All services of a platform from its environment. `parts` replaces what the platform has its own of. */
export function composeServices(
  environment: Environment,
  platform: Platform,
  { ownEmbedder, post, ...parts }: Parts = {},
): Services {
  if (environment.NEUROMEM_DB === 'neon' && environment.NEON_ENDPOINT)
    setTransport({ endpoint: environment.NEON_ENDPOINT })
  const database = databaseOf(environment)
  const measured = (embedder: Embedder | undefined) =>
    embedder && !embedder.offline
      ? calibrated(
          embedder,
          calibrationsIn(() => services),
        )
      : embedder
  const named = (model: string | undefined) => measured(embedderNamed(environment, model, ownEmbedder, post))
  const previousEmbedder = named(environment.EMBEDDING_MODEL_OLD)
  const services: Services = noting({
    environment,
    platform,
    adoptsModel: true,
    database,
    models: modelsOf(environment, parts.publicFile),
    embedder: named(environment.EMBEDDING_MODEL) ?? offlineEmbedder(environment.EMBEDDING_DIM),
    ...(previousEmbedder && { previousEmbedder }),
    moleculeSource: pubchem({ ...(environment.PUBCHEM_URL && { baseURL: environment.PUBCHEM_URL }) }),
    rateLimiter: memoryRateLimiter(environment.RATE_LIMIT_PER_MINUTE),
    webhooks: fetchWebhooks(environment.WEBHOOK_ALLOW_PRIVATE === '1'),
    clock: { now: () => new Date() },
    log: jsonLog(environment.LOG_LEVEL),
    speakers: knownSpeakers(),
    holdings: lately(),
    ...dispatcherOf(environment, platform, () => services),
    ...parts,
  })
  return platform === 'node' ? { ...services, ...inBulk(services) } : services
}

/** The calls of requests that only read, recorded together; the process is idle when they are written. */
function inBulk({ database, log, idle }: Services): Pick<Services, 'calls' | 'idle'> {
  const calls = callRecorder(database.asSystem({ round_trips: 0, background: true }), log)
  return {
    calls,
    idle: async () => {
      await idle?.()
      await calls.flush()
    },
  }
}

const databaseOf = (environment: Environment) =>
  openDatabase(environment.DATABASE_URL ?? LOCAL_URL, {
    ...(environment.DATABASE_URL_READ && { replicaUrl: environment.DATABASE_URL_READ }),
    ...(environment.NEUROMEM_DB === 'postgres' && {
      backgroundUrl: backgroundUrl(environment.DATABASE_URL!),
    }),
  })

/** What embedding models were measured by, beside the stored vectors. */
const calibrationsIn = (services: () => Services): CalibrationStore => {
  const system = () => ({ db: services().database.asSystem(), clock: services().clock })
  return {
    read: (model) => readCalibration(system(), model),
    keep: (model, calibration) => keepCalibration(system(), model, calibration),
  }
}

/** The mark by which `openNodeDatabase` knows the connections of work that nobody waits for. */
export const BACKGROUND = 'neuromem-background'

function backgroundUrl(url: string): string {
  const marked = new URL(url)
  marked.searchParams.set('application_name', BACKGROUND)
  return marked.href
}

/** What a Worker gets beside the variables of its environment. */
export interface Bindings {
  readonly RATE_LIMITER?: RateLimitBinding
  /** The files of `public/`. */
  readonly ASSETS?: { fetch(url: URL): Promise<Response> }
}

/**
 * The services of a Worker: its bindings are its environment.
 * @throws Misconfigured
 */
export function composeWorkerServices(bindings: Bindings): Services {
  const { RATE_LIMITER, ASSETS } = bindings
  const environment = readEnvironment({ ...bindings }, 'workers')
  return composeServices(environment, 'workers', {
    ...(RATE_LIMITER && { rateLimiter: cloudflareRateLimiter(RATE_LIMITER) }),
    ...(ASSETS && { publicFile: fileOf(ASSETS) }),
  })
}

/** To be waited for before a request is answered or work is done: what stands in a file beside a Worker. */
export const readBeside = ({ ASSETS }: Bindings): Promise<void> => readKindTables(ASSETS && fileOf(ASSETS))

const fileOf =
  (assets: NonNullable<Bindings['ASSETS']>): NonNullable<Services['publicFile']> =>
  async (path) => {
    const answer = await assets.fetch(new URL(path, 'https://assets.invalid'))
    return answer.ok ? answer : undefined
  }

/** QStash where it is configured; else in this process on Node, and after the answer elsewhere. */
function dispatcherOf(
  environment: Environment,
  platform: Platform,
  services: () => Services,
): Pick<Services, 'dispatcher' | 'idle'> {
  if (environment.QSTASH_TOKEN) {
    const qstash = qstashDispatcher(environment)
    return { dispatcher: () => qstash }
  }
  const run = deliver(services)
  if (platform === 'node') {
    const inProcess = inProcessDispatcher(run)
    return { dispatcher: () => inProcess, idle: inProcess.idle }
  }
  return { dispatcher: (waitUntil) => waitUntilDispatcher(run, waitUntil) }
}

function modelsOf(environment: Environment, publicFile: Services['publicFile']): Models {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_REASONING } = environment
  if (!OPENAI_API_KEY) return offlineModels(undefined, publicFile)
  const tier = (number: 1 | 2 | 3) => ({
    model: environment[`MODEL_TIER_${number}`] ?? MODEL_REASONING ?? DEFAULT_MODELS[number],
    max_tokens: environment[`TIER_${number}_MAX_TOKENS`],
  })
  return openaiModels({
    apiKey: OPENAI_API_KEY,
    ...(OPENAI_BASE_URL && { baseURL: OPENAI_BASE_URL }),
    reasoning: MODEL_REASONING ?? DEFAULT_MODELS.reasoning,
    tiers: { 1: tier(1), 2: tier(2), 3: tier(3) },
    structuredOutput: environment.STRUCTURED_OUTPUT,
    timeout_ms: environment.MODEL_TIMEOUT_MS,
  })
}

/**
 * The embedder of a model's name: the platform's own, the offline one by its own name, any other at the
 * embedding endpoint.
 */
export function embedderNamed(
  environment: Environment,
  model: string | undefined,
  own: OwnEmbedder = () => undefined,
  post?: Post,
): Embedder | undefined {
  if (!model) return undefined
  const here = own(model)
  if (here) return here
  const offline = offlineEmbedder(environment.EMBEDDING_DIM)
  const apiKey = environment.EMBEDDING_API_KEY ?? environment.OPENAI_API_KEY
  if (model === offline.model || !apiKey) return offline
  const baseURL = environment.EMBEDDING_BASE_URL ?? environment.OPENAI_BASE_URL
  return openaiEmbedder({
    ...{ apiKey, model, dimensions: environment.EMBEDDING_DIM },
    ...(baseURL && { baseURL }),
    ...(post && { post }),
  })
}
