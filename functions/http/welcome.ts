import type { Services } from '../services.ts'

/** Whether the console is there: on Node it may not be built, elsewhere others serve it. */
export const hasConsole = async ({ platform = 'node', publicFile }: Services): Promise<boolean> =>
  platform !== 'node' || !publicFile || (await publicFile('/console/index.html')) !== undefined

/** What the root says to a program. */
export interface Welcome {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly docs: string
  readonly openapi: string
  readonly ready: string
  readonly api: string
  readonly mcp: string
  /** Null where it is not built. */
  readonly console: string | null
}

export const welcome = (version: string, hasConsole = true): Welcome => ({
  name: 'neuromem',
  version,
  description: 'Long-term memory for AI applications.',
  docs: '/docs',
  openapi: '/openapi.json',
  ready: '/health/ready',
  api: '/api/v1',
  mcp: '/mcp',
  console: hasConsole ? '/console/' : null,
})

/** The page has styles of its own and nothing else: no script, no picture, nobody else's host. */
export const WELCOME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

const WITH_CONSOLE = `  <dt><a href="/console/">/console/</a></dt>
  <dd>See, answer and correct what is remembered, with a key:
the address that <code>npm start</code> prints signs in.</dd>`

const WITHOUT_CONSOLE = `  <dt><code>/console/</code></dt>
  <dd>Not built here. <code>npm ci &amp;&amp; npm run build:console</code> in the folder of the service
builds it; then load this page again.</dd>`

/** The same for a person with a browser. */
export const welcomePage = ({ description, version, console }: Welcome): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>neuromem</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark }
  body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 12vh auto; padding: 0 1.5rem }
  h1 { font-size: 1.6rem; margin: 0 }
  p.lead { margin-top: .2rem; opacity: .75 }
  dt { font-weight: 600; margin-top: .9rem }
  dd { margin: 0 }
  code { font-size: .92em }
</style>
<h1>neuromem</h1>
<p class="lead">${description} Version ${version}.</p>
<p>This address is a service for programs: it remembers what people say to an application,
and says what a model needs to know now.</p>
<dl>
${console === null ? WITHOUT_CONSOLE : WITH_CONSOLE}
  <dt><a href="/docs">/docs</a></dt>
  <dd>Every route, with examples. The same for programs: <a href="/openapi.json">/openapi.json</a>.</dd>
  <dt><a href="/health/ready">/health/ready</a></dt>
  <dd>Whether it can serve, and which parts work without a key.</dd>
  <dt><code>/api/v1</code></dt>
  <dd>The API. Send <code>Authorization: Bearer nm_…</code>; <code>npm start</code> prints a key in a
terminal. MCP is at <code>/mcp</code>.</dd>
</dl>
</html>
`
