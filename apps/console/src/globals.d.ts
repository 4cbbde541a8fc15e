declare module '*.css'

/** A worker's script, as the address that the build gives it. */
declare module '*?worker&url' {
  const address: string
  export default address
}

interface Window {
  /** Where the browser has Trusted Types. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): object }
  }
}
