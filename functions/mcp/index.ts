import { Hono } from 'hono'
import type { Env } from '../http/variables.ts'
import { METADATA_PATH, protectedResource } from './auth/metadata.ts'

const MCP_PATHS = ['/mcp', '/mcp/users/:user_id', '/mcp/banks/:bank', '/mcp/projects/:project_id']
const METHODS = ['POST', 'GET', 'DELETE', 'PUT', 'PATCH']

/**
 * MCP over streamable HTTP, without sessions: a request, an answer. Guards stand before it, in `app.ts`; what
 * answers is read when the first one comes.
 */
export function mcpRoutes(): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(METADATA_PATH, (c) => c.json(protectedResource(c.var.services.environment, c.req.url)))
  routes.on(METHODS, MCP_PATHS, async (c) => {
    const { serve } = await import('./serve.ts')
    return serve(c)
  })
  return routes
}
