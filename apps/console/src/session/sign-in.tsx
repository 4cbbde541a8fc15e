import type { NeuromemError } from 'neuromem'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../i18n/language.ts'
import { Fault } from '../parts/answers/fault.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Field } from '../parts/controls/field.tsx'
import { useTitle } from '../shell/title.ts'
import { signIn } from './credential.ts'

/** @param refused why the last credential did not open the door */
export function SignIn({ refused }: { refused?: NeuromemError | undefined }) {
  const t = useMessages()
  const [key, setKey] = useState('')
  useTitle(t.signIn.title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim()) void signIn(key.trim())
  }
  return (
    <main id="content" tabIndex={-1} className="door">
      <h1>{t.signIn.title}</h1>
      <p className="soft">{t.signIn.lead}</p>
      {refused && <Fault error={refused} />}
      <form onSubmit={submit} className="row">
        <Field
          label={t.signIn.key}
          type="password"
          value={key}
          autoComplete="off"
          onChange={(event) => setKey(event.target.value)}
          className="grow"
        />
        <Button type="submit" look="main">
          {t.signIn.open}
        </Button>
      </form>
      <p className="soft">{t.signIn.start}</p>
    </main>
  )
}
