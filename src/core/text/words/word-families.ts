/**
 * Words of one family that no stemmer brings together, `base: members`: the deed and its doer, the quality
 * and its noun. A member stands with its plural where it has one; `word-forms.ts` has the forms of one word.
 */
const FAMILIES = `
allergy: allergies allergic | anxious: anxiety | argue: argument arguments | arrive: arrival arrivals
athlete: athletes athletic | advise: advice | artist: artists artistic
bake: baker bakers bakery bakeries baking | beauty: beautiful | behave: behaviour behavior
believe: belief beliefs | birth: birthplace | breathe: breath breathing | camp: camper campers campsite
choose: choice choices | compete: competition competitions competitor competitors competitive
danger: dangerous | dead: death died dies die dying | decide: decision decisions | dentist: dental dentists
design: designer designers | develop: development developer developers | donate: donation donations
educate: education educational | emotion: emotions emotional | energy: energetic
explore: exploration explorer | fail: failure failures | fame: famous | farm: farmer farmers farming
friend: friendship friendships friendly | garden: gardener gardeners gardening | graduate: graduation
grow: growth | health: healthy healthier | hike: hiker hikers hiking | hunger: hungry
improve: improvement improvements | inspire: inspiration | invent: invention inventor
invite: invitation invitations | law: lawyer lawyers legal | lose: loss losses
manage: manager managers management | marry: marriage marriages married
medicine: medicines medical medication medications | member: membership | music: musician musicians musical
mystery: mysterious | nature: natural | neighbour: neighbor neighbours neighbors neighbourhood neighborhood
nervous: nervousness | nurse: nurses nursing | pain: painful | paint: painter painters painting paintings
patient: patience | peace: peaceful | perform: performance performances performer performers
profession: professional | propose: proposal proposals | psychology: psychologist psychological
religion: religious | science: scientist scientists scientific | sell: sale sales seller
sing: singer singers singing | skate: skater skating | smoke: smoker smokers | ski: skier skiing
succeed: success successful succeeded | surf: surfer surfing | swim: swimmer swimmers swimming
teach: teacher teachers teaching | therapy: therapist therapists therapies
tradition: traditional traditions | volunteer: volunteers volunteering volunteered | weigh: weight weights
write: writer writers writing
`

/** From a member to the word that stands for its family. */
export const familyOf: ReadonlyMap<string, string> = new Map(
  FAMILIES.split(/[|\n]/u).flatMap((entry) => {
    const [base = '', members = ''] = entry.split(':').map((part) => part.trim())
    return members
      .split(' ')
      .filter(Boolean)
      .map((member) => [member, base] as const)
  }),
)
