import type { Statement } from '../../../../db/statements.ts'
import { factsOf, toFact } from '../../graph/walk/facts.ts'
import type { QueryVector } from '../../search/asked.ts'
import { cosineFloor, type Nearness } from '../../search/nearness.ts'
import { searchTerms, withKinds } from '../../search/terms.ts'
import { kindsAsked } from '../../text/kinds/asked-kinds.ts'
import { namedDays } from '../../text/reading/named-days.ts'
import { ownQuestion } from '../../text/reading/own-question.ts'
import { composeProfile } from '../../traits/profile.ts'
import { PROFILE_TOKENS } from '../../traits/schemas.ts'
import { mayAnswer } from '../context/answers.ts'
import { contextOf } from '../context/context.ts'
import { type Outcome, probedOf } from '../probing/probed.ts'
import type { ProbedData } from '../probing/rows.ts'
import { byKinds, type Heard } from '../ranking/by-kinds.ts'
import { ABSTAIN_BELOW, confidenceOf } from '../ranking/confidence.ts'
import { coverageOf } from '../ranking/coverage.ts'
import { ofAskedForm } from '../ranking/forms.ts'
import { type Ranked, rank, scoresOf } from '../ranking/rank.ts'
import { speakersNamed } from '../ranking/turn-relevance.ts'
import type { Probed, RecallAnswer, Recalled, RecallRequest } from '../schemas.ts'
import { standingLines } from '../standing/lines.ts'
import { profileRows, type Standing, toStanding } from '../standing/rows.ts'
import { type SeenStanding, seenBy } from '../standing/seen.ts'
import type { RecallRead } from './asking.ts'
import { askedWords } from './question/asked-words.ts'
import { asksOnlyForDays } from './question/cues.ts'
import { type Found, type RecallRow, toFound } from './rows.ts'
import { recallStatement } from './statement/statement.ts'

export interface ReadOptions extends Pick<RecallRead, 'filter' | 'hops' | 'holding'> {
  /** The embedded query; null searches by words and graph alone. */
  readonly vector: QueryVector | null
  readonly now: Date
  /** What cosines are read by; null is the offline embedder. */
  readonly nearness: Nearness
  /** Whether the caller may know of sensitive memories that nobody asks for; not unless told. */
  readonly reads_sensitive?: boolean
}

/** A recall as a statement for anybody's batch, and what its rows mean. */
export interface PreparedRecall {
  readonly statement: Statement<RecallRow[]>
  /** @param affinity the user's score as of now, −1 … 1; only the companion's profile asks for it */
  answer(rows: readonly RecallRow[], affinity?: number): RecallAnswer
}

/** A recall as a statement for somebody's batch, and what makes an answer of its rows. */
export function prepareRecall(
  asking: RecallRequest,
  { now, nearness, reads_sensitive = false, ...options }: ReadOptions,
): PreparedRecall {
  const request = { ...asking, query: ownQuestion(asking.query) }
  const asked = kindsAsked(request.query)
  const words = searchTerms(request.query)
  const as_of = request.as_of ? new Date(request.as_of) : null
  return {
    statement: recallStatement({ request, as_of, now, terms: withKinds(words, asked), ...options }),
    answer(rows, affinity = 0) {
      const { query, profile } = request
      const heard = byKinds(toFound(rows, request.user_id), words, asked)
      const { found, terms } = heard
      const options = { query, terms, profile, affinity, now, nearness }
      const ranked = rank(found, options)
      const scored = scoresOf(found, new Set(probedRows(rows).map(({ id }) => id)), options)
      return answerOf({ rows, found, ranked, scored }, request, { ...heard, nearness, now, reads_sensitive })
    },
  }
}

interface Read {
  readonly rows: readonly RecallRow[]
  readonly found: Found
  readonly ranked: readonly Ranked[]
  /** Of what was probed. */
  readonly scored: ReadonlyMap<string, Ranked>
}

const probedRows = (rows: readonly RecallRow[]): ProbedData[] =>
  rows.flatMap((row) => (row.kind === 'probed' ? [row.data] : []))

interface Asking extends Pick<Heard, 'terms' | 'asked'> {
  readonly nearness: Nearness
  readonly now: Date
  readonly reads_sensitive: boolean
}

function answerOf(read: Read, request: RecallRequest, asking: Asking): RecallAnswer {
  const { include, token_budget, explain, query } = request
  const { now } = asking
  const known = seenBy(asking.terms, request.user_id, toStanding(read.rows, request.user_id))
  const enough = enoughOf(read.ranked, request, known)
  const best = ofEachKind(enough, request.limit)
  const related = factsOf(read.found.facts).filter((fact) => known.maySay(toFact(fact).text))
  const confidence = confidenceIn(best, read.found, request, asking)
  const isNothing = best.length + related.length === 0
  const abstained = isNothing || confidence < (request.abstain_below ?? ABSTAIN_BELOW)
  const [answers, facts] = abstained ? [[], []] : [best, related]
  const standing = include.includes('standing') ? standingLines(known, token_budget, now) : []
  const { instead, without, ...prompt } = contextOf(
    { results: answers, facts, query, person: known.name },
    { budget: token_budget, standing, stale: known.half_life_days, now },
  )
  const results = (explain ? best : answers).map((one) => toRecalled(one, explain))
  const context_ids = listedIn(prompt.refs, results)
  const chosen = { known, enough, best, abstained, instead, without, context_ids }
  return {
    results,
    facts: facts.map(toFact),
    ...prompt,
    context_ids,
    standing: [...known.standing],
    due: [...known.due],
    profile: include.includes('profile') ? profileOf(read.rows, request.user_id) : null,
    query: explain ? searchedFor(asking) : null,
    probed: probed(read, request, asking, chosen),
    confidence,
    abstained,
  }
}

