/**
 * What is said of a thing that a memory named when it is over, `§` in its place: `anchored.ts` names them. A line that
 * ends in a backslash goes on without the blanks before the next.
 */
export const anchoredTable = String.raw`
pattern anchored_thing
  iu: \bno more (?:(?:the|my|our|of|any) )?(?:[\w'’-]+ )?§|\b(?:bye|goodbye|farewell)(?: to)?,? (?:(?:the|my|our) )?§|\
    \bsince (?:(?:the|my|our) )?§(?: §)* (?:went|left|moved|died|closed|shut|stopped|turned|retired|broke|split|folded|quit|sold)\b|\
    (?:^|[,;] |\b(?:and|but|so) )(?:(?:the|my|our|that|our old|the old) )(?:[\w'’-]+ )?§(?: §)*(?:['’]s| is| are| was| were| has| have|\
    ['’]ve| got)?(?: (?:finally|all|been|now|just|already|officially))* (?:gone|over|sold|cancelled|closed|scrapped|binned|stolen|shut|\
    written off|no more|finished(?! with| school)|off(?= now| then|$|[,;.!]))(?= now| for good| at last|$|\
    [,;.!]| to (?!school|bed|work|sleep|the (?:vet|doctor|garage|dentist|shops?)|see|get|visit))|\
    (?:^|[,;] |\b(?:and|but|so) )(?:the|my|our) (?:[\w'’-]+ )?§(?: §| [\w-]+)? (?:went to (?:an?|some|my|our|\
    the (?:scrap|tip|dump|charity|neighbou?r))|went for scrap|went bust|went under|folded|fizzled|failed|packed up|fell through|ended|\
    has ended|split up|(?:is|are) (?:finished|over|done|off) (?:for (?:me|us|good)))\b|\
    \bmy (?:last|final) §(?: (?:at|in|with|on) [^,;.]{2,30})? (?:was|is)\b|^(?:the |my )?last § (?:was|is)\b|\
    \bnot (?:the |in |at |my |called )?§(?: §)*(?: one)?(?:[,;.!]|$| but\b| though\b| any ?more\b)|\
    §(?: [\w'’-]+)? (?:any ?more|any longer)\b|\bno longer (?:[\w'’-]+ ){0,3}§|\
    \b(?:isn['’]t|aren['’]t|is not|are not|wasn['’]t|was not) (?:called |at |in |on |with )?§(?=$|[,;.!]| any ?more| but)|\
    \b(?:my|the|our) (?:old|former|previous) §\b|\b(?:done|finished|through) with (?:the |my )?§(?=$|[,;.!]| for good| now| like)|\
    \b(?:off|laid off|took (?:me|us) off) (?:the |my )(?:whole )?§(?=$|[,;.!]| (?:team|now|and|since|for good|tablets|pills|in|on) )|\
    \b(?:someone|somebody) else (?:\w+ )?(?:the |my |our )?§|\bnew §(?: §)* (?:went in|is in\b|arrived|came|\
    was (?:fitted|installed|delivered)|fitted|installed)|\b(?:put (?:an end|a stop|paid) to|did for) (?:the |my |our )?§|\
    \bfinished up with (?:the |my |dr\.? )?§|\b(?:took|taken|taking|weaned) me off (?:of )?(?:the |my |those )?§|\b(?:come|came|coming|weaned myself) off (?:of )?(?:the |my |those )?§|\
    \b(?:got|get|getting|finally|am|been) out of (?:the |my )?(?:[\w'’-]+ )?§(?: §)*(?: (?:contract|deal|lease|membership|subscription))?(?=$|[,;.!]| (?:at|for|and|now|last)\b)|\
    §(?: §)* (?:is|are|was|were|went|has gone|have gone|['’]s|ended up)(?: (?:now|finally|all|just))* (?:in|to|on|at|down) the (?:bin|tip|dump|charity shop|scrap ?heap|skip|attic|loft)(?=$|[,;.!])|\
    §(?: §)* (?:is|are|['’]s|has|have|was) (?:(?:now|finally|all|well|just|been|officially) )*(?:history|toast|dead|done for|no more|knocked on the head|had (?:its|their) day)(?=$|[,;.!]| btw| now)|\b(?:last|final)(?: ever)? \w+ of (?:the|our|my) §|\
    \b(?:came|come|moved|home|back) (?:home |back )?from § for good\b|\bleft § for good\b|\
    \bhaven['’]t (?:worn|used|touched|needed|had|opened|played|smoked|drunk) (?:the |that |my |any )?(?:[\w'’-]+ )?§ since\b
pattern anchored_new
  iu: \b(?:got|have|['’]ve got|found|switched to|moved to|changed to|treated myself to|bought|am with|['’]m with|there['’]s) (?:an?|my|\
    our) (?:new|different) §(?=$|[,;.!]| (?:called|named|now|who|at|in|with|on|from|that)\b)
pattern anchored_single
  iu: ^(?:boss|manager|teacher|coach|landlord|landlady|flatmate|housemate|roommate|lodger|clean|doctor|dentist|therapist|physio|train|\
    tutor|nanny|childmind|supervisor|mentor|bank|school|gym|job|phone|laptop|comput|tablet|kindle|car|van|bike|sofa|bed|mattress|boil|oven|\
    cook|fridge|telly|tv|watch|wheelchair|hairdress|barb|solicitor|lawy|accountant|agent|publish)$
pattern anchored_deed
  iu: \b(?:let go of|got shot of|gave back|handed back|handed in|handed over|hung up|put away|sold(?: off)?|binned|scrapped|ditched|\
    swapped|traded(?: in)?|part[- ]?exchanged|donated|cancelled|deleted|given away|\
    gave away) (?:(?:the|my|our|that|all|of) )+(?:[\w'’-]+ )?§|\b(?:gave up|given up|packed in|jacked in|dropped|\
    quit)(?: on)? (?:(?:the|my|our|that|all|of) )*§|\bhanded (?:the|my|our) (?:[\w'’-]+ )?§(?: [\w'’-]+)? (?:to|over|back|in)\b|\
    \bgave (?:my|the|our) (?:[\w'’-]+ )?§(?: [\w'’-]+)? (?:to|away|back)\b|\blet (?:the |my |our )?§(?: §)* (?:slide|go|lapse|drop)\b|\
    \bknock(?:ed)? (?:the |my )?§(?: §)* on the head\b|\b(?:cut|cutting) (?:out )?(?:the |all )?§(?: §)*(?: out)?(?=$|[,;.!]| completely| for good| after)|\b(?:gave|given) (?:the|my|our) §(?: [\w'’-]+)? up\b|\
    \b(?:moved on from|gone off|went off|came out of|come out of|dropped out of|pulled out of|stepped down from|stood down from|\
    backed out of|fell out with|walked out of) (?:the |my |our |all )?§
pattern anchored_person
  u: (?:^|[,;] |\b(?:and|but|so|btw) )§(?:['’]s| is| has)? (?:gone(?=$|[,;.!]| now| for good| off with| back to)|went bust|left me\b|\
    moved out\b|dumped me\b)|\b(?:[Nn]ot|without|since) § (?:any ?more|left|went|moved|died|quit|dumped)\b|\
    \b§ and [Ii] (?:stopped|broke|split|ended|called it|finished|are(?:n['’]t| not| no longer)|parted)\b|\
    \b[Ii] (?:left|dumped|finished with|broke up with|ended (?:it|things) with|split (?:up )?with|am done with|stopped seeing) §
pattern anchored_person_leaves
  u: (?:^|[,;] |\b(?:and|but|so|btw) )§(?:['’]s| is| has)? (?:left(?! (?:early|late|at|for (?:the|a)|\
    the (?:house|office|party|meeting|room)|(?:his|her|their|my|me)\b))|moved (?:away|abroad|out|to|back|on)|emigrated|retired|gone back|\
    gone home to|went home (?:to|for good)|went back|quit|resigned|died|passed away|got the sack|\
    (?:was|got|been) (?:sacked|fired|laid off|let go|promoted|transferred))\b
pattern anchored_helps
  iu: \b(?:brings?|cooks?|cleans?|does|minds?|looks? after|teach(?:es)?|cuts?|drives?|walks?|helps?|visits?|\
    liv(?:es?|ing) with) (?:for )?(?:me|us|my|our|the user)\b|\bnext door\b|\b(?:rent|let)(?:s|ting|ing)? (?:out )?[\w ]{2,24} to\b|\
    \b(?:boss|manager|teacher|coach|landlord|landlady|neighbou?r|flatmate|housemate|roommate|lodger|cleaner|doctor|dentist|therapist|\
    physio|trainer|colleague|tutor|nanny|childminder|babysitter|supervisor|mentor|drummer|singer|bassist|partner)\b
pattern anchored_past
  iu: \bold\b|\bformer\b|\bused to\b|\bgone\b|\bno longer\b|\bany ?more\b
pattern anchored_no_anchor
  iu: ^(?:cos|btw|tho|back|left|home|work|house|money|room|place|bed|door|head|hand|hands|feet|mum|mom|mam|dad|kids?|boy|girl|lad|man|\
    woman|wife|husband|mother|father|sister|brother|friends?|minute|moment|semester|term|half|life|name|world|word|side|end|part|lot|few|\
    six|eight|nine|ten|week|month|year|night|morning|evening|day|hour|floor|table|team|tonight|today|right|keep|start|tell|told|think|know|\
    say|see|look|put|find|found|give|gave|come|came|let|talk|call|feel|seem|run|play|try|still|same|every|nobody|somebody|everybody|\
    nothing|something|everything|anything|why|how|will|can|cannot|able|hard|good|great|nice|fine|fun|funny|sure|true|real|best|better|\
    worst|worse|bad|sad|happy|sorry|thank|please|yeah|okay|lol|haha|god|please|together|alone|outside|inside|upstair|downstair|front|\
    behind|beside|above|below|blue|red|green|black|white|brown|grey)$
pattern anchored_plan
  iu: \b(?:flew|went|been|drove|got|sailed|back|home|returned|landed|cycled|walked|made it) (?:back |home |all the way )?(?:to|from|in|\
    round|into) (?:the )?§|^(?:the |our |my )?§(?: §)* (?:was|went) (?:so |really |absolutely |very |great|lovely|amazing|brilliant|well|\
    fine|good|wonderful|awful|ok|okay|magic|fab)|(?:^|[,;] |\b(?:i|we|and|finally|just|actually|i['’]ve|we['’]ve) )(?:did|done|ran|sat|\
    passed|failed|finished|completed|saw|watched|survived|smashed|had|bought|booked|sent|submitted|collected|picked up|\
    handed in) (?:it, )?(?:the |my |our |that |a |an )(?:\w+ )?§|^§(?: §)* (?:said (?:no|yes)|turned (?:me|us|it) down|rejected (?:me|us)|\
    passed on me|went with someone else|took me on|offered me)|^§(?: §)* (?:is |are |all )?(?:done|booked|sorted|sent|passed|bought)\b
pattern anchored_pending
  iu: \b(?:going to|flying|travell?ing|driving (?:to|up|down)|heading|off to|sailing|training (?:for|to)|revising|preparing|prepping|\
    booked|booking|tickets?|planning|plans? to|signed up|registered|entered|appl(?:y|ied|ying|ication)|interview|exams?|appointment|due|\
    will|['’]ll|gonna|waiting|remind(?:er)?|need to|have to|must|want to|hoping|next (?:week|month|year|spring|summer|autumn|winter)|\
    in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on the \d+\w*|saving|looking forward|\
    can['’]t wait|trip to)\b
pattern passing_english
  iu: \bno more [\w '’-]{2,24} (?:left|in the (?:tin|fridge|freezer|cupboard|house|shop|jar|box|pot|packet|tank))\b|\
    \b(?:is|was|are|were|['’]s) (?:cancell?ed|off|closed|shut) (?:this|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|\
    tomorrow|for the (?:day|week|weekend|holidays?|summer))\b|\bswear (?:to|down)\b|\
    \b(?:can(?:no|['’])?t|can not|could(?:n['’]t| not)) (?:stand|bear|take|face|cope with)\b|\
    \b(?:shout(?:ed|ing)|scream(?:ed|ing)|yell(?:ed|ing))\b|\bsick (?:to death |and tired )?of\b|\bfed up (?:of|with)\b|\
    \bfeel(?:ing)? like (?:quitting|leaving|giving up|selling|packing)|\
    \b(?:i|we)['’]d (?:have |gladly |happily |rather )*(?:sold|sell|quit|leave|left|give|given|trade|traded|swap|dump|bin)\b|\
    \b(?:was|were|been) left (?:with|at|in|by)\b|^(?:ugh|argh|right),? i(?:['’]m| am) (?:quitting|leaving|done)[.! ]*$
pattern done_to_me_english
  iu: ^(?:(?:and|but|so|anyway|well|oh) )?(?:they|he|she|the \w+|my \w+|our \w+|\
    (?:doc|management|hr|work))(?:['’](?:ve|s)| have| has| had)? (?:just |now |finally |also )?(?:put|moved|switched|transferred|gave|\
    given|made|taken|took|changed|swapped|offered|promoted|bumped|got|has|have|had|sent|shifted|kept|let|laid|fitted|fixed|signed) (?:me|\
    us|my|our)\b
pattern gone_english
  iu: ^i(?:['’]ve)? (?:sadly |peacefully |suddenly )?(?:passed (?:away|on)|passed(?= on | in | at | last | this |$|[,.])|died|\
    went in my sleep)\b
pattern born_english
  iu: \b(?:(?:lost|had|having had) (?:the|our|her|their) (?:baby|twins|little one)|\
    (?:baby|daughter|son|twins|little (?:one|girl|boy)|(?:baby )?(?:girl|boy)|grand(?:daughter|son|child))\b[^,;.]{0,20} (?:arrived|\
    was born|were born|came|is here|are here)|gave birth|miscarr\w+|\
    born (?:on|last|this|yesterday|at|mon|tues|wednes|thurs|fri|satur|sun)\w*)\b
pattern bearing_english
  iu: \b(?:pregnant|expecting(?! (?:a (?:call|letter|parcel|delivery|package|visit)|guests|visitors|company|news|rain|snow|it|them|him|her|\
    me|you)\b)|baby (?:is |['’]s )?(?:due|on the way|coming)|due (?:date|in|on))\b
pattern age_english
  giu: ^(?:(?:and|but|so) )?(?:i|the user)(?:['’]m|['’]ve| am| is| has)? (?:just |now |only |nearly (?!$))*(?:turned |turning |be |\
    aged )?((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|\
    three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\d{1,2})(?=$|\
    [,;.!]| (?:now|today|years? old|on|last|this|in|and|yesterday)\b)
`
