import { useMutation, useQuery } from '@tanstack/react-query'
import type { Policy } from 'neuromem'
import { useState } from 'react'
import { cache } from '../../api/asking/cache.ts'
import { policyQuery } from '../../api/service.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { nm } from '../../session/credential.ts'
import { useMay } from '../../session/me.ts'
import { Screen } from '../../shell/screen.tsx'
import { type Changed as Change, changesOf, tidied, withLeaf } from './draft.ts'
import { Lifetimes } from './lifetimes.tsx'
import { NextTurns } from './next-turns.tsx'
import { Values } from './values.tsx'

/** By which rules is remembered and forgotten? */
export default function PolicyScreen() {
  const t = useMessages()
  const policy = useQuery({ ...policyQuery(), staleTime: Number.POSITIVE_INFINITY })
  return (
    <Screen title={t.nav.policy}>
      <Answer of={policy}>{(stored) => <Form key={JSON.stringify(stored)} stored={stored} />}</Answer>
    </Screen>
  )
}

function Form({ stored }: { stored: Policy }) {
  const t = useMessages()
  const mayWrite = useMay('admin')
  const [draft, setDraft] = useState(stored)
  const meant = tidied(draft)
  const save = useMutation({
    mutationFn: () => nm().policy.put(meant),
    onSuccess: (answer) => {
      announce(t.service.saved)
      cache.setQueryData(policyQuery().queryKey, answer)
    },
  })
  const changes = changesOf(stored, meant)
  const put = (path: string, value: unknown) => setDraft(withLeaf(draft, path, value) as Policy)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Values policy={draft} onChange={put} />
      <Lifetimes lifetimes={draft.lifetimes} onChange={put} />
      <Region title={t.service.changes}>
        {changes.length === 0 ? (
          <p className="soft">{t.service.noChanges}</p>
        ) : (
          <ul className="list">
            {changes.map(({ path, before, after }) => (
              <Changed key={path} path={path} before={before} after={after} />
            ))}
          </ul>
        )}
      </Region>
      <NextTurns stored={stored} draft={meant} />
      {save.error && <Fault error={save.error} />}
      {mayWrite && (
        <div className="row">
          <Button type="submit" look="main" disabled={changes.length === 0 || save.isPending}>
            {t.service.saveAll}
          </Button>
          <Button disabled={changes.length === 0} onClick={() => setDraft(stored)}>
            {t.cancel}
          </Button>
        </div>
      )}
    </form>
  )
}

const LIFETIME = /^lifetimes\.(\w+)\.(\w+)$/

/** One value that differs, by its name and by its key. */
function Changed({ path, before, after }: Change) {
  const t = useMessages()
  const { duration } = useFormat()
  const [, kind = '', of] = LIFETIME.exec(path) ?? []
  const name = t.service.kinds[kind] ?? t.service.policy[path]
  const said = (value: unknown): string => {
    if (of === 'ttl_seconds') return value === 0 ? t.service.forLong : duration(Number(value))
    if (of === 'forget_policy') return t.values[String(value)] ?? String(value)
    return JSON.stringify(value)
  }
  return (
    <li>
      {name} <code className="soft small">{path}</code> {said(before)} → <strong>{said(after)}</strong>
    </li>
  )
}
