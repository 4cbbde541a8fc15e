import { attempts } from '../../walls/requests.ts'
import type { World } from '../given/world.ts'
import { paced, yardstick } from '../processor.ts'
import { address, api } from '../surface/operations.ts'
import { type TextField, textFields } from './text-fields.ts'

/** What one text in one place took. */
export interface Cost {
  /** `POST /api/v1/recall body query` */
  readonly place: string
  readonly text: string
  readonly status: number
  readonly bytes: number
  readonly rows: number
  /** CPU of the process until it is quiet. */
  readonly ms: number
  readonly allowed: number
  /** Of prose of as many bytes in the same place, where that was asked. */
  readonly prose?: number
}

const PART = 32 * 1024
const PART_MS = 100
/** Where turns are marked and memories extracted by rules. */
const EXTRACTING_MS = 200
const ROW_MS = 3
const EXTRACTING = new Set(['commitTurns', 'preview', 'sendMessage', 'forget'])
/** Of these, what only says what would come of it. */
const STORING_NOTHING = new Set(['preview', 'forget'])
const isTakenIn = (id: string) => !STORING_NOTHING.has(id)
/** Dearer than prose by no more than this factor. */
const DEARER = 3
/** Milliseconds under which nothing is compared: a request by itself takes that. */
const COMPARED_MS = 30
/** A collection of garbage is no cost of the text: the cheapest of so many counts. */
const TRIES = 4
/** Characters by which a kind of text is measured. */
const SAMPLE = 5_000
const STEP_MS = 20
const QUIET_MS = 2

const PROSE =
  'I moved to Oslo last spring, and on weekends I walk along the sea with my sister. ' +
  '我住在海边，周末常和姐姐散步，也喜欢喝绿茶。'
const repeated = (text: string) => (characters: number) => {
  const one = [...text]
  return Array.from({ length: characters }, (_, place) => one[place % one.length]).join('')
}
const prose = repeated(PROSE)

/** Each makes a text of so many characters. */
export const HOSTILE: Readonly<Record<string, (characters: number) => string>> = {
  marks: (characters) => `a${repeated('\u0301\u0316')(characters - 1)}`,
  brackets: repeated('['),
  'open and closed': repeated('([{<'),
  quotes: repeated('"'),
  spaces: (characters) => `a${' '.repeat(Math.max(0, characters - 2))}a`.slice(0, characters),
  'one letter': repeated('a'),
  'one ideograph': repeated('字'),
  'many ideographs': (characters) =>
    Array.from({ length: characters }, (_, place) =>
      String.fromCodePoint(0x4e00 + ((place * 7919) % 20_000)),
    ).join(''),
  yesterday: repeated('昨天'),
  emoji: repeated('👩‍👩‍👧‍👦🌊'),
  prose,
}
const between = (text: string) => (characters: number) =>
  `a${repeated(text)(characters - 2)}a`.slice(0, characters)
/** For long fields: a run between two letters, which a pattern may go through at each of its places. */
const RUNS: typeof HOSTILE = {
  dots: between('.'),
  tabs: between('\t'),
  digits: between('0'),
  'open quotes': between('“'),
  tildes: between('~'),
  'days ago': repeated('3天前'),
}
const LONG = 1_000

export interface HostileOptions {
  readonly told?: (cost: Cost) => void
  /** Characters of a text; as many as its field takes unless given. */
  readonly most?: number
  /** Only these kinds of texts. */
  readonly kinds?: readonly string[]
}

/**
 * Costs of every hostile text in the fields that are chosen, one request after the other. Each field has a
 * world of its own: what another one stored is no cost of its texts.
 */
export async function hostileCosts(
  worldFor: (field: TextField) => Promise<World>,
  chosen: (field: TextField) => boolean,
  settledIn: (world: World) => Promise<unknown>,
  { told = () => undefined, most = Number.POSITIVE_INFINITY, kinds }: HostileOptions = {},
): Promise<Cost[]> {
  const costs: Cost[] = []
  const fields = textFields(api())
    .filter(chosen)
    .map((field) => ({ ...field, longest: Math.min(field.longest, most) }))
  for (const field of fields) {
    const world = await worldFor(field)
    const settled = () => settledIn(world)
    await cheapest(world, field, prose(100), settled, 2)
    const texts = field.longest < LONG ? HOSTILE : { ...HOSTILE, ...RUNS }
    for (const [text, make] of Object.entries(texts)) {
      if (kinds && !kinds.includes(text)) continue
      const cost = await costIn(world, field, text, make, settled)
      costs.push(cost)
      told(cost)
    }
  }
  return costs
}

