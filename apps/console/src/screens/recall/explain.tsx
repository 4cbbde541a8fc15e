import type { RecallExplain } from 'neuromem'
import { useMessages } from '../../i18n/language.ts'
import { Bar } from '../../parts/values/bar.tsx'
import { Amount } from '../../parts/values/shown.tsx'
import { isCompanion, scoreOf } from './formula.ts'
import { WordsOf } from './words-of.tsx'

const RAISES = ['recency', 'importance', 'trait_boost'] as const
const WEIGHTS = { cosine: 0.4, edge: 0.3, affinity: 0.2 } as const
const FINDS = ['bm25', 'cosine', 'meaning', 'neighbours', 'session', 'graph'] as const

interface Properties {
  readonly explain: RecallExplain
  /** The finding words of the question. */
  readonly asked: readonly string[]
  readonly text: string
  /** What the question names and the graph leads from to this. */
  readonly named: readonly string[]
}

/** Every term of a score, and how they make it. */
export function Explain({ explain, ...of }: Properties) {
  const t = useMessages()
  const { relevance, computed } = scoreOf(explain)
  return (
    <div className="explain small">
      <ul className="explain-terms">
        {FINDS.map((name) => (
          <Term key={name} name={name} value={explain[name]} says={t.recall.terms[name]} />
        ))}
      </ul>
      {isCompanion(explain) ? (
        <Companion explain={explain} computed={computed} />
      ) : (
        <Standard explain={explain} relevance={relevance} computed={computed} />
      )}
      <WordsOf explain={explain} {...of} />
    </div>
  )
}

function Term({ name, value, says }: { name: string; value: number | null; says: string }) {
  if (value === null) return null
  return (
    <li>
      <span className="soft">{says}</span>
      <Amount field={`explain.${name}`} value={value}>
        {value.toFixed(3)}
      </Amount>
      <Bar value={value} />
    </li>
  )
}

interface Sum {
  readonly explain: RecallExplain
  readonly computed: number
}

/** base · (1 + recency + importance + trait_boost) */
function Standard({ explain, relevance, computed }: Sum & { readonly relevance: number }) {
  const t = useMessages()
  return (
    <p className="soft">
      {`r = ${exact(relevance)} (× ${t.recall.terms.factor} `}
      <Amount field="explain.factor" value={explain.factor} />
      {') → base '}
      <Amount field="explain.base" value={explain.base}>
        {exact(explain.base)}
      </Amount>
      {' · (1'}
      {RAISES.map((name) => (
        <span key={name}>
          {' + '}
          <Amount field={`explain.${name}`} value={explain[name]}>
            {exact(explain[name])}
          </Amount>
          {` ${t.recall.terms[name]}`}
        </span>
      ))}
      {`) = ${exact(computed)}`}
    </p>
  )
}

/** 0.4 cosine + 0.3 edge + 0.2 affinity + recency; the cosine stands among the terms. */
function Companion({ explain, computed }: Sum) {
  const t = useMessages()
  const beside = ['base', 'factor', 'importance', 'trait_boost'] as const
  return (
    <p className="soft">
      {`${WEIGHTS.cosine} · ${exact(explain.cosine ?? 0)}`}
      {(['edge', 'affinity'] as const).map((name) => (
        <span key={name}>
          {` + ${WEIGHTS[name]} · `}
          <Amount field={`explain.${name}`} value={explain[name]}>
            {exact(explain[name] ?? 0)}
          </Amount>
          {` ${t.recall.terms[name]}`}
        </span>
      ))}
      {' + '}
      <Amount field="explain.recency" value={explain.recency}>
        {exact(explain.recency)}
      </Amount>
      {` ${t.recall.terms.recency} = ${exact(computed)}`}
      <span className="unseen">
        {beside.map((name) => (
          <Amount key={name} field={`explain.${name}`} value={explain[name]} />
        ))}
      </span>
    </p>
  )
}

const exact = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '')
