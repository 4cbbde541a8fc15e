/** What somebody is, has or likes, told in English in a few words without a subject (`few-words.ts`), by what it is of. */
export const fragmentsEnglish = String.raw`
words fragmentrole
  iu: nurse|midwife|paramedic|doctor|gp|surgeon|vet|dentist|pharmacist|carer|physio(?:therapist)?|radiographer|\
    optician|psychologist|therapist|counsellor|(?:social|care|support|youth|key) worker|teacher|teaching assistant|lecturer|professor|\
    tutor|nanny|childminder|librarian|student|undergrad|postgrad|postdoc|researcher|scientist|chemist|biologist|\
    physicist|geologist|engineer|developer|dev|programmer|coder|sysadmin|analyst|accountant|bookkeeper|auditor|\
    actuary|banker|trader|lawyer|solicitor|barrister|paralegal|judge|police officer|cop|detective|firefighter|\
    soldier|sailor|pilot|cabin crew|flight attendant|driver|trucker|cabbie|courier|postman|postie|farmer|\
    shepherd|gardener|florist|fisherman|butcher|baker|chef|cook|waiter|waitress|barista|bartender|barmaid|\
    hairdresser|barber|beautician|tattooist|tailor|seamstress|upholsterer|plumber|electrician|sparky|carpenter|\
    joiner|builder|bricklayer|roofer|plasterer|painter|decorator|welder|mechanic|machinist|miner|cleaner|\
    caretaker|janitor|security guard|receptionist|secretary|admin|clerk|cashier|shop assistant|estate agent|\
    salesman|saleswoman|marketer|journalist|writer|author|poet|editor|translator|interpreter|photographer|\
    filmmaker|animator|illustrator|artist|sculptor|potter|musician|singer|drummer|guitarist|pianist|composer|dj|\
    actor|actress|dancer|comedian|designer|architect|surveyor|planner|manager|director|consultant|civil servant|\
    councillor|vicar|priest|imam|rabbi|pastor|nun|monk|athlete|coach|referee|lifeguard|personal trainer|\
    housewife|homemaker|apprentice|intern|trainee|warehouse (?:worker|picker)|binman|undertaker|(?:bus|train|\
    lorry|taxi|truck|delivery) driver|data scientist|software engineer|web developer
words fragmentkin
  iu: (?:my |our |the |me |ma |wor )?(?:husband|wife|missus|lass|old man|fella|partner|other half|boyfriend|girlfriend|fianc[eé]e?|ex-?(?:husband|\
    wife)|mum|mom|mam|dad|mother|father|parents|brother|sister|twin|son|daughter|eldest|youngest|kids|children|\
    baby|toddler|teenager|nan|gran|grandma|grandad|grandpa|grandson|granddaughter|uncle|aunt|auntie|cousin|\
    niece|nephew|mother-in-law|father-in-law|step(?:mum|dad|son|daughter)|flatmate|housemate|roommate|\
    best friend|bestie|boss|landlord|dog|cat|puppy|kitten|rabbit|hamster|parrot|horse|pony|tortoise|budgie|hens)
words fragmentill
  iu: hay fever|migraines?|insomnia|ibs|pcos|endo(?:metriosis)?|crohn['’]?s|colitis|ecz?ema|psoriasis|rosacea|\
    tinnitus|vertigo|arthritis|asthma|epilepsy|sciatica|scoliosis|lupus|fibro(?:myalgia)?|gout|\
    high blood pressure|hypertension|low (?:iron|blood pressure)|ana?emia|type (?:1|2|one|two)(?: diabet(?:ic|\
    es))?|t[12]d|ocd|adhd|ptsd|cptsd|anxiety|depression|long covid|c(?:o)?eliac disease|sleep apno?ea|a stoma|\
    a pacemaker|copd|hypermobility|acid reflux|kidney stones|glaucoma|cataracts|astigmatism|dyscalculia|\
    dyslexia|dyspraxia|aphantasia|synaesthesia|tourette['’]?s|narcolepsy|restless legs|a stammer|a lisp
words fragmentlang
  iu: english|french|spanish|german|italian|portuguese|polish|dutch|welsh|gaelic|irish|hindi|urdu|punjabi|\
    bengali|tamil|arabic|turkish|farsi|mandarin|cantonese|japanese|korean|russian|ukrainian|swahili|yoruba|\
    greek|hebrew|latin|sign language|bsl|asl
words fragmentbreed
  iu: greyhounds?|whippets?|labs?|labradors?|collies?|spaniels?|poodles?|terriers?|pugs?|husk(?:y|ies)|beagles?|\
    corgis?|staff(?:y|ies)|dachshunds?|cockapoos?|retrievers?|german shepherds?|ragdolls?|maine coons?|tabb(?:y|\
    ies)|moggies
words fragmentowned
  iu: cats?|dogs?|hens|chickens|horses?|rabbits?|hamsters?|guinea pigs?|tortoises?|parrots?|snakes?|goats|sheep|\
    cows|alpacas|ferrets|geckos?|pets|{fragmentbreed}
words fragmentnot
  iu: it\b|in\b|at\b|on\b|and\b|or\b|that\b|this\b|these\b|those\b|you|me\b|us\b|them\b|him\b|her\b|when\b|\
    how\b|what|know|think|believe|to (?:admit|say|see|hear|break|ask|be)|the\b|any\b|so\b|too\b|mondays$|\
    my (?:life|job)$|up\b|out\b|more\b|less\b|a (?:lot|bit|good)\b
words fragmentwho
  iu: (?:i['’]?m |i am |we['’]re |we are |i |we |me[:,]? |i['’]ve (?:got )?|got |have |had )?
words fragmenthow
  iu: (?:also |just |still |only |currently |mostly |usually |a bit |really |pretty |very |quite |half |now |\
    mildly |severely |legally |originally |both |always |never )*
words fragmentage
  iu: \d{1,2}(?:[ ,]?(?:years? old|yo|y\/o|yrs?(?: old)?|f|m|female|male)| and a half| next \w+)|(?:turning|\
    just turned|pushing|nearly|almost) \d{2}(?: (?:in|next|this|soon|on) .{2,15})?|in my (?:early |mid |\
    late )?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|\d0s)|leap year baby.{0,20}
words fragmentplace
  iu: from (?:the (?:netherlands|uk|usa?|states|philippines|midlands|north|south|east|west|highlands|islands|\
    sticks|country|valleys|isle of .{2,12})\b.{0,20}|(?!the\b|scratch|memory|now|here|there|where|above|below|\
    page|line|chapter|me\b|you\b|what|\d|my\b|your\b|his\b|her\b|a\b|an\b|this|that|time)[\p{L} ,.'’-]{3,30})|\
    born (?:and (?:raised|bred) )?(?:in|on) (?!.*\()(?!the (?:fog|dark|night|usa$))(?!a (?:barn|storm|\
    crossfire))[\p{L}\d ,'’]{2,40}|grew up (?:in|on) .{3,40}|raised (?:by|in|on) .{3,40}|liv(?:e|es|ing) (?:in|\
    on|near|with|alone|at home|abroad|next (?:to|door)|above|below)(?! (?:a (?:tower|dream|simulation|cave|bin|\
    shoe|hole)|the (?:moment|past|dream))).{0,40}|based in .{2,30}|(?:moved|relocated) (?:here|to .{2,30}|\
    from .{2,30}|in with .{2,30})(?: (?:in|last|from|for|ten|two|three|\d+) .{2,20})?|rent(?:ing)?(?: (?!it\b|\
    me\b|this|that).{0,30})?|own (?:a|my own|our|two|three) (?:house|home|flat|car|boat|van|shop|caf[eé]|\
    business|farm|bakery|salon|narrowboat|horse|pub|restaurant|bike|motorbike|caravan).{0,20}|\
    (?:out )?in the (?:sticks|countryside|suburbs|middle of nowhere|fens|valleys|highlands|boonies|\
    outback).{0,30}|(?:studio|bedsit|(?:one|two|three|four|\d)[- ]bed(?:room)?|ground[- ]floor|top[- ]floor|\
    basement|council|terraced|semi-detached|rented|shared|tiny|housing association) (?:flat|house|apartment|\
    bungalow|cottage|maisonette|terrace|room)(?:[ ,].{0,40})?|allotment(?:[ ,].{0,40})?
words fragmentfamily
  iu: (?:\d+|one|two|three|four|five|six|seven|no|zero|lots of) (?:small |young |grown(?:[- ]up)? |little |\
    older |younger |big |rescue |adopted |teenage |step|very |old |elderly |fat )*(?:jobs|kids?|children|sons?|\
    daughters?|girls|boys|brothers?|sisters?|siblings?|grandkids|grandchildren|stepkids|ex-?(?:wives|husbands)|\
    car|tv|(?:driving )?licen[cs]e|smartphone|dishwasher|microwave|oven|garden|religion|family(?: nearby)?|\
    gallbladder|appendix|tattoos?|piercings|godchildren|foster kids|kidney|lung|leg|eye|\
    {fragmentowned})(?:[ ,].{0,40})?|(?:an? )(?:{fragmentowned}|(?:twin|older|younger|big|little|\
    half) (?:brother|sister)|(?:one|two|three|four|five|six|seven|\d+)[- ]year[- ]old)(?:[ ,].{0,40})?|(?:an? |\
    the )?(?:only child|(?:eldest|oldest|youngest|middle)(?: child)? of \w+|middle child|(?:identical )?twin|\
    triplet|orphan|dual national(?:ity)?|(?:british|us|irish|eu) citizen|immigrant|expat|\
    second[- ]gen(?:eration)?(?: .{2,20})?|army brat|care leaver)|(?:(?:single|stay[- ]at[- ]home|new|\
    first[- ]time|step|foster|adoptive|widowed|divorced|solo|proud|working|full[- ]time|young|\
    teen)[- ]?)+(?:mum|dad|mom|mam|parent|father|mother|carer|grandparent)(?: (?:of|to|for) .{2,20})?|(?:mum|\
    dad|mom|mam|gran|grandad|carer|parent|auntie|uncle) (?:of|to|for) .{2,25}|empty nester|(?:guide|assistance|\
    service|therapy|rescue|foster) (?:dog|cat|greyhound|horse).{0,30}|long[- ]distance (?:gf|bf|relationship|\
    girlfriend|boyfriend|marriage).{0,25}
words fragmentstate
  iu: c(?:o)?eliac|asthmatic|diabetic|epileptic|ana?emic|dyslexic|dyspraxic|autistic|neurodivergent|bipolar|\
    colou?r[- ]?blind|(?:partially |totally |half )?(?:deaf|blind|sighted)(?: in (?:one|my (?:left|right)|\
    the (?:left|right)) (?:ear|eye))?|hard of hearing|(?:short|long|near|far)[- ]?sighted|left[- ]?handed|\
    right[- ]?handed|(?:a )?left(?:y|ie)|ambidextrous|lactose[- ]intoler[ae]nt|gluten[- ](?:free|intoler[ae]nt)|\
    dairy[- ]free|(?:a )?(?:vegan|vegetarian|veggie|pescatarian|flexitarian|teetotaler?|non[- ]?smoker|smoker|\
    ex[- ]smoker|non[- ]?drinker|wheelchair user|vaper|hoarder|worrier|insomniac|hypochondriac|procrastinator|\
    people pleaser|perfectionist|overthinker|early riser|late sleeper|foodie|loner|nail[- ]biter|teeth grinder|\
    homebody|bookworm|workaholic|neat freak|night owl|early bird|light sleeper|heavy sleeper|bad sleeper)|\
    teetotal|sober|halal(?: only)?|kosher|(?:lapsed |practi[sc]ing )?(?:muslim|catholic|jewish|jew|hindu|sikh|\
    buddhist|christian|mormon|quaker|protestant|orthodox|pagan|methodist)|(?:an )?atheist|agnostic|\
    jehovah['’]?s witness|gay|lesbian|bi|bisexual|trans|queer|non-?binary|asexual|single|married|divorced|\
    widowed|engaged|separated|retired|semi-retired|unemployed|self[- ]employed|freelance|between jobs|\
    furloughed|on (?:mat|maternity|paternity|parental|sick|study|long[- ]term sick) leave|\
    on (?:universal credit|pip|benefits|disability|minimum wage|a (?:pension|visa|zero hours contract|\
    spousal visa|student visa|work visa)|pre-settled status)|pregnant|menopausal|perimenopausal|tone deaf|\
    flat[- ]footed|bald|ginger|bilingual|trilingual|homeless|undocumented|monogamous|poly(?:amorous)?|\
    child-?free|introvert(?:ed)?|extrovert(?:ed)?|[ie][ns][tf][jp]|squeamish|claustrophobic|arachnophobic|\
    agoraphobic|double[- ]jointed|hypermobile|in recovery|in aa|in therapy|in debt|in a wheelchair|\
    in (?:the )?(?:choir|army|navy|raf|reserves|a band|a choir|sheltered housing|halls|a houseshare|a flatshare|\
    social housing)|perfect pitch|photographic memory|no sense of (?:smell|direction)
words fragmentbody
  iu: (?:bad|dodgy|weak|trick|gammy|titanium|metal|plastic|prosthetic|glass|artificial|poor|fused|slipped|\
    herniated|one) (?:left |right )?(?:knees?|back|hips?|heart|chest|shoulders?|stomach|eyesight|ankles?|\
    wrists?|leg|arm|hand|eye|hearing|discs?|teeth|ears?|neck|lungs|kidneys?)(?:[ ,].{0,30})?|\
    {fragmentill}(?:['’]?s| is| has) (?:been )?(?:killing me|acting up|playing up|flaring|flared|back|bad|worse|terrible|really bad|under control|awful|at me|giving me).{0,30}|(?:my )?(?:back|knees?|hips?|\
    shoulders?)['’]s (?:killing me|playing up|acting up|gone(?: again)?).{0,20}|\
    {fragmentill}(?:,? (?:since .{2,30}|for .{2,20}|and .{2,30}|all my life|every .{2,20}|on and off|badly|\
    runs? in the family))*|(?!.*(?:facts|tips|symptoms|test)).{3,20} (?:al+ergy|intolerance|\
    phobia)(?:,.{3,30})?|al+ergic to .{2,40}|intoler[ae]nt (?:to|of) .{2,30}|on (?:antidepressants|insulin|\
    warfarin|statins|metformin|the pill|hrt|methotrexate|beta blockers|lithium|sertraline|blood thinners|\
    dialysis|testosterone|estrogen|keto|a (?:low .{2,12} )?diet|weight watchers)(?: .{0,20})?|(?:keto|paleo|\
    slimming world|intermittent fasting|16:8|low fodmap|low carb) (?:since|for|diet|person) ?.{0,25}|\
    blood (?:type|group)[: ]*(?:is )?[abo]{1,2}[ -]?(?:\+|-|pos(?:itive)?|neg(?:ative)?)?|(?:o|a|b|ab) (?:neg|\
    pos|negative|positive)(?: blood)?|(?:shoe |ring )size .{1,12}|\d(?:ft|['’]) ?\d{0,2}(?: tall)?|\
    birthday(?:['’]s|s| is|:)? .{0,12}\d.{0,12}|(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|\
    capricorn|aquarius|pisces)(?:,? (?:sun|rising|moon|born|and proud).{0,20})?|(?:stammer|stutter|snore|\
    sleepwalk|faint|blush|bruise easily|burn easily) (?:when|at|if|around|every|easily|in|like) ?.{0,30}|\
    get (?:carsick|seasick|travel sick|nosebleeds|migraines|hives|anxious|hangry)(?: .{3,30})?|(?:uses?|\
    wears?) (?:an? )?(?:wheelchair|hearing aids?|cane|stick|walker|zimmer(?: frame)?|cpap|insulin pump|crutches|\
    inhaler|glasses|contacts|contact lenses|dentures|wig|hijab|turban|braces|retainer|prosthetic(?: leg)?|\
    glucose monitor)(?: .{0,20})?|(?:\p{L}+ )?(?:knee|hip|eye|heart|back|cataract|hernia|shoulder|jaw) (?:op|\
    operation|surgery|replacement) (?:in|on|next|last|this) .{2,20}
words fragmenttaste
  iu: (?:scared|terrified|afraid|petrified|frightened) of .{3,40}|fear of .{3,30}|(?:hate|hates|loathe|detest|\
    love|loves|adore|can['’]?t (?:stand|do|eat|have|tolerate|handle|bear)|cannot (?:stand|eat|drink)|\
    don['’]?t (?:eat|drink|like|drive|smoke|own|cook)|do not (?:eat|drink|drive|smoke|like)|prefer|\
    obsessed with|addicted to|(?:big |really |well |heavily |massively )?into|mad about|crazy about|keen on|\
    fond of|partial to|not (?:a fan of|into|keen on|big on)) (?!{fragmentnot})[\p{L}\d ,.'’-]{3,50}|\
    (?:don['’]?t|do not|never|can['’]?t) (?:drink|smoke|drive|vape|gamble|sleep well|eat meat|eat breakfast|\
    do mornings)|(?!good|nice|great|lovely|weird|funny|what|which|some|any|other|first|next|last|right|wrong|\
    same|the|a |not|no |aye|ok|yes|hey|hi |dear|that|this|his|her|he|she|there|my |is |\
    was )[\p{L}\d'’ -]{2,26} (?:fan|supporter|nerd|geek|nut|lover|addict|enthusiast|collector|drinker|eater|\
    sleeper|runner|cyclist|swimmer|hiker|climber|knitter|gamer|birder|fanatic|obsessive|speaker|survivor|owner|\
    keeper|veteran|goalie|volunteer|trustee|governor|convert)(?:[ ,](?:here|btw|not .{2,20}|for life|\
    since .{2,20}))*|(?:cat|dog|morning|night|people|tea|coffee|beach|mountain|city|country|indoor|outdoor|\
    savoury|sweet) (?:person|people|household)|(?:tea|coffee|cats?|dogs?|mornings?|nights?|books|mountains|\
    beach) (?:not|over|rather than|>) (?:tea|coffee|cats?|dogs?|mornings?|nights?|films|mountains|beach)|\
    more of an? .{3,20} person|not an? (?:\p{L}{3,}er|morning person|night person|people person|dog person|\
    cat person)|fav(?:ou?rite)? (?!part|bit|line|thing)\p{L}+(?:[:,]? (?:is )?).{3,30}|(?:bird|train|plane|\
    storm|trend) ?(?:spotter|watcher|chaser)(?:[ ,].{0,30})?|(?:knits?|crochets?|bakes?|paints?|collects?|\
    recycles?) everything.{0,12}|collect (?!{fragmentnot}|my\b|your).{3,30}
words fragmentwork
  iu: (?:cutting (?:out|down on)|giving up|laying off|swearing off|quitting) (?:the )?(?:milk|dairy|meat|red meat|sugar|bread|gluten|wheat|alcohol|drink|booze|beer|wine|caffeine|coffee|smoking|fags|carbs|\
    weed|vaping|eggs|cheese|chocolate|fizzy drinks|soda|social media|instagram|twitter|tiktok)(?: .{2,30})?|(?:been |started |now )?seeing (?:a|an|my|the|some) (?:new |good |private |grief |marriage |couples |sleep |pelvic )?(?:therapist|counsell?or|psychologist|psychiatrist|shrink|physio(?:therapist)?|chiropractor|\
    osteopath|dietician|dietitian|nutritionist|specialist|consultant|cardiologist|dermatologist|neurologist|midwife|tutor|speech therapist|sponsor|coach|trainer|acupuncturist)(?:[ ,].{2,50})?|(?:learning|studying|training (?:for|to be|as)|saving (?:up )?(?:for|to)|restoring|renovating|doing (?:a|\
    my) (?:phd|masters?|degree|pgce|mba|apprenticeship|gcses|a[- ]levels|course|diploma|nvq)|writing (?:a|\
    my) (?:novel|book|memoir|thesis|phd|dissertation|screenplay)|retraining (?:as|to be)|revising for|fostering|\
    caring for|looking after (?:my|our)|volunteer(?:ing)? (?:at|for|with)|moonlighting as|trying (?:for a baby|\
    to (?:quit|lose weight|conceive|give up smoking|save))|(?:retaking|resitting|redoing)|evening classes in|\
    (?:opening|starting|launching) (?:a|my|our) (?:\p{L}+ )?(?:caf[eé]|shop|business|bakery|company|studio|\
    salon|practice|restaurant|school|charity|farm|nursery|podcast|brewery))(?: (?!{fragmentnot}).{2,40}|$)|\
    works? (?:in|as|at|for|from home|nights|weekends|days|shifts|part[- ]time|full[- ]time|remotely|two jobs|\
    offshore|freelance)(?: (?!{fragmentnot}|me\b|now|on\b|for$).{1,40})?|wfh(?: .{0,30})?|(?:fully |\
    mostly )?remote (?:since .{2,12}|worker|job)|(?:night|day|early|late|split|weekend|12[- ]hour|back|\
    graveyard) shifts?(?: (?:this|all|every|most|until|for|mon|tue|wed|thu|fri|sat|sun|at|in|on|\
    ,)\w* ?.{0,25})?|on (?:the )?(?:early|late|night|day|back) shift.{0,25}|on (?:nights|earlies|lates|\
    call) (?:this|all|every|most|until|for) .{2,20}|(?:nights|days|earlies|lates|weekends) (?:mon|tue|wed|thu|\
    fri|sat|sun)\w*(?: .{2,25})?|\d on,? \d off|part[- ]time .{2,30}|zero hours(?: contract)?|\
    teach(?:es)? (?!{fragmentnot}).{3,30}|runs? (?:a|my own|the family|marathons|ultras) ?.{0,30}|(?:(?:retired|\
    ex|former|trainee|junior|senior|head|qualified|freelance|part-time|full-time|apprentice|newly qualified|\
    agency|primary(?: school)?|secondary(?: school)?|supply|icu|a&e|er|hr|it|qa|ux|ui|devops|data|product|project|account|sales|line|shift|site|dental|care|paediatric|mental health|civil|software|\
    backend|frontend|nuclear|marine|railway|hgv|pastry|sous|wedding|self[- ]employed|\
    student)[ -])+(?:{fragmentrole}|\p{L}{4,14}(?:er|or|ist|ian|man|woman))(?:[ ,].{0,30})?|(?:a |\
    an )?(?:{fragmentrole})(?:,? (?:by (?:trade|training|day)|here|btw|in .{2,25}|at .{2,25}|for \d.{2,20}|icu|\
    a&e|nights|part-time|full-time|retired|from .{2,20}|\d+ (?:years|yrs)(?: .{0,20})?))+|(?:first|second|third|\
    fourth|final|1st|2nd|3rd)[- ]years? (?:of )?(?:uni|university|college|phd|vet|med|medical|law|nursing|\
    engineering|apprentice|student|\p{L}+ student).{0,20}|(?:hgv|full|clean|motorbike|pilot['’]?s|forklift|\
    provisional|hunting|fishing) licen[cs]e|self[- ]taught .{3,40}|(?:sunday league|club|county|amateur|\
    semi-pro|keen|former|ex|volunteer) \p{L}{4,}(?:er|or|ist|ian|man|woman|ie|fighter|guard)|[£$€]?\d+k? (?:in|\
    of) (?:student |card |credit card )?(?:debt|loans|savings)|mortgage (?:til|until|of|with) .{3,20}|\
    (?:bankrupt|redundant|divorced|widowed|single|sober|clean|vegan|veggie|retired|married) (?:in|since|at|for|\
    with|to|\d+) .{2,30}
words fragmentdoes
  iu: (?:speaks?|fluent in|native|rusty|conversational) (?:{fragmentlang})(?: .{0,30})?|(?:can['’]?t|cannot|\
    never learn(?:ed|t) (?:to|how to)) (?:swim|drive|cook|whistle|ride a bike|read music|dance|sing|ski|smell|\
    drive stick|draw|parallel park|walk far|read maps|roll .{2,10})(?: .{0,20})?|(?:plays?|\
    playing) (?:the (?!game|part|role|fool|victim|song|music|first|last|next)\p{L}+|(?:in|for) (?:a|the|\
    my) .{3,30}|(?:bass|guitar|piano|violin|cello|drums|ukulele|trumpet|sax|football|rugby|tennis|squash|chess|\
    bridge|netball|hockey|golf|cricket|darts|pool|d&d|dnd|badminton|basketball|volleyball|five-a-side|\
    walking football))(?: .{0,30})?|(?:do|does|doing) (?:yoga|judo|pilates|karate|crossfit|jiu[- ]?jitsu|bjj|\
    ballet|parkrun|triathlons|improv|stand-?up|pottery|ceramics|crochet|crosswords|duolingo|weights|boxing|\
    zumba|salsa)(?: .{0,30})?|(?:drive|ride|own) an? (?!hard|good|great|nail|bargain).{3,30}|vot(?:e|\
    ed) (?:green|labour|tory|conservative|lib dem|snp|plaid|democrat|republican)|grow (?:my own|dahlias|\
    tomatoes|roses|veg|orchids|chillies).{0,20}|keep(?:s)? (?:bees|hens|chickens|goats|pigeons|koi|snakes|\
    reptiles|kosher|halal|a diary|a journal).{0,20}|bake (?:my own|bread|sourdough).{0,20}|go to (?:church|\
    mosque|temple|mass|synagogue|aa|therapy|the gym) (?:every|on|twice|once|most|weekly).{0,30}|call me (?!when|\
    if|back|later|asap|now|the|tomorrow|tonight|at|on|once|as|in|after|before|please|maybe|again|crazy|old|a\b|\
    an\b|when|up|out)\p{L}+(?: (?:please|btw|not .{2,12}))?|goes? by \p{L}+|pronouns .{3,20}|(?:she|he|\
    they)\/(?:her|him|them).{0,10}|(?:name['’]?s|name is|nickname(?:['’]s)?|surname(?:['’]s)?) (?!not|the|so|\
    a\b|too|hard|similar)\p{L}+(?: btw)?|(?:iphone|pixel|samsung|android|macbook|thinkpad|linux|old (?:volvo|\
    ford|honda|toyota|nokia|vauxhall|golf|saab|fiesta|corsa|land rover)) (?:user|\d{1,2}(?: still| pro| mini)?|\
    still|here|,|with|on) ?.{0,25}|(?:wedding|due date|baby|graduation|viva|surgery|operation|probation|lease|\
    visa|passport|contract|tenancy)(?:['’]s| is| due| ends?| expires?| runs out)+ (?:in |on |\
    next )?(?:.{0,8}\d.{0,20}|(?:january|february|march|april|june|july|august|september|october|november|\
    december|spring|summer|autumn|winter|christmas|easter).{0,25})|(?:the |my |our )?(?:\p{L}+ ){0,2}(?:exam|paper|screening|gig|show|premiere|recital|launch|deadline|interview|\
    appointment|scan|hearing|flight|audition|match|final|race|marathon|opening|defen[cs]e|resit|test|mri|checkup|concert)(?:['’]s| is)(?: now)?(?: on| in)? (?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|\
    jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?:st|nd|rd|th)?)(?:[ ,].{0,25})?
pattern fragment_sought
  iu: \b(?:facts|tips|list|recipes?|ideas|meaning|symptoms|near me|lyrics|price|reviews?|cast|trailer|remix|\
    definition|synonyms?|wiki|pdf|examples?|template|translation|names for .+|vs\.? .+|how to .+|best .+)$|\
    \b(?:you|your|yours|you['’]re|as they say|the word|these days)\b|[你您吗咋啥]|(?:排行榜?|攻略|推荐|价格|\
    食谱|菜谱|做法|第.{1,3}[集章季回话]|歌词|大全|多少钱|怎么样|评测|教程|百科|意思|翻译|下载|电影|图片|壁纸|\
    模板|快乐|怎么说|吧)$
pattern fragment_english
  iu: ^(?:{shortsleepless})$|^(?:(?:also|and|so|oh|well|btw|fyi|for the record|plus|ps|just so you know|should (?:say|mention|add)|\
    to be clear|by the way|full disclosure)[,:]? )*{fragmentwho}{fragmenthow}(?:{fragmentage}|{fragmentplace}|\
    {fragmentfamily}|{fragmentstate}|{fragmentbody}|{fragmenttaste}|{fragmentwork}|{fragmentdoes})(?:,? (?:btw|\
    fyi|lol|tho|though|here|too|now|by the way|actually|haha|obviously|since .{2,30}|for .{2,20}|at (?:home|\
    work)|by birth|and .{2,30}|but .{2,40}|so .{2,40}|from birth|unfortunately|sadly|til .{2,15}|\
    until .{2,15}))*$|^(?:i['’]?m|i am|me[:,]?) \d{1,2}(?: (?:btw|now|lol|too))*$|\
    ^(?:my |me |our )?(?:mum|dad|mam|mom|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|nan|gran|cousin|uncle|auntie?|missus|mate)s (?:an? |not an? |in the |from |retired|\
    working |allergic )(?!(?:bit|lot|laugh|nightmare|legend|star|pain|saint|idiot|dick|joke|mess|gem|good|great|right|total|real|me|you|it|at|night)\b).{2,50}$|\
    ^{fragmentkin}(?:['’]s| is| are| has| have| had| lives?| works?| teaches| plays| runs?| hates?| loves?| can['’]?t| doesn['’]?t| snores| smokes| speaks?| owns| studies| goes to| collects|\
    ['’]s called| (?:is )?still (?:on|at|in|works?|lives?|smokes?|drinks?|has|goes|plays|drives|teaches))(?! (?:\w+ing\b|here|back|on (?:the|my|his|her)|asleep|hungry|annoyed|mad|angry|at the door|\
    home|late|fine|ok|okay|good|right|wrong|funny|cute|so\b|the\b|amazing|hilarious|sick of|over there|tired|\
    bored|happy|sad|always right|up\b))\b.{0,50}$|^{fragmentkin}(?::|,| =|\
    ['’]s name:?| name(?:['’]s| is)?:?| called| named) (?!what|who|please|you|the|a\b|and|i\b|it|that|this|he|\
    she|we|they|is|oh|no|yes)\p{L}{2,}$|^(?!no\b|just|not|like|this|that|it)[\p{L}\d '’&-]{3,30}? (?:every|\
    most) (?:(?:single |other )?(?:morning|night|evening|weekend|sunday|monday|tuesday|wednesday|thursday|\
    friday|saturday|lunchtime|summer|winter)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days(?: and .{2,20})?|\
    school days)(?: .{0,20})?$|^(?:gym|yoga|pool|therapy|church|choir|football|swimming|pilates|running|\
    dialysis|physio|band practice|pub quiz|parkrun|aa|counselling|night school|bible study|book club|\
    five-a-side|boxing|dance class|nursery|carers?|cleaner) (?:\d+x?|once|twice|three times|daily|weekly|\
    fortnightly|(?:mon|tue|wed|thu|fri|sat|sun)\w*)(?:[ ,].{0,25})?$|^(?:up|awake|out of bed|in bed) (?:at|by|\
    before|after) .{1,12} (?:every|most|no matter) .{3,20}$
`
