import { useQuery } from '@tanstack/react-query'
import { jobQuery } from '../../api/sessions.ts'
import { Answer } from '../../parts/answer.tsx'
import { Explained, Moment, Said, Word } from '../../parts/shown.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek-link.tsx'

/** One job, with why it did not go on. */
export default function JobPeek({ id }: { id: string }) {
  const job = useQuery(jobQuery(id))
  return (
    <Answer of={job}>
      {(one) => (
        <div className="stack" data-id={one.job_id}>
          <p>
            <OpenPage to={paths.session(one.user_id, one.session_id)} />
          </p>
          <p className="row">
            <Said field="job_id" value={one.job_id} />
            <Word field="status" value={one.status} className="tag" />
            <Moment field="created_at" value={one.created_at} className="soft" />
          </p>
          {one.last_error && (
            <p>
              <Explained code={one.last_error.code} /> <code>{one.last_error.message}</code>
            </p>
          )}
        </div>
      )}
    </Answer>
  )
}
