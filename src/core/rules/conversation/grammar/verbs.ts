const list = (words: string): readonly string[] => words.trim().split(/\s+/u)

/** Past forms of irregular verbs: a sentence that begins with one and has no subject is the speaker's. */
const PAST_FORMS: ReadonlySet<string> = new Set(
  list(`was were went had did got took ran made bought saw met came left told said felt knew thought found
    gave kept began became wrote read ate drank slept spoke spent built sent paid lost won broke chose drove
    flew grew heard held led meant put sat set stood taught tried wore let cut hit quit swam sang woke rode
    threw drew hung dug fell froze forgot forgave hurt caught brought fought sold hid lent bent bit blew
    rang rose shook shot shut sold stole stuck struck swore tore understood upset bet burst cost spilt burnt
    learnt dreamt spelt leapt knelt lay laid bled bred fed fled died lied tied sought shone spun swept wept
    wound bound ground mowed sewed beat withdrew overslept misread mistook overheard underwent undertook
    overcame outgrew rewrote redid undid foresaw withheld upheld crept slid spat split spread strode stung swung slung burst dealt arose`),
)

/** Words in -ed that are no verbs of one's own doing. */
const NO_PAST: ReadonlySet<string> = new Set(
  list(`need speed indeed feed seed weed reed breed bed red wed shed naked wicked sacred hundred kindred
    excited interested tired bored agreed exhausted married`),
)

/** Whether an English word is a verb in the past. */
export const isPast = (word: string): boolean => {
  const plain = word.toLowerCase()
  return PAST_FORMS.has(plain) || (/^[a-z]{3,}ed$/u.test(plain) && !NO_PAST.has(plain))
}

/** What may stand before the verb of a sentence whose subject is left out. */
const LEADS: ReadonlySet<string> = new Set(
  list(`just finally already also then so and but today yesterday tonight recently lately actually still
    almost never always usually totally literally accidentally only even again basically eventually later`),
)
/** Verbs with which people begin a note about themselves. */
const NOTES: ReadonlySet<string> = new Set(
  list(`going planning thinking trying hoping working moving starting studying learning training getting
    taking having feeling reading watching finishing preparing saving looking living been have can't
    couldn't didn't haven't don't won't used hate love miss need want allergic engaged pregnant vegetarian
    vegan currently started`),
)
const IDLE = new RegExp(
  '^(?:used (?!to)|looking forward|love (?:it|that|this|you|the|your|how)|got it|got you|' +
    "been there|have (?:a|fun|you|some)|can't wait|thought (?:so|you)|said (?:that|so)|" +
    "need (?:any|some|a) help|let |don't (?:worry|give|forget|be|you|let|stop|mention|" +
    'stress|think|sweat|tell|say|ask|laugh|judge|share|repeat|quote|blame)|put your|set your|was it|were you|did you|had you|read this|' +
    String.raw`trying is|hit me|bet |tried it\?|heard (?:that|you)|loved (?:it|that|this|your|the)|` +
    String.raw`agreed|noted|understood|supposed|mixed|speaking|won't you)\b`,
  'iu',
)

/** "Another morning run, eight kilometres this time." */
const NOTE = new RegExp(
  String.raw`^(?:another|one more|first|second|third|last) \w+.*\b(?:today|yesterday|tonight|` +
    String.raw`this (?:time|morning|week|weekend)|last (?:night|week|weekend))\b`,
  'iu',
)

/** Whether a sentence without a verb notes what there was, with its time. */
export const isNote = (core: string): boolean => NOTE.test(core)

/**
 * Whether an English sentence without a subject tells what the speaker did or is about to do ("Swam forty
 * laps before breakfast."). Times and adverbs may lead into it.
 */
export function isSubjectless(core: string): boolean {
  if (IDLE.test(core)) return false
  const words = core.split(/[\s,]+/u, 8)
  const first = words.findIndex((word) => !LEADS.has(word.toLowerCase()))
  const verb = words[first]
  if (verb === undefined || words.length - first < 3) return false
  const plain = verb.toLowerCase()
  return isPast(verb) ? !/^(?:was|were)$/u.test(plain) || first > 0 : NOTES.has(plain)
}
