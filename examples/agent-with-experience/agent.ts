import type { Neuromem } from 'neuromem'

export interface Brew {
  readonly run: number
  readonly tactic: string
  readonly score: number
  /** How many claims it went by. */
  readonly heeded: number
}

const RUNS = 20
/** The world: what each way of brewing green tea is worth, and what somebody who drinks it says. */
const TACTICS = [
  { name: 'rolling boil', score: 0.2, said: 'A rolling boil scorches delicate leaves.' },
  { name: 'crushed ice', score: 0.1, said: 'Crushed ice hides every aroma.' },
  { name: 'microwave oven', score: 0.3, said: 'The microwave oven heats unevenly and tastes metallic.' },
  { name: 'cooled kettle', score: 0.95, said: 'A cooled kettle brings out sweetness.' },
  { name: 'thermos flask', score: 0.4, said: 'Hours inside a thermos flask turn it bitter.' },
] as const
const GOOD = 0.9

/**
 * An agent that brews green tea, looks up what it has learned before each cup, and learns from each: 20 runs,
 * no model of its own. A way that a claim speaks against is not taken again; one that a claim speaks for is
 * kept to.
 */
export async function brewAndLearn(nm: Neuromem, bank = 'tea'): Promise<Brew[]> {
  const experience = nm.experience.bank(bank)
  const brews: Brew[] = []
  for (let run = 1; run <= RUNS; run++) {
    const known = await experience.items({ query: 'brewing green tea', limit: 10 }).toArray({ max: 10 })
    const claims = known.map(({ content }) => content).join('\n')
    const tried = TACTICS.filter(({ said }) => claims.includes(said))
    const proven = tried.find(({ score }) => score > GOOD)
    const tactic = proven ?? TACTICS.find((one) => !tried.includes(one)) ?? TACTICS[0]
    const { run_id } = await experience.addRun({
      run_id: `${bank}-${run}`,
      output: { task: 'brewing green tea', tactic: tactic.name },
      feedback: {
        products: [{ name: 'cup', value: tactic.score }],
        ...(tactic.score > GOOD ? { pros: tactic.said } : { cons: tactic.said }),
      },
      used_item_ids: known.map(({ id }) => id),
    })
    await experience.learn(run_id)
    brews.push({ run, tactic: tactic.name, score: tactic.score, heeded: tried.length })
  }
  return brews
}
