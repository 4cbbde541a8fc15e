import { useEffect } from 'react'

/** By which key something is done. */
export const KEYS = { right: 'y', wrong: 'n', edit: 'e', skip: 's', undo: 'u' } as const

/** What can be done now. */
export type Acts = { readonly [name in keyof typeof KEYS]?: () => void }

const names = Object.keys(KEYS) as readonly (keyof typeof KEYS)[]

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** Does what a key stands for; not while somebody types, nor with a modifier. */
export function useKeys(acts: Acts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = names.find((one) => KEYS[one] === event.key.toLowerCase())
      const run = name && acts[name]
      if (!run || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
