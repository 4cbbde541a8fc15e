import type { Mode } from 'neuromem/import'
import { useId } from 'react'
import { useMessages } from '../../../i18n/language.ts'
import { choose, useWizard } from '../../../import/wizard.ts'
import { Check, Field, Select } from '../../../parts/controls/field.tsx'
import { Onward } from '../onward.tsx'
import { Conversations } from './conversations.tsx'

const MODES: readonly Mode[] = ['turns', 'derive', 'preserve']
const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** For whom, how, and what of it. */
export function ChooseStep() {
  const t = useMessages()
  const { choice } = useWizard()
  return (
    <div className="stack">
      <section className="panel stack">
        <Field
          label={t.importing.user}
          value={choice.user}
          maxLength={256}
          required
          onChange={({ target }) => choose({ user: target.value })}
        />
        <fieldset className="stack">
          <legend className="soft small">{t.importing.mode}</legend>
          {MODES.map((mode) => (
            <ModeChoice key={mode} mode={mode} />
          ))}
        </fieldset>
        <div className="row">
          <Select
            label={t.importing.timeZone}
            value={choice.timeZone}
            options={ZONES.includes(choice.timeZone) ? ZONES : [choice.timeZone, ...ZONES]}
            onChoose={(timeZone) => choose({ timeZone })}
          />
          <Field
            label={t.importing.since}
            type="date"
            value={choice.since}
            onChange={({ target }) => choose({ since: target.value })}
          />
          <Field
            label={t.importing.person}
            value={choice.person}
            onChange={({ target }) => choose({ person: target.value })}
            hint={t.importing.personHint}
          />
          <Check
            label={t.importing.tools}
            checked={choice.tools}
            onChange={({ target }) => choose({ tools: target.checked })}
          />
        </div>
      </section>
      <Conversations />
      <Onward step={2} isReady={choice.user.trim() !== ''} />
    </div>
  )
}

function ModeChoice({ mode }: { mode: Mode }) {
  const t = useMessages()
  const id = useId()
  const { choice } = useWizard()
  return (
    <div>
      <label className="check">
        <input
          type="radio"
          name="mode"
          value={mode}
          checked={choice.mode === mode}
          aria-describedby={id}
          onChange={() => choose({ mode })}
        />
        {t.importing.modes[mode]}
      </label>
      <p id={id} className="soft small">
        {t.importing.modesLead[mode]}
      </p>
    </div>
  )
}
