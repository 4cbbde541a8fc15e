/** A source of schemas without the descriptions that only the OpenAPI document shows. */
export function withoutDescriptions(source: string): string
/** A source of operations without their words and examples either. */
export function withoutDocumentation(source: string): string
