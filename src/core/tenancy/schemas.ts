import * as z from 'zod'
import { Cursor, Limit, listOf, PAGE } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, idUpTo, LONGEST_NAME, PlainText } from '../text/strings.ts'

const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })

export const KeyScope = z.enum(['read', 'write', 'admin', 'read:sensitive'])
export type KeyScope = z.infer<typeof KeyScope>

const Scopes = z
  .array(KeyScope)
  .min(1)
  .max(3)
  .refine((scopes) => new Set(scopes).size === scopes.length, { error: 'each scope once' })
  .meta({ description: 'What the key may do' })

const TenantId = z.uuid().meta({ description: 'The tenant' })
const TenantName = z.string().meta({ description: 'What the tenant is called' })
const KeyId = z.uuid().meta({ description: 'Names the key, and is no secret' })

export const CreateTenant = z
  .strictObject({
    name: z.string().trim().min(1).max(200).meta({ description: 'What the tenant is called' }),
  })
  .meta({ id: 'CreateTenant' })
export type CreateTenant = z.infer<typeof CreateTenant>

export const CreatedTenant = z
  .strictObject({
    tenant_id: TenantId,
    name: TenantName,
    api_key: z.string().meta({ description: 'Its first key, with all scopes. Shown once' }),
  })
  .meta({ id: 'CreatedTenant' })
export type CreatedTenant = z.infer<typeof CreatedTenant>

export const CreateKey = z.strictObject({ scopes: Scopes }).meta({ id: 'CreateKey' })
export type CreateKey = z.infer<typeof CreateKey>

export const CreatedKey = z
  .strictObject({
    key_id: KeyId,
    key: z.string().meta({ description: 'The key itself. Shown once' }),
    scopes: z.array(KeyScope).meta({ description: 'What the key may do' }),
  })
  .meta({ id: 'CreatedKey' })
export type CreatedKey = z.infer<typeof CreatedKey>

export const KeyInfo = z
  .strictObject({
    key_id: KeyId,
    name: z.string().nullable().meta({ description: 'What it is for' }),
    user_id: z.string().nullable().meta({ description: 'The only person that it acts for, if it is bound' }),
    expires_at: Moment.nullable().meta({ description: 'When it ends by itself' }),
    prefix: z.string().meta({ description: 'What the key begins with, to know it by' }),
    scopes: z.array(KeyScope).meta({ description: 'What the key may do' }),
    created_at: Moment.meta({ description: 'When it was made' }),
    last_used_at: Moment.nullable().meta({ description: 'When it was used last, to the hour' }),
    revoked_at: Moment.nullable().meta({ description: 'When it was revoked; null while it is valid' }),
  })
  .meta({ id: 'KeyInfo' })
export type KeyInfo = z.infer<typeof KeyInfo>

export const KeyList = listOf(
  z.array(KeyInfo).meta({ description: 'Newest first, revoked ones included' }),
).meta({ id: 'KeyList' })
export type KeyList = z.infer<typeof KeyList>

const LONGEST_KEY_NAME = 100

export const CreateOwnKey = z
  .strictObject({
    name: idUpTo(LONGEST_KEY_NAME)
      .refine((name) => name.trim() !== '', 'must not be empty')
      .meta({ description: 'What it is for, to know it by' }),
    scopes: Scopes,
    user_id: ExternalId.nullish().meta({
      description: 'Binds it to this person: it is in every respect a user token that lives on',
    }),
    expires_at: GivenMoment.nullish().meta({ description: 'When it ends by itself; never unless given' }),
  })
  .refine(
    ({ user_id, scopes }) =>
      user_id == null || !scopes.some((scope) => scope === 'admin' || scope === 'read:sensitive'),
    {
      path: ['scopes'],
      error: 'a bound key has read and write only',
    },
  )
  .meta({ id: 'CreateOwnKey' })
export type CreateOwnKey = z.infer<typeof CreateOwnKey>

export const CreatedOwnKey = z
  .strictObject({
    key_id: KeyId,
    key: z.string().meta({ description: 'The key itself, `nm_…`, bound ones `nm_u_…`. Shown once' }),
    name: z.string().meta({ description: 'What it is for' }),
    prefix: z.string().meta({ description: 'What the key begins with, to know it by' }),
    scopes: z.array(KeyScope).meta({ description: 'What the key may do' }),
    user_id: z.string().nullable().meta({ description: 'The only person that it acts for, if it is bound' }),
    expires_at: Moment.nullable().meta({ description: 'When it ends by itself' }),
  })
  .meta({ id: 'CreatedOwnKey' })
export type CreatedOwnKey = z.infer<typeof CreatedOwnKey>

export const Tenant = z
  .strictObject({
    tenant_id: TenantId,
    name: TenantName,
    created_at: Moment.meta({ description: 'When it was made' }),
    keys: z.array(KeyInfo).meta({ description: 'Its keys, oldest first, revoked ones included' }),
  })
  .meta({ id: 'Tenant' })
export type Tenant = z.infer<typeof Tenant>

export const TenantList = listOf(z.array(Tenant).meta({ description: 'Oldest first' })).meta({
  id: 'TenantList',
})
export type TenantList = z.infer<typeof TenantList>

export const RevokedKey = z
  .strictObject({
    key_id: KeyId,
    tenant_id: TenantId,
    revoked_at: Moment.meta({ description: 'When it was revoked first' }),
  })
  .meta({ id: 'RevokedKey' })
export type RevokedKey = z.infer<typeof RevokedKey>

/** `limit` and `cursor` of every list. */
export const PageInput = z.strictObject({ limit: Limit.default(PAGE), cursor: Cursor })
export type PageInput = z.input<typeof PageInput>

export const ListUsers = PageInput.extend({
  query: PlainText.min(1)
    .max(LONGEST_NAME)
    .optional()
    .meta({ description: 'Only users whose `user_id` begins with exactly this' }),
})
export type ListUsers = z.input<typeof ListUsers>

export const GetUser = z.strictObject({
  user_id: ExternalId.meta({ description: 'The user, as the application names them' }),
})
export type GetUser = z.infer<typeof GetUser>

export const EndedTokens = z
  .strictObject({
    user_id: z.string().meta({ description: 'The user, as the application names them' }),
    revoked_at: Moment.meta({ description: 'Tokens made before have ended' }),
  })
  .meta({ id: 'EndedTokens' })
export type EndedTokens = z.infer<typeof EndedTokens>

export const User = z
  .strictObject({
    user_id: z.string().meta({ description: 'The user, as the application names them' }),
    created_at: Moment.meta({ description: 'When they were seen first' }),
    last_interaction_at: Moment.nullable().meta({ description: 'When they said something last' }),
    last_reflected_at: Moment.nullable().meta({ description: 'When their traits were reflected on last' }),
    sessions: z.int().meta({ description: 'Sessions that are stored' }),
    turns: z.int().meta({ description: 'Turns that are stored' }),
    memories: z.int().meta({ description: 'Memories that can be recalled, without traits' }),
    traits: z.int().meta({ description: 'Traits that can be recalled' }),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const UserSummary = User.omit({ sessions: true, turns: true, memories: true, traits: true }).meta({
  id: 'UserSummary',
})
export type UserSummary = z.infer<typeof UserSummary>

export const UserList = listOf(z.array(UserSummary).meta({ description: 'By name' })).meta({ id: 'UserList' })
export type UserList = z.infer<typeof UserList>
