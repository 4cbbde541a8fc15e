/** A source with the lines of its SQL without their indentation. */
export function withoutIndentation(source: string): string
