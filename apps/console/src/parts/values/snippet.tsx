import { Copy } from '../controls/copy.tsx'

/** A text to paste somewhere else; its lines are not broken, the arrows reach all of them. */
export function Snippet({ text }: { text: string }) {
  return (
    <div className="snippet">
      <pre tabIndex={0}>{text}</pre>
      <Copy text={text} />
    </div>
  )
}
