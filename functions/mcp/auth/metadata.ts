import type { Environment } from '../../env.ts'

export const METADATA_PATH = '/.well-known/oauth-protected-resource/mcp'
export const OAUTH_SCOPES = { 'memory:read': 'read', 'memory:write': 'write' } as const

/** Where the service is seen from outside. */
export const originOf = ({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>, requested: string): string =>
  PUBLIC_URL?.replace(/\/+$/u, '') ?? new URL(requested).origin

/** What a client must know to get a token for this server (RFC 9728). */
export function protectedResource(environment: Environment, requested: string) {
  const { OAUTH_ISSUER, OAUTH_AUDIENCE } = environment
  return {
    resource: OAUTH_AUDIENCE ?? `${originOf(environment, requested)}/mcp`,
    authorization_servers: OAUTH_ISSUER ? [OAUTH_ISSUER] : [],
    scopes_supported: Object.keys(OAUTH_SCOPES),
    bearer_methods_supported: ['header'],
    resource_name: 'neuromem',
  }
}
