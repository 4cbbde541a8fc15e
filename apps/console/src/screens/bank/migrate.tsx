import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { migrate, type OldText } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { TextArea } from '../../parts/controls/field.tsx'
import { Explained, Said } from '../../parts/values/shown.tsx'
import { useMay } from '../../session/me.ts'

/** Rewrites texts of another time as items: first what would come of it, then that. */
export function Migrate({ bank }: { bank: string }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.experience.rewrite}</Button>
      {isOpen && (
        <Dialog title={t.experience.rewrite} onClose={() => setOpen(false)} className="dialog-wide">
          <Rewrite bank={bank} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

/** One text a paragraph: what stands between empty lines. */
const textsOf = (text: string): OldText[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => ({ text: one.trim() }))
    .filter(({ text: one }) => one !== '')

function Rewrite({ bank, onDone }: { bank: string; onDone(): void }) {
  const t = useMessages()
  const [text, setText] = useState('')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (isDry: boolean) => migrate(bank, textsOf(text), isDry),
    onSuccess: async ({ dry_run, items }) => {
      if (dry_run) return
      announce(t.experience.rewritten(items.length))
      await cache.invalidateQueries({ queryKey: ['experience'] })
      onDone()
    },
  })
  return (
    <div className="stack">
      <TextArea
        label={t.sessions.text}
        hint={t.experience.rewriteHint}
        value={text}
        rows={8}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <Fault error={error} />}
      {data && (
        <ul className="list">
          {data.items.map((item) => (
            <li key={item.index}>
              <pre className="context small added">
                <Said field="content" value={item.content} />
              </pre>
            </li>
          ))}
          {data.dropped.map((one) => (
            <li key={`dropped ${one.index}`} className="removed">
              <code>{one.code}</code> <Explained code={one.code} /> <Said field="detail" value={one.detail} />
            </li>
          ))}
        </ul>
      )}
      <p className="row">
        <Button disabled={isPending || textsOf(text).length === 0} onClick={() => mutate(true)}>
          {t.experience.tryOut}
        </Button>
        <Button
          look="main"
          disabled={isPending || !data || data.items.length === 0}
          onClick={() => mutate(false)}
        >
          {t.experience.rewrite}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </p>
    </div>
  )
}
