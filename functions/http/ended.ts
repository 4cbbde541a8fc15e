const STREAMS = /^(text\/event-stream|application\/x-ndjson)/

/** Whether an answer goes on after its headers. (On Node to ask for a body makes a stream of it.) */
export const isStream = (response: Response): boolean =>
  STREAMS.test(response.headers.get('content-type') ?? '') && response.body !== null

/** The same response; `then` is called once, when its body has been read, is given up or has failed. */
export function afterwards(response: Response, then: () => void): Response {
  let isOver = false
  const once = () => {
    if (!isOver) then()
    isOver = true
  }
  const reader = response.body?.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
        if (value) controller.enqueue(value)
        if (!done) return
        controller.close()
        once()
      } catch (error) {
        once()
        throw error
      }
    },
    async cancel(reason) {
      once()
      await reader?.cancel(reason)
    },
  })
  return new Response(body, response)
}
