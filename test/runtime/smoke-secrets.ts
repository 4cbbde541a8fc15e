export const ADMIN_TOKEN = 'an-admin-token-of-the-smoke-suite'
export const JWT_SECRET = 'a-jwt-secret-of-the-smoke-suite-32'
