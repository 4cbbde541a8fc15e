import { type SQL, sql } from 'drizzle-orm'
import { int, texts } from '../../../../db/sql.ts'
import type { Statement } from '../../../../db/statements.ts'
import type { Nearness } from '../../search/nearness.ts'
import { readHits, type SearchRow, searchArms } from '../../search/search.ts'
import type { ContentType } from '../schemas.ts'
import { projectSubject, type StoryPlace } from '../states/rows.ts'

export interface PassageFilter {
  /** Passages that mention any of these. */
  readonly entities?: readonly string[] | undefined
  readonly content_type?: ContentType | undefined
  /** Passages that carry any of these. */
  readonly tags?: readonly string[] | undefined
  /** Passages from before this scene. */
  readonly before?: StoryPlace | undefined
}

export interface PassageQuery {
  readonly text: string
  /** Null: by words only. */
  readonly vector: readonly number[] | null
}

const anyOf = (column: string, names: readonly string[]): SQL =>
  sql`${sql.identifier(column)} && ${texts(names)}`

/**
 * A passage of this chapter without a scene may be from later in it, so it is none from before; one without a
 * chapter is from nowhere.
 */
const before = ({ chapter_index, scene_index }: StoryPlace): SQL =>
  sql`(
    chapter_index IS NULL OR chapter_index < ${int(chapter_index)}
    OR (chapter_index = ${int(chapter_index)} AND scene_index < ${int(scene_index)}))`

function condition(filter: PassageFilter): SQL {
  const conditions = [
    filter.entities && anyOf('entities_mentioned', filter.entities),
    filter.tags && anyOf('tags', filter.tags),
    filter.content_type && sql`content_type = ${filter.content_type}`,
    filter.before && before(filter.before),
  ].filter((each) => each !== undefined)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

/**
 * One search over the passages of a project; several travel in one batch. It finds ids alone: of the many
 * candidates the few that are chosen are read afterwards (`readChunks`).
 */
export function searchPassages(
  projectId: string,
  query: PassageQuery,
  filter: PassageFilter,
  topK: number,
): Statement<SearchRow[]> {
  return searchArms({
    view: 'chunks',
    subject: projectSubject(projectId),
    vector: query.vector,
    query: query.text,
    filter: condition(filter),
    limit: Math.max(topK, 50),
  })
}

/** A passage with its relevance in [0, 1) for one query. */
export interface RankedPassage {
  readonly chunk_id: string
  readonly score: number
}

/** The passages that one search found, best first. */
export const rankPassages = (
  rows: readonly SearchRow[],
  query: string,
  nearness: Nearness,
): RankedPassage[] =>
  readHits<{ chunk_id: string }>(rows, query, nearness).map(({ row, score }) => ({ ...row, score }))

/**
 * Passages of several searches as one list without duplicates: best rank first; of those with the same rank
 * the more relevant.
 * @param rankings each best first
 */
export function mergePassages(rankings: readonly (readonly RankedPassage[])[], topK: number): string[] {
  const best = new Map<string, { rank: number; score: number }>()
  for (const ranking of rankings) {
    ranking.forEach(({ chunk_id, score }, rank) => {
      const known = best.get(chunk_id)
      const better = !known || rank < known.rank || (rank === known.rank && score > known.score)
      if (better) best.set(chunk_id, { rank, score })
    })
  }
  return [...best]
    .sort(([, one], [, other]) => one.rank - other.rank || other.score - one.score)
    .slice(0, topK)
    .map(([chunk_id]) => chunk_id)
}

/** Of each passage, the searches that had it among their first, counted from one. */
export const foundBy = (
  passages: readonly { readonly chunk_id: string }[],
  rankings: readonly (readonly RankedPassage[])[],
  topK: number,
): number[][] => {
  const firsts = rankings.map((ranking) => new Set(ranking.slice(0, topK).map(({ chunk_id }) => chunk_id)))
  return passages.map(({ chunk_id }) =>
    firsts.flatMap((first, place) => (first.has(chunk_id) ? [place + 1] : [])),
  )
}
