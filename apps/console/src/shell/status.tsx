import { hush, useAnnouncement } from '../parts/answers/announce.ts'
import { Button } from '../parts/controls/button.tsx'

/** The one place where the console says what has happened. */
export function Status() {
  const said = useAnnouncement()
  const act = () => {
    hush()
    said?.action?.run()
  }
  return (
    <div role="status" className={said ? 'toast' : 'unseen'}>
      {said?.text}
      {said?.action && (
        <Button look="quiet" onClick={act}>
          {said.action.label}
        </Button>
      )}
    </div>
  )
}
