import type { CallOptions } from '../options.ts'
import type { Call } from '../sending/call.ts'
import type { Operations } from '../sending/operations.ts'
import type { Pages } from '../sending/pages.ts'
import type {
  CanonicalTurn,
  CommitTurns,
  Committed,
  ForgetPlan,
  Forgotten,
  Preview,
  Session,
  Turn,
} from '../types.gen.ts'
import type { ListQuery } from './queries.ts'

/** A turn; its id is made where it has none. */
export type TurnInput = Omit<CanonicalTurn, 'turn_id'> & { turn_id?: string }

export interface AddTurns {
  /** Until the memories can be found. */
  wait?: boolean
  /** False: turns as they are, without verdicts and memories. */
  infer?: boolean
  commitId?: string
  /** The place of the first turn in the whole conversation: the same history sent again is stored once. */
  at?: number
}

interface DeleteOptions extends CallOptions {
  dryRun?: boolean
  now?: boolean
}

export interface SessionHandle {
  readonly id: string
  add(turns: TurnInput | TurnInput[], options?: AddTurns, call?: CallOptions): Call<Committed>
  turns(query?: ListQuery, call?: CallOptions): Pages<Turn>
  get(call?: CallOptions): Call<Session>
  end(call?: CallOptions): Call<Session>
  /** Forgets its turns and what came from them alone; with `dryRun` it only says what would go. */
  delete(options: CallOptions & { dryRun: true }): Call<ForgetPlan>
  delete(options?: CallOptions & { now?: boolean }): Call<Forgotten>
  deleteTurn(turn: string, options: CallOptions & { dryRun: true }): Call<ForgetPlan>
  deleteTurn(turn: string, options?: CallOptions & { now?: boolean }): Call<Forgotten>
  /** What would be kept of these turns; nothing is stored. */
  preview(turns: TurnInput | TurnInput[], call?: CallOptions): Call<Preview>
}

export function sessionOf(api: Operations, user: string, id: string): SessionHandle {
  const of = { ids: [id], user }
  return {
    id,
    add: (turns, options = {}, call) =>
      api.call(
        'commitTurns',
        { ...of, body: (key: string) => commitOf(user, [turns].flat(), options, key) },
        call,
      ),
    turns: (query, call) => api.list('listTurns', { ...of, query }, call),
    get: (call) => api.call('getSession', of, call),
    end: (call) => api.call('endSession', of, call),
    delete: (({ dryRun, now, ...call }: DeleteOptions = {}) =>
      api.call('forgetSession', { ...of, query: { dry_run: dryRun, now } }, call)) as SessionHandle['delete'],
    deleteTurn: ((turn: string, { dryRun, now, ...call }: DeleteOptions = {}) =>
      api.call(
        'forgetTurn',
        { ids: [id, turn], user, query: { dry_run: dryRun, now } },
        call,
      )) as SessionHandle['deleteTurn'],
    preview: (turns, call) =>
      api.call('preview', { ...of, body: (key: string) => commitOf(user, [turns].flat(), {}, key) }, call),
  }
}

/** The body of a commit: turns without an id get one from the call's key, or from their place and content. */
async function commitOf(
  user: string,
  turns: TurnInput[],
  { commitId, at, infer, wait }: AddTurns,
  key: string,
): Promise<CommitTurns> {
  const named = turns.map(async (turn, place) => ({
    ...turn,
    turn_id: turn.turn_id ?? (at === undefined ? `${key}-${place}` : await contentId(turn, at + place)),
  }))
  // JSON leaves out what is undefined.
  return { user_id: user, turns: await Promise.all(named), commit_id: commitId, infer, wait } as CommitTurns
}

async function contentId({ role, text }: TurnInput, place: number): Promise<string> {
  return `${place}-${(await sha256(`${role}\n${text}`)).slice(0, 32)}`
}

/** In hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
