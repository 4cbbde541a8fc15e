export type PlaceKind =
  | 'text'
  | 'moment'
  | 'uuid'
  | 'int4'
  | 'int8'
  | 'hops'
  | 'weight'
  | 'importance'
  | 'evidence'
  | 'entity_type'

/** What the cursor of each list holds, by the name of the operation. */
export const lists: Readonly<Record<string, readonly PlaceKind[]>> = {
  listTenants: ['moment', 'uuid'],
  listUsers: ['text'],
  listOwnKeys: ['moment', 'uuid'],
  listUserEvents: ['moment', 'int8', 'text'],
  listTurns: ['int4'],
  listJobs: ['moment', 'uuid'],
  listMemories: ['moment', 'uuid'],
  listMemoryHistory: ['moment', 'int8'],
  listMemorySources: ['moment', 'text', 'int4'],
  listDue: ['moment', 'uuid'],
  listConflicts: ['moment', 'uuid'],
  listReview: ['int4', 'importance', 'uuid'],
  listTraitEvidence: ['moment', 'uuid', 'evidence'],
  listAffinityEvents: ['int4', 'int8'],
  listEntities: ['text'],
  listFacts: ['hops', 'weight', 'uuid'],
  listReflectionCycles: ['moment', 'uuid'],
  listExperienceItems: ['moment', 'uuid'],
  listExperienceEdits: ['int8'],
  listBanks: ['text'],
  listExperienceRuns: ['moment', 'uuid'],
  listDeltas: ['moment', 'uuid'],
  listClaims: ['int4', 'moment', 'uuid', 'int4'],
  listMolecules: ['text'],
  listModelCalls: ['moment', 'uuid'],
  listErasures: ['moment', 'uuid'],
  listSessions: ['moment', 'uuid'],
  listProjects: ['text'],
  listStoryChunks: ['int4', 'int4', 'moment', 'text'],
  listStoryEntities: ['text', 'entity_type'],
  listSceneContexts: ['int4', 'int4'],
}

const places: Readonly<Record<PlaceKind, string | number>> = {
  text: 'somewhere',
  moment: '2026-03-01T10:00:00.000Z',
  uuid: '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d',
  int4: 3,
  int8: 3_000_000_000,
  hops: 1,
  weight: 0.5,
  importance: 5,
  evidence: 'supporting',
  entity_type: 'character',
}

/** A value of that kind as a list would hand it out. */
export const placeOf = (kind: PlaceKind): string | number => places[kind]

const notText = ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00x"', '1', 'null', '{}', '["a"]', 'true']
const notNumber = ['"1"', 'null', '1e400', '-1e400', 'true', '[1]', '-1', '-2147483649']

/** Values in JSON that are none of that kind, or that the database could not read. */
export const hostilePlaces: Readonly<Record<PlaceKind, readonly string[]>> = {
  text: notText,
  moment: [
    ...notText,
    '""',
    '"infinity"',
    '"now"',
    '"+300000-01-01T00:00:00.000Z"',
    '"300000-01-01T00:00:00.000Z"',
    '"-000001-01-01T00:00:00.000Z"',
    '"0000-01-01T00:00:00.000Z"',
    '"2026-02-30T00:00:00.000Z"',
    '"2026-01-01T25:00:00.000Z"',
    `"2026-01-01T00:00:00.${'1'.repeat(200)}Z"`,
  ],
  uuid: [
    ...notText,
    '""',
    '"not-a-uuid"',
    '"6f1c7a52-3b0e-5d7e-9a54-6e6575726f6"',
    '"6f1c7a52-3b0e-5d7e-9a54-6e6575726f6g"',
  ],
  int4: [...notNumber, '0.5', '3000000000', '2147483648', '9223372036854775808'],
  int8: [...notNumber, '0.5', '9007199254740993', '9223372036854775808'],
  hops: [...notNumber, '0', '0.5', '4', '3000000000'],
  weight: [...notNumber, '1.5'],
  importance: [...notNumber, '10.5'],
  evidence: [...notText, '""', '"other"'],
  entity_type: [...notText, '""', '"other"'],
}
