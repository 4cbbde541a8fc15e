declare module 'cloudflare:workers' {
  /** The bindings of the Worker under test. */
  export const env: Readonly<Record<string, unknown>>
  /** What the Worker under test exports. */
  export const exports: {
    readonly default: {
      fetch(request: Request): Promise<Response>
      scheduled(options: { cron: string }): Promise<void>
    }
  }
}
