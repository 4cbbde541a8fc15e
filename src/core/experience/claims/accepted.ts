import { CoreError } from '../../errors.ts'
import { checkText } from './gates.ts'
import type { Content } from './protocol.ts'

/**
 * What a person wrote, read and through all gates.
 * @throws CoreError with the code of the first gate that refused it; `issues` has all of them
 */
export function acceptedContent(text: string): Content {
  const { content, faults } = checkText(text)
  const [first] = faults
  if (first) {
    const issues = faults.slice(0, 20).map(({ path, code, detail }) => ({ path, code, message: detail }))
    throw new CoreError(first.code, `${first.path}: ${first.detail}`, { issues })
  }
  return content!
}
