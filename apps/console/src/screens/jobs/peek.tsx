import { useQuery } from '@tanstack/react-query'
import { jobQuery } from '../../api/person/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Amount, Explained, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek/peek-link.tsx'

/** One job, with why it did not go on. */
export default function JobPeek({ id }: { id: string }) {
  const t = useMessages()
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
          <dl className="pairs">
            <dt>{t.service.user}</dt>
            <dd>
              <Link to={paths.user(one.user_id)}>
                <Said field="user_id" value={one.user_id} />
              </Link>
            </dd>
            <dt>{t.service.session}</dt>
            <dd>
              <Link to={paths.session(one.user_id, one.session_id)}>
                <Said field="session_id" value={one.session_id} />
              </Link>
            </dd>
            <dt>{t.service.tries}</dt>
            <dd>
              <Amount field="attempts.stage2" value={one.attempts.stage2} /> /{' '}
              <Amount field="attempts.stage3" value={one.attempts.stage3} />
            </dd>
            {one.next_retry_at && (
              <>
                <dt>{t.service.next}</dt>
                <dd>
                  <Moment field="next_retry_at" value={one.next_retry_at} />
                </dd>
              </>
            )}
          </dl>
          {one.last_error && (
            <p>
              <Explained code={one.last_error.code} />{' '}
              <code>
                <Said field="last_error.code" value={one.last_error.code} />
              </code>{' '}
              <Said field="last_error.message" value={one.last_error.message} className="soft" />
            </p>
          )}
        </div>
      )}
    </Answer>
  )
}
