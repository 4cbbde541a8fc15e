/** A source of operations without the shapes of what they answer: only the OpenAPI document shows those. */
export function withoutAnswers(source: string): string
/** A source of schemas that loses those which nobody asks for: making one does nothing else. */
export function withPureSchemas(source: string): string
