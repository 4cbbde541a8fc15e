import { useInfiniteQuery } from '@tanstack/react-query'
import type { ExperienceRun } from 'neuromem'
import { firstRun } from '../../api/asking/first-calls.ts'
import { runsQuery } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { ofRows, Rows, rowIndex } from '../../parts/boxes/rows.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

const HEIGHT = 36

/** What was tried, newest first. */
export function Runs({ bank }: { bank: string }) {
  const t = useMessages()
  const runs = useInfiniteQuery(runsQuery(bank))
  const { lists, run, when, modifiers, learned } = t.experience
  const head = [run, when, modifiers, learned]
  return (
    <>
      <Answer of={runs}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={firstRun(bank)}>{t.experience.noRuns}</Empty>
          ) : (
            <Table label={lists.runs} head={head} {...ofRows(items.length)}>
              <Rows items={items} columns={head.length} height={HEIGHT} keyOf={({ run_id }) => run_id}>
                {(one, place) => (
                  <tr key={one.run_id} data-id={one.run_id} aria-rowindex={rowIndex(place)}>
                    <td className="wide">
                      <Link to={paths.run(bank, one.run_id)}>
                        <Said field="run_id" value={one.run_id} />
                      </Link>
                    </td>
                    <td>
                      <Moment field="created_at" value={one.created_at} />
                    </td>
                    <td className="wide">
                      {one.molecules.map((molecule, place) => (
                        <Named key={molecule.modifier} molecule={molecule} place={place} />
                      ))}
                    </td>
                    <td>{one.delta_id === null ? t.no : t.yes}</td>
                  </tr>
                )}
              </Rows>
            </Table>
          )
        }
      </Answer>
      <More of={runs} />
    </>
  )
}

interface Properties {
  readonly molecule: ExperienceRun['molecules'][number]
  /** Which of the run's molecules it is. */
  readonly place: number
}

/** A molecule that a run has named; whether it has an acid group, where that is known. */
function Named({ molecule: { modifier, has_cooh }, place }: Properties) {
  const t = useMessages()
  return (
    <p className="row">
      <Said field={`molecules.${place}.modifier`} value={modifier} />
      <Word
        field={`molecules.${place}.has_cooh`}
        value={has_cooh}
        className={has_cooh ? 'tag tag-good' : 'tag tag-warn'}
      >
        {has_cooh ? t.experience.acid : t.experience.noAcid}
      </Word>
    </p>
  )
}
