/** What `EMBEDDING_MODEL` says of the sentence encoder in this process (functions/adapters/node/minilm). */
export const LOCAL_MINILM = 'local:minilm'

/** The length of its vectors. */
export const MINILM_DIMENSIONS = 384
