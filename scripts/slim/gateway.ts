/** In the place of Vercel's gateway, which `ai` asks only for models that are given as a mere name: we never do. */
export class GatewayError extends Error {
  static isInstance = (_error: unknown): boolean => false
}
export class GatewayAuthenticationError extends GatewayError {}

const refuse = (): never => {
  throw new Error('models are given by their provider, not by a name alone')
}
export const createGateway = refuse
export const gateway = refuse
