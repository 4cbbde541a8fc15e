import * as z from 'zod'
import { readMetrics } from '../../src/core/operations/metrics.ts'
import { Ready, readiness } from '../composition/readiness.ts'
import { toPrometheus } from '../http/prometheus.ts'
import { REFERENCE_POLICY, referencePage } from '../http/reference/page.ts'
import { referenceScript } from '../http/reference/script.ts'
import { referenceStyle } from '../http/reference/style.ts'
import { hasConsole, WELCOME_POLICY, welcome, welcomePage } from '../http/welcome.ts'
import { done, type Operation, served } from '../operation.ts'
import type { Services } from '../services.ts'
import { version } from '../version.ts'

const tag = 'system'
const Live = z
  .strictObject({ status: z.literal('live').meta({ description: 'The process answers' }) })
  .meta({ id: 'Live' })
const Root = z
  .strictObject({
    name: z.string().meta({ description: 'Always neuromem' }),
    version: z.string().meta({ description: 'The version of the service' }),
    description: z.string().meta({ description: 'What it is for' }),
    docs: z.string().meta({ description: 'The path of the reference page' }),
    openapi: z.string().meta({ description: 'The path of the OpenAPI document' }),
    ready: z.string().meta({ description: 'The path that says whether requests can be served' }),
    api: z.string().meta({ description: 'What the paths of the API begin with' }),
    mcp: z.string().meta({ description: 'Where agents and hosts connect by MCP' }),
    console: z.string().nullable().meta({ description: 'The console; null where it is not built' }),
  })
  .meta({ id: 'Root' })
const OpenApi = z
  .looseObject({
    openapi: z.string().meta({ description: 'The version of the OpenAPI format' }),
    info: z.looseObject({}).meta({ description: 'What the service is called, and its version' }),
    paths: z.looseObject({}).meta({ description: 'Every operation, by its path and method' }),
  })
  .meta({ description: 'An OpenAPI document' })
/** A file of the reference page. */
const docsFile = (id: string, file: string, type: string, text: string): Operation =>
  served({
    id,
    method: 'GET',
    path: `/docs/${file}`,
    tag,
    access: 'open',
    summary: `Read ${file} of that page`,
    description: 'Nothing of the page comes from anywhere else.',
    answers: {
      done: {
        status: 200,
        description: 'The file',
        schema: z.string().meta({ description: 'Its text' }),
        type,
      },
    },
    errors: ['misconfigured'],
    example: { answer: text.slice(0, 20) },
    serve: async (c) =>
      c.body(text, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }),
  })

type DocumentOf = (services: Services) => Promise<string | ReadableStream>

/** What stands at `/`. */
const front: readonly Operation[] = [
  served({
    id: 'getRoot',
    method: 'GET',
    path: '/',
    tag,
    access: 'open',
    summary: 'Say what this is and where to go',
    description: 'JSON for programs; a page for browsers, which ask for `text/html`.',
    answers: done(Root, 'What this is, and the paths to go on from'),
    example: { answer: welcome('0.1.0') },
    serve: async (c) => {
      const said = welcome(version, await hasConsole(c.var.services))
      if (!c.req.header('accept')?.includes('text/html')) return said
      c.header('content-security-policy', WELCOME_POLICY)
      return c.html(welcomePage(said))
    },
  }),
]

/** What a supervisor and a load balancer ask. */
const health: readonly Operation[] = [
  served({
    id: 'getLive',
    method: 'GET',
    path: '/health/live',
    tag,
    access: 'open',
    summary: 'Say whether the process answers',
    description: 'Touches nothing else: no database, no model. For a supervisor that restarts what hangs.',
    answers: done(Live, 'The process answers'),
    example: { answer: { status: 'live' } },
    serve: async () => ({ status: 'live' as const }),
  }),
  served({
    id: 'getReady',
    method: 'GET',
    path: '/health/ready',
    tag,
    access: 'open',
    summary: 'Say whether requests can be served',
    description:
      'Asks the database: does it answer, is it migrated, do the stored vectors fit the configured ' +
      'embedder, does it take a write. What is not ready is named in `issues`. `degraded`, still 200, ' +
      'while the last call of a model or of the embedder has failed. For a load balancer.',
    answers: done(Ready, 'Requests can be served, and by which parts'),
    errors: ['backend_unavailable', 'embedding_dim_mismatch', 'embedding_model_mismatch', 'misconfigured'],
    example: {
      answer: {
        status: 'ready',
        database: 'neon',
        migrations: 22,
        models: 'gpt-5-mini',
        embedding_model: 'text-embedding-3-large',
        stored_embedding_model: 'text-embedding-3-large',
        dispatcher: 'qstash',
        offline: [],
        last_model_answer: { outcome: 'ok', at: '2026-03-02T08:59:58.000Z' },
        last_embedding_answer: null,
      },
    },
    serve: (c) => readiness(c.var.services, c.var.usage),
  }),
]

/** The OpenAPI document, and a page made of it. */
const reference = (document: DocumentOf): readonly Operation[] => [
  served({
    id: 'getOpenApi',
    method: 'GET',
    path: '/openapi.json',
    tag,
    access: 'open',
    summary: 'Read this document',
    description: 'The OpenAPI 3.1 document of the service, made of the same list as its routes.',
    answers: done(OpenApi, 'An OpenAPI 3.1 document'),
    errors: ['misconfigured'],
    example: { answer: { openapi: '3.1.0', info: { title: 'neuromem', version: '0.1.0' }, paths: {} } },
    serve: async (c) => c.body(await document(c.var.services), 200, { 'content-type': 'application/json' }),
  }),
  served({
    id: 'getDocs',
    method: 'GET',
    path: '/docs',
    tag,
    access: 'open',
    summary: 'Read the API as a page',
    description:
      'A reference page for browsers, made of `/openapi.json`, with a field for a key and a form for ' +
      'each operation.',
    answers: {
      done: {
        status: 200,
        description: 'The page',
        schema: z.string().meta({ description: 'HTML' }),
        type: 'text/html',
      },
    },
    errors: ['misconfigured'],
    example: { answer: '<!doctype html>' },
    serve: async (c) => {
      c.header('content-security-policy', REFERENCE_POLICY)
      return c.html(referencePage)
    },
  }),
  docsFile('getDocsScript', 'reference.js', 'text/javascript', referenceScript),
  docsFile('getDocsStyle', 'reference.css', 'text/css', referenceStyle),
]

/** Figures for Prometheus. */
const metrics: readonly Operation[] = [
  served({
    id: 'getMetrics',
    method: 'GET',
    path: '/metrics',
    tag,
    access: 'admin_token',
    summary: 'Read figures of the last 24 hours for Prometheus',
    description:
      'Outbox lag, first tokens, jobs, reflections, model calls and tokens of all tenants together, ' +
      'counted from the tables and not since a start. Text format 0.0.4.',
    answers: {
      done: {
        status: 200,
        description: 'Figures, a line each',
        schema: z.string().meta({ description: 'Prometheus text format 0.0.4' }),
        type: 'text/plain',
      },
    },
    example: { answer: 'neuromem_jobs{status="COMPLETED"} 12\n' },
    serve: async (c) =>
      c.text(toPrometheus(await readMetrics(c.var.system)), 200, {
        'content-type': 'text/plain; version=0.0.4',
      }),
  }),
]

/** What needs no tenant. `document` gives the OpenAPI document of all operations. */
export const system = (document: DocumentOf): readonly Operation[] => [
  ...front,
  ...health,
  ...reference(document),
  ...metrics,
]
