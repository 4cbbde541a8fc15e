import { LOCAL_MINILM } from '../../../src/core/models/minilm.ts'
import { fileQueueModels } from '../../adapters/node/file-queue.ts'
import { minilmEmbedder } from '../../adapters/node/minilm/embedder.ts'
import { encoderFaults } from '../../adapters/node/minilm/packages.ts'
import { post } from '../../adapters/node/post.ts'
import { nodeWebhooks } from '../../adapters/node/webhooks.ts'
import { type Environment, Misconfigured } from '../../env.ts'
import type { OwnEmbedder, Parts } from '../compose.ts'

/**
 * What only Node has: models behind a folder of files, a sentence encoder, connections that see what a name
 * resolves to.
 * @throws Misconfigured where the encoder is asked for and its packages are not there
 */
export function nodeParts(environment: Environment): Parts {
  const { MODEL_QUEUE_DIR, WEBHOOK_ALLOW_PRIVATE } = environment
  return {
    webhooks: nodeWebhooks(WEBHOOK_ALLOW_PRIVATE === '1'),
    ...(MODEL_QUEUE_DIR !== undefined && { models: fileQueueModels(MODEL_QUEUE_DIR) }),
    ownEmbedder: nodeEmbedder(environment),
    post,
  }
}

/**
 * The encoder in a thread of this process, by its name.
 * @param from where a module stands beside which its packages are looked for
 * @throws Misconfigured where it is asked for and its packages are not there
 */
export function nodeEmbedder(
  environment: Pick<Environment, 'EMBEDDING_MODEL' | 'EMBEDDING_MODEL_OLD'>,
  from: string = import.meta.url,
): OwnEmbedder {
  const asking = (['EMBEDDING_MODEL', 'EMBEDDING_MODEL_OLD'] as const).find(
    (name) => environment[name] === LOCAL_MINILM,
  )
  const faults = asking ? encoderFaults(asking, from) : []
  if (faults.length > 0) throw new Misconfigured(faults)
  return (model) => (model === LOCAL_MINILM ? minilmEmbedder() : undefined)
}
