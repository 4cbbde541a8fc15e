import { type Sweep, schedules } from '../functions/work/sweeps.ts'
import { qstashServer } from '../test/support/servers/qstash-server.ts'

const SIGNING_KEY = 'sig_local_current'

/**
 * A local server that speaks QStash's protocol, with the sweeps as schedules, and the variables by which a
 * service uses it.
 */
export async function startLocalQStash(serviceUrl: string) {
  const server = await qstashServer({ signingKey: SIGNING_KEY })
  const timers = (Object.keys(schedules) as Sweep[]).map((sweep) => {
    const destination = `${serviceUrl}/internal/sweeps/${sweep}`
    server.schedules.set(sweep, {
      id: sweep,
      destination,
      cron: schedules[sweep].cron,
      body: '{}',
      headers: {},
    })
    return setInterval(() => server.fire(sweep), schedules[sweep].minutes * 60_000)
  })
  return {
    variables: {
      QSTASH_TOKEN: server.token,
      QSTASH_URL: server.url,
      QSTASH_CURRENT_SIGNING_KEY: SIGNING_KEY,
      PUBLIC_URL: serviceUrl,
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      await server.close()
    },
  }
}
