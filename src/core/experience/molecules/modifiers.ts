/** The names under `small_molecule_modifier`, a text or a list, in order. */
export function modifiersOf(output: unknown): string[] {
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return []
  const given = (output as { small_molecule_modifier?: unknown }).small_molecule_modifier
  const names = (Array.isArray(given) ? given : [given]).filter((name) => typeof name === 'string')
  return names.map((name) => name.trim()).filter((name) => name !== '')
}
