import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { Env } from './policy.ts'

export type Document = Awaited<ReturnType<typeof generateSpecs>>

/** The OpenAPI 3.1 document of some routes: it depends on nothing but the code. */
export async function openApiDocument(routes: Pick<Hono<Env>, 'routes'>): Promise<Document> {
  const document = await generateSpecs(routes as Hono<Env>, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'neuromem',
        version: '1.0.0',
        description: 'A long-term memory service for AI applications.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'An API key (nm_…) or a user token' },
          admin: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN' },
          qstash: {
            type: 'apiKey',
            in: 'header',
            name: 'Upstash-Signature',
            description: 'Signed by QStash',
          },
        },
      },
    },
    defaultValidationErrorResponse: false,
    excludeStaticFile: false,
  })
  return sorted(document)
}

/** Schemas by name, so that the committed document changes only where the API does. */
function sorted(document: Document): Document {
  const schemas = Object.entries(document.components?.schemas ?? {}).sort(([left], [right]) =>
    left < right ? -1 : 1,
  )
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } }
}
