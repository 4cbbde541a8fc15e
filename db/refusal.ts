/**
 * Why a batch did not happen. `away`: no answer, full or too slow; `guard`: a guard of ours stopped it;
 * `fault`: a statement is wrong.
 */
export type RefusalKind = 'guard' | 'away' | 'fault'

/** A batch that was refused as a whole. What its cause says may quote a user's words, so it stays inside. */
export class BatchRefused extends Error {
  override readonly name = 'BatchRefused'
  readonly kind: RefusalKind
  /** What the guard says: a code of the core. Empty for the other kinds. */
  readonly code: string
  readonly detail: string

  constructor(
    kind: RefusalKind,
    { code = '', detail = '', cause }: { code?: string; detail?: string; cause?: unknown },
  ) {
    super(code ? `${kind}: ${code}` : kind, { cause })
    this.kind = kind
    this.code = code
    this.detail = detail
  }
}
