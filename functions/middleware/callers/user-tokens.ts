import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { CoreError } from '../../../src/core/errors.ts'
import type { KeyScope } from '../../../src/core/tenancy/schemas.ts'
import { ExternalId } from '../../../src/core/text/strings.ts'
import type { Services } from '../../services.ts'

/** Scopes that a user token may have; `admin` is never among them. */
const UserScope = z.enum(['read', 'write'])

const Payload = z.object({
  sub: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
  nbf: z.int().optional(),
  mark: z.int().min(0).default(0),
  tenant_id: z.uuid(),
  key_id: z.uuid(),
  scopes: z.array(UserScope),
})

export interface UserToken {
  readonly tenant_id: string
  /** The key that made it: revoking that key ends the token too. */
  readonly key_id: string
  readonly user_id: string
  readonly scopes: readonly z.infer<typeof UserScope>[]
  /** What stood when it was made: a user's tokens are ended by a greater one. */
  readonly mark: number
}

export interface VerifiedToken extends UserToken {
  readonly expires_at: Date
}

const ISSUER = 'neuromem'
const secretOf = (secret: string | undefined): Uint8Array => {
  if (!secret) throw new CoreError('misconfigured', 'User tokens need JWT_SECRET.')
  return new TextEncoder().encode(secret)
}

/** A JWT (HS256) for one user, valid from `issued` until `expires`. The same input gives the same token. */
function signUserToken(
  secret: string | undefined,
  token: UserToken,
  issued: Date,
  expires: Date,
): Promise<string> {
  const { tenant_id, key_id, user_id, scopes, mark } = token
  return new SignJWT({ tenant_id, key_id, scopes, mark })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(user_id)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(secretOf(secret))
}

const DAY_S = 86_400
/** How far the clock of whoever made a token may run ahead of ours. */
const AHEAD = 60
/** Longer than any life: that a token is too old is said when nothing else is wrong with it. */
const WHATEVER_AGE = Number.MAX_SAFE_INTEGER

/**
 * Verifies all but the age: an expired token passes, so that its key can be asked for first.
 * @throws CoreError `unauthorized` for another algorithm, signature, issuer or shape, and for times that none
 *   of ours has
 */
export async function verifyUserToken(
  secret: string | undefined,
  token: string,
  now: Date,
): Promise<VerifiedToken> {
  const key = secretOf(secret)
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
      clockTolerance: WHATEVER_AGE,
    })
    const { sub, iat, exp, nbf = iat, ...rest } = Payload.parse(payload)
    const latest = now.getTime() / 1_000 + AHEAD
    const isOdd = exp <= iat || exp - iat > DAY_S || iat > latest || nbf > latest
    if (isOdd) throw new Error('times that no token of ours has')
    return { ...rest, user_id: sub, expires_at: new Date(exp * 1_000) }
  } catch (cause) {
    throw new CoreError('unauthorized', 'The token is not valid.', { cause })
  }
}

export const CreateToken = z
  .strictObject({
    user_id: ExternalId.meta({ description: 'Who the token is for' }),
    scopes: z
      .array(UserScope)
      .min(1)
      .max(2)
      .optional()
      .meta({ description: 'Default: all that the key has of read and write' }),
    expires_in: z.int().min(1).max(DAY_S).default(3_600).meta({ description: 'Seconds' }),
  })
  .meta({ id: 'CreateToken' })

export const CreatedToken = z
  .strictObject({
    token: z.string().meta({ description: 'A JWT, for `Authorization: Bearer`' }),
    expires_at: z.iso.datetime().meta({ description: 'When it ends, unless its key ends earlier' }),
  })
  .meta({ id: 'CreatedToken' })

/** Whose scopes a token can have. */
export interface Granting {
  readonly tenant_id: string
  readonly key_id: string
  readonly scopes: readonly KeyScope[]
}

/**
 * A token for one user, with no more than the key's own scopes. Nothing is stored; in whole seconds, as JWTs
 * are.
 * @throws CoreError `forbidden` for a scope that the key has not
 */
export async function issueUserToken(
  services: Services,
  caller: Granting,
  input: z.output<typeof CreateToken>,
  { at, mark }: { readonly at: Date; readonly mark: number },
): Promise<z.infer<typeof CreatedToken>> {
  const scopes = [
    ...new Set(input.scopes ?? UserScope.options.filter((scope) => caller.scopes.includes(scope))),
  ]
  const beyond = scopes.find((scope) => !caller.scopes.includes(scope))
  if (beyond) throw new CoreError('forbidden', `The key itself has not the scope ${beyond}.`)

  const issued = new Date(Math.floor(at.getTime() / 1_000) * 1_000)
  const expires = new Date(issued.getTime() + input.expires_in * 1_000)
  const { tenant_id, key_id } = caller
  const token = { tenant_id, key_id, user_id: input.user_id, scopes, mark }
  return {
    token: await signUserToken(services.environment.JWT_SECRET, token, issued, expires),
    expires_at: expires.toISOString(),
  }
}
