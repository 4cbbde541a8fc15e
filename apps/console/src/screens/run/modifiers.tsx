import { useQuery } from '@tanstack/react-query'
import type { ExperienceRun } from 'neuromem'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { drawingQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Said, Sentence, Word } from '../../parts/values/shown.tsx'
import { Compound, Cooh } from '../bank/compound.tsx'

type Molecule = ExperienceRun['molecules'][number]
const DARK = '(prefers-color-scheme: dark)'

/** Each modifier: what it is, whether it has an acid group, and what to do where it has none. */
export function Modifiers({ molecules }: { molecules: readonly Molecule[] }) {
  const t = useMessages()
  if (molecules.length === 0) return null
  return (
    <Region title={t.experience.lists.molecules}>
      <ul className="halves">
        {molecules.map((molecule) => (
          <Modifier key={molecule.modifier} molecule={molecule} />
        ))}
      </ul>
    </Region>
  )
}

function Modifier({ molecule }: { molecule: Molecule }) {
  const t = useMessages()
  const { modifier, status, cid, canonical_smiles, inchi_key, has_cooh, advice } = molecule
  return (
    <li className="modifier" data-id={modifier}>
      {status === 'resolved' && <Drawing modifier={modifier} />}
      <div className="modifier-says">
        <p className="row">
          <Said field="modifier" value={modifier} className="big" />
          <Word field="status" value={status} className="tag" />
          <Cooh has={has_cooh} />
        </p>
        <dl className="pairs small">
          {cid !== null && (
            <div className="contents">
              <dt>{t.experience.cid}</dt>
              <dd>
                <Compound cid={cid} />
              </dd>
            </div>
          )}
          <Line term={t.experience.smiles} field="canonical_smiles" value={canonical_smiles} />
          <Line term={t.experience.key} field="inchi_key" value={inchi_key} />
        </dl>
        {advice && (
          <p className="advice">
            <span aria-hidden>⚠</span> <strong>{t.experience.advice}:</strong> {t.experience.sendBack}{' '}
            <Sentence field="advice" value={advice} className="soft" />
          </p>
        )}
        {status === 'unresolved' && <p className="soft space">{t.experience.unresolved}</p>}
        {status === 'pending' && <p className="soft space">{t.experience.pending}</p>}
      </div>
    </li>
  )
}

function Line({ term, field, value }: { term: string; field: string; value: string | null }) {
  if (value === null) return null
  return (
    <div className="contents">
      <dt>{term}</dt>
      <dd>
        <Said field={field} value={value} className="id" />
      </dd>
    </div>
  )
}

function onTheme(changed: () => void): () => void {
  const theme = window.matchMedia(DARK)
  theme.addEventListener('change', changed)
  return () => theme.removeEventListener('change', changed)
}

const useIsDark = (): boolean => useSyncExternalStore(onTheme, () => window.matchMedia(DARK).matches)

/** Drawn by the service; the atoms of the acid group stand out. */
function Drawing({ modifier }: { modifier: string }) {
  const isDark = useIsDark()
  const { data } = useQuery(drawingQuery(modifier, isDark ? 'dark' : 'light'))
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (data === undefined) return
    const url = URL.createObjectURL(new Blob([data], { type: 'image/svg+xml' }))
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return source ? <img src={source} alt={modifier} width={220} height={160} /> : null
}
