interface Follower {
  readonly memory: { readonly id: string }
  /** Ids of turns that are over. */
  readonly follows: readonly string[]
}

interface Ended {
  readonly id: string
  readonly told: { readonly over: { readonly followed_by: readonly string[] } | null }
}

/** Turns with all that followed on them: what followed at first may be over too. */
export function withFollowers<Turn extends Ended>(
  turns: readonly Turn[],
  memories: readonly Follower[],
): readonly Turn[] {
  const following = memories.filter(({ follows }) => follows.length > 0)
  if (following.length === 0) return turns
  return turns.map((turn) => {
    const { told } = turn
    const more = following.flatMap(({ memory, follows }) => (follows.includes(turn.id) ? [memory.id] : []))
    if (told.over === null || more.length === 0) return turn
    const followed_by = [...new Set([...told.over.followed_by, ...more])]
    return { ...turn, told: { ...told, over: { ...told.over, followed_by } } }
  })
}
