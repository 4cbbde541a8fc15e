import { type Call, callOf } from '../sending/call.ts'
import type { RecallAnswer } from '../types.gen.ts'

/** An answer that reads as its context: `${known}` goes into a prompt. */
export function prose(call: Call<RecallAnswer>): Call<RecallAnswer & { toString(): string }> {
  return callOf(
    call.withResponse().then((answered) => {
      const { data } = answered
      Object.defineProperty(data, 'toString', { value: () => data.context })
      return answered
    }),
  )
}
