import { LONG_SESSION, LONG_USER, LONG_WORD } from './long-user.ts'
import { ODD_SESSION, ODD_USER } from './odd-user.ts'

interface Listed {
  /** Below `/console`; `{memory}` and `{trait}` are the demo user's newest, `{item}` the tea bank's. */
  readonly path: string
  readonly en: string
  readonly zh: string
}

const long = `/users/${encodeURIComponent(LONG_USER)}`
const odd = `/users/${encodeURIComponent(ODD_USER)}`

/**
 * Every screen, by its address, with its heading: each is looked at in both languages, both themes, and as
 * wide as a phone.
 */
export const screens: readonly Listed[] = [
  { path: '/users', en: 'Users', zh: '用户' },
  { path: '/users?query=nobody', en: 'Users', zh: '用户' },
  { path: '/users/lin-wei', en: 'lin-wei', zh: 'lin-wei' },
  { path: odd, en: ODD_USER, zh: ODD_USER },
  { path: '/users/lin-wei/events', en: 'Events', zh: '事件' },
  { path: '/users/lin-wei/sessions', en: 'Sessions', zh: '会话' },
  { path: '/users/lin-wei/sessions/w1-monday', en: 'w1-monday', zh: 'w1-monday' },
  { path: `${odd}/sessions/${encodeURIComponent(ODD_SESSION)}`, en: ODD_SESSION, zh: ODD_SESSION },
  { path: '/users/lin-wei/memories', en: 'Memories', zh: '记忆' },
  { path: `${odd}/memories?peek=memory:{memory}`, en: 'Memories', zh: '记忆' },
  { path: '/users/lin-wei/memories/{memory}', en: 'Memory', zh: '记忆' },
  { path: '/users/lin-wei/review', en: 'Review', zh: '审阅' },
  { path: `${odd}/review`, en: 'Review', zh: '审阅' },
  { path: '/jobs', en: 'Jobs', zh: '任务' },
  { path: '/usage', en: 'Usage', zh: '用量' },
  { path: '/keys', en: 'Keys', zh: '密钥' },
  { path: '/policy', en: 'Policy', zh: '策略' },
  { path: '/users/lin-wei/traits', en: 'Traits', zh: '特质' },
  { path: '/users/lin-wei/cycles', en: 'Cycles', zh: '反思周期' },
  { path: '/users/lin-wei/recall', en: 'Recall', zh: '回想' },
  { path: '/users/lin-wei/recall?query=peanuts&compare=companion', en: 'Recall', zh: '回想' },
  { path: '/users/lin-wei/graph?hops=2', en: 'Graph', zh: '图谱' },
  { path: '/users/lin-wei/relationship', en: 'Relationship', zh: '关系' },
  { path: '/users/lin-wei/data', en: 'Data', zh: '数据' },
  { path: '/erasures', en: 'Erasures', zh: '删除记录' },
  { path: '/import', en: 'Import', zh: '导入' },
  { path: '/import?step=3', en: 'Import', zh: '导入' },
  { path: '/playground', en: 'Playground', zh: '试聊' },
  { path: '/users/mei/review', en: 'Review', zh: '审阅' },
  { path: '/users/lin-wei?peek=session:w1-monday', en: 'lin-wei', zh: 'lin-wei' },
  { path: '/users/lin-wei/traits/{trait}', en: 'Trait', zh: '特质' },
  { path: '/import', en: 'Import', zh: '导入' },
  { path: '/experience/tea/items', en: 'tea', zh: 'tea' },
  { path: '/experience/tea/claims', en: 'tea', zh: 'tea' },
  { path: '/experience/tea/items?query=kettle', en: 'tea', zh: 'tea' },
  { path: '/experience/tea/items/{item}', en: 'Item', zh: '条目' },
  { path: '/experience/tea/claims?claim={item}::c5', en: 'tea', zh: 'tea' },
  { path: '/users?peek=item:{item}', en: 'Users', zh: '用户' },
  { path: '/users?peek=claim:{item}::c5', en: 'Users', zh: '用户' },
  { path: '/users?peek=run:r-2', en: 'Users', zh: '用户' },
  { path: '/experience/tio2/runs', en: 'tio2', zh: 'tio2' },
  { path: '/experience/tio2/runs/r-2', en: 'Run', zh: '运行' },
  { path: '/experience/tea/deltas', en: 'tea', zh: 'tea' },
  { path: '/experience/tio2/molecules', en: 'tio2', zh: 'tio2' },
  { path: '/story/wu-gang-lai-xin', en: 'wu-gang-lai-xin', zh: 'wu-gang-lai-xin' },
  { path: '/story/wu-gang-lai-xin?chapter=7&scene=3', en: 'wu-gang-lai-xin', zh: 'wu-gang-lai-xin' },
  {
    path: '/story/wu-gang-lai-xin?chapter=2&scene=1&compare=5.3',
    en: 'wu-gang-lai-xin',
    zh: 'wu-gang-lai-xin',
  },
  { path: '/experience', en: 'Experience', zh: '经验' },
  { path: '/story', en: 'Story', zh: '故事' },
  { path: long, en: LONG_USER, zh: LONG_USER },
  { path: `${long}/sessions`, en: 'Sessions', zh: '会话' },
  { path: `${long}/sessions/${encodeURIComponent(LONG_SESSION)}`, en: LONG_SESSION, zh: LONG_SESSION },
  { path: `${long}/memories`, en: 'Memories', zh: '记忆' },
  { path: `${long}/review`, en: 'Review', zh: '审阅' },
  { path: `${long}/graph`, en: 'Graph', zh: '图谱' },
  { path: `${long}/recall?query=${LONG_WORD}`, en: 'Recall', zh: '回想' },
  { path: '/nowhere', en: 'Not found', zh: '找不到' },
]
