/** S22: what would the companion say, and out of what? */
export const playground = {
  user: 'User',
  session: 'Session',
  message: 'Message',
  send: 'Send',
  again: 'Send again',
  onlyGraph: 'Only the graph',
  conversation: 'Conversation',
  reply: 'This reply',
  none: 'Send a message: how the reply came about is shown here.',
  emotion: 'Feeling',
  tier: 'Tier',
  found: 'Memories · facts · rounds',
  model: 'Model',
  took: 'Time',
  duplicate: 'Answered before',
} as const
