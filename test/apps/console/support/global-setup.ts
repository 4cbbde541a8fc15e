import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { readConversation } from '../../../../examples/five-weeks/conversation.ts'
import { liveSession } from '../../../../examples/five-weeks/live.ts'
import { eventful, fillEverything } from '../../../../examples/support/everything.ts'
import { startPubChem } from '../../../../examples/support/pubchem.ts'
import { startService } from '../../../../examples/support/service.ts'
import { startFrameHost } from './frame-host.ts'
import { fillLongUser } from './long-user.ts'
import { fillOddUser } from './odd-user.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the service is, without a path. */
    origin: string
    /** Of a tenant that knows the five weeks of the demo. */
    key: string
    /** Of the installation's operator. */
    admin: string
    /** Where somebody else's page is that frames About me. */
    frameHost: string
  }
}

const build = fileURLToPath(new URL('../../../../scripts/console.mjs', import.meta.url))

/** The built console, on a service that has lived through the demo. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [build, '--if-missing'], { stdio: 'inherit' })
  const host = await startFrameHost()
  process.env.EMBED_ORIGINS = host.origin
  const admin = `${crypto.randomUUID()}${crypto.randomUUID()}`
  process.env.ADMIN_TOKEN = admin
  const pubchem = await startPubChem()
  process.env.PUBCHEM_URL = pubchem.url
  const { user_id, sessions } = readConversation()
  const service = await startService(sessions[0]!.committed_at, eventful)
  for (const session of sessions) await liveSession(service, user_id, session)
  await fillOddUser(service)
  await fillLongUser(service)
  const url = new URL(await service.serve(0))
  await fillEverything(service, user_id, url)
  project.provide('origin', url.origin)
  project.provide('admin', admin)
  project.provide('key', url.hash.slice('#key='.length))
  host.show(`${url.origin}/about-me/`)
  project.provide('frameHost', host.origin)
  return async () => {
    host.close()
    await service.close()
    pubchem.close()
  }
}
