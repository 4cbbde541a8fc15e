/** How somebody says in a row of fragments who they are: a name, an age, a work, a place (`few-words.ts`). */
export const introductions = String.raw`
words introgreet
  iu: (?:(?:hi+|hiya+|he+y+|hello+|hullo|yo+|['’]?ello|sup|wassup|howdy|g['’]?day|mornin[g'’]?|evenin[g'’]?|afternoon|namaste|hola|aloha|salut|salaam|alright|\
    awright|ey up|oi|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|everybody|folks|guys|mate|pal|love|dear|friend|buddy|bud|\
    lovely|again|hey|to you|sir|madam|ma['’]?am|ji|bhai|bro)){0,2}[ ,.:)!–-]{1,4}){0,2}(?:(?:it['’]?s|i['’]?m|i am|this is|names?|name['’]s|(?:my )?name is|me[:,]?|call me|myself|is) ){0,1}
words introname
  iu: (?!(?:page|line|chapter|room|bus|route|channel|level|size|table|item|step|weeks?|days?|version|episode|season|not?|yes|yeah|ok|okay|i|you|we|\
    they|he|she|it|this|that|these|those|the|an?|my|your|his|her|our|in|on|at|for|and|but|so|about|around|only|just|over|under|nearly|almost|\
    like|plus|minus|up|down|number|flight|gate|seat|psalm|question|exercise|problem|part|section|article|score|temperature|still|nothing|\
    nobody|everyone|everything|everybody|something|someone|somebody|anyone|anybody|out|back|right|over|been|is|are|was|were|what|who|how|where|when|why|rain\w*|\
    snow\w*|sunny|cold|hot|warm|weather|get|come|born|stuck|live|lives|living|look|sit|stay|down|only|quick|same|new|first|max|min|total|\
    sign|here|there|eggs?|flour|milk|minutes?|hours?|if|or|to|of|with|from|by|as|can|could|will|would|did|does|do|have|has|had|got|\
    good|morning|evening|hi+|he+y+|hello|thanks?|please|help|all|more|less|work|home|one|two|three)\b)\
    \p{L}[\p{L}'’-]{1,15}(?: (?!(?:here|this|in|is|was|of|for|at|and|the|to)\b)\p{L}[\p{L}'’-]{1,15})?(?: \(\p{L}[\p{L} '’-]{1,20}\))?
words introage
  iu: (?:1[3-9]|[2-9]\d)(?: ?(?:yo|y\/o|years?(?: old| young)?|yrs?(?: old)?|[mf]|ish))?(?![\w%°.:£$€'’])(?! ?(?:degrees|quid|grams?|kg|minutes?|\
    mins|seconds|miles|euros?|bucks|percent|pages|letters|points|people|reps|pm|am)\b)|\
    (?:thir|four|fif|six|seven|eigh|nine)teen\b(?! (?:quid|people|degrees|minutes|miles|pages)\b)|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?! (?:quid|people|degrees|minutes|miles|pages)\b)
words introwork
  iu: (?:(?:i )?used to be |formerly |ex[- ]|once )?(?:an? |the |i['’]?m an? )?(?:[\p{L}\d&'’+/-]{1,16} ){0,3}?(?:{fragmentrole}|ta|(?:dinner|tea|lollipop) lady|handyman|scaffolder|labourer|docker|\
    techie|tradie|founder|freelancer|pensioner|sparkie|chippy|brickie|stay at home \p{L}+|(?:mum|mom|dad|mother|father) of \w+|\p{L}{3,12}(?:ist|ician|smith|wright))\b|\
    (?:i )?(?:drive|run|work|teach|fix|weld|clean|cook|sell|own|manage|build|study|studying|farm|fish|paint|lay|cut|coach|bake|code|design|nurse|\
    retired|unemployed|semi-retired|self[- ]employed|working|running|teaching|driving)\b
words introsep
  iu: (?: ?[,/|·;–—.-] ?| )
pattern introduction_apart
  iu: ^{introgreet}{introname}(?:, [\p{L}' -]{3,20}\.|\. [\p{L}' -]{3,20}[,.]) (?:{introwork})[.!]
pattern introduction
  iu: ^{introgreet}{introname}(?:, [\p{L}' -]{3,20}\.|\. [\p{L}' -]{3,20}[,.]|, [\p{L}' -]{3,20},(?= [\p{L}-]+ \p{L})) (?:{introwork})$|^{introgreet}(?:{introname}, )?(?:i am |i['’]?m )?working as (?:an? )?[\p{L} ]{3,30} (?:in|at) \p{L}.{2,60}$|\
    ^{introgreet}{introname}(?:,? (?:here|this side|speaking))?(?: ?[,/|·–—-] ?| \()(?:{introage})(?:\)? ?[,/|·–—-]? ?(?!(?:and|or|to|of|if|then|is|was|are|times)\b)\p{L}.{2,120})$|\
    ^{introgreet}{introname},? (?:here|this side)(?: ?[,/|·–—-] ?| )(?:{introage}|from |in my |{introwork}|(?:[\p{L}'’-]{2,12} ){0,2}\p{L}{4,12}(?:er|or)(?:,? (?:in|at|on|from|near|for|of|out of) |, )).{0,120}$|\
    ^{introgreet}{introname} ?[,/|·–—-] ?(?:{introwork}),? (?:in|at|from|fae|frae|of|near|for|out of|based in|living in|over in|up in|down in) .{2,120}$|\
    ^{introgreet}{introname} (?:from|in|near|out of) [\p{L}'’ -]{3,25} ?[,/|·–—-] ?(?:(?:{introage})(?:$|[ ,])|(?:{introwork})).{0,100}$|\
    ^(?:hi+|hiya+|he+y+|hello+|yo+|['’]?ello|sup|howdy|mornin[g'’]?|evenin[g'’]?|afternoon|good (?:morning|afternoon|evening))[ ,!]{1,3}{introname}, (?:{introwork})(?:, .{2,80})?$|\
    ^{introname} \((?:(?:my|our|the|an?|new|his|her) )*(?:[\p{L}-]{1,12} )?(?:hire|starter|intern|lead|manager|boss|colleague|flatmate|housemate|roommate|neighbou?r|cousin|brother|sister|mum|mom|dad|\
    wife|husband|partner|girlfriend|boyfriend|son|daughter|niece|nephew|aunt|uncle|landlord|{fragmentrole})\b[^()]{0,30}\),? [\p{L}].{2,60}$|\
    ^{introgreet}(?:{introage}) ?[,/|·–—-] ?(?:{introwork})(?:[ ,/|·–—-].{2,80})?$
`
