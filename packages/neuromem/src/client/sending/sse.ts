export interface ServerEvent {
  readonly event: string
  readonly data: string
}

const LINE_END = /\r\n|\n|\r/

/**
 * Server-sent events of a stream of bytes that may be cut anywhere, inside a character too. Comments are
 * skipped.
 */
export async function* eventsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = ''
  let data: string[] = []
  for await (const line of linesOf(chunks)) {
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
      event = ''
      data = []
      continue
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
}

/** Whole lines, the last one too when nothing ends it. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    // A carriage return at the end may be half of a line end.
    const held = rest.endsWith('\r') ? 1 : 0
    const lines = rest.slice(0, rest.length - held).split(LINE_END)
    rest = (lines.pop() ?? '') + rest.slice(rest.length - held)
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield* rest.replace(/\r$/, '').split(LINE_END)
}
