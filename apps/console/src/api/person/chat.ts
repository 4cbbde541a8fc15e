import type { ChatEvent } from 'neuromem'
import { NeuromemError } from 'neuromem'
import { nm } from '../../session/credential.ts'

type Of<Name extends ChatEvent['event']> = Extract<ChatEvent, { event: Name }>['data']
export type Metadata = Of<'metadata'>
export type Done = Of<'done'>

export interface Message {
  readonly user: string
  readonly session: string
  readonly text: string
  /** The same key is the same message: it is answered as before. */
  readonly key: string
  readonly onlyGraph: boolean
}

export interface Heard {
  onMetadata(data: Metadata): void
  onText(text: string): void
  onDone(data: Done): void
}

/** Sends a message to the companion and hears the reply as it comes. */
export async function send({ user, session, text, key, onlyGraph }: Message, heard: Heard): Promise<void> {
  const mode = onlyGraph ? 'graph_only' : 'hybrid'
  const reply = nm().user(user).chat(text, { sessionId: session, mode, idempotencyKey: key })
  let isWhole = false
  for await (const event of reply) {
    if (event.event === 'metadata') heard.onMetadata(event.data)
    if (event.event === 'text') heard.onText(event.data.content)
    if (event.event === 'done') {
      heard.onDone(event.data)
      isWhole = true
    }
  }
  if (!isWhole) throw new NeuromemError('network', 'The reply ended early')
}
