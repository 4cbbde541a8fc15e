declare module 'cloudflare:workers' {
  /** What the Worker under test exports. */
  export const exports: {
    readonly default: { fetch(request: Request): Promise<Response>; scheduled(options: { cron: string }): Promise<void> }
  }
}
