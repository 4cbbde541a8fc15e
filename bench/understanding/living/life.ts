import * as z from 'zod'

const Expressions = z.array(z.array(z.string()))

/** A conversation over several sessions, and what is known of it beforehand. Further keys are ignored. */
export const Life = z.object({
  id: z.string(),
  lang: z.enum(['en', 'zh']),
  person: z.string().nullish(),
  sessions: z.array(
    z.object({
      id: z.string(),
      turns: z.array(
        z.object({
          turn_id: z.string(),
          role: z.enum(['user', 'assistant', 'tool', 'system']),
          name: z.string().nullish(),
          text: z.string(),
          timestamp_iso: z.string(),
          label: z.enum(['keep', 'drop', 'event', 'either']).nullish(),
        }),
      ),
    }),
  ),
  facts: z.array(z.object({ gist: z.string(), any_of_all: Expressions })),
  not_facts: z.array(z.string()).default([]),
  entities: z.array(z.object({ name: z.string(), type: z.string() })).default([]),
  traits: z.array(z.object({ gist: z.string(), any_of_all: Expressions })).default([]),
  not_traits: z.array(z.string()).default([]),
  changes: z.array(z.object({ old: z.string(), new: z.string(), gone: z.string() })).default([]),
  not_relations: z.array(z.string()).default([]),
  questions: z
    .array(
      z.object({
        query: z.string(),
        any_of_all: Expressions,
        evidence: z.array(z.string()),
        category: z.string(),
      }),
    )
    .default([]),
})
export type Life = z.infer<typeof Life>
export type Turn = Life['sessions'][number]['turns'][number]

/** Whether one of the lists has all of its expressions in the text; case is ignored. */
export const says = (text: string, lists: readonly (readonly string[])[]): boolean =>
  lists.some((list) => list.every((expression) => matches(text, expression)))

export const matches = (text: string, expression: string): boolean => new RegExp(expression, 'iu').test(text)
