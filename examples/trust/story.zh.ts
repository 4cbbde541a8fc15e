import type { Story } from './story.ts'

const MAY = '我前女友叫什么？'

export const chinese: Story = {
  title: '小安改了主意：收回的话，哪里都看不到了',
  user_id: 'xiaoan',
  start: '2026-05-04T08:00:00Z',
  steps: [
    {
      title: '小安说起早上做的事',
      deed: {
        say: ['我今天在河边跑步了。', '我今天跑步跑了十公里。', '我今天在雨里跑步了。'],
        apart: true,
      },
      looks: [{ places: ['list', 'turns'], asked: '我做什么？', has: ['河边', '雨里'] }],
    },
    { title: '从中学到一个特征', deed: { learn: true }, looks: [{ trait: '跑步', is: 'there' }] },
    {
      title: '她又跑了',
      days: 3,
      deed: { say: ['我今天在公园跑步了。'] },
      looks: [{ places: ['list'], asked: '我做什么？', has: ['公园'] }],
    },
    { title: '特征变强了', deed: { learn: true }, looks: [{ trait: '跑步', is: 'stronger' }] },
    { title: '公园那次没有过', deed: { deny: '公园' }, looks: [{ trait: '跑步', is: 'weaker' }] },
    {
      title: '雨里那次也没有：两次不算习惯',
      deed: { deny: '雨里' },
      looks: [{ trait: '跑步', is: 'gone' }],
    },
    {
      title: '她说了一个名字',
      deed: { say: ['我前女友叫小美。'] },
      looks: [
        {
          places: ['recall', 'context', 'list', 'search', 'companion', 'export', 'mcp', 'turns'],
          asked: MAY,
          has: ['小美'],
        },
      ],
    },
    { title: '她把它删了', deed: { remove: '小美' }, looks: [{ asked: MAY, lacks: ['小美'] }] },
    {
      title: '她说了猫的名字，陪伴者复述了一遍',
      deed: { say: ['我的猫叫芝麻。'] },
      looks: [{ places: ['companion', 'turns'], asked: '我的猫叫什么名字？', has: ['芝麻'] }],
    },
    {
      title: '她要求忘掉一切相关内容，连回复也忘掉',
      deed: { forget: '芝麻' },
      looks: [{ asked: '我的猫叫什么名字？', lacks: ['芝麻'] }],
    },
    {
      title: '她吃素',
      deed: { say: ['我吃素。'] },
      looks: [
        {
          places: ['recall', 'context', 'search', 'companion', 'mcp'],
          asked: '我是素食者吗？吃不吃素？',
          has: ['吃素'],
        },
      ],
    },
    {
      title: '她用话纠正',
      deed: { say: ['不对，你记错了，我不吃素。'] },
      looks: [{ places: ['search', 'profile'], asked: '我是素食者吗？吃不吃素？', lacks: ['吃素'] }],
    },
    {
      title: '她说住在哪里',
      deed: { say: ['我住在北京。'] },
      looks: [
        {
          places: ['recall', 'context', 'list', 'search', 'profile', 'companion', 'export', 'mcp', 'turns'],
          asked: '我住在哪里？',
          has: ['北京'],
        },
      ],
    },
    {
      title: '她用话请求忘记',
      deed: { say: ['请忘记我住在北京。'] },
      looks: [{ asked: '我住在哪里？', lacks: ['北京'] }],
    },
    {
      title: '她说了一件不让记的事',
      deed: { say: ['我昨天打牌输了四千块。', '这个别记啊，不想以后看到'] },
      looks: [
        { places: ['turns'], asked: '钱？', has: ['打牌'] },
        {
          places: ['recall', 'context', 'list', 'search', 'profile', 'companion', 'mcp'],
          asked: '我怎么输了四千块？',
          lacks: ['打牌'],
        },
      ],
    },
    {
      title: '她喝咖啡',
      deed: {
        say: ['我早餐喝了咖啡。', '我和小丽喝了咖啡。', '我在车站喝了咖啡。'],
        apart: true,
      },
      looks: [],
    },
    { title: '从中得出一个看法', deed: { learn: true }, looks: [{ trait: '咖啡', is: 'there' }] },
    {
      title: '她回答：永远别这么认为',
      deed: { answer: '咖啡', stance: 'never' },
      looks: [{ trait: '咖啡', is: 'gone' }],
    },
    {
      title: '又喝咖啡',
      days: 3,
      deed: {
        say: ['我在火车上喝了咖啡。', '我中午喝了咖啡。', '我今天又喝了咖啡。'],
        apart: true,
      },
      looks: [],
    },
    { title: '不会再这么认为', deed: { learn: true }, looks: [{ trait: '咖啡', is: 'gone' }] },
    {
      title: '过敏',
      deed: { say: ['我对贝类过敏。'] },
      looks: [{ places: ['context', 'companion', 'mcp'], asked: '今晚点什么菜？', has: ['贝类'] }],
    },
  ],
}
