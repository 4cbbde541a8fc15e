import type { ReactNode } from 'react'
import { chooseLanguage, LANGUAGES, type Language, useLanguage, useMessages } from '../i18n/language.ts'
import { usePlace } from '../place/history.ts'
import { useSearch } from '../place/search.ts'
import { OfflineBanner } from './offline.tsx'
import { Status } from './status.tsx'

interface Properties {
  readonly children: ReactNode
  /** In the header, before the language. */
  readonly tools?: ReactNode
}

/** What is around everything, with or without a credential. */
export function Frame({ children, tools }: Properties) {
  const t = useMessages()
  return (
    <>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <header className="top">
        <span className="brand">neuromem</span>
        <span className="grow" />
        {tools}
        <LanguageChoice />
      </header>
      <OfflineBanner />
      {children}
      <Status />
    </>
  )
}

function LanguageChoice() {
  const t = useMessages()
  const language = useLanguage()
  const { search } = usePlace()
  const { put } = useSearch()
  const choose = (chosen: Language) => {
    if (new URLSearchParams(search).has('lang')) put({ lang: null })
    void chooseLanguage(chosen)
  }
  return (
    <select
      aria-label={t.language}
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([value, name]) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
