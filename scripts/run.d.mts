/** The bundle of an entry (`functions/node.ts`), made now if it is not there. */
export function bundleOf(entry: string): Promise<string>
/** Removes the bundles in a folder that no process has used for an hour, but for the one that is kept. */
export function removeIdle(folder: string, kept: string, now?: number): void
/** Says, as long as this process runs, that it uses a bundle. */
export function stayIn(folder: string): void
