import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useState } from 'react'
import { foundById } from '../api/asking/by-id.ts'
import { usersQuery } from '../api/person/users.ts'
import { useMessages } from '../i18n/language.ts'
import { Dialog } from '../parts/controls/dialog.tsx'
import { go } from '../place/history.ts'
import { paths } from '../place/paths.ts'
import { doorOf, useMe } from '../session/me.ts'
import { useOfferedActions } from './actions.ts'
import { navigationOf } from './navigation.ts'

const MOST_USERS = 8

/** Goes to a user, to anything by its id, to a screen, or does what the screen can do. */
export default function GoTo({ onClose }: { onClose(): void }) {
  const t = useMessages()
  const door = doorOf(useMe())
  const [text, setText] = useState('')
  const asked = text.trim()
  const isTenant = door === 'tenant'
  const users = useInfiniteQuery({ ...usersQuery(asked), enabled: isTenant })
  const byId = useQuery({ ...foundById(asked), enabled: isTenant && asked !== '' })
  const actions = useOfferedActions()
  const fits = (label: string) => label.toLowerCase().includes(asked.toLowerCase())
  /** Once the dialog has given the focus back, so that what is done may take it. */
  const and = (run: () => void) => () => {
    onClose()
    setTimeout(run)
  }
  const people = users.data?.slice(0, MOST_USERS).map(({ user_id }) => (
    <Command.Item key={user_id} value={`user:${user_id}`} onSelect={and(() => go(paths.user(user_id)))}>
      <span className="tag">{t.users.user}</span> {user_id}
    </Command.Item>
  ))
  return (
    <Dialog title={t.goTo.title} onClose={onClose}>
      <Command shouldFilter={false} label={t.goTo.title} className="go-to">
        <Command.Input value={text} onValueChange={setText} placeholder={t.goTo.ask} autoFocus />
        <Command.List label={t.goTo.title}>
          <Command.Empty>{t.goTo.nothing}</Command.Empty>
          {byId.data?.map(({ kind, id, to }) => (
            <Command.Item key={kind} value={`${kind}:${id}`} onSelect={and(() => go(to))}>
              <span className="tag">{t.values[kind]}</span> {id}
            </Command.Item>
          ))}
          {asked !== '' && people}
          {actions
            .filter(({ label }) => fits(label))
            .map(({ label, run }) => (
              <Command.Item key={label} value={`action:${label}`} onSelect={and(run)}>
                <span className="tag">{t.goTo.actions}</span> {label}
              </Command.Item>
            ))}
          {navigationOf(door)
            .filter(({ word }) => fits(t.nav[word]))
            .map(({ word, to }) => (
              <Command.Item key={word} value={`screen:${word}`} onSelect={and(() => go(to))}>
                <span className="tag">{t.goTo.screens}</span> {t.nav[word]}
              </Command.Item>
            ))}
          {asked === '' && people}
        </Command.List>
      </Command>
    </Dialog>
  )
}