/** Of what is ranked, what may be an answer: shown, not disputed by something newer, of `min_score`. */
function enoughOf(
  ranked: readonly Ranked[],
  { as_of, trait_context, min_score }: RecallRequest,
  known: SeenStanding,
): readonly Ranked[] {
  const shown = ranked.filter(({ memory }) => memory === null || known.maySee(memory))
  const undisputed = as_of ? shown : withConflicts(shown, known.disputes)
  const sided = trait_context ? undisputed.map((one) => withSide(one, trait_context)) : undisputed
  return sided.filter(({ score }) => score >= (min_score ?? 0))
}

/** Nothing sensitive stands in a profile, whoever reads it. */
function profileOf(rows: readonly RecallRow[], userId: string) {
  const { traits, facts } = profileRows(rows, userId)
  const isOpen = ({ sensitive }: { readonly sensitive: string | null }) => sensitive === null
  return composeProfile(traits.filter(isOpen), facts.filter(isOpen), PROFILE_TOKENS)
}

/** Results that have a line, in the order of the lines; a relation's line is not that of its memory. */
function listedIn(refs: RecallAnswer['refs'], results: readonly Recalled[]): string[] {
  const ids = new Set(results.map(({ id }) => id))
  const listed = Object.entries(refs).filter(([ref, id]) => !ref.startsWith('r') && ids.has(id))
  return Array.from(new Set(listed.map(([, id]) => id)))
}

const searchedFor = ({ terms, nearness }: Asking): RecallAnswer['query'] => ({
  terms: terms.terms.slice(0, terms.finding).toReversed(),
  cosine_floor: cosineFloor(nearness),
})

interface Chosen extends Pick<Outcome, 'abstained' | 'instead' | 'without'> {
  readonly known: SeenStanding
  readonly enough: readonly Ranked[]
  readonly best: readonly Ranked[]
  readonly context_ids: readonly string[]
}

function probed(
  { rows, scored }: Read,
  request: RecallRequest,
  { now, reads_sensitive }: Asking,
  { known, enough, best, context_ids, ...chosen }: Chosen,
): Probed[] | null {
  if (!request.probe) return null
  return probedOf(request.probe, {
    request,
    now,
    scored,
    ...chosen,
    rows: probedRows(rows),
    isKnown: (row) => reads_sensitive || known.maySee(row),
    isAsked: known.maySee,
    disputed: new Set(known.disputes.map(({ older_id }) => older_id)),
    enough: new Set(enough.map(({ id }) => id)),
    best: new Set(best.map(({ id }) => id)),
    context_ids: new Set(context_ids),
  })
}

const toRecalled = (
  { sources: _sources, told: _told, said: _said, minutes_east: _east, ...one }: Ranked,
  explain: boolean,
): Recalled => ({
  ...one,
  explain: explain ? one.explain : null,
})

/** How sure the results are that may be an answer at all. */
function confidenceIn(
  best: readonly Ranked[],
  found: Found,
  { query }: RecallRequest,
  { terms, nearness, asked }: Asking,
): number {
  const [speaker = null] = speakersNamed(found.turns, terms.terms).names
  const onlyDays = namedDays(query).length > 0 && asksOnlyForDays(query)
  const answers = best.filter(mayAnswer(query))
  const coverage = coverageOf(answers, found, terms, askedWords(query, asked))
  return confidenceOf(ofAskedForm(answers, query, found), { terms, nearness, coverage, speaker, onlyDays })
}

/** The first so many memories and so many turns, in one order. */
function ofEachKind(ranked: readonly Ranked[], limit: number): Ranked[] {
  const places = { memory: limit, turn: limit }
  return ranked.filter(({ kind }) => places[kind]-- > 0)
}

/** Of a trait with two sides the one of the context that was asked for. */
function withSide(one: Ranked, context: string): Ranked {
  const side = one.memory?.trait?.sides?.find((known) => known.context === context)
  return side && one.memory ? { ...one, memory: { ...one.memory, content: side.content } } : one
}

/** Of two that speak against each other the newer one, which says so; the older is not returned. */
function withConflicts(ranked: readonly Ranked[], disputes: Standing['disputes']): readonly Ranked[] {
  if (disputes.length === 0) return ranked
  const older = new Set(disputes.map(({ older_id }) => older_id))
  const against = Map.groupBy(disputes, ({ newer_id }) => newer_id)
  return ranked
    .filter(({ id }) => !older.has(id))
    .map((one) => ({
      ...one,
      conflicts_with:
        against
          .get(one.id)
          ?.map(({ older_id }) => older_id)
          .toSorted() ?? [],
    }))
}
