import type { Parts } from './parts.ts'

export const english: Parts = {
  lang: 'en',
  people:
    `Nadia Tobias Priya Callum Ingrid Mateo Harriet Dmitri Odette Kwame Saoirse Felix Yasmin Bruno Linnea Rashid Tamsin Otis Marisol Anders`.split(
      ' ',
    ),
  facts: [
    [
      'I live in Rotterdam now, near the old harbour.',
      ['Rotterdam'],
      [{ name: 'Rotterdam', type: 'place' }],
      'Which town do I live in?',
    ],
    [
      'i work as a night nurse at Calder Infirmary',
      ['nurse', 'Calder'],
      [{ name: 'Calder Infirmary', type: 'organisation' }],
      'Where do I work at night?',
    ],
    [
      "I'm allergic to walnuts, even the oil.",
      ['allergic', 'walnut'],
      [{ name: 'walnuts', type: 'thing' }],
      'Which nuts must I avoid?',
    ],
    [
      'My sister Greta teaches geography in Leeds.',
      ['Greta', 'geography'],
      [
        { name: 'Greta', type: 'person' },
        { name: 'Leeds', type: 'place' },
      ],
      'What does Greta teach?',
    ],
    [
      'we have two cats, Pixel and Domino',
      ['Pixel', 'Domino'],
      [
        { name: 'Pixel', type: 'thing' },
        { name: 'Domino', type: 'thing' },
      ],
      'What are the cats called?',
    ],
    ['I play the viola in an amateur quartet.', ['viola'], [], 'Which instrument do I play?'],
    ['im vegetarian, have been since school', ['vegetarian'], [], 'What do I not eat, being vegetarian?'],
    ['My birthday is on the 9th of March.', ['9th of March|March 9'], [], 'When is my birthday?'],
    [
      'I speak Portuguese because my grandmother came from Porto.',
      ['Portuguese'],
      [{ name: 'Porto', type: 'place' }],
      'Which language did my grandmother give me?',
    ],
    [
      'My husband Leon drives a tram.',
      ['Leon', 'tram'],
      [{ name: 'Leon', type: 'person' }],
      'What does Leon drive?',
    ],
    [
      "I can't stand coriander.",
      ['coriander'],
      [{ name: 'coriander', type: 'thing' }],
      'Which herb do I dislike?',
    ],
    ['Please always answer me in short sentences.', ['short sentences'], [], undefined],
    [
      'I need to renew my passport before August.',
      ['passport', 'August'],
      [],
      'What must I renew before August?',
    ],
    [
      'I have asthma, so I carry an inhaler.',
      ['asthma'],
      [{ name: 'asthma', type: 'thing' }],
      'Why do I carry an inhaler?',
    ],
    [
      'my best friend Ruben runs a bakery in Ghent',
      ['Ruben', 'bakery'],
      [
        { name: 'Ruben', type: 'person' },
        { name: 'Ghent', type: 'place' },
      ],
      'What does Ruben run?',
    ],
    [
      'I drive a green van that I call the Frog.',
      ['van', 'Frog'],
      [{ name: 'Frog', type: 'thing' }],
      'What do I call my van?',
    ],
  ],
  events: [
    ['Swam forty laps before breakfast.', ['forty laps'], [], 'How many laps did I swim?'],
    ['passed my driving test today!!!', ['driving test'], [], 'Which test did I pass?'],
    [
      'I finally saw the whales off Andenes last week.',
      ['whales'],
      [{ name: 'Andenes', type: 'place' }],
      'Where did I see whales?',
    ],
    ['burnt the lasagne so badly that the alarm went off lol', ['lasagne'], [], 'What did I burn?'],
    [
      'We painted the kitchen yellow at the weekend.',
      ['kitchen', 'yellow'],
      [],
      'Which colour is the kitchen?',
    ],
    [
      'got stuck in the lift at Harlow Station for an hour',
      ['lift', 'hour'],
      [{ name: 'Harlow Station', type: 'place' }],
      'Where was I stuck for an hour?',
    ],
    ['My laptop died in the middle of the exam.', ['laptop', 'exam'], [], 'What happened during the exam?'],
    ['Ran my first half marathon on Sunday.', ['half marathon'], [], 'What did I run on Sunday?'],
    [
      'I sold my bike to a student called Iris.',
      ['bike', 'Iris'],
      [{ name: 'Iris', type: 'person' }],
      'Who bought my bike?',
    ],
    ['ugh i dropped my phone in the canal', ['phone', 'canal'], [], 'Where did my phone end up?'],
    [
      'Our neighbour Ravi fixed the roof for us.',
      ['Ravi', 'roof'],
      [{ name: 'Ravi', type: 'person' }],
      'Who fixed the roof?',
    ],
    [
      'I read "The Salt Road" in one night.',
      ['Salt Road'],
      [{ name: 'The Salt Road', type: 'thing' }],
      'Which book did I read in one night?',
    ],
    ['had my first cello lesson, my fingers hurt', ['cello'], [], 'What was my first lesson in?'],
    [
      'We adopted a greyhound named Comet.',
      ['greyhound', 'Comet'],
      [{ name: 'Comet', type: 'thing' }],
      'Who is Comet?',
    ],
  ],
  traps: [
    ['I wish I lived in Reykjavik.', ['lives? in Reykjavik']],
    ['My colleague says "I own three yachts".', ['owns? three yachts']],
    ["Yeah right, because I'm totally a millionaire.", ['millionaire']],
    ['If I had a tail I would wag it.', ['\\btail\\b']],
    ['lol', []],
    ['Thanks, that helps a lot!', []],
    ['What should I cook tonight?', []],
    ["That's so kind of you!", []],
    ['The capital of France is Paris.', []],
    ['Could you translate this for me?', []],
    ['You should get some rest.', []],
    ['Good morning!', []],
    ['oh great, more rain', []],
    ['I think you are right.', []],
  ],
  others: [
    [
      "Tom's mother lives in Bergen.",
      'user -\\[LIVES_IN\\]-> Bergen',
      [
        { name: 'Tom', type: 'person' },
        { name: "Tom's mother", type: 'person' },
        { name: 'Bergen', type: 'place' },
      ],
    ],
    ['My dog is 11 years old.', 'user -\\[AGED\\]-> 11', []],
    [
      'Bob told me he lives in Rome.',
      'user -\\[LIVES_IN\\]-> Rome',
      [
        { name: 'Bob', type: 'person' },
        { name: 'Rome', type: 'place' },
      ],
    ],
    [
      'My boss works at Brightwater Ltd.',
      'user -\\[WORKS_AT\\]-> Brightwater',
      [
        { name: "user's boss", type: 'person' },
        { name: 'Brightwater Ltd', type: 'organisation' },
      ],
    ],
  ],
  changes: [
    [
      'I work at Halden Press.',
      'I quit my job at Halden Press last Friday.',
      'works? at Halden',
      [{ name: 'Halden Press', type: 'organisation' }],
    ],
    [
      'I live in Utrecht.',
      'We moved to Ghent last week.',
      'lives? in Utrecht',
      [
        { name: 'Utrecht', type: 'place' },
        { name: 'Ghent', type: 'place' },
      ],
    ],
    ['I drink coffee every morning.', "I don't drink coffee any more.", 'drinks? coffee every', []],
    [
      'My girlfriend Lotte is a vet.',
      'Lotte and I broke up yesterday.',
      'girlfriend Lotte is',
      [{ name: 'Lotte', type: 'person' }],
    ],
    [
      'I have to return the library books on Monday.',
      'I returned the library books this morning.',
      'return the library books on Monday',
      [],
    ],
  ],
  traits: [
    [
      [
        'Ran six kilometres before work today.',
        'I went running along the river at dawn.',
        'Another morning run, eight kilometres this time.',
        'I ran even though it was freezing.',
      ],
      'runs regularly',
      ['\\brun'],
    ],
    [
      [
        'Baked sourdough again this weekend.',
        'I baked cinnamon buns for the whole office.',
        'I tried baking rye bread last night.',
        'Spent Sunday baking two cakes.',
      ],
      'bakes',
      ['\\bbak'],
    ],
    [
      [
        'I wrote a packing list before anything else.',
        'I made a list of everything to ask the doctor.',
        'Made a checklist for the move on Sunday.',
        'I wrote my shopping list by aisle.',
      ],
      'makes lists',
      ['\\blist'],
    ],
    [
      [
        'Went to a jazz concert by myself.',
        'I listened to jazz all evening.',
        'Bought a new jazz record today.',
        'I played jazz records while cooking.',
      ],
      'loves jazz',
      ['jazz'],
    ],
    [
      [
        'I sketched strangers on the train.',
        'Drew the harbour from my window.',
        'I painted a watercolour of the bridge.',
        'I filled half a sketchbook on holiday.',
      ],
      'draws',
      ['draw|sketch|paint|art'],
    ],
  ],
  replies: ['I see.', 'How did that go?', 'Noted.', 'That sounds like a full day.'],
}
