import type { Story } from './story.ts'

const MAY = "What is my ex's name?"

export const english: Story = {
  title: 'Ann changes her mind: what she takes back is gone wherever somebody could look',
  user_id: 'ann',
  start: '2026-05-04T08:00:00Z',
  steps: [
    {
      title: 'Ann says what she does in the morning',
      deed: {
        say: ['I ran by the river today.', 'I ran ten kilometres today.', 'I ran along the canal today.'],
        apart: true,
      },
      looks: [{ places: ['list', 'turns'], asked: 'What do I do?', has: ['river', 'canal'] }],
    },
    { title: 'A trait is learned', deed: { learn: true }, looks: [{ trait: 'running', is: 'there' }] },
    {
      title: 'She does it again',
      days: 3,
      deed: { say: ['I ran in the park today.'] },
      looks: [{ places: ['list'], asked: 'What do I do?', has: ['in the park'] }],
    },
    { title: 'The trait grows', deed: { learn: true }, looks: [{ trait: 'running', is: 'stronger' }] },
    {
      title: 'The park never was',
      deed: { deny: 'in the park' },
      looks: [{ trait: 'running', is: 'weaker' }],
    },
    {
      title: 'Nor the canal: two runs are no habit',
      deed: { deny: 'canal' },
      looks: [{ trait: 'running', is: 'gone' }],
    },
    {
      title: 'She says a name',
      deed: { say: ['My ex is called May.'] },
      looks: [
        {
          places: ['recall', 'context', 'list', 'search', 'companion', 'export', 'mcp', 'turns'],
          asked: MAY,
          has: ['May'],
        },
      ],
    },
    { title: 'She deletes it', deed: { remove: 'May' }, looks: [{ asked: MAY, lacks: ['May'] }] },
    {
      title: 'She names her cat, and the companion says it back',
      deed: { say: ['My cat is called Bruno.'] },
      looks: [{ places: ['companion', 'turns'], asked: 'What is the name of my cat?', has: ['Bruno'] }],
    },
    {
      title: 'She asks for all about it to be forgotten, the reply too',
      deed: { forget: 'Bruno' },
      looks: [{ asked: 'What is the name of my cat?', lacks: ['Bruno'] }],
    },
    {
      title: 'She is a vegetarian',
      deed: { say: ['I am vegetarian.'] },
      looks: [
        {
          places: ['recall', 'context', 'search', 'companion', 'mcp'],
          asked: 'Am I a vegetarian?',
          has: ['is vegetarian'],
        },
      ],
    },
    {
      title: 'She corrects it in words',
      deed: { say: ["That's wrong, I'm not vegetarian any more."] },
      looks: [{ places: ['search', 'profile'], asked: 'Am I a vegetarian?', lacks: ['is vegetarian'] }],
    },
    {
      title: 'She says where she lives',
      deed: { say: ['I live in Oslo.'] },
      looks: [
        {
          places: ['recall', 'context', 'list', 'search', 'profile', 'companion', 'export', 'mcp', 'turns'],
          asked: 'Where do I live?',
          has: ['Oslo'],
        },
      ],
    },
    {
      title: 'She asks to forget it in words',
      deed: { say: ['Please forget that I live in Oslo.'] },
      looks: [{ asked: 'Where do I live?', lacks: ['Oslo'] }],
    },
    {
      title: 'She says something off the record',
      deed: { say: ['I lost 4000 euros at poker.', "Don't remember this."] },
      looks: [
        { places: ['turns'], asked: 'Money?', has: ['poker'] },
        {
          places: ['recall', 'context', 'list', 'search', 'profile', 'companion', 'mcp'],
          asked: 'Where did I lose 4000 euros?',
          lacks: ['poker'],
        },
      ],
    },
    {
      title: 'She drinks coffee',
      deed: {
        say: [
          'I drank a coffee at breakfast.',
          'I had a coffee with Lena.',
          'I bought a coffee at the station.',
        ],
        apart: true,
      },
      looks: [],
    },
    {
      title: 'The service learns a belief',
      deed: { learn: true },
      looks: [{ trait: 'coffee', is: 'there' }],
    },
    {
      title: 'She answers it: never believe that',
      deed: { answer: 'coffee', stance: 'never' },
      looks: [{ trait: 'coffee', is: 'gone' }],
    },
    {
      title: 'More coffee',
      days: 3,
      deed: {
        say: ['I drank a coffee on the train.', 'I had a coffee at noon.', 'I made a coffee for Tom.'],
        apart: true,
      },
      looks: [],
    },
    { title: 'It is not believed again', deed: { learn: true }, looks: [{ trait: 'coffee', is: 'gone' }] },
    {
      title: 'An allergy',
      deed: { say: ['I am allergic to shellfish.'] },
      looks: [
        { places: ['context', 'companion', 'mcp'], asked: 'What shall I order tonight?', has: ['shellfish'] },
      ],
    },
  ],
}
