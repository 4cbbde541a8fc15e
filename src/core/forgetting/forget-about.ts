import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError, invalidAt } from '../errors.ts'
import { recall } from '../recall/recall.ts'
import { cosineFloor, meaningOf, nearnessOf } from '../search/nearness.ts'
import { searchTerms } from '../search/terms.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { isOf, namesOf, sameThing } from '../text/kinds/same-things.ts'
import { meantBy } from '../text/reading/dated-quote.ts'
import { tokenize } from '../text/tokens.ts'
import { askedBy } from '../text/words/asked-by.ts'
import { aboutWhat } from '../text/words/forgetting-words.ts'
import { carryOutPlan, lookAtPlan, makePlan } from './deed/plans.ts'
import { ForgetAbout, type ForgetPlan, type Forgotten } from './schemas.ts'

const MOST = 20

/**
 * Plans to forget what a search finds for these words; only the plan, or some ids of it, is carried out.
 * @throws CoreError `plan_required`, `plan_expired`, `not_found` for an unknown user or plan, `invalid`
 * @throws WorkError when the embedder gives no answer
 */
export async function forgetAbout(ctx: Context, input: ForgetAbout): Promise<Forgotten | ForgetPlan> {
  const { user_id, about, limit, plan_id, ids, dry_run, now } = ForgetAbout.parse(input)
  if (plan_id !== undefined) {
    if (about !== undefined) throw invalidAt('about', 'is for a new plan: give about or plan_id')
    const order = { user_id, kind: 'forget', plan_id, ids, now: now ?? false } as const
    return dry_run ? lookAtPlan(ctx, order) : carryOutPlan(ctx, order)
  }
  if (dry_run === false)
    throw new CoreError('plan_required', 'A dry run comes first: give the plan_id that it answers with.')
  if (about === undefined) throw invalidAt('about', 'is needed for a plan')
  if (ids !== undefined) throw invalidAt('ids', 'are of a plan: give its plan_id')
  const { users } = await read(ctx, {
    users: statement(sql`SELECT ${subjectId(userSubject(user_id))} AS id`),
  })
  if (users[0]?.id == null) throw new CoreError('not_found', `There is no user ${user_id}`)
  const found = await foundFor(ctx, { user_id, about, limit: limit ?? MOST })
  return makePlan(ctx, { user_id, kind: 'forget', found, remaining: 0 })
}

/**
 * What says something of it itself, in these words, in others that mean it (工资, 月薪) or in those of a kind of it (a corgi
 * is a pet): not what only stands beside, or was said on a day of that name.
 */
async function foundFor(
  ctx: Context,
  { user_id, about, limit }: { readonly user_id: string; readonly about: string; readonly limit: number },
): Promise<ForgetPlan['found']> {
  const thing = sameThing(about) ?? sameThing(aboutWhat(about))
  const query = thing ? `${about} ${thing.words}` : about
  const floorOf = thing ? { abstain_below: 0 } : {}
  const answer = await recall(ctx, { user_id, query, limit, explain: true, include: [], ...floorOf })
  if (answer.abstained) return []
  const memories = answer.results.flatMap(({ memory }) => (memory ? [memory] : []))
  const names = thing ? namesOf(thing, memories).join(' ') : ''
  const named = names ? await recall(ctx, { user_id, query: names, limit, include: [], ...floorOf }) : null
  const nearness = nearnessOf(ctx.embedder)
  const floor = meaningOf(cosineFloor(nearness), nearness)
  const { terms, specific } = searchTerms(about)
  const asked = new Set(terms.slice(0, specific))
  // A thing that is known by name says itself whose it is: 月薪 of a sister is asked for by 工资 too.
  const wordsOf = (text: string) => (thing ? text : `${text}\n${askedBy(meantBy(text))}`)
  const isMeant = thing && isOf(thing, memories)
  const all = [...answer.results, ...(named?.results ?? [])]
  const once = all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place)
  return once.slice(0, limit).flatMap(({ id, kind, memory, turn, explain }) => {
    const text = memory?.content ?? turn?.text
    if (text === undefined) return []
    const whose = memory?.about ?? ''
    const isOwn =
      isMeant?.({ content: text, about: whose }) ||
      tokenize(`${wordsOf(text)}\n${whose}`).some((term) => asked.has(term)) ||
      (explain?.meaning ?? 0) > floor ||
      (kind === 'memory' && (explain?.graph ?? 0) > 0)
    return isOwn ? [{ id, kind, text }] : []
  })
}
