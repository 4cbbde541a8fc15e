import { useMessages } from '../../i18n/language.ts'
import { Amount, Word } from '../../parts/values/shown.tsx'

/** What PubChem calls it; its page is asked for by a click alone, and is not told from where. */
export function Compound({ cid }: { cid: number | null }) {
  if (cid === null) return null
  return (
    <a href={`https://pubchem.ncbi.nlm.nih.gov/compound/${cid}`} target="_blank" rel="noreferrer">
      <Amount field="cid" value={cid}>
        {cid}
      </Amount>
    </a>
  )
}

/** Whether it has an acid group, by sign and word and colour. */
export function Cooh({ has }: { has: boolean | null }) {
  const t = useMessages()
  return (
    <Word field="has_cooh" value={has} className={has ? 'tag tag-good' : 'tag tag-warn'}>
      <span aria-hidden>{has ? '✓' : '⚠'}</span> {has ? t.experience.acid : t.experience.noAcid}
    </Word>
  )
}
