/**
 * In the place of `@modelcontextprotocol/server/_shims` in the Worker: nothing of ours asks the library to
 * check a JSON schema (tools have zod's) or to read a terminal, so that neither a validator (6 KiB,
 * compressed) nor the reading of all schemas at start is needed.
 */
export class DefaultJsonSchemaValidator {
  /** @throws Error always: whoever comes to need it takes the alias out of wrangler.toml */
  getValidator(): never {
    throw new Error('The Worker has no validator of JSON schemas.')
  }
}

export const process = undefined