/** Whether a cost is more than it may be, and how. */
export const isDear = ({ ms, allowed, prose }: Cost): boolean =>
  ms > allowed || (prose !== undefined && ms > DEARER * Math.max(prose, COMPARED_MS / DEARER))

async function costIn(
  world: World,
  field: TextField,
  text: string,
  make: (characters: number) => string,
  settled: () => Promise<unknown>,
): Promise<Cost> {
  const { longest, copies } = field
  const inBytes = Math.floor((0.97 * longest * SAMPLE) / Buffer.byteLength(make(SAMPLE)))
  // As many as the document says, what is counted in code points or in bytes, what has to share its room.
  const lengths = [longest, longest / 2, inBytes, inBytes / 2, inBytes / 8].map(Math.floor)
  let characters = longest
  let tried = await cheapest(world, field, make(characters), settled)
  for (const fewer of lengths.slice(1))
    if ((tried.status === 422 || tried.status === 413) && fewer < characters) {
      characters = fewer
      tried = await cheapest(world, field, make(characters), settled)
    }
  const bytes = copies * Buffer.byteLength(make(characters))
  const { id } = field.operation
  const part = (EXTRACTING.has(id) ? EXTRACTING_MS : 0) + (isTakenIn(id) ? PART_MS : 0)
  const allowed = part * Math.max(1, Math.ceil(bytes / PART)) + ROW_MS * tried.rows
  const place = `${field.operation.method} ${field.operation.path} ${field.where} ${field.name}`
  const cost = { place, text, bytes, allowed, ...tried }
  if (text === 'prose' || tried.ms < COMPARED_MS) return cost
  const as = Math.min(
    field.longest,
    Math.floor((0.97 * bytes * SAMPLE) / copies / Buffer.byteLength(prose(SAMPLE))),
  )
  const plain = await cheapest(world, field, prose(as), settled, 2)
  return plain.status === cost.status ? { ...cost, prose: plain.ms } : cost
}

let serial = 0

/** Asks until it took less than would be compared, a few times at most. */
async function cheapest(
  world: World,
  field: TextField,
  text: string,
  settled: () => Promise<unknown>,
  tries = TRIES,
): Promise<{ ms: number; status: number; rows: number }> {
  let best = { ms: Number.POSITIVE_INFINITY, status: 0, rows: 0 }
  for (let tried = 0; tried < tries && best.ms > COMPARED_MS; tried += 1) {
    const { path, body, headers } = await requestOf(world, field, text)
    await quiet()
    const pace = yardstick()
    const before = process.cpuUsage()
    const answer = await world.call(field.operation.method, path, { key: world.key, body, headers })
    await settled()
    await quiet()
    const { user, system } = process.cpuUsage(before)
    const ms = paced((user + system) / 1_000, pace, yardstick())
    const { memories = [], relations = [] } = Object(answer.body) as Record<string, unknown[] | undefined>
    const rows = memories.length + relations.length
    if (ms < best.ms) best = { ms, status: answer.status, rows }
  }
  return best
}

async function quiet(): Promise<void> {
  for (;;) {
    const before = process.cpuUsage()
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 < QUIET_MS) return
  }
}

/** Names that a request has anew each time: a second one would be answered as a repeat. */
const NEW = new Set(['turn_id', 'commit_id', 'idempotency_key', 'run_id', 'external_id', 'chunk_id'])

async function requestOf(world: World, field: TextField, text: string) {
  serial += 1
  const { operation, where } = field
  const { id, query = {}, body, headers = {} } = attempts(world)[operation.id] ?? {}
  const start = `${serial} `
  const own = [...start, ...[...text].slice(start.length)].join('')
  const parts = { path: { ...world.ids, ...(id && { id }) }, query, body: renewed(body) as unknown }
  const filled = { ...parts, [where]: field.placed(parts[where], own) }
  const path = address(operation.path, filled.path, textsOf(filled.query))
  return { path, body: await withVersion(world, path, filled.body), headers }
}

function renewed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(renewed)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, NEW.has(name) ? `n${serial}` : renewed(inner)]),
  )
}

/** The version that is there: another one is a conflict before the text is read. */
async function withVersion(world: World, path: string, body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || !('version' in body)) return body
  const { version } = (await world.call('GET', path, { key: world.key })).body as { version: number }
  return { ...body, version }
}

const textsOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as object).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  )
