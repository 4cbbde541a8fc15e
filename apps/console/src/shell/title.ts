import { useEffect } from 'react'

/** The document is called by its heading. */
export function useTitle(heading: string): void {
  useEffect(() => {
    document.title = `${heading} · neuromem`
  }, [heading])
}
