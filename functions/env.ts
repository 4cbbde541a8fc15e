import * as z from 'zod'
import { LOCAL_MINILM, MINILM_DIMENSIONS } from '../src/core/models/minilm.ts'
import { OFFLINE_EMBEDDER } from '../src/core/rules/embedder.ts'
import { explain } from '../src/core/text/input/messages.ts'

/** A policy is made of it: nothing but origins may stand there. */
const ORIGINS = /^\s*https?:\/\/[\w.:[\]-]+(?:[\s,]+https?:\/\/[\w.:[\]-]+)*[\s,]*$/

const text = () => z.string().trim().min(1).optional()
const url = () => z.url({ protocol: /^https?$/ }).optional()
/** Tokens are worth what the connection to their issuer is. */
function isSecure(address: string | undefined): boolean {
  if (address === undefined) return true
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
const whole = (least: number, most: number, otherwise: number) =>
  z.coerce.number().int().min(least).max(most).default(otherwise)

/** Every variable of `.env.example`, once. An empty value counts as unset. */
const DAY_MS = 86_400_000
const TEN_MINUTES_MS = 600_000
const MINUTE_MS = 60_000

export const Environment = z.object({
  PORT: whole(0, 65_535, 8_787),
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.hostname()], { error: 'an IP address or a host name' })
    .default('127.0.0.1'),
  ADMIN_TOKEN: text(),
  JWT_SECRET: text(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_URL_READ: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  NEON_ENDPOINT: url(),
  NEUROMEM_DB: z.enum(['embedded', 'postgres', 'neon']).optional(),
  NEUROMEM_DATA_DIR: z.string().min(1).default('.neuromem'),
  NEON_LOCAL_PORT: whole(1, 65_535, 5_488),
  OPENAI_API_KEY: text(),
  OPENAI_BASE_URL: url(),
  MODEL_REASONING: text(),
  MODEL_TIER_1: text(),
  MODEL_TIER_2: text(),
  MODEL_TIER_3: text(),
  MODEL_QUEUE_DIR: text(),
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(1).max(DAY_MS).optional(),
  STRUCTURED_OUTPUT: z.enum(['schema', 'json']).default('schema'),
  TIER_1_MAX_TOKENS: whole(1, 100_000, 1_000),
  TIER_2_MAX_TOKENS: whole(1, 100_000, 500),
  TIER_3_MAX_TOKENS: whole(1, 100_000, 200),
  EMBEDDING_MODEL: text(),
  EMBEDDING_MODEL_OLD: text(),
  EMBEDDING_DIM: whole(1, 4_000, 1_024),
  EMBEDDING_BASE_URL: url(),
  EMBEDDING_API_KEY: text(),
  TOKEN_BUDGET_DAILY: z.coerce.number().int().min(0).optional(),
  QSTASH_TOKEN: text(),
  QSTASH_URL: url(),
  QSTASH_CURRENT_SIGNING_KEY: text(),
  QSTASH_NEXT_SIGNING_KEY: text(),
  PUBLIC_URL: url(),
  PUBCHEM_URL: url(),
  EMBED_ORIGINS: z
    .string()
    .regex(ORIGINS, { error: 'origins, with blanks or commas between them' })
    .optional(),
  OAUTH_ISSUER: url().refine(isSecure, { error: 'must be https, or http on this machine' }),
  OAUTH_AUDIENCE: text(),
  OAUTH_TENANT: z.uuid().optional(),
  OAUTH_USER_CLAIM: z.string().min(1).default('sub'),
  FAILED_CREDENTIALS_PER_MINUTE: whole(1, 10_000_000, 300),
  TRUST_PROXY: z.enum(['1']).optional(),
  /** Webhooks may go to one's own machine, by http too: for tests. */
  WEBHOOK_ALLOW_PRIVATE: z.enum(['1']).optional(),
  MAX_IN_HAND: whole(1, 1_000_000, 256),
  RATE_LIMIT_PER_MINUTE: whole(1, 10_000_000, 600),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type Environment = z.infer<typeof Environment> & {
  readonly NEUROMEM_DB: 'embedded' | 'postgres' | 'neon'
  readonly MODEL_TIMEOUT_MS: number
}

export type Platform = 'node' | 'workers' | 'vercel'

/** A configuration that cannot run. Each fault begins with the variable's name; a value is never repeated. */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/**
 * Reads the environment of a platform: `process.env`, or the bindings of a Worker.
 * @throws Misconfigured naming every wrong or missing variable
 */
export function readEnvironment(source: Readonly<Record<string, unknown>>, platform: Platform): Environment {
  const known = Object.keys(Environment.shape)
  const given = Object.fromEntries(
    known.filter((name) => isText(source[name])).map((name) => [name, String(source[name])]),
  )
  const parsed = Environment.safeParse(withOwnLength(given), { error: explain })
  if (!parsed.success) {
    throw new Misconfigured(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const database =
    parsed.data.NEUROMEM_DB ?? (platform !== 'node' || parsed.data.DATABASE_URL ? 'neon' : 'embedded')
  const MODEL_TIMEOUT_MS =
    parsed.data.MODEL_TIMEOUT_MS ?? (parsed.data.MODEL_QUEUE_DIR ? TEN_MINUTES_MS : MINUTE_MS)
  const environment: Environment = { ...parsed.data, NEUROMEM_DB: database, MODEL_TIMEOUT_MS }
  const faults = [missing, weak, unfit, unread].flatMap((look) => look(environment, platform))
  if (faults.length > 0) throw new Misconfigured(faults)
  return environment
}

/**
 * wrangler hands numbers and booleans of a TOML file over as such; a binding that is an object is no
 * variable.
 */
const isText = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== ''

/** The encoder of this process knows how long its vectors are. */
export function withOwnLength(given: Readonly<Record<string, string | undefined>>): typeof given {
  const isSet = given.EMBEDDING_DIM !== undefined || given.EMBEDDING_MODEL?.trim() !== LOCAL_MINILM
  return isSet ? given : { ...given, EMBEDDING_DIM: String(MINILM_DIMENSIONS) }
}

/** It has one length, and a disk and threads to run on. */
function unread(environment: Environment, platform: Platform): string[] {
  return (['EMBEDDING_MODEL', 'EMBEDDING_MODEL_OLD'] as const)
    .filter((name) => environment[name] === LOCAL_MINILM)
    .flatMap((name) => [
      ...(platform === 'node' ? [] : [`${name}: ${LOCAL_MINILM} runs on Node only`]),
      ...(environment.EMBEDDING_DIM === MINILM_DIMENSIONS
        ? []
        : [
            `EMBEDDING_DIM: ${LOCAL_MINILM} has ${MINILM_DIMENSIONS}; leave it unset, or ` +
              `${MINILM_DIMENSIONS}`,
          ]),
    ])
}

const SECRET_BYTES = 32

/** Secrets that a machine could guess, or that would be each other's. */
function weak({ ADMIN_TOKEN, JWT_SECRET }: Environment): string[] {
  const short = Object.entries({ ADMIN_TOKEN, JWT_SECRET }).flatMap(([name, secret]) =>
    secret !== undefined && new TextEncoder().encode(secret).byteLength < SECRET_BYTES
      ? [`${name}: needs at least ${SECRET_BYTES} bytes, such as from openssl rand -hex 32`]
      : [],
  )
  const same = ADMIN_TOKEN !== undefined && ADMIN_TOKEN === JWT_SECRET
  return same ? [...short, 'JWT_SECRET: must not be the same as ADMIN_TOKEN'] : short
}

/** Models behind a folder stand in for models behind an endpoint, wait longer, and need a disk. */
function unfit(environment: Environment, platform: Platform): string[] {
  const { MODEL_QUEUE_DIR, MODEL_TIMEOUT_MS, OPENAI_API_KEY, OPENAI_BASE_URL } = environment
  if (MODEL_QUEUE_DIR === undefined) {
    return MODEL_TIMEOUT_MS > TEN_MINUTES_MS
      ? [`MODEL_TIMEOUT_MS: at most ${TEN_MINUTES_MS} without MODEL_QUEUE_DIR`]
      : []
  }
  const both = (OPENAI_API_KEY && 'OPENAI_API_KEY') || (OPENAI_BASE_URL && 'OPENAI_BASE_URL')
  return [
    ...(both ? [`MODEL_QUEUE_DIR: stands in place of ${both}; set one of them`] : []),
    ...(platform === 'node' ? [] : ['MODEL_QUEUE_DIR: only Node has a folder']),
  ]
}

/** What a platform cannot do without. The embedded default makes its own secrets. */
function missing(environment: Environment, platform: Platform): string[] {
  const faults: string[] = []
  const need = (name: keyof Environment, why: string) => {
    if (environment[name] === undefined) faults.push(`${name}: required ${why}`)
  }
  if (platform !== 'node' && environment.NEUROMEM_DB !== 'neon')
    faults.push('NEUROMEM_DB: only neon runs on this platform')
  if (environment.NEUROMEM_DB !== 'embedded') {
    need('ADMIN_TOKEN', 'outside the embedded default')
    need('JWT_SECRET', 'outside the embedded default')
    if (environment.NEUROMEM_DB !== 'neon' || environment.NEON_ENDPOINT === undefined)
      need('DATABASE_URL', 'for this database')
  }
  if (
    environment.EMBEDDING_MODEL &&
    ![OFFLINE_EMBEDDER, LOCAL_MINILM].includes(environment.EMBEDDING_MODEL) &&
    !environment.OPENAI_API_KEY
  ) {
    need('EMBEDDING_API_KEY', 'with EMBEDDING_MODEL (or OPENAI_API_KEY)')
  }
  if (environment.OAUTH_ISSUER) need('OAUTH_TENANT', 'with OAUTH_ISSUER: whose users its tokens name')
  if (environment.OAUTH_TENANT) need('OAUTH_ISSUER', 'with OAUTH_TENANT')
  if (environment.OAUTH_ISSUER && !environment.OAUTH_AUDIENCE)
    need('PUBLIC_URL', 'with OAUTH_ISSUER, unless OAUTH_AUDIENCE is set')
  if (environment.QSTASH_TOKEN) {
    need('PUBLIC_URL', 'with QSTASH_TOKEN: deliveries are sent to it')
    need('QSTASH_CURRENT_SIGNING_KEY', 'with QSTASH_TOKEN: deliveries are verified by it')
  }
  return faults
}
