import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Fault } from '../answers/fault.tsx'

interface Properties {
  /** That of the control that opens it. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
  /** What became of what was asked for here: behind a dialog nobody would see it. */
  readonly fault?: unknown
}

/**
 * A dialog above everything; it is there as long as it is drawn. The browser gives the focus back to what
 * had it, and closes it by Esc unless `onClose` draws it again.
 */
export function Dialog({ title, onClose, children, className = '', fault = null }: Properties) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={`dialog ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {fault !== null && <Fault error={fault} />}
    </dialog>
  )
}
