import * as z from 'zod'

export const KeyScope = z.enum(['read', 'write', 'admin'])
export type KeyScope = z.infer<typeof KeyScope>

const Scopes = z
  .array(KeyScope)
  .min(1)
  .max(3)
  .refine((scopes) => new Set(scopes).size === scopes.length, { error: 'each scope once' })

export const CreateTenant = z
  .strictObject({ name: z.string().trim().min(1).max(200) })
  .meta({ id: 'CreateTenant' })
export type CreateTenant = z.infer<typeof CreateTenant>

export const CreatedTenant = z
  .strictObject({
    tenant_id: z.uuid(),
    name: z.string(),
    api_key: z.string().meta({ description: 'Shown once; all scopes' }),
  })
  .meta({ id: 'CreatedTenant' })
export type CreatedTenant = z.infer<typeof CreatedTenant>

export const CreateKey = z.strictObject({ scopes: Scopes }).meta({ id: 'CreateKey' })
export type CreateKey = z.infer<typeof CreateKey>

export const CreatedKey = z
  .strictObject({
    key_id: z.uuid(),
    key: z.string().meta({ description: 'Shown once' }),
    scopes: z.array(KeyScope),
  })
  .meta({ id: 'CreatedKey' })
export type CreatedKey = z.infer<typeof CreatedKey>

export const KeyInfo = z
  .strictObject({
    key_id: z.uuid(),
    prefix: z.string(),
    scopes: z.array(KeyScope),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'To the hour' }),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'KeyInfo' })
export type KeyInfo = z.infer<typeof KeyInfo>

export const Tenant = z
  .strictObject({
    tenant_id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    keys: z.array(KeyInfo),
  })
  .meta({ id: 'Tenant' })
export type Tenant = z.infer<typeof Tenant>

export const TenantList = z
  .strictObject({ items: z.array(Tenant), next_cursor: z.string().nullable() })
  .meta({ id: 'TenantList' })
export type TenantList = z.infer<typeof TenantList>

export const RevokedKey = z
  .strictObject({ key_id: z.uuid(), tenant_id: z.uuid(), revoked_at: z.iso.datetime() })
  .meta({ id: 'RevokedKey' })
export type RevokedKey = z.infer<typeof RevokedKey>

/** `limit` and `cursor` of every list. */
export const PageInput = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().optional(),
})
export type PageInput = z.infer<typeof PageInput>

export const User = z
  .strictObject({
    user_id: z.string(),
    created_at: z.iso.datetime(),
    last_interaction_at: z.iso.datetime().nullable(),
    last_reflected_at: z.iso.datetime().nullable(),
    sessions: z.int(),
    turns: z.int(),
    memories: z.int(),
    traits: z.int(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const UserSummary = User.omit({ sessions: true, turns: true, memories: true, traits: true }).meta({
  id: 'UserSummary',
})
export type UserSummary = z.infer<typeof UserSummary>

export const UserList = z
  .strictObject({ items: z.array(UserSummary), next_cursor: z.string().nullable() })
  .meta({ id: 'UserList' })
export type UserList = z.infer<typeof UserList>
