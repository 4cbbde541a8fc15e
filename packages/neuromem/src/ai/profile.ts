import type { UserHandle } from '../client/handles/user.ts'

/** What is known of a person, as text for `instructions` of an agent (`prepareCall`). */
export async function withProfile(user: UserHandle): Promise<string> {
  return (await user.profile()).text
}
