import { useInfiniteQuery } from '@tanstack/react-query'
import type { MoleculeList } from 'neuromem'
import { moleculesQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { ofRows, Rows, rowIndex } from '../../parts/boxes/rows.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Select } from '../../parts/controls/field.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Said, Sentence, Word } from '../../parts/values/shown.tsx'
import { useSearch } from '../../place/search.ts'
import { Compound, Cooh } from './compound.tsx'

const STATUSES = ['pending', 'resolved', 'unresolved'] as const
const ANSWERS = ['true', 'false'] as const

const HEIGHT = 58

/** Every name that a run has given, with what it was found to be. */
export function Molecules() {
  const t = useMessages()
  const search = useSearch()
  const status = search.word('status', STATUSES)
  const cooh = search.word('has_cooh', ANSWERS)
  const molecules = useInfiniteQuery(
    moleculesQuery({ ...(status && { status }), ...(cooh && { has_cooh: cooh === 'true' }) }),
  )
  const { lists, modifier, cid, smiles, key, hasCooh, advice } = t.experience
  const head = [modifier, t.memories.status, cid, smiles, key, hasCooh, lists.runs, advice]
  return (
    <div className="stack">
      <Choices status={status} cooh={cooh} />
      <Answer of={molecules}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={{ path: '/api/v1/experience/molecules' }}>{t.experience.noMolecules}</Empty>
          ) : (
            <Table label={lists.molecules} head={head} {...ofRows(items.length)}>
              <Rows items={items} columns={head.length} height={HEIGHT} keyOf={({ modifier }) => modifier}>
                {(one, place) => <MoleculeRow key={one.modifier} of={one} place={place} />}
              </Rows>
            </Table>
          )
        }
      </Answer>
      <More of={molecules} />
    </div>
  )
}

interface Chosen {
  readonly status: (typeof STATUSES)[number] | undefined
  readonly cooh: (typeof ANSWERS)[number] | undefined
}

function Choices({ status, cooh }: Chosen) {
  const t = useMessages()
  const search = useSearch()
  return (
    <div className="row">
      <Select
        label={t.memories.status}
        value={status ?? ''}
        options={['', ...STATUSES]}
        onChoose={(value) => search.put({ status: value })}
      />
      <Select
        label={t.experience.hasCooh}
        value={cooh ?? ''}
        options={['', ...ANSWERS]}
        naming={(value) => (value === '' ? t.all : value === 'true' ? t.yes : t.no)}
        onChoose={(value) => search.put({ has_cooh: value })}
      />
    </div>
  )
}

type Molecule = MoleculeList['items'][number]

function MoleculeRow({ of: one, place }: { of: Molecule; place: number | undefined }) {
  return (
    <tr data-id={one.modifier} aria-rowindex={rowIndex(place)}>
      <td className="wide">
        <Said field="modifier" value={one.modifier} />
      </td>
      <td>
        <Word field="status" value={one.status} className="tag" />
      </td>
      <td>
        <Compound cid={one.cid} />
      </td>
      <td className="formula">
        <Said field="canonical_smiles" value={one.canonical_smiles} className="id" />
      </td>
      <td className="formula">
        <Said field="inchi_key" value={one.inchi_key} className="id" />
      </td>
      <td>
        <Cooh has={one.has_cooh} />
      </td>
      <td>
        <Amount field="runs" value={one.runs} />
      </td>
      <td className="wide">
        <Sentence field="advice" value={one.advice} />
      </td>
    </tr>
  )
}
