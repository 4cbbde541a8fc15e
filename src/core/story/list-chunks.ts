import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { int, limitOf } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { decodeCursor, PAGE_BYTES, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { PlainText } from '../text/strings.ts'
import { InProject, type StoryChunkList } from './lists/schemas.ts'
import { type ChunkRow, chunkFields, toChunk } from './passages/rows.ts'
import { projectSubject } from './states/rows.ts'

/** What comes after every chapter and scene. */
const NOWHERE = 2_147_483_647
const Index = z.int().min(0).max(NOWHERE)
const LastChunk = z.tuple([Index, Index, OwnMoment, PlainText])

const chapter: SQL = sql`coalesce(chapter_index, ${int(NOWHERE)})`
const scene: SQL = sql`coalesce(scene_index, ${int(NOWHERE)})`

/** The passages of a project in story order; what has no place comes last. An unknown project has none. */
export async function listChunks(ctx: Context, input: InProject): Promise<StoryChunkList> {
  const { project_id, limit, cursor } = InProject.parse(input)
  const ordered = sql`FROM story_chunks AS chunk
            WHERE subject_id = ${subjectId(projectSubject(project_id))}
              AND ${cursor === undefined ? sql`true` : behind(cursor)}
            ORDER BY ${chapter}, ${scene}, created_at, chunk_id COLLATE "C"`
  const sizes = sql`SELECT octet_length(content) AS size ${ordered} LIMIT ${int(limit + 1)}`
  const rows = sql`SELECT ${chunkFields} ${ordered} ${limitOf(sizes, PAGE_BYTES)}`
  const { chunks } = await read(ctx, { chunks: statement<ChunkRow>(rows) }, { replica: true })
  return page(
    chunks,
    limit,
    (row) => [
      row.chapter_index ?? NOWHERE,
      row.scene_index ?? NOWHERE,
      row.created_at.toISOString(),
      row.chunk_id,
    ],
    (row) => toChunk(row, project_id),
  )
}

function behind(cursor: string): SQL {
  const [chapterIndex, sceneIndex, at, id] = decodeCursor(cursor, LastChunk)
  return sql`(${chapter}, ${scene}, created_at, chunk_id COLLATE "C")
    > (${int(chapterIndex)}, ${int(sceneIndex)}, ${at}::timestamptz, ${id}::text COLLATE "C")`
}
