import { useQuery } from '@tanstack/react-query'
import { type Quote, quotesQuery } from '../../api/person/about.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'

/** In a line: the last of one's own words that speak for it, and how much else there is. */
export function Because({ trait }: { trait: string }) {
  const t = useMessages()
  const { data } = useQuery(quotesQuery(trait))
  const [last, ...others] = said(data ?? [], 'supporting').toReversed()
  const against = said(data ?? [], 'contradicting').length
  if (!last?.text) return null
  return (
    <p className="soft">
      {`${t.about.because} `}
      <Quoted quote={last} />
      {others.length > 0 && ` ${t.about.more(others.length)}`}
      {against > 0 && ` · ${t.about.things(against)}`}
    </p>
  )
}

/** All of one's own words for it and against it. */
export function Why({ trait }: { trait: string }) {
  const t = useMessages()
  const quotes = useQuery(quotesQuery(trait))
  return (
    <Answer of={quotes}>
      {(all) =>
        (['supporting', 'contradicting'] as const).map((side) => {
          const found = said(all, side)
          if (found.length === 0) return null
          return (
            <div key={side} className="space">
              <p className="soft">{side === 'supporting' ? t.about.because : t.about.against}</p>
              <ul className="list">
                {found.map((quote) => (
                  <li key={`${quote.at} ${quote.text}`}>
                    <Quoted quote={quote} />
                  </li>
                ))}
              </ul>
            </div>
          )
        })
      }
    </Answer>
  )
}

function Quoted({ quote: { text, at } }: { quote: Quote }) {
  const t = useMessages()
  const { day } = useFormat()
  return (
    <>
      {text === null ? <em>{t.about.noWords}</em> : <q>{text}</q>}{' '}
      {at && (
        <time dateTime={at} className="soft">
          ({day(at)})
        </time>
      )}
    </>
  )
}

/** The words of a side. Several things may have come of one sentence: it is quoted once. */
const said = (quotes: readonly Quote[], side: Quote['side']): Quote[] => [
  ...new Map(
    quotes.filter((quote) => quote.side === side).map((quote) => [`${quote.at} ${quote.text}`, quote]),
  ).values(),
]
