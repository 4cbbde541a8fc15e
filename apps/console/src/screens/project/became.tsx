/** One value of a state, before and after; undefined or null where there was or is none. */
export interface Side {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

const NOTHING = '–'
const said = (value: unknown): string => {
  if (value === null || value === undefined) return NOTHING
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What has become of an entity, a line a value. */
export function Became({ changed }: { changed: readonly Side[] }) {
  return (
    <dl className="tree">
      {changed.map(({ name, before, after }) => (
        <div key={name} className="tree-leaf">
          <dt>{name}</dt>
          <dd>
            <del className="removed">{said(before)}</del> → <ins className="added">{said(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
