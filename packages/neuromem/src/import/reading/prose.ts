export interface Paragraph {
  readonly heading: string | null
  readonly text: string
}

const HEADING = /^\s*(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]+)\*\*\s*:?)\s*$/
const BULLET = /^\s*(?:[-*•]|\d{1,3}[.)])\s+(.*)$/

/** Prose of Markdown as its paragraphs and bullets, each with the heading above it. */
export function paragraphsOf(markdown: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let heading: string | null = null
  let lines: string[] = []
  const end = () => {
    const text = lines.join('\n').trim()
    if (text !== '') paragraphs.push({ heading, text })
    lines = []
  }
  for (const line of markdown.split(/\r?\n/)) {
    const title = HEADING.exec(line)
    const bullet = BULLET.exec(line)
    if (title || bullet || line.trim() === '') end()
    if (title) heading = (title[1] ?? title[2] ?? '').trim()
    else if (bullet) lines.push(bullet[1] ?? '')
    else if (line.trim() !== '') lines.push(line.trim())
  }
  end()
  return paragraphs
}
