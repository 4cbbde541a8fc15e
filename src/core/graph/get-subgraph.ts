import type { SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { normalise } from '../text/normalise.ts'
import { GetSubgraph, type Subgraph } from './schemas.ts'
import {
  centreOf,
  type EdgeRow,
  edgeRows,
  type Found,
  neighboursOf,
  nodeRows,
  type Shown,
  spokenName,
} from './subgraph/rows.ts'

/**
 * A part of the graph to be drawn: nodes around a centre, nearer and heavier first, and all that is between
 * them. An unknown user or centre has none. A read for the centre, one a hop, one for what is shown.
 */
export async function getSubgraph(ctx: Context, input: GetSubgraph): Promise<Subgraph> {
  const { user_id, center, hops, limit, as_of, ended } = GetSubgraph.parse(input)
  const shown: Shown = {
    subject: subjectId(userSubject(user_id)),
    as_of: as_of ? new Date(as_of) : null,
    now: ctx.clock.now(),
    ended,
  }
  const centre = await (center === undefined ? own(ctx, shown.subject) : centred(ctx, shown.subject, center))
  if (!centre) return { center: null, nodes: [], edges: [], truncated: false }
  const { ids, truncated } = await around(ctx, shown, centre, hops, limit)
  const { nodes, edges } = await read(
    ctx,
    { nodes: nodeRows(shown, ids), edges: edgeRows(shown, ids) },
    { replica: true },
  )
  return { center: centre.id, nodes: [...nodes], edges: edges.map(toEdge), truncated }
}

async function centred(ctx: Context, subject: SQL, center: string): Promise<Found | undefined> {
  const asked = { id: idOf(center), norm: normalise(center) }
  const { centre } = await read(ctx, { centre: centreOf(subject, asked) }, { replica: true })
  return centre[0]
}

/** The person's own node; of one who is only ever spoken of by name the one with that name. */
async function own(ctx: Context, subject: SQL): Promise<Found | undefined> {
  const { centre, called } = await read(
    ctx,
    { centre: centreOf(subject, null), called: spokenName(subject) },
    { replica: true },
  )
  if (centre[0] || !called[0]) return centre[0]
  return centred(ctx, subject, called[0].name)
}

/** The user's own node is walked through only where it is the centre. */
async function around(ctx: Context, shown: Shown, centre: Found, hops: number, limit: number) {
  const all: Found[] = [centre]
  let front: readonly Found[] = [centre]
  for (let hop = 0; hop < hops && all.length <= limit; hop += 1) {
    const from = front.filter((node) => node === centre || !node.is_user).map(({ id }) => id)
    if (from.length === 0) break
    const known = all.map(({ id }) => id)
    const { found } = await read(ctx, { found: neighboursOf(shown, from, known) }, { replica: true })
    all.push(...found)
    front = found
  }
  return { ids: all.slice(0, limit).map(({ id }) => id), truncated: all.length > limit }
}

const idOf = (center: string): string | null => (z.uuid().safeParse(center).success ? center : null)

const toEdge = (row: EdgeRow): Subgraph['edges'][number] => ({
  ...row,
  predicate: row.predicate as Subgraph['edges'][number]['predicate'],
  valid_at: row.valid_at?.toISOString() ?? null,
  invalid_at: row.invalid_at?.toISOString() ?? null,
})
