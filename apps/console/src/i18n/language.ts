import { useSyncExternalStore } from 'react'
import type { en } from './en.ts'
import type { Translated } from './messages.ts'

export type Messages = Translated<typeof en>
export const LANGUAGES = { en: 'English', zh: '中文' } as const
export type Language = keyof typeof LANGUAGES

const PLACE = 'neuromem.language'
const listeners = new Set<() => void>()
let now: { readonly language: Language; readonly t: Messages } | undefined

const known = (word: string | null): Language | undefined =>
  (Object.keys(LANGUAGES) as Language[]).find((language) => language === word)

/** `?lang=` wins, then what is remembered, then what the browser prefers. */
function wanted(): Language {
  const asked = known(new URLSearchParams(window.location.search).get('lang'))
  if (asked) window.localStorage.setItem(PLACE, asked)
  const preferred = navigator.languages.map((tag) => known(tag.slice(0, 2).toLowerCase())).find(Boolean)
  return asked ?? known(window.localStorage.getItem(PLACE)) ?? preferred ?? 'en'
}

const load: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
}

async function become(language: Language): Promise<void> {
  const t = await load[language]()
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  now = { language, t }
  for (const listener of listeners) listener()
}

/** Before anything is shown. */
export const startLanguage = (): Promise<void> => become(wanted())

/** The reader's choice: it is remembered, and an address that says otherwise says so no more. */
export function chooseLanguage(language: Language): Promise<void> {
  window.localStorage.setItem(PLACE, language)
  return become(language)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current() {
  if (!now) throw new Error('No language yet')
  return now
}

const useLanguageNow = () => useSyncExternalStore(subscribe, current)
/** What the console says, in the reader's language. */
export const useMessages = (): Messages => useLanguageNow().t
export const useLanguage = (): Language => useLanguageNow().language
