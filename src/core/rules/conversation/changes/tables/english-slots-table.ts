/**
 * More of `slots-table.ts`, English ones by their grammar: rows of the same names are one. `{name}` stands for the
 * alternatives of the row `words name`.
 */
export const englishSlotsTable = String.raw`
words dwelling
  of: flat|house|apartment|studio|bungalow|cottage|villa|townhouse|condo|maisonette|bedsit|duplex|(?:one|two|three)[- ]?bed(?:room|der|s)?|\
    granny flat|semi|terrace|caravan|trailer|houseboat|unit(?= (?:in|on|at|near|by)\b)|\
    place(?= (?:in|on|near|by|off|together|with|to ourselves|of (?:my|our) own)\b)
words car
  of: car|van|truck|pick-?up|jeep|ute|motorbike|motorcycle|moped|scooter|hatchback|suv|minivan|campervan|ford|fiesta|mondeo|toyota|corolla|\
    yaris|hilux|land cruiser|camry|prius|highlander|tacoma|hiace|probox|honda|civic|accord|odyssey|crv|vw|volkswagen|\
    golf(?! (?:club|course|lesson|ball|bag|shoe|trip|weekend|day|swing))|polo(?! (?:shirt|neck|club|match))|passat|tiguan|bmw|audi|\
    mercedes|volvo|tesla|skoda|octavia|fabia|kia|rio|picanto|sportage|hyundai|rover|vauxhall|corsa|astra|zafira|nissan|micra|qashqai|juke|\
    mazda|mitsubishi|lancer|subaru|forester|suzuki|fiat|panda|punto|peugeot|renault|clio|megane|kangoo|citro[eë]n|berlingo|dacia|sandero|\
    ibiza|opel|lexus|chevy|chevrolet|silverado|ranger|vivaro|dodge|buick|chrysler|vespa|yamaha|kawasaki|ducati|harley|land rover|\
    range rover|defender
words kept
  of: (?:an? |my |our |the |this |that )(?:(?:19|20)\d\d |old |little |new |used |second-?hand |battered |red |blue |white |black |silver |\
    grey |green |company |ancient |tiny |big |\w+-year-old |electric )*
words drug
  of: [\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|mycin|cycline|etamol|azepam|azolam|thyroxine|\
    parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|triptyline|bupropion|azosin|oxen|tonin)|\
    insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|pills?|tablets?|inhalers?|injections?|\
    jabs?|medication|meds|medicine|patch
words role
  of: nurse|teacher|chef|cook|barista|bartender|waiter|waitress|cashier|clerk|receptionist|secretary|accountant|bookkeeper|auditor|lawyer|\
    solicitor|barrister|attorney|paralegal|judge|doctor|dentist|vet|midwife|paramedic|pharmacist|physio\w*|carer|assistant|social worker|\
    engineer|developer|programmer|coder|designer|architect|analyst|scientist|researcher|lecturer|professor|tutor|librarian|electrician|\
    sparky|plumber|joiner|carpenter|builder|bricklayer|roofer|decorator|welder|mechanic|fitter|technician|driver|trucker|courier|postman|\
    postwoman|pilot|captain|deckhand|fisherman|farmer|shepherd|gardener|florist|baker|butcher|grocer|shopkeeper|hairdresser|barber|\
    beautician|tailor|seamstress|cleaner|janitor|caretaker|porter|concierge|guard|police officer|constable|firefighter|soldier|ranger|\
    journalist|reporter|editor|translator|interpreter|illustrator|photographer|manager|supervisor|foreman|consultant|agent|broker|assessor|\
    surveyor|planner|buyer|salesman|rep|temp|intern|apprentice|trainee|vicar|priest|chaplain|admin|operator|picker|packer|miner|rigger|\
    sous|magistrate|director|partner (?:at|in) (?:an? |the )?\w+
home
  has: (?:in|at|into) (?:student |uni(?:versity)? )?(?:halls|digs)(?: |$) ~ (?:flat|house) of (?:two|three|four|five|six|seven|eight) ~ \
    (?:two|three|four|five|six|seven|eight) of us (?:in|share|sharing|live) ~ \
    (?:stay|stays|staying|still|stuck|am|i['’]m|is) (?:at home )?with my (?:parents|mum|mom|mam|dad|folks|gran\w*|nana?|aunt\w*|uncle|\
    sister|brother|family)(?! (?:for|to|this|on|at|until|till)) ~ (?:rent(?:s|ing)?) (?:in|on|off|from|with|half|part|rooms?) ~ \
    (?<!(?:for|at|from) (?:an? |the )?){dwelling} (?:in|on|off|near|by|at|above|over|of) ~ room (?:off|from|above|over|with) ~ landlord ~ \
    landlady ~ years? (?:on|in) this (?:street|house|road|flat) ~ on the (?:first|second|third|fourth|fifth|sixth|top|ground|\
    \d+(?:st|nd|rd|th)) floor
  now: (?:got|took|taken|rented|rent|found|bought|closed on|i['’]m in|am in|we['’]re in|are in|live in|settled in|moved into|given|i have|\
    we have|i['’]ve got|we['’]ve got|i['’]ve|landed|signed for|signed on|downsized to|upsized to|moved to) (?:an?|our own|my own|\
    the) (?:[\w'’-]+ ){0,3}?{dwelling}(?! (?:plants?|brew|party|share|viewing|guest|course|class|session|swap|warming|music|red|rules|\
    sitt\w+|for (?:sale|the|a) )) ~ (?:at|behind|got|have|has|of|through|with) (?:my|our) own (?:front )?(?:door|kitchen|sink|oven|\
    bathroom|table|four walls) ~ lease with (?:two|both|our|my) names? ~ (?:we|i) (?:got|have) the house in
with
  has: (?:one|two|three|four|five|six) (?:guys|lads|girls|others|housemates|flatmates|strangers) (?:in|and) ~ \
    (?:two|three|four|five|six|seven|eight) of us (?:in|share|sharing|live)
vehicle
  has: (?:drives?|driving|bought|owns?|have|has|got|gets?|rides?|riding|runs?|paid off|washing|in) {kept}(?:[\w-]+ )?(?:{car}) ~ \
    (?:my|our) (?:[\w-]+ ){0,2}?(?:{car})
  now: (?:got|bought|have|has|['’]ve got|picked up|in|driving|drives?|rides?|riding|leas(?:ed|ing)|gave me|given|traded (?:it |\w+ )?for|\
    swapped (?:it |\w+ )?for|switched to) an? (?:[\w-]+ ){0,4}?(?:{car})(?: now| these days| instead|$|\
    [ ,;.](?!(?:crash|accident|park|wash|seat|ride|ticket|loan|boot|key|with|from|at|on the way)\b)) ~ \
    (?:the|my|our|old) (?:[\w-]+ ){0,2}?(?:{car}) (?:died|failed (?:its|the)|blew up|conked out|packed up|gave up|was stolen|got stolen|\
    got nicked|was written off|went to (?!the (?:garage|shop|mechanic)|work|school)|is (?:gone|sold|dead|scrap|a taxi|with)|\
    ['’]s (?:gone|sold|dead)|has gone|is history) ~ sold (?:the|my|our) (?:[\w-]+ ){0,2}?(?:{car}) ~ \
    (?:no|without a|have no|don['’]t have a|haven['’]t got a) (?:car|van|truck|vehicle)(?: any ?more| now| these days|$)
medicine
  has: (?:put|has|have|had|got|keeps?|started) me on (?:an? |the |some )?(?:{drug}) ~ \
    (?:i['’]m|i am|the user is|am|been) on (?:an? |the |some |daily |weekly )?(?:{drug}) ~ \
    (?:gave|given) me (?:an? |some |the )?(?:{drug}) ~ (?:got|using|use) (?:an? |the |my )?(?:new )?(?:\w+ )?inhaler ~ \
    (?:takes?|taking) (?:an? |the |my |these |those |some )?(?:{drug})
  now: (?:changed|swapped|switched) (?:my |the |me )?(?:[\w-]+ ){0,3}?(?:{drug}) ~ \
    (?:given|gave|put|got) me (?:on |onto )?something (?:else|new|different|stronger|weaker) ~ \
    (?:on|onto|to) something (?:else|new|different|stronger|weaker)(?! (?:to|on|at)) ~ (?:injection|shot|jab|patch) (?:instead|now) ~ \
    (?:it['’]s|it is|now it is|they changed it to|i['’]m on) (?:an? )?(?:{drug}) (?:now|instead) ~ now it is (?:an? )?(?:{drug})
  end: without the (?:{drug}) ~ (?:doc|doctor|they|gp|specialist|nurse) (?:has |have )?(?:took|taken|taking|weaned) me off ~ \
    (?:took|taken|taking) me off (?:the |my )?(?:{drug}) ~ off the (?:{drug})(?: now| for good| since| completely|$)
hours
  has: (?:shifts?|work|job) (?:starts?|begins?) at ~ (?:i |the user )(?:starts?|begins?) (?:work )?at (?:\d|five|six|seven|eight|nine|ten|\
    noon|two|three|four)
  now: (?:i )?(?:start|begin) (?:work )?at [\w: ]{1,28} (?:now|these days|from now on|instead)
married
  now: (?:she|he) is my (?:wife|husband) ~ my (?:wife|husband) now
partner
  has: together (?:for |since |nearly |about |over |almost )?(?:\w+ ){0,2}(?:years?|months?|weeks) ~ crush on
  end: (?:has|had) a (?:girlfriend|boyfriend)(?: already| all along|$) ~ (?:and i|we) (?:have )?stopped (?:seeing|dating) each other ~ \
    (?:i|we) (?:ended|called) it ~ (?:she|he) (?:ended|called) it (?:off|with me|quits) ~ (?:stopped|done) seeing (?:him|her) ~ \
    (?:gave|given|threw|handed) (?:him|her|me) (?:back )?(?:the|his|her|my) (?:ring|key|keys)(?: back)?
pregnant
  has: (?:expecting|pregnant|due) (?:with |our |my |her |their |the |a |in |on )
  now: (?:the )?(?:baby|twins|little one) (?:came|arrived|was born|is here|is out) ~ \
    (?:i['’]m|i am|we['’]re) (?:now )?a (?:grand(?:mother|father|ma|pa|parent|dad|mum)|father|mother|dad|mum|mom|aunt(?:ie)?|uncle)(?:!|\
    $| now)
smoker
  has: (?:i|the user) vapes?
  end: (?:chucked|binned|threw (?:out|away)|thrown (?:out|away)|dropped|ditched) (?:the |my )(?:vape|fags|cigs|cigarettes|tobacco|baccy) ~ \
    (?:left|leave) the packet ~ (?:last|final) (?:cig\w*|fag|smoke|rollie|roll-?up|vape) ~ \
    (?:weeks?|months?|years?) (?:since|without) (?:i had one|a (?:cig\w*|fag|smoke)|one)
work
  has: (?<!\b(?:it|this|that|which) )(?:i['’]m|i am|am|is) (?:an? |the |still an? )?(?:[\w'’-]+ ){0,3}?(?:{role})(?:$|[,;.]| (?:at|in|for|with|on|of|and|by|here)\b) ~ \
    (?:i |the user )(?:runs?|manages?) (?:the|an?) [\w -]{3,24} (?:in|at|on|for) ~ \
    (?:done|doing|works?|working|on) (?:permanent |mostly |the )?nights ~ \
    (?:bartends?|waitress(?:es)?|bags? groceries|stacks? shelves|scans? boxes|sells? [\w ]{3,16} at) ~ \
    (?:drives?|driving) (?:an? |the )?(?:[\w-]+ )?(?:lorry|bus|tram|taxi|cab|crane|forklift|train|ambulance|tractor) ~ \
    years (?:behind|on|in) (?:an? |the )(?:bar|counter|ward|tills?|rigs?|force|army|navy) ~ \
    (?:have|has|['’]ve had|['’]ve got|runs?|owns?) (?:an? |the |my )(?:[\w-]+ ){0,2}(?:shop|bakery|salon|practice|stall|business|studio|\
    pub|caf[eé]|post office) (?:on|in|at|and) ~ (?:the|my|permanent|night|day) shifts? (?:at|on|in) ~ \
    (?:does|do) [\w ]{3,24} for (?:an? |the )(?:[\w-]+ ){0,2}(?:app|bank|agency|company|firm|startup|hospital|council|charity|university|\
    school) ~ (?:does|do|works?|on|doing) (?:the )?(?:late|early|night|day|morning|evening|weekend|graveyard) shifts? ~ \
    teach(?:es)? (?:year|reception|p\d|grade|primary|form|class|set)
  now: so i (?:walk|cycle|drive) ~ (?:they|she|he|the head|school|management)(?:['’]ve| have|['’]s| has)? (?:put|given|moved|\
    gave) me (?:in|into|with|on|to)? ?(?:the )?(?:year|reception|class|p\d|grade|form|set|nursery|sixth form|front desk|office) ~ \
    (?:i['’]m|am|i am) on (?:days|nights|earlies|lates|mornings|evenings)(?: at| now| these days|$) ~ got a job ~ \
    (?:got|landed|started|found) (?:myself )?a (?:new )?job ~ (?:they )?(?:gave|offered) me the (?:job|post|position|role) ~ \
    (?:i['’]ve|i have|i) resigned(?! (?:myself|to)\b)(?! (?:from|as) (?:the |my |our |an? )?(?:[\w'’-]+ ){0,3}?(?:treasurer\w*|chair\w*|captain\w*|secretaryship|president|presidency|committee|council|board|governors|club|choir|society|association)\b) ~ (?:sworn in|appointed|hired|taken on|signed on) as an? ~ \
    from (?:monday|tuesday|wednesday|thursday|friday|(?:the \w+ of )?(?:january|february|march|april|may|june|july|august|september|\
    october|november|december)|next (?:week|month)|the new year) (?:i['’]m|i am|i will be|i shall be|i['’]ll be|i work) (?:an? |the |\
    in the |at the |in-house|on my own|for myself) ~ (?:turned|turning) in my (?:badge|keys|notice|laptop|vest) ~ \
    i (?:start|started|begin|began) (?:with|at|as) (?:an? |the )(?!gym\b|course\b|class\b|diet\b|book\b|page\b|top\b|bottom\b|\
    beginning\b) ~ gave me (?:my own|the) (?:ward|keys|shop|kitchen|team|branch|title|desk|class|route|office|counter) ~ \
    (?:they )?(?:promoted me|made me (?:an? |the )?(?:{role}|head|lead|partner)) ~ \
    i['’]m (?:now )?(?:in|at) (?:the|an) (?:hospital|office|depot|yard|lab|bench|warehouse|clinic|school|shop|bank|factory|library) now ~ \
    i (?:work|teach|freelance|build|code|drive|cook|clean|run|manage) (?:\w+ ){0,4}(?:for|at|in) (?:an? |the |my )(?:\w+ ){1,3}(?:now|\
    these days)(?=$|[,.;]) ~ last (?:working )?(?:day|shift) (?:at \S+(?: \S+)? |in \S+ |on \S+ )?(?:was|is)
  end: (?:sold|handed over|passed on) (?:up(?=$|[,.;])|(?:the|my|our) (?:shop|business|practice|bakery|salon|pub|caf[eé]|farm|restaurant|\
    stall)) ~ (?:the |my )?(?:firm|company|shop|boss|factory|plant|restaurant|pub|bakery|startup|agency) (?:went|has gone|['’]s gone|\
    gone) (?:bust|under|into administration) ~ (?:laid off|let go|cut) (?:the|our|my) (?:whole|entire) ~ \
    (?:left|quit) my (?:old )?(?:job|post|firm|company) ~ (?:handed|turned|gave) (?:in |back )?(?:my|the) (?:badge|lanyard|apron|uniform|\
    vest|notice|resignation|locker)(?: in| back| over)? ~ (?:gave|put) my notice in
commute
  has: (?:i |the user )?(?:takes?|catch(?:es)?) the (?:\S+ )?(?:bus|train|tram|tube|metro)(?: to work| in|$)
  now: (?:so )?it(?:['’]s| is) the (?:bus|train|tram|tube|bike|car|metro) (?:from now on|now|for me|these days) ~ \
    (?:so|and|now) i (?:walk|cycle|bike|drive|run) (?:in|there|to work|it)(?: now| these days|$)
school
  now: (?:started|starts|begins|began) school
study
  has: (?:at|in) (?:college|uni|university|night school) (?:doing|studying) ~ \
    (?:doing|studying|taking) (?:maths|plumbing|access|nursing|law|medicine|history|english|biology|chemistry|physics|my a[- ]levels|\
    a[- ]levels|a degree|an? \w+ degree)
  now: i(?:['’]ve| have)? (?:just |finally |now )?(?:qualified|graduated)(?!ly) ~ passed my (?!driving|test)\w+ ~ \
    i['’]m (?:now )?an? (?:fully |newly )?qualified ~ dropped out ~ quit (?:uni\w*|college|school|the course|my degree)
number
  has: (?:phone |mobile |my )number (?:is|ends|starts)
  now: (?:new|different|another) (?:phone |mobile )?number ~ changed my (?:phone |mobile )?number ~ number (?:has )?changed
single
  now: met (?:someone|somebody) ~ we(?:['’]re| are) official ~ (?:got|have) a (?:boyfriend|girlfriend|fella|partner) now ~ \
    i['’]m (?:seeing|dating) ~ not single
hair
  has: hair is ~ (?:have|has|got) (?:long|short|curly|pink|blue|purple|blonde?|red|black|brown) hair ~ \
    (?:have|has|['’]ve got|got) a (?:beard|fringe|moustache|bob|mohawk|ponytail)
  now: chopped (?:it|them|my hair)(?: all)? off ~ (?:it|hair)(?:['’]s| is) (?:blonde?|pink|short|purple|blue|red|black|grey|brown|ginger|\
    a bob|a pixie)(?: now|$)
plaster
  has: (?:wears?|wearing|in|got|have|has|my) (?:an? )?(?:cast|sling|brace|splint|surgical boot|moon boot)
  now: (?:cast|sling|brace|boot|plaster|stitches|splint|bandage)(?:['’]s| is| has| have)? (?:come |came |finally |now )*off
hospital
  now: (?:i['’]m|am) (?:back )?home(?:$|,| now| again| from)
quarrel
  has: (?:are not|aren['’]t|not|isn['’]t|stopped|no longer) (?:talking|speaking|on speaking terms) ~ \
    (?:haven['’]t|have not|hasn['’]t|has not) (?:spoken|talked) (?:to|with) ~ fell out with ~ fallen out with
  now: (?:made|patched|sorted) (?:it|things) (?:all )?up ~ (?:made|patched) up ~ (?:talking|speaking|friends) again ~ buried the hatchet ~ \
    (?:rang|called|texted) (?:me )?(?:to say sorry|to apologi[sz]e)
coffee
  has: (?:\w+ )?(?:coffees?|espressos?|flat whites?|lattes?|cappuccinos?|americanos?) (?:a|per|every|each|before|in the|first|all) ~ \
    gallon of coffee ~ (?:live|run) on coffee
  now: decaf (?:only|now|these days|instead) ~ (?:only|just|on|on to|switched to) (?:the )?decaf ~ off (?:the )?coffee ~ \
    no (?:more )?coffee(?: for me| now| at all|$)
dairy
  has: (?:off|no|avoid\w*|cut out|given up|gave up|without|intolerant to|can['’]?t (?:have|eat|drink)|can not (?:have|eat|drink)|\
    cannot (?:have|eat|drink)|don['’]t (?:eat|drink|have)|do not (?:eat|drink|have)) (?:all |any )?(?:the )?(?:dairy|milk|cheese|lactose|\
    cream|butter) ~ vegan ~ dairy-free ~ lactose[- ]intolerant ~ plant-based
  now: back (?:on|to|eating|having) (?:the )?(?:cheese|milk|dairy|butter|cream|yogh?urt|ice cream) ~ \
    (?:eat|eating|having|have|had|drink|drinking|ate) (?:cheese|milk|dairy|butter|cream|yogh?urt|ice cream)(?: again| now)
bread
  has: (?:off|no|avoid\w*|cut out|given up|gave up|without|intolerant to|can['’]?t (?:have|eat)|cannot (?:have|eat)|can not (?:have|eat)|\
    don['’]t eat|do not eat) (?:all |any )?(?:the )?(?:bread|gluten|wheat|carbs|pasta) ~ gluten-free ~ keto ~ c(?:o|oe)eliac ~ low[- ]carb
  now: back (?:on|to|eating|having) (?:the )?(?:bread|toast|pasta|carbs|gluten|scones?) ~ \
    (?:the )?(?:bread|carbs|pasta)(?:['’]s| is| are) back ~ (?:eat|eating|having|had|ate) (?:bread|pasta|toast|carbs)(?: again| now)
  end: (?:keto|low[- ]carb|the diet)(?: thing| diet)? (?:did(?:n['’]t| not) (?:last|survive)|is over|lasted|ended|went out) ~ \
    never (?:was )?c(?:o|oe)eliac ~ not c(?:o|oe)eliac
meat
  now: back (?:on|to|eating) (?:the )?(?:meat|bacon|chicken|steak|burgers?|sausages?|beef|pork|lamb)
sober
  has: off the (?:drink|booze|sauce) ~ (?:off|no|not|without) (?:alcohol|booze|drinking|wine|beer) ~ dry january
  now: back on (?:the )?(?:wine|beer|booze|drink|sauce|gin|whisky|bottle) ~ (?:drinking|having a drink|had a drink) again
smoker
  now: back on (?:the )?(?:fags|cigs|cigarettes|smokes|vape|rollies) ~ (?:smoking|vaping) again ~ \
    (?:five|ten|fifteen|twenty|\d+) a day again
  has: (?:quit|stopped|gave up|given up|packed in) (?:smoking|the fags|cigarettes|vaping)
partner
  end: (?:me and \w+|\w+ and me) are (?:no more|over|done|finished|through|history)
computer
  now: treated myself to (?:an? )?(?:new )?(?:macbook|laptop|imac|pc|chromebook|thinkpad|dell)
remote
  now: work(?:ing)? from home (?:full[- ]time|now|for good|these days|permanently)
commute
  now: work(?:ing)? from home (?:full[- ]time|now|for good|these days|permanently)
work
  now: retrained as ~ (?:gone|went|moved|got) (?:over )?into? (?:teaching|nursing|sales|management|consulting|property|banking|childcare)
shift
  has: (?:works?|working|do|does|doing|on|permanent|the|my) (?:permanent |mostly |the |regular )?(?:nights?|overnights?|days|earl(?:y|ies)|lates?|mornings|\
    evenings|graveyards?|swings?|weekends)(?: shifts?)?(?! (?:off|out|in|ago|like)\b) ~ (?:night|day|early|late|morning|evening|graveyard|swing|weekend)(?:[- ]?shifts?)
  now: (?:moved|put|switched|swapped|changed|got|stuck) (?:me |us )?(?:on|onto|over to|to|on to) (?:the )?(?:nights|overnights|days|earlies|lates?|\
    mornings|evenings|graveyard|(?:night|day|early|late|morning|evening) shifts?) ~ (?:no more|done with|off|goodbye to|finished with|out of) (?:the |doing |working )?(?:nights?|\
    overnights?|earlies|lates|graveyards?|weekends|(?:night|early|late|weekend) shifts?)(?! (?:out|in|off|like|at the (?:pub|bar))\b) ~ \
    (?:i['’]m|i am|it['’]s|it is) (?:on )?(?:nights|overnights|days|earlies|lates|mornings|evenings)(?: now| these days| from| starting| as of|$|[,;.!]) ~ \
    (?:i )?(?:work|do) (?:nights|overnights|days|earlies|lates|mornings|evenings) (?:now|these days|instead) ~ (?:a )?nine to five now
home
  now: since [^,;.]{3,32}?,? (?:i|we)(?:['’]ve| have)? (?:live|lived|been living|rent|been renting) (?:in|at|on|with|near) ~ (?:i|we) (?:now )?(?:live|rent) (?:in|at|near|on) \
    (?:the )?[\w' -]{2,30}? (?:now|these days) ~ (?:i|we) now (?:live|rent) (?:in|at|near) ~ (?:swapped|traded|left|leaving|out of) (?:the )?[\w' -]{2,24}? for (?:the )?\
    (?:country|coast|city|suburbs|seaside|sea|village|hills)
phone
  now: (?:i['’]m |am |i )?on an? (?:new )?(?:iphone|pixel|samsung|galaxy|android|oneplus|motorola|nokia)(?: \w+)?(?: now| these days| instead|$|[,;.!]) ~ \
    (?:bought|got|upgraded to|switched to|changed to|went for|have|['’]ve got) (?:a |an |the |myself a |myself an )?(?:new )?(?:iphone|pixel|samsung|galaxy|oneplus|motorola|nokia|fairphone|xiaomi|huawei) ~ \
    (?:the|my) (?:old )?(?:iphone|pixel|samsung|galaxy|android|phone) (?:finally |just )?(?:died|gave up|has died|is dead|packed (?:in|up)|conked out)
hair
  has: (?:[\w-]+ length|down to my \w+|natural|grey|gray|black|brown|silver|braided|permed) (?:\w+ )?hair ~ hair (?:down|past|to|is down) (?:to )?my ~ (?:braids|locs|an? afro|a mullet|a bob|an? perm)
  now: (?:it['’]s|it is|got|have|had|with|rocking) (?:an? )?(?:\w+ )?(?:pixie|bob|buzz ?cut|crew cut|mullet|undercut|fringe|bangs)(?: cut)?(?: now)? ~ (?:cut|chopped|shaved|buzzed|lopped) (?:\w+ ){0,3}off ~ \
    (?:shaved|buzzed) my head ~ (?:went|gone|going) (?:blonde?|brunette|red|ginger|grey|short|bald|natural|platinum) ~ clean[- ]?shaven ~ shaved (?:it|the beard|my beard)(?: off)? ~ \
    (?:the|my) (?:beard|moustache|braids|locs|dreads|mullet|fringe|perm) (?:is|['’]s|are|has|have)(?: finally)? (?:gone|off|history|no more)
smoker
  has: (?:\w+ )?(?:half a |a |one |two )?(?:pack|packet)s? (?:a|every|per) day
  end: haven['’]t (?:smoked|vaped|lit up|had one) (?:in|for|since|a) ~ (?:quit|stopped|gave up|packed in) (?:the |smoking )?(?:for (?:real|good)|cold turkey)(?: this time)? smok\w+
`
