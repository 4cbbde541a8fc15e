import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../i18n/language.ts'

/** What was read stays; what fails is asked again once there is a network. */
export function OfflineBanner() {
  const t = useMessages()
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  return isOnline ? null : (
    <p role="alert" className="banner">
      {t.offline}
    </p>
  )
}
