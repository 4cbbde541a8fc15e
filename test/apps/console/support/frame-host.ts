import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody else's page: it frames About me and gives it the token of its own fragment, once it is asked. */
const pageOf = (framed: string) => `<!doctype html><title>host</title>
<iframe src="${framed}" width="390" height="800"></iframe>
<script>
  addEventListener('message', ({ data, source }) => {
    if (data.type !== 'neuromem:ready') return
    source.postMessage({ type: 'neuromem:token', token: location.hash.slice(1) }, '*')
  })
</script>`

export interface FrameHost {
  readonly origin: string
  /** Which address it frames. */
  show(framed: string): void
  close(): void
}

export async function startFrameHost(): Promise<FrameHost> {
  let framed = ''
  const server: Server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(pageOf(framed))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show(address) {
      framed = address
    },
    close: () => void server.close(),
  }
}
