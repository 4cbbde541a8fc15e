import { type SQL, sql } from 'drizzle-orm'
import { bigint, int, literal, tenant } from '../../../../db/sql.ts'
import { emotionOf } from '../../affinity/scoring/emotion.ts'
import type { Context } from '../../context.ts'
import type { ChatRequest } from '../../ports.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { countTokens } from '../../text/budget.ts'
import { lazily } from '../../text/lazily.ts'
import { lastTurns } from '../exchange/rows.ts'
import type { SendMessage } from '../schemas.ts'
import { graphOnlyPrompt } from './prompt.ts'
import { PROMPT_TOKENS } from './retrieve.ts'
import { tierOf } from './tier.ts'

/** Of a memory, a fact or a line of what stands, as they come into a prompt. */
const LINE_TOKENS = 60
/** Five rounds of one turn each. */
const USUAL_TURNS = 10
/** UTF-8 of a token of prose, at least: of letters and of Chinese. */
const BYTES_A_TOKEN = 3

type Message = ReturnType<typeof SendMessage.parse>

/** What the prompt costs before anything is known. */
const tokensOfEmpty = lazily(() =>
  countTokens(
    graphOnlyPrompt({
      now: new Date(0),
      persona: null,
      affinity: {
        user_id: '',
        score: -0.1234,
        state: 'close_friend',
        formality: 'informal',
        intimacy_level: 5,
        next_state: null,
        last_interaction_at: null,
      },
      emotion: { primary_emotion: 'neutral', valence: -0.1234, confidence: 0.1234 },
      standing: [],
      facts: [],
      memories: [],
    }).instructions,
  ),
)

/**
 * What a reply may cost, before its prompt is there: the message, the empty prompt and the longest reply to
 * it are counted, what the same batch reads is estimated. `tokensOfReply` is what it is in the end.
 */
export function tokensAtFirst(ctx: Pick<Context, 'limits'>, message: Message): SQL {
  const tier = tierOf(message.message, emotionOf(message.message).valence, 'best_friend')
  const known = countTokens(message.message) + tokensOfEmpty() + ctx.limits.reply_tokens[tier]
  const persona = sql`(
    SELECT octet_length(policy #>> '{persona,text}') FROM policies WHERE tenant_id = ${tenant})`
  const lines = sql`(
    SELECT least(${literal(PROMPT_TOKENS)}, ${literal(LINE_TOKENS)} * memories_held) FROM subjects
    WHERE id = ${subjectId(userSubject(message.user_id))})`
  return sql`${bigint(known)} + coalesce(${persona}, 0) / ${int(BYTES_A_TOKEN)} + coalesce(${lines}, 0)
    + ${message.mode === 'hybrid' ? historyTokens(message) : sql`0`}`
}

const historyTokens = ({ user_id, session_id }: Message): SQL => sql`coalesce((
    SELECT sum(octet_length(said.text)) FROM (${lastTurns(user_id, session_id, USUAL_TURNS)}) AS said), 0)
      / ${int(BYTES_A_TOKEN)}`

/** What a reply to this may cost. */
export const tokensOfReply = (
  ctx: Pick<Context, 'limits'>,
  { tier, instructions, history = [], message }: Omit<ChatRequest, 'signal'>,
): number =>
  [instructions, message, ...history.map(({ text }) => text)].reduce(
    (sum, text) => sum + countTokens(text),
    ctx.limits.reply_tokens[tier],
  )
