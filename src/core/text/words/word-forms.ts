/**
 * Forms that no stemmer brings together, `base: forms`: irregular verbs and plurals, everyday words for one
 * thing, numbers as words.
 */
const FORMS = `
go: goes went gone | buy: bought | bring: brought | think: thought | catch: caught | teach: taught
fight: fought | seek: sought
take: took taken | give: gave given | get: got gotten | forget: forgot forgotten | make: made | say: said
tell: told | sell: sold
see: saw seen | eat: ate eaten | drink: drank drunk | sing: sang sung | swim: swam swum | ring: rang rung
run: ran | win: won | find: found | hold: held | stand: stood | understand: understood | sit: sat | meet: met
feel: felt
keep: kept | sleep: slept | leave: left | lose: lost | build: built | send: sent | spend: spent | lend: lent
bend: bent
write: wrote written | ride: rode ridden | drive: drove driven | rise: rose risen | choose: chose chosen
break: broke broken
speak: spoke spoken | steal: stole stolen | wake: woke woken | wear: wore worn | tear: tore torn
bear: bore borne | grow: grew grown
know: knew known | throw: threw thrown | draw: drew drawn | fly: flew flown flies | blow: blew blown
show: shown
fall: fell fallen | hear: heard | pay: paid | lay: laid | lie: lain | lead: led | feed: fed | read: reads
hang: hung | dig: dug | stick: stuck | strike: struck | shake: shook shaken | hide: hid hidden
bite: bit bitten | forgive: forgave forgiven
become: became | come: came | freeze: froze frozen | swear: swore sworn | learn: learnt | dream: dreamt
spell: spelt | burn: burnt
try: tries tried | cry: cries cried | dry: dries dried | fry: fries fried | mean: meant | deal: dealt
shoot: shot | shine: shone | wind: wound | bind: bound | grind: ground | light: lit | slide: slid | spin: spun
child: children kid kids | man: men | woman: women | foot: feet | tooth: teeth | mouse: mice | goose: geese
person: people
wife: wives | knife: knives | shelf: shelves | half: halves | loaf: loaves | wolf: wolves
mother: mom moms mum mums mommy mummy mama | father: dad dads daddy papa | grandmother: grandma granny nana
grandfather: grandpa granddad
tv: television telly | photo: photos photograph photographs pic pics | bike: bicycle | fridge: refrigerator
phone: telephone smartphone
buy: purchase purchased purchasing purchases | movie: film films | start: begin begins beginning began begun
job: career occupation
gift: present presents | trip: journey journeys travel travels traveled travelled traveling travelling
vacation: holiday holidays | doctor: physician
car: automobile vehicle vehicles | picture: image images | sad: unhappy | happy: glad happily happiness
scared: afraid frightened fear fears | house: home homes houses | hobby: hobbies pastime
idea: suggestion suggestions
like: enjoy enjoys enjoyed enjoying love loves loved loving
help: assist assistance support supports supported supporting
talk: chat chatted discuss discussed discussing discussion
need: require requires required requirement requirements
child: baby babies toddler | pet: pets animal animals | illness: disease sickness sick ill
hurt: injured injury injuries
meal: dinner lunch breakfast | university: college | colleague: coworker coworkers colleagues
2: two twice | 3: three | 4: four | 5: five | 6: six | 7: seven | 8: eight | 9: nine | 10: ten
12: twelve dozen
`

/** From a form to the word that stands for all of them. */
export const baseForms: ReadonlyMap<string, string> = new Map(
  FORMS.split(/[|\n]/u).flatMap((entry) => {
    const [base = '', forms = ''] = entry.split(':').map((part) => part.trim())
    return forms
      .split(' ')
      .filter(Boolean)
      .map((form) => [form, base] as const)
  }),
)
