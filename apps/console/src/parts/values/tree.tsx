import { Amount, Said, Word } from './shown.tsx'

interface Properties {
  /** The path of the value in the object that the answer gave. */
  readonly field: string
  readonly value: unknown
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** Whatever an answer holds, a line a key; what is null is left out. */
export function Tree({ field, value }: Properties) {
  if (isNothing(value)) return null
  if (typeof value === 'number')
    return (
      <Amount field={field} value={value}>
        {String(value)}
      </Amount>
    )
  if (typeof value === 'boolean') return <Word field={field} value={value} />
  if (typeof value === 'string') return <Said field={field} value={value} />
  const members = Object.entries(value as object).filter(([, member]) => !isNothing(member))
  if (Array.isArray(value))
    return (
      <ul className="tree-list">
        {members.map(([place, member]) => (
          <li key={place}>
            <Tree field={`${field}.${place}`} value={member} />
          </li>
        ))}
      </ul>
    )
  return (
    <dl className="tree">
      {members.map(([name, member]) => (
        <div key={name} className={typeof member === 'object' ? 'tree-branch' : 'tree-leaf'}>
          <dt>{name}</dt>
          <dd>
            <Tree field={`${field}.${name}`} value={member} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
