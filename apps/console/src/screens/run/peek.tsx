import { useQuery } from '@tanstack/react-query'
import { runQuery } from '../../api/experience.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek/peek-link.tsx'
import { RunDetail } from './detail.tsx'

export default function RunPeek({ id }: { id: string }) {
  const run = useQuery(runQuery('default', id))
  return (
    <Answer of={run}>
      {(one) => (
        <div className="stack">
          <p>
            <OpenPage to={paths.run(one.bank, one.run_id)} />
          </p>
          <RunDetail run={one} />
        </div>
      )}
    </Answer>
  )
}
