export interface Answered<T> {
  data: T
  requestId: string
  status: number
  headers: Headers
  /** The service gave the answer that it had kept for this Idempotency-Key. */
  replayed: boolean
}

/** An answer under way: the request is sent at once. */
export interface Call<T> extends Promise<T> {
  withResponse(): Promise<Answered<T>>
}

/** Whether an answer was made before, for the same idempotency key. */
export const isReplayed = (headers: Headers): boolean => headers.get('idempotency-replayed') === 'true'

/** Who looks at the whole answer looks at its failure too. */
export function callOf<T>(answered: Promise<Answered<T>>): Call<T> {
  const call = answered.then(({ data }) => data) as Call<T>
  call.withResponse = () => {
    call.catch(() => {})
    return answered
  }
  return call
}
