/** News and fragments that are told beside talk, each as a whole sentence (`milestones.ts`). */
export const toldShortly = String.raw`
words shortwhen
  iu: (?:(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter|\
    christmas|easter|diwali|eid|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year|term)|\d{1,2}(?:st|nd|rd|th)|(?:first|end) of)\b)
words shortnum
  iu: (?:\d{1,3}|no|an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of)
words shortsleepless
  iu: (?:still |really |just )?(?:not|barely|hardly) (?:sleeping|eating|coping)(?: (?:much|well|properly|at all|right|either|these days|lately|again|since .{2,30}))?
words shortunwell
  iu: (?:i['’]?m |about |nearly |only |just )?\d{1,2} (?:weeks|months) (?:gone|pregnant|along|preggers)|\
    (?:the |my |his |her )?(?:hip|knee|cataracts?|op|operation|surgery|scan|hysterectomy|vasectomy|wedding|church|honeymoon|flights?|removal van|ferry)(?:['’]s| is| are) (?:all |now |finally )?booked(?: in)? for .{2,30}|\
    carers? (?:\d|once|twice|three|four)(?: times)? an? (?:day|week)(?: now)?|\
    (?:stitches|staples|plaster|cast|braces|drain|catheter|(?:wisdom )?(?:tooth|teeth))(?: are| is|['’]s)? (?:come |coming |came )?(?:out|off) (?:on |this |next )?(?:today|tomorrow|morning|week|{shortwhen}).{0,20}|\
    (?:he['’]s |she['’]s |i['’]m )?(?:walking|getting about|moving about|getting around) (?:with|on) (?:an? |my |the |two )?(?:frame|stick|sticks|crutches|walker|zimmer(?: frame)?)(?: now| again| still)?|\
    (?:my |his |her )(?:sciatica|eczema|asthma|migraines?|arthritis|(?:bad )?(?:back|knee|hip|shoulder)|gout|psoriasis|depression|anxiety|ibs|hay ?fever|insomnia|tinnitus|vertigo|reflux|tendonitis|plantar fasciitis|endo|cancer|shingles|lupus|colitis|crohn['’]?s)\
    (?:['’]s| is| are| has| have) (?:back|flared(?: up)?|flaring(?: up)?|come back|playing up|returned|acting up)(?: again)?(?:,? .{2,30})?|\
    (?:dentist|doctor['’]?s?|gp|hospital|physio|scan|optician|midwife|mri|driving test|therapist|chemo|blood test|colonoscopy|endoscopy|smear|x-?ray)(?: appointment| appt)? (?:today |tomorrow |(?:on )?\w+day )?(?:at (?:half )?\d|today|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day).{0,40}|\
    (?:been )?sleeping (?:like a (?:child|baby|log)|(?:so |much |a lot |way |far )?better|through(?: the night)?)(?: (?:now|again|since.{0,30}|at last|these days|lately))?(?:, would you believe(?: it)?)?|\
    (?:(?:he|she|they)['’]?(?:s|re) |i['’]?m |back )?on (?:an? |some |her |his |my )?(?:new |different |stronger )?(?:tablets|meds|medication|pills|anti-?depressants|inhaler|insulin|statins|blood thinners|oxygen|\
    dialysis|chemo|steroids|hrt|sleeping tablets|beta blockers) (?:now|again|since .{2,20}|these days)(?:,? (?:and|but|so|with) .{2,50})?|\
    (?:the |his |her |my )?(?:tremors?|pain|hips?|knees?|shoulders?|ankles?|wrists?|back pain|cough|swelling|rash|nausea|dizziness|fatigue|anxiety|migraines?|headaches|panic attacks?|seizures?|fits|limp|memory|appetite|stutter|blood pressure|sugars)(?: is| are|['’]s)? \
    (?:now )?(?:a (?:bit|lot|little) |much |way |far |slightly )?(?:less|better|worse|fewer|milder)(?:,(?: .{2,40})| (?:but|and|though) .{2,40})?|\
    \p{L}+(?:['’]?s| is) (?:in bits|in pieces|struggling|in a bad way|not well|not great|poorly|very low|off work|signed off) ?, (?:it['’]?s |with )?(?:post-? ?(?:natal|partum) depression|pnd|depression|burn-?out|\
    cancer|pneumonia|dementia|a? ?stroke|a? ?heart attack|shingles|kidney failure|leuka?emia|grief|anxiety|endometriosis|a? ?slipped disc|glandular fever|mono|long covid)|\
    (?:no,? )?(?:it|that)(?:['’]?s| is| was) (?:actually |always )?(?:the |my |his |her )(?:left|right) (?:knee|ankle|hip|shoulder|wrist|elbow|foot|hand|leg|arm|eye|ear|lung|kidney|breast|side)
words shorthome
  iu: (?:the |our |my )?(?:baby|wee one|little one|bairn)(?:['’]s| is) (?:teething|crawling|walking|weaned|sleeping through|on solids)(?: now| already)?|\
    (?!.*\b(?:book|film|movie|game|show|series|novel|story|character)\b).{2,50}, (?:he|she) (?:passed(?: away)?|died) (?:in|on|last|at|when|two|three|a few|\d+) ?.{2,30}|\
    (?:the |my |our )?(?:(?:young|wee|little|middle) )?(?:lad|one|boy|girl|son|daughter|eldest|youngest|oldest|kids|boys|girls) (?:not|never|won['’]?t|doesn['’]?t|isn['’]?t) (?:want(?:ing)?|talking|speaking|interested in|\
    keen on|taking on) (?!(?:dinner|tea|lunch|bed|bath|it|that|this)\b).{1,40}|\
    (?:the |our |my )?(?:rent|mortgage|wages?|hours|fees)(?:['’]s| has| have| is| are| got|['’]ve) (?:just |been )?(?:gone up|going up|went up|put up|cut|doubled)(?: (?:again|by .{1,15}))?|\
    (?:the )?(?:new )?(?:grab (?:bars?|rails?)|hand ?rails?|ramp|stair ?lift|wet room|boiler|loft|extension|solar panels|hearing aids?|pacemaker|stent|implant|nursery|hospital bed)(?: is| are|['’]s| has been| have been| got)? \
    (?:all )?(?:done|fitted|installed|finished|in|sorted|ready)|\
    (?:the |an? |our |my |his |her )?(?:[\p{L}-]+ ){0,2}(?:attendant|carer|caretaker|nurse|nanny|maid|driver|cleaner|helper|babysitter|au pair|tutor|tenant|lodger|flatmate|roommate|housemate|intern|trainee|apprentice|assistant|receptionist|physio)\
    (?:,? (?:named|called) [\p{L}'’-]+)?(?: is|['’]s| will be)? (?:coming|starting|joining|moving in|arriving|starts|comes|joins|begins|arrives)(?: us)? (?:from |on |in )?(?:the )?{shortwhen}.{0,30}|\
    (?:(?:my|our|the|his|her|their) )?(?:[\p{L}'’-]+ ){1,4}?(?:is|are|was|were|has been|have been|got|['’]s been) (?:now )?(?:postponed|pushed(?: back| out)?|shifted|delayed|rescheduled|moved(?: back| up| forward)?|brought forward|\
    preponed|put back|put off|deferred) (?:to|till|until|by) (?:the )?(?:early |late |mid |next )?{shortwhen}.{0,40}
words shortwork
  iu: i (?:did|have|got) (?:my|an?) (?:level \d|nvq|btec|degree|masters?|phd|apprenticeship|diploma|hnd|pgce|city and guilds) (?:in|at) .{3,50}|\
    (?:i |i['’]ve )?(?:just |finally )?(?:jacked|packed|chucked) (?:it|the job|work|the course|uni|college) in|(?:nights|earlies|lates) again (?:this|next) (?:week|month)|\
    (?:driving|working|delivering|temping|cleaning|labouring|cooking|subbing|freelancing) (?:for|at) [\p{L}&'’ ]{3,30} (?:till|until|for now|part[- ]time|while) ?.{0,30}|\
    (?:an? )?[a-f][*+-]? in \p{L}{3,20}(?:,? (?:and )?(?:an? )?[a-f][*+-]? in \p{L}{3,20}){1,8}|\
    (?:i['’]?m |we['’]?re )?(?:leasing|renting|letting|selling|leased|rented|handing|passing|leaving|gifting) (?:it|them|the (?:\p{L}+ )?(?:land|farm|house|flat|shop|fields?|business|herd|car|boat|van|rest))(?: (?:out|off|on|over))? to (?!(?:you|me|sleep|it)\b)\p{L}[\p{L}'’ .-]{2,40}|\
    now at (?!(?:home|work|an?|it|least|this|that|last|my|your|peace|the (?:moment|same|end|office|shop|shops|station|airport|door))\b)[\p{L}&'’ ]{3,40}|\
    (?:i['’]?m |we['’]?re )?(?:raising|putting|bumping|upping|dropping|lowering|cutting|increasing|reducing|hiking) [\p{L}'’ -]{2,40} (?:to|by|at) (?:[£$€₹]|rs\.? ?)?\d[\d.,]*%? (?:an hour )?(?:starting|from|as of|come|on|in|effective)\
    (?: the)? {shortwhen}.{0,30}|\
    (?:i['’]?m )?(?:(?:officially|finally) )?(?:switching|transferring|dropping) out of (?!.*\b(?:mode|tab|window|view|screen|app|gear|race|game|chat|call)\b)(?!(?:this|that|the|it|here|there|bed|town)\b)[\p{L} ]{2,30}(?:, (?:it['’]?s )?(?:now )?(?:official|decided|confirmed|final|done|sorted))?|\
    (?!(?:it|this|that|the|sales?|season)\b)[\p{L}&'’ -]{3,30} starting (?:in |this )?(?:the )?{shortwhen}|\
    (?:my |the |our )?\p{L}{4,} (?:class|classes|course|exams?|internship|apprenticeship|residency|bootcamp|lessons|training)(?: is| are|['’]s)? (?:all |now )?(?:finish(?:ed)?|done|over|completed?)(?: now)?|\
    i (?:have )?pass(?:ed)? (?:the |my )?(?:level \d|[abc][12]|ielts|toefl|\p{L}* ?(?:exam|test|boards?))(?: .{0,15})?|\
    (?:i )?(?:ran |did |cycled |swam |rode |walked |managed )?(?:a |my first )?{shortnum}(?:\.\d+)? ?(?:k|km|miles?|laps?|lengths?)(?: run| ride| swim| walk)? (?:without (?:stopping|walking|(?:a|any) (?:single )?(?:stops?|breaks?|rest|pause))|non-?stop)(?:,? .{0,40})?|\
    (?:(?:i|my|their|his|her|and|but|now|then) ){0,2}(?:i|we) (?:navigate|wash up|do the (?:cooking|dishes|driving|shopping|cleaning|garden|books|ironing|laundry))
words shortwho
  iu: it was (?:my )?\p{L}+ (?:that|who) \p{L}+ .{2,40}, not me|\
    (?:(?:just|only) )?(?:(?:my|the|our) )?(?:(?:sister|brother|mother|father|daughter|son)[- ]in[- ]law|sister|brother|daughter|son|niece|nephew|cousin|neighbou?r|mum|mom|dad|carer|aunt(?:ie)?|friend)(?: \p{L}+)?, (?:who )?(?:comes|drops (?:in|by)|pops (?:in|round)|visits|calls (?:in|round)|\
    stays|helps|looks in|lives|works) .{2,40}|\
    (?:you|u) (?:keep|kept) (?:calling me|spelling (?:it|my name)|writing|saying) .{2,25}, (?:but )?(?:it['’]?s|my name['’]?s|my name is) (?!\p{L}+ing\b|not\b|so\b|the\b|a\b).{2,40}|\
    (?:(?:actually|honestly|really|truth is|for real|in (?:real(?:ity| life)?|truth|fact))(?: though)?,? ){0,2}i(?:['’]?ve)? (?:only |just )?(?:have|got) (?:only |just )?{shortnum} (?:(?:older|younger|elder|big|little|small|half|step|twin)[ -]?)?(?:sisters?|\
    brothers?|siblings?|sons?|daughters?|kids?|child(?:ren)?|cousins?|grandkids?)(?: (?:only|actually|though|really|in real(?: life|ity)?))?|\
    (?:.{2,50}, |no+,? |nope,? |wait,? |actually,? )?(?:it['’]?s|it is) (?!(?:the|an?|this|that)\b)(?:my )?[\p{L}'’-]+ (?:that|who) \p{L}+s\b.{0,40}, not (?:me|him|her|us|my \p{L}+)|\
    .{0,50}\b(?:he|she)(?:['’]?s| is) (?:also |now )?(?:on|doing) (?:the |an? )?(?:keto|paleo|atkins|low[- ]carb|carnivore|slimming world|gluten[- ]free|fodmap|ozempic|methadone)\b.{0,50}|\
    (?:sorry,? )?i (?:think i )?(?:told|said|wrote)(?: you| before)? (?:i had |i have |there were |it was )?{shortnum} (?:[\p{L}-]+ ){0,2}?[\p{L}-]+, (?:but )?(?:no|sorry|wrong|actually|mistake),? (?:it['’]?s|is|it is|i have|they are|there are|make (?:it|that)) (?:actually |really )?{shortnum}\b.{0,30}|\
    (?:and |but )?(?:my|our|the) (?:other |older |younger |second |new )?(?:dog|cat|pup|puppy|kitten|rabbit|horse|parrot|budgie|hamster|tortoise|snake|pony|goat) \((?!the\b)\p{L}+, [^()]{2,40}\).{0,60}|\
    (?:(?:and|ok|so|also|but),? )?(?:(?:an?|one|my|small|little|quick|tiny) ){0,3}(?:confession|admission)[,:.—–-]+ (?:i|my|we)(?:['’]ve)?\b(?! (?:have no idea|have no clue|haven['’]?t (?:read|looked)|do ?n['’]?t (?:know|get|understand)|did ?n['’]?t (?:read|get|understand)|forgot what))[ '’].{6,90}|\
    (?:(?:and|but|so) )?.{2,60}, (?:and )?now (?:he|she) (?:wants to (?:be(?:come)? |do |learn |play |study )|(?:['’]?s|is) (?:into|obsessed with) |likes |loves |plays |does ).{2,40}
words toldshortly
  iu: {shortunwell}|{shorthome}|{shortwork}|{shortwho}
`
