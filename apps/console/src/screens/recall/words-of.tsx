import type { RecallExplain } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'

interface Properties {
  readonly explain: RecallExplain
  readonly asked: readonly string[]
  readonly text: string
  readonly named: readonly string[]
}

/**
 * Which of the question's finding words a text has, and in what form, which not, and what its meaning brings
 * all the same; and what the question names that leads to it.
 */
export function WordsOf({ explain: { terms, meaning }, asked, text, named }: Properties) {
  const t = useMessages()
  const all = [...new Set([...asked, ...terms])]
  const isMissing = all.some((word) => !terms.includes(word))
  if (all.length === 0 && named.length === 0) return null
  return (
    <p className="soft">
      {all.length > 0 && `${t.recall.words} `}
      {all.map((word) => (
        <span key={word} className={terms.includes(word) ? 'added' : undefined}>
          {terms.includes(word) ? `${word} ✓${formOf(word, text)} ` : `${word} ✗ `}
        </span>
      ))}
      {isMissing && meaning > 0 && `${t.recall.nearInMeaning(meaning.toFixed(3))} `}
      {named.length > 0 && `${t.recall.entity} ${named.join(', ')}`}
    </p>
  )
}

const WORDS = /[\p{L}\p{N}]+/gu

/** The word of the text that a stem stands for, where it is another: `sign ✓≈signed`. */
function formOf(stem: string, text: string): string {
  const words: readonly string[] = text.toLowerCase().match(WORDS) ?? []
  if (words.includes(stem)) return ''
  const form = words.find((word) => word.startsWith(stem))
  return form && !/\p{Script=Han}/u.test(form) ? `≈${form}` : ''
}
