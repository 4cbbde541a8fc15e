/** A fact as a prompt says it: names in their order, and the relations between them. */
export interface SaidFact {
  readonly names: readonly string[]
  readonly predicates: readonly string[]
  readonly forwards: readonly boolean[]
  readonly pending: boolean
}

export interface SaidMemory {
  /** Since when it is so, or was told. */
  readonly day: string
  readonly text: string
  readonly pending: boolean
}

const PENDING = / \[pending\]$/u
const FACT = /^- (?:\[\d-hop\] )?(.+ (?:-\[[A-Z_]+\]->|<-\[[A-Z_]+\]-) .+)$/u
const STEP = / (?:-\[([A-Z_]+)\]->|<-\[([A-Z_]+)\]-) /u
const MEMORY = /^- \((\d{4}-\d{2}-\d{2})[^)]*\) (?:\[\w+\] )*(.*?)(?: \(last said [\d-]+\))?$/u
/** What stands before it is in every prompt, and seldom answers this message. */
const BEGIN = 'Memories:'

/** Who is spoken to stands before everything else that is known of them. */
const NAMED = /^- name: ([^;\n]+)/mu

/** The facts and memories in a companion's prompt, best first, what stands always, and what the person is called. */
export function readPromptData(instructions: string): {
  readonly facts: readonly SaidFact[]
  readonly memories: readonly SaidMemory[]
  readonly standing: readonly SaidMemory[]
  readonly name: string | null
} {
  const facts: SaidFact[] = []
  const memories: SaidMemory[] = []
  const standing: SaidMemory[] = []
  let begun = false
  for (const line of instructions.split('\n')) {
    if (line === BEGIN) begun = true
    const pending = PENDING.test(line)
    const bare = line.replace(PENDING, '')
    const memory = MEMORY.exec(bare)
    const fact = FACT.exec(bare)
    if (memory) (begun ? memories : standing).push({ day: memory[1]!, text: memory[2]!, pending })
    else if (fact) facts.push({ ...pathOf(fact[1]!), pending })
  }
  return { facts, memories, standing, name: NAMED.exec(instructions)?.[1] ?? null }
}

/** `A -[P]-> B <-[Q]- C` taken apart. */
function pathOf(text: string): Omit<SaidFact, 'pending'> {
  const parts = text.split(STEP)
  const names = parts.filter((_, place) => place % 3 === 0)
  const steps = names.slice(1).map((_, place) => [parts[place * 3 + 1], parts[place * 3 + 2]])
  return {
    names,
    predicates: steps.map(([forward, back]) => forward ?? back ?? ''),
    forwards: steps.map(([forward]) => forward !== undefined),
  }
}
