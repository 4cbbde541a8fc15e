/** More of what is asked of somebody (`asked-table.ts`): in a word or two, of a day's work, of a wedding, of what they build. */
export const moreAskedTable = String.raw`
words askedkin
  iu: (?:mother|mom|mum|father|dad|parents|folks|family|sister|brother|twin|wife|husband|missus|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|\
    kids?|child(?:ren)?|baby|gran\w*|nan|grandp\w+|aunt\w*|uncle|cousins?|niece|nephew|in-laws|mother-in-law|father-in-law|dog|cat|puppy|kitten|\
    flatmates?|roommates?|housemates?|boss|landlord|neighbou?rs?|crew|team|staff)
words askedtool
  iu: (?:tabs|spaces|black|ruff|prettier|eslint|biome|npm|yarn|pnpm|bun|deno|jest|vitest|mocha|pytest|unittest|mypy|pyright|poetry|pip|uv|conda|vim|emacs|\
    vscode|mac(?:os)?|windows|linux|ubuntu|postgres\w*|mysql|sqlite|mongo\w*|redis|react|vue|svelte|angular|typescript|javascript|rest|graphql|docker|\
    podman|aws|gcp|azure|vercel|netlify|fly|railway|heroku|rebase|merge|squash|single quotes|double quotes|metric|imperial|celsius|fahrenheit|esm|commonjs)
pattern asked_anyway
  iu: ^(?:and |so )?(?:what(?:['’]?s| is| are)|who(?:['’]?s| is)) (?:the |your |this |that |his |her |their )(?:new |little |other |old )?(?:dog|cat|fish|pup|puppy|kitten|rabbit|hamster|parrot|bird|horse|pony|snake|tortoise|turtle|lizard|goldfish|pet|baby|boat|band|shop|salon|kids?|goat|budgie)(?:(?:['’]s|s)? name| called| named)\s*\?$|\
    ^(?:and |so )?what(?:['’]?s| is| comes) next for (?:you|your \p{L}+|the two of you)\b[^?]{0,24}\?$|^(?:and |so )?what are (?:you|you two) planning next\s*\?$|^(?:and |so )?where (?:to|are you (?:off|going|headed)(?: to)?|will you go) next\s*\?$|\
    ^(?:(?:and|so|still|on|just|you|always|mostly|all|is it|are they|are you(?: on)?|the|doing|working) )*(?:(?:long|short|night|day|early|late|split|rotating|\
    weekend|back|graveyard|\w+[- ]hour|regular|full|part) )*(?:nights|days|earlies|lates|shifts?|hauls?|runs|routes|hours|full[- ]time|part[- ]time|weekends|\
    from home|remote(?:ly)?|freelance|self[- ]employed|contract|permanent|hybrid|retired|seasonal)(?: (?:or|and) (?:nights|days|lates|part[- ]time|\
    the office|remote))?\s*\?$|\
    \b(?:is|are) (?:the|your|his|her|their) [\w '’-]{3,30} (?:still )?(?:right|correct|true|accurate|valid|up to date|current|the same)\s*\?$|\
    ^(?:and |so )?still (?!(?:up|awake|there|here|hungry|tired|sore|stuck|confused|raining|snowing|cold|hot|with me|interested|need|want|not|unsure|thinking|\
    working on|waiting|laughing|crying|mad|angry|sad|upset|scared|nervous|worried|in (?:bed|pain|the mood)|at it|no|breathing|fun|good|ok(?:ay)?|funny|\
    game|keen|sick|ill|coughing|bored|busy|feeling|getting|looking|trying|happy|enjoying|going|the same|want\w*|it|this|that|have|able|hurts?|hurting|true|\
    worth|on for|looking|deciding|no|bad|better|a bit|so|too|very)\b)[\w.+#'’& -]{2,50}\?$|\
    \b(?:which|what) (?:\w+ )?(?:subjects?|a[- ]levels?|gcses?|courses?|modules?|classes|languages?|instruments?|sports?|grade|position|unit|ward|department|\
    branch|route|shifts?|days?|nights?|church|gym|school|uni(?:versity)?|college|company|firm|hospital|pool|part of (?:town|the (?:city|country)|\p{L}+)|\
    neighbou?rhood|suburb) (?:are|is|do|does|did|was|were|have|has) (?:you|u|he|she|they|your [\w ]{2,20}) (?!(?:want|need|prefer|mean|think)\b)[a-z]{2,}|\
    \b(?:which|what) (?:subjects|a[- ]levels|gcses|languages|pool|ward|shift|gym|uni|college|hospital)\?$|\
    \b(?:which|what) (?:bit|part|side|end|corner|half) of (?!(?:it|this|that|the (?:file|code|text|story|essay|email|poem|job|page|song|film|book|plan|report))\b)[\w '’-]{3,30} (?:are|is|do|does|did|were|was) (?:you|he|she|they|your \w+)\b|\
    \bis (?:this|it|that) (?:all )?for (?:work|school|uni(?:versity)?|college|(?:your|a|the) (?:degree|course|job|studies|thesis|masters?|phd|class|company|business|family|kids|son|daughter|wife|husband|mum|mom|dad|church|wedding))\s*\?$|\
    \bhow many (?:people |kids |pupils |students |of you )?(?:are (?:there )?)?(?:on|in) (?:your|the) (?:team|crew|class|family|band|choir|house\w*|office|department|ward|squad)\b|\
    \b(?:when|how often|which days?|where|who) do (?:you|he|she|they) (?:\w+ly )?(?:see|visit|call|train|fish|swim|run|ride|hike|climb|practi[sc]e|rehearse|meet|play|volunteer|shop|\
    walk|surf|ski|paint|camp|go (?:fishing|swimming|running|climbing|hiking|riding|surfing|skiing|camping|sailing|dancing|to (?:church|mass|mosque|temple|the gym|uni|school|college)))\b(?! (?:it|this|that|yourself)\b)|\
    \bplans for (?:the |your |this |next )?(?:summer|christmas|holidays?|easter|retirement|half[- ]term|new year|spring break|honeymoon|wedding|garden|house|birthday|baby|land|shop|business)\b|\
    \bwhat(?:['’]?s| is) (?:the|your) (?:rent|mortgage|commute|salary|pay|wage|notice period|lease|mileage)\b|\
    \b(?:what happened to|what did you do to|wrong with) (?:your|his|her) (?:hand|arm|leg|knee|back|foot|ankle|shoulder|hip|eye|neck|wrist|car|van|bike|old (?:car|job|flat|house|boss)|last (?:car|job|flat|house|boss))\b|\
    \bis (?:he|she|this|that) (?:your|the) (?:eldest|oldest|youngest|middle|only|first|second|third)(?: (?:one|child|son|daughter|kid|baby|grandchild))?\s*\?$|\
    \bis (?:it|that|this|he|she) your (?:own )?(?:shop|house|place|business|boat|dog|cat|car|van|horse|farm|own|first \w+)\s*\?$|\bwhat (?:are|is) (?:you|they|he|she) (?:saving|training|studying|\
    revising|raising money|fundraising) (?:up )?for\b|^(?:and |so )?(?:which|what) (?:tablets?|meds|medications?|pills|dose|inhaler|antibiotics?|insulin)(?: (?:is|are) (?:it|they|that|he|she|you)(?: on)?)?\s*\?$|\
    \bany (?:\w+ )?(?:house|home|flat|place|area|venue|date|names?|neighbou?rhood|school|dress|breed|car|van|city|town)s? in mind\b|\
    \bwhat (?:sort|kind|type) of (?:place|house|home|flat|area|car|van|bike|dog|cat|job|work|wedding|venue|business|shop|school|engineering|nursing|teaching|music|\
    driving|farm\w*|boat|team|company|food does) (?!.{0,20}\b(?:should|shall|i|me)\b)|\
    \bwhat did (?:the|your|his|her|their) (?:doctors?|doc|gp|consultant|vet|dentist|specialist|surgeon|physio|midwife|nurse|scan|tests?|results?|blood tests?|bloods|\
    x-ray|mri|biopsy|hospital|optician) (?:say|show|find|tell|reveal)|\
    ^(?:(?:and|so|oh|ok)[, ]+)?(?:for|with|in|at) (?:work|business|school|uni|family|friends|the (?:army|navy|military|forces))\s*\?$|\
    ^(?:and|what about|how about) (?:your|the|his|her) (?:{askedkin})\s*\?$|\
    \b(?:which|what) (?:[\w.+#-]+ ){0,3}version (?:of [\w.+#-]+ )?(?:are|is|do|does) (?:you|it|we|they|the \w+|your \w+)\b|^[\w.+#-]+ version\s*\?$|\
    ^(?:(?:and|so|do you use|are you (?:using|on)|you use|is it|using) )*(?:{askedtool}) (?:or|vs\.?) (?:{askedtool})(?: (?:for|in|on) [\w ]{2,20})?\s*\?$|\
    \bwhat (?:are|['’]re|am) (?:we|you|you guys|you all) (?:working on|building|making|developing)\s*\?$|\
    \bwhat(?:['’]?s| is) (?:the|your) (?:tech )?stack\b|\bhow (?:do|are) (?:you|we) (?:deploy|host|ship|test)(?:ing)? (?:it|this|that)\b|\
    \bwhere (?:do you|are you|is it|are we) (?:deploy\w*|host\w*)|\
    \b(?:which|what) (?:database|db|framework|language|orm|package manager|formatter|linter|test runner|test framework|cloud|host|os|distro|editor|ide|shell)\b\
    .{0,20}\b(?:(?:are|do|is|does) (?:you|we|it|your \w+|the \w+) (?:use|using|on|running|run|in)|is behind)\b
pattern asked_more
  iu: \b(?:do|does) (?:you|u|he|she|they|your [\w ]{2,20}|\p{L}{3,}) (?:usually|normally|generally|typically|always|often) (?:come|go|call|visit|like|use|prefer)\b|\
    \b(?:do|does) (?:your {askedkin}|he|she|they|(?!you\b|it\b|this\b|that\b|anyone\b|everyone\b|people\b|i\b|we\b)\p{L}{3,}) (?:even |also |still |ever )?(?:like|enjoy|hate|love|mind|help|come|visit) (?!(?:me|how|what|to hear)\b)\
    |\bwhat(?:['’]?s| is| are| was) (?:he|she|they|your (?:{askedkin})) (?:both |all |really |currently |most )?(?:into|fond of|obsessed with|scared of|good at|studying|training)\b|\
    \b(?:will|are|is) (?:they|he|she|your [\w -]{2,24}|(?!it\b|this\b|that\b|there\b|everything\b|anyone\b|someone\b|the\b|anything\b|you\b|we\b)\p{L}{3,}) (?:all |both |still |going to |be |ever )*(?:come|coming|visit(?:ing)?|\
    stay(?:ing)?|mov(?:e|ing)|join(?:ing)?|leav(?:e|ing)|retir(?:e|ing)|help(?:ing)?)\b(?! (?:it|up with|well|true|out|over to)\b)|\
    \bwhere(?:['’]?s| is| are|['’]?re) (?:he|she|they|your \w+) (?:stationed|posted|studying|working|living|based|buried|training|deployed|serving|teaching|staying these days|at uni|at school)\b|\
    \bwhat(?:['’]?s| is| are| will) (?:the|your|his|her|their) \w+ (?:going to be|gonna be|be) called\b|\bwhat (?:will|are) you (?:going to |gonna )?(?:call|calling|name|naming) (?:him|her|the (?:baby|puppy|kitten|dog|cat|boat|van|shop|caf[eé]|band))\b|\
    \bwhere(?:['’]?s| is| was| will) (?:the|your|his|her|their) (?:wedding|reception|ceremony|party|venue|honeymoon|hen do|stag do|funeral|christening|conference|race|\
    shop|stall|caf[eé]|bakery|salon|farm|allotment|studio|boat|caravan|cottage|holiday|interview|new job|new place)\b|\
    \bwho(?:['’]?s| is| was) the (?:lucky \w+|father|mother|dad|mum|bride|groom|new \w+|boss|eldest|oldest|youngest)\b|\
    \bwho (?:else )?(?:minds|runs|covers|helps|does|manages|feeds|walks|drives|cooks|watches|works|comes|owns|teaches|plays) (?:out |in |at |for |with |the |your |after |over )*(?:you|stall|business|horses|plants|animals|farm|shop|kids|\
    baby|dogs?|cats?|house|books|store|farm|things|place|garden|home|cooking|shopping|school run)\b|\
    \bis (?:he|she) (?:\w+ )?(?:healthy|well[- ]behaved|house[- ]?trained|vaccinated|neutered|spayed|chipped|insured|shy|a good \w+|old|big|small)\b|\
    ^(?:is|are) (?:the|your) [\w '’-]{3,30} still [\w. -]{2,30}\?$
pattern answer_elliptic
  iu: ^(?:i|we)(?:['’](?:m|ve|d))? (?:(?:do|did|am|was|have|had|don['’]?t|didn['’]?t|haven['’]?t|never|can['’]?t|can|used to|not|got|quit|stopped|gave (?:it )?up)\b ?)+(?:(?:not|too|actually|now|once|any ?more|one|two|three|four|five|six|\d+|none|a few|some|either|yet|really|since .+|in .+)[ ,.!]*)*$|^我(?:不|没|有|会|也|还|都|早|就|已经)*(?:有|会|吃|抽|喝|养|是|在|结|离|戒)?(?:[一两二三四五六七八九十几\d]+(?:个|只|条)?)?(?:了|过|的)?(?:[，,].*)?$|^(?:my|our) (?:\p{L}+ )?{askedkin}(?:,? (?:\p{L}+|and \p{L}+|mostly|usually|does|do|is|and i|helps out))?$
pattern answer_goes_on
  iu: ^(?:and|an|n|plus|also|but|mostly|usually|it['’]?s|he|she|they|hes|shes|her|his|their|needs?|got|in|on|at|for|with|from|near|since|about|around|says?|\
    hates?|loves?|\d[\w.,]*|one|two|three|four|five|six|ten|an?|the|deployed|hosted|runs?|every|only|just)\b|^\p{L}+(?: \p{L}+){0,2}$
pattern answer_of_whom
  iu: ^(?!(?:why|what|who|how|when|where|really|seriously|huh|eh|sorry|you|ok(?:ay)?|right|what['’]s|is|are|do|does|did|can|was|wait)\b)(?:my |our |the )?\p{L}+\s*\?$
pattern asks_project
  iu: \bwhat (?:are|['’]re|am) (?:we|you|you guys|you all) (?:working on|building|making|developing)\b
pattern never_project
  iu: ^(?!.*\b(?:service|app|site|website|web ?app|api|repo|backend|frontend|back end|front end|portal|dashboard|platform|saas|bot|cli|library|plugin|extension|\
    game|startup|store|checkout|pipeline|engine|database|server|firmware|robot|house|shed|boat|cabin|deck|extension|kitchen|van|guitar|garden|album|novel|\
    next\.?js|react|node|python|django|rails|go|rust|typescript|postgres|supabase|firebase|fastify|express|kotlin|swift|unity)\b)
`
