import type { Access, Operation, Tag } from '../../operation.ts'
import { Problem } from '../../problems.ts'
import { version } from '../../version.ts'
import { headers, refusalsOf, responsesOf } from './answers.ts'
import { parameters, parametersOf } from './parameters.ts'
import { type Rendered, renderSchemas, type Shown } from './schemas.ts'

type Part = Readonly<Record<string, unknown>>

export interface Document {
  readonly openapi: string
  readonly info: Part
  readonly servers: readonly Part[]
  readonly tags: readonly Part[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Part>>>>
  readonly components: { readonly schemas: Rendered['components'] } & Part
}

const tags: Readonly<Record<Tag, string>> = {
  system: 'Whether the service lives, what it offers, and its figures',
  tenancy: 'Tenants, keys, tokens for users, and the tenant’s policy',
  sessions: 'Conversations: turns, and the jobs that read them',
  memories: 'What is remembered, where it comes from, and finding it again',
  users: 'People: traits, profile, reflection, affinity, graph, moving and erasing',
  companion: 'A companion that answers out of memory',
  experience: 'What agents learn from their runs, as claims with support and contradiction',
  story: 'The memory of a writing tool: passages, states, and the context of a scene',
  internal: 'Deliveries of the queue; nobody else can call them',
}

const securitySchemes: Part = {
  Bearer: { type: 'http', scheme: 'bearer', description: 'An API key (nm_…) or a user token' },
  Admin: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN' },
  QStash: { type: 'apiKey', in: 'header', name: 'Upstash-Signature', description: 'Signed by QStash' },
}
const security: Readonly<Record<Access, readonly Part[]>> = {
  open: [],
  any: [{ Bearer: [] }, { Admin: [] }],
  read: [{ Bearer: [] }],
  write: [{ Bearer: [] }],
  admin: [{ Bearer: [] }],
  admin_token: [{ Admin: [] }],
  qstash: [{ QStash: [] }],
}

/** The OpenAPI 3.1 document of some operations: it depends on nothing but the code. */
export function openApiDocument(operations: readonly Operation[]): Document {
  const rendered = renderSchemas([{ schema: Problem, side: 'output' }, ...operations.flatMap(shownBy)])
  const paths: Record<string, Record<string, Part>> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: described(operation, rendered),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'neuromem',
      description: 'A long-term memory service for AI applications.',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that answers with this document' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes,
      parameters,
      headers,
      responses: refusalsOf(operations, rendered),
      schemas: rendered.components,
    },
  }
}

/** Every schema that an operation shows. */
function shownBy({ params, query, body, answers }: Operation): Shown[] {
  const given = [params, query, body].flatMap((schema) =>
    schema ? [{ schema, side: 'input' as const }] : [],
  )
  return [...given, ...Object.values(answers).map(({ schema }) => ({ schema, side: 'output' as const }))]
}

function described(operation: Operation, rendered: Rendered): Part {
  const { id, tag, summary, description, access, keys_only, body, body_type, example } = operation
  const needs =
    access === 'read' || access === 'write' || access === 'admin'
      ? `\n\nNeeds the scope \`${access}\`${keys_only ? '; user tokens are refused' : ''}.`
      : ''
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: description + needs,
    security: security[access],
    parameters: parametersOf(operation, rendered),
    ...(body && {
      requestBody: {
        required: !isOptional(operation),
        content: {
          [body_type ?? 'application/json']: {
            schema: rendered.of({ schema: body, side: 'input' }),
            example: example.body,
          },
        },
      },
    }),
    responses: responsesOf(operation, rendered),
  }
}

/** No body at all is an empty object. */
const isOptional = ({ body, body_type }: Operation): boolean =>
  body_type === undefined && body?.safeParse({}).success === true
