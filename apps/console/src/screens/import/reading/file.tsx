import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lookQuery } from '../../../api/importing.ts'
import { useMessages } from '../../../i18n/language.ts'
import type { Look } from '../../../import/questions.ts'
import { takeFiles, useWizard } from '../../../import/wizard.ts'
import { Answer } from '../../../parts/answers/answer.tsx'
import { Button } from '../../../parts/controls/button.tsx'
import { Field, TextArea } from '../../../parts/controls/field.tsx'
import { Said } from '../../../parts/values/shown.tsx'
import { Onward } from '../onward.tsx'
import { There } from '../running/there.tsx'
import { ColumnsOfLines } from './columns.tsx'
import { Pulling } from './pulling.tsx'
import { SourceName } from './source-name.tsx'

/** What is to be imported, and what it is. */
export function FileStep() {
  const t = useMessages()
  const { files } = useWizard()
  return (
    <div className="stack">
      <section className="panel stack">
        <p className="soft">{t.importing.lead}</p>
        <Field
          label={t.importing.file}
          type="file"
          multiple
          className="drop"
          onChange={({ target }) => {
            if (target.files?.length) takeFiles([...target.files])
          }}
        />
        <Pasting />
        <Pulling />
      </section>
      {files.length > 0 && <Found />}
    </div>
  )
}

function Pasting() {
  const t = useMessages()
  const [text, setText] = useState('')
  return (
    <details>
      <summary>{t.importing.paste}</summary>
      <div className="stack space">
        <TextArea label={t.importing.pasted} value={text} onChange={({ target }) => setText(target.value)} />
        <p>
          <Button
            disabled={text.trim() === ''}
            onClick={() => takeFiles([new File([text], 'pasted.json', { lastModified: Date.now() })])}
          >
            {t.importing.take}
          </Button>
        </p>
      </div>
    </details>
  )
}

function Found() {
  const { files } = useWizard()
  const look = useQuery(lookQuery(files))
  return (
    <section className="panel stack">
      <p className="row small soft">
        {files.map(({ name, size }) => (
          <code key={`${name} ${size}`}>{name}</code>
        ))}
      </p>
      <Answer of={look}>{(seen) => <Seen look={seen} />}</Answer>
    </section>
  )
}

function Seen({ look: { detection, fields } }: { look: Look }) {
  const t = useMessages()
  const { choice } = useWizard()
  const isKnown = detection !== null || choice.columns !== null
  return (
    <>
      {detection ? (
        <dl className="pairs">
          <dt>{t.importing.what}</dt>
          <dd>
            <SourceName source={detection.source} />
          </dd>
          <dt>{t.importing.version}</dt>
          <dd>
            <Said field="version" value={detection.version} />
          </dd>
          {detection.note && (
            <>
              <dt>{t.importing.lacks}</dt>
              <dd>
                <Said field="note" value={detection.note} />
              </dd>
            </>
          )}
        </dl>
      ) : (
        <p role="alert">{t.importing.unknown}</p>
      )}
      {!detection && fields.length > 0 && <ColumnsOfLines fields={fields} />}
      {isKnown && <There />}
      <Onward step={1} isReady={isKnown} />
    </>
  )
}
