/** The bundle of an entry (`functions/node.ts`), made now if it is not there. */
export function bundleOf(entry: string): Promise<string>
