/** What the service itself says in a sentence, by that sentence: it is English, so nothing is to be said here. */
export const sentences: Readonly<Record<string, string>> = {}
