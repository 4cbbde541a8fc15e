/**
 * Patterns by which it is told of a named thing that it is over, or another now, in the manner of
 * `patterns-table.ts`: what the speaker does to it (`deed`), what becomes of it (`fate`), what time it is moved to.
 */
export const topicsTable = String.raw`
pattern deed_english
  iu: \b(?:cut(?:ting)? (?:out\b|(?=(?:all |the |my |back )*[\w ]{2,20} out\b))|\
    (?:got|received|earned|collected|have) (?=my [^,;]{2,30} (?:certificate|diploma|qualification)\b)|\
    clos(?:ed|ing) (?=everything|it all|all)|gr(?:ew|own|owing) out of|recovered from|\
    (?:let|kicked|threw|thrown|chucked) me (?:go from|out of|off)|(?:been |got )?kicked out of|(?:jacked|sacked) (?:in|off)|\
    (?:not|never|haven['’]t|have not) (?:been|gone) back to|(?:not|haven['’]t|never) set foot in|\
    that['’]s (?:the end of|it for|goodbye to|curtains for|me (?:done|finished|through) with|\
    (?=[^,;]{2,30} (?:done with|over with|finished|over)\b))|the end of|\
    (?:haven['’]?t|have not) (?!been\b|seen\b|heard\b|got\b|decided\b|told\b|slept\b|had time\b|\
    felt\b)\w+ (?:up )?(?=.*\b(?:since|in|for) (?:\w+ )?(?:weeks|months|years|ages|easter|christmas|then|january|february|march|april|may|\
    june|july|august|september|october|november|december|spring|summer|autumn|winter)\b)|\
    (?:have |had |been )?(?:quit(?:ting)?|ditch(?:ed|ing)|dropp(?:ed|ing)(?! (?:by|in|off|my|the kids))|cancell?(?:ed|ing)|\
    clos(?:ed|ing)(?= (?:my|our|the|out))|sold|sell(?:ing)? off|binn(?:ed|ing)|chuck(?:ed|ing)(?: out)?|scrapp(?:ed|ing)|abandon(?:ed|ing)|\
    shelv(?:ed|ing)|postpon(?:ed|ing)|deferr(?:ed|ing)|uninstall(?:ed|ing)|delet(?:ed|ing)|unsubscrib(?:ed|ing)(?: from)?|\
    resign(?:ed|ing)(?: (?:from|as))?|retir(?:ed|ing) (?:from|as)|outgr(?:ew|own)|replac(?:ed|ing)|swapp(?:ed|ing)(?: out)?|\
    trad(?:ed|ing)(?: in)?|pawned|returned (?=my)|retired (?=my|the|our))|\
    got out of(?! (?:bed|the (?:car|house|shower|office)|hospital|town|work|it)\b)|\
    (?:handed|passed|turned|signed) (?=[^,;]{2,40}? (?:over|on|back|in)\b)|\
    (?:haven['’]?t|have not) (?:been (?:to|on|near)|touched|done|played|had|used|gone to|drunk|smoked|\
    worn) (?=.*\b(?:since|in|for) (?:\w+ )?(?:weeks|months|years|ages|then|the|my|january|february|march|april|may|june|july|august|\
    september|october|november|december)\b)|(?<=\bsince .{2,60})(?:haven['’]?t|have not) (?:been (?:to|on|near)|touched|done|played|had|\
    used|gone to|drunk|smoked|worn)|stopp(?:ed|ing)(?! (?:by|at|for|in|over|off|to)\b)|(?:gave|given|giving) up(?: on)?|\
    (?:gave|given|giving) (?!up|notice|birth|it a)(?=[^,;]{2,40}? (?:to|away)\b)|\
    (?:packed|packing) (?=(?:it |that |them )?(?:all )?in\b|in\b)(?:(?:it|that|them) )?(?:all )?(?:in)?|\
    (?:got|get|getting) (?:rid of|shot of|over)(?! it quick)|let (?=(?:it|them|that|this|him|her|(?:my|our|the) [^,;]{2,40}?) (?:go|lapse|\
    expire|slide|run out)\b)|let(?:ting)? go of|(?:said|say|saying) (?:goodbye|farewell) to|mov(?:ed|ing) on from|\
    wrapp(?:ed|ing) (?:up|things up)(?: with)?|(?:put|putting) (?=[^,;]{0,40}?(?:off|on hold|on ice|on the back burner|behind (?:me|us)|\
    to bed|down(?! (?:on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:in|at|by|next)\b))|to sleep)\b)(?:off)?|call(?:ed|ing) off|pull(?:ed|ing) (?:out of|the plug on)|back(?:ed|ing) out of|\
    decid(?:ed|ing) (?:against|not to)|(?:stepped|stepping|stood|standing) (?:down|back|aside)(?: (?:as|from))?|\
    (?:hand(?:ed)?|pass(?:ed)?|turn(?:ed)?|sign(?:ed)?) (?:in|back|over|on)(?= (?:my|our|the))|\
    (?:can['’]?t|cannot|couldn['’]?t) (?:be (?:doing with|bothered with|arsed with)|stick(?= \w)|\
    (?:keep up(?: with)?|manage|afford|do|eat|drink|go (?:to|on)) (?=.*(?:any ?more|any longer|now|these days)))|\
    (?:don['’]?t|do not|didn['’]?t) (?:bother|need|renew|use|do|go|have|see|drink|eat|take|play|watch|read|work|live|drive|run|smoke|teach|\
    want|own|wear|keep|attend|visit|practi[sc]e|speak|talk|ride|cook|bake|write|like|\
    love)(?: (?:with|to))? (?=.*(?:any ?more|any longer|these days|nowadays|now\b))|no longer \w+|\
    (?:can['’]?t|cannot|couldn['’]?t|won['’]?t) (?:make|manage|do|go (?:to|on)|come to|join|attend|be (?:going to|at|on)) (?=.*after all)|\
    (?:am |i['’]m |we['’]re |are |^)not (?:going (?:to|on)|doing|taking|having|moving to|joining|going|on|at|in|buying|getting|\
    applying for|running|flying to|starting) (?=.*(?:after all|any ?more|any longer))|\
    (?:i['’]?m|i am|we['’]?re|we are) (?:now |completely |totally |finally |officially )?(?:done|through|finished|out of|out with|off|\
    over)(?: with)?(?! (?:to|work|sick|on|at|here|there|today|tomorrow|duty)\b)|(?:had|have) it with|(?:gone|went|fallen) off|\
    fell out of love with|gave (?:it|that|them|him|her) (?:a miss|away|up)|(?:took|taken) me off|came off|weaned (?:myself )?off|\
    (?:day|week|month) \w+ (?:without|off|free of|clean of)|(?:days?|weeks?|months?|years?) (?:without|off|clean of|free of)|no more|\
    no (?=[\w ]{2,24}(?: this year)? (?:n?or )?ever again)|never again|never going back|\
    (?:switch(?:ed|ing)?|chang(?:ed|ing)|mov(?:ed|ing)|migrat(?:ed|ing)|convert(?:ed|ing)) (?:over |away |across )?from|\
    br(?:oke|eaking|oken) (?=(?:my|the|our) (?:lease|contract|tenancy|engagement))|nothing (?:is |['’]s )?left (?:on|of|at)|\
    parted (?:ways )?with|sent [^,;]{2,30}? back|(?:my|our) (?:doctor|physio|gp|boss|therapist|coach|wife|husband|dentist) (?:vetoed|\
    forbade|banned|stopped|cancelled))\b
pattern fate_english
  iu: \blasted (?:about |all of |only |just |maybe |like |exactly )*(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\
    \d+) (?:whole )?(?:days?|weeks?|months?|minutes?|lessons?|sessions?)\b|\
    (?:\b(?:is|are|went|goes|lives?|has gone)|['’]s) (?:now )?(?:in|into|to|down|up in|out) (?:the|a|my) (?:\w+ )?(?:bin|drawer|attic|loft|\
    skip|cupboard|tip|past|charity shop|window|drain|smoke)(?: now| for good)?(?=$|[,;.!])|\
    \b(?:played|had|held|did|gave|had|has had) (?:its|their|our|the|a|his|her) (?:very )?(?:last|final|farewell)\b|\
    (?<=^(?:the |my )?[\p{L}-]{3,20}) (?:are |is )?(?:finally )?off(?: at last| finally)?$|\
    \b(?:went|gone|moved|has gone|['’]s gone) to live (?:with|at|on)\b|\b(?:so )?that['’]?s that\b|\
    (?<=^(?:the|our|my) [^,;]{2,30})(?:['’]s| has| have)? (?:split up|disbanded|broken up)\b|\
    (?:\b(?:is|are|was|were|has been|have been|got|had been|went|gone)|['’](?:s|re)|\
    ^[\p{L}'’ -]{2,40}?) (?:(?:all|now|finally|officially|well and truly|completely|already|just|sadly|been) )*(?:cancell?ed|\
    (?<!\w)off(?: (?:btw|now|then|for good|the table|the menu|the cards))?(?=$|[,;.!])|(?<!\b(?:c[ao]mes?|w?ent|goe?s?|gets?|got|popp?(?:ed|s)?|moved|fell|hung|took|turned|start(?:ed)?|sle(?:pt|ep)|stayed?|invited|pulled|bent|handed|been|here|right|driv(?:e|ing)|drove|walked|all) )over(?: now| and done| for good)?(?=$|[,;.!])|\
    history|gone(?: now| for good)?(?=$|[,;.!])|dead|sold|scrapped|stolen|written off|shelved|called off|\
    finished(?=$|[,;.!]| with| already| now)|finish already|done and dusted|closed (?:down|for good)|shut (?:down|for good)|\
    ancient history|toast|no more|out of (?:my life|the picture|the question)|not happening|not a thing|on ice|on the scrap ?heap)|\
    \b(?:(?:will|can|must|['’]ll) (?:just )?(?:have to )?(?:manage|do|cope|carry on|survive) without (?:me|us)|fell through|fallen through|\
    falls through|folded|fizzled out|conked out|gave out|bit the dust|packed up|gave up the ghost|\
    (?<=\b(?:turns out|turned out|actually) [^,;]{0,40})(?:is|are|was|were) (?:\w+ )?(?:fine|ok|okay|safe)|\
    (?<=\b(?:turns out|turned out) [^,;]{0,40})(?:isn['’]t|aren['’]t|wasn['’]t|weren['’]t)|died(?: on me)?|passed away|lapsed|expired|\
    ran out(?! of)|clash(?:es|ed)|failed (?:its|the) mot|(?:isn['’]t|aren['’]t|ain['’]t|wasn['’]t|weren['’]t|won['’]t be|not) (?:happening|\
    a thing|going (?:to happen|ahead)|together|on the cards|in (?:my|our) life)(?: any ?more)?|\
    (?:has|have) (?:ended|finished|stopped|closed|folded|gone (?:bust|under|to a))|closed (?:down|its doors)|shut down|wound up|\
    came to an end|got (?:cancell?ed|axed|nicked|stolen|scrapped|sold|discontinued)|went (?:bust|under|to a (?:farm|good home)))\b
pattern went_back_english
  iu: \b(?:went|gone|going|back) (?:back )?to ((?:[\w-]+ )?[\w-]+)
pattern elsewhere_english
  iu: \b(?:is|are|lives?|runs?|sits?|goes|works?|stud(?:y|ies)|banks?|shops?|trains?|stays?|comes?|uses?|drives?|['’]s) (?:all )?(?:in|on|\
    at|with|from|to|by|an?|the)?\b
pattern unmade_english
  iu: \b(?:not|never|n['’]t|might|maybe|may|could|would|should|almost|nearly|if|unless|thinking (?:of|about)|consider(?:ing)?|tempted|wish|\
    want(?:s|ed)? to|going to|about to|plan(?:ning|s)? to|trying to|supposed to|hop(?:e|ing) to|threaten(?:s|ed|ing)? to|\
    refus(?:e|ed|es|ing) to|will)\b(?!\w)[^,;]{0,24}$
pattern one_time_english
  iu: \b(?:is|was|are|were|['’]s) (?:cancell?ed|off|closed|shut) (?:this|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|\
    tomorrow|for the (?:day|week|weekend|holidays?|summer))\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|yesterday|\
    last night|this (?:week|evening|morning))['’]s\b|\bbecause of (?:the )?(?:storm|rain|weather|snow|strike|heat|wind|fog|flu|match|\
    holiday)|\b(?:my|the|some|an?|our) (?:\w+ )?(?:spare|extra|leftover)\b|\b(?:one of|some of|half of|half|most of) (?:my|the|our)\b
pattern final
  iu: \b(?:sold|quit|resigned|retired|gave away|given away|uninstalled|deleted|got rid|binned|dumped|graduated|moved (?:in|out|into)|\
    swapped|traded|switched|broke up|split up|divorced|died|passed away|put (?:him|her|\w+) (?:down|to sleep)|handed in|signed|fired|\
    laid off|(?:cancell?ed|closed) (?:my|our)|started (?:at|as|my|the)|last day|first (?:day|shift|week) (?:at|with|as)|over between|keys|finished|done with|\
    paid (?:\w+ ){0,4}(?:back|off)|in full|dropped out|stepped down|scrapped|no longer|any ?more)\b|卖了|卖掉|辞|离职|离婚|分手|分了|退了|\
    退掉|搬到|搬去|搬进|搬出|搬家|注销|送人|换了|换成|签|戒|毕业|考完|不再|去世|入职|报到|被裁|卸载|退学|退租|停用|[还结付]清|出院|解散|\
    看完|[考申]上|拿到|达到|达标|\p{Script=Han}不(?:成|动)了|领证|出院|赎回|清仓
pattern for_a_while
  iu: \b(?:(?:till|until) (?!\d|noon|late|midnight|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b)|\
    for (?:a|two|three|the) (?:day|days|week|weeks|night|nights)|for now|on holiday|hotel)\b|暂时|先不|到周[一二三四五六日末]|出差|\
    住.{0,3}酒店
pattern doer_english
  iu: ^(?:(?:and|but|so|yeah|ok|honestly|finally|just|also|now|then|day|well|anyway|btw|oh|had to|have|has|about|officially|sadly|recently|\
    actually) ?)*$|\b(?:i|we|i['’](?:ve|m|d)|we['’](?:ve|re|d)|my \w+ and i|me and my \w+)(?: \w+){0,3}$
pattern beside_english
  iu: \b(?:because|cause|cuz|since|when|after|before|while|until|till|so|although|though|thanks|due|if|as|for good|\
    in (?:january|february|march|april|may|june|july|august|september|october|november|december|the end)|\
    (?<!going )to (?:my|our|a|an|the|some|charity)|last|this|in favou?r|behind|near|next to|opposite|beside)\b
pattern clause_english
  iu: \s+(?:and|but|so|because|since|as|after|when) (?=(?:i|we|now|it|he|she|they|my|our|the|there|no|\p{L}+ing)\b)
pattern no_thing_english
  u: ^(?:will|shall|next|all|another|new|old|last|brother|sister|mother|father|mum|mom|dad|cousin|uncle|aunt|friend|mate|parent|since|\
    there|their|they|them|when|what|where|who|which|while|some|also|because|about|after|before|until|till|back|been|were|would|could|\
    should|might|than|then|other|every|each|most|much|many|more|very|well|over|into|onto|out|one|two|three|four|five|six|seven|eight|nine|\
    ten|twice|once|around|through|near|here|anyway|actually|honestly|finally|still|even|ever|never|always|usually|often|like|love|want|\
    need|get|got|go|goe|went|do|doe|make|made|take|took|use|using|have|having|being|lot|way|bit|day|people|person|time|put|half|start|started|going|coming|com|giv|years?|months?|\
    weeks?|hours?|minutes?|days?|ago|far|long|big|little|small|whole|own|his|her|he|she|you|your|us|decided|turned|spare|extra|though|\
    although)$
pattern moved_time_english
  iu: \b(?:moved|shifted|rescheduled|slipped|pushed(?: back)?|put back|brought forward|postponed|delayed|changed|switched|\
    bumped)(?: \w+){0,2} (?:to|until|till)\b
pattern time_english
  iu: \b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|\
    december|mornings?|afternoons?|evenings?|nights?|weekends?|noon|midnight|half past|quarter (?:past|to)|o['’]?clock|\
    next (?:week|month|year|spring|summer|autumn|fall|winter)|spring|summer|autumn|winter|\d{1,2}(?::\d\d)?\s?(?:am|pm)?|\
    (?:at|past|by|until|till) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b
pattern now_english
  iu: \b(?:now(?!adays)|these days|nowadays|from now on|as of|since (?:last|the|january|february|march|april|may|june|july|august|\
    september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|instead|these past)\b
pattern role_english
  iu: \b(?:(?:home )?help|cleaner|nanny|au pair|babysitter|childminder|room ?mate|flat ?mate|house ?mate|lodger|tenant|manager|boss|\
    supervisor|advisor|adviser|team lead|tech lead|doctor|gp|dentist|physio(?:therapist)?|therapist|counsell?or|psychologist|psychiatrist|\
    coach|trainer|instructor|tutor|teacher|hairdresser|barber|accountant|lawyer|solicitor|gardener|landlord|landlady|carer|assistant|agent|\
    vet|midwife|piano teacher|personal trainer|mentor|co-?founder|business partner|bandmate|drummer|singer|neighbou?r upstairs|chef|cook|apprentice|trainee|intern|young lad|helper|colleague|caretaker)\b|\
    \b(?:lives?|living|stay(?:s|ing)?) with (?:me|us|the user)\b|\b(?:live|lives|living|share|shares|sharing) (?:[^,;.]{0,30} )?with\b|\
    \breports? to\b
pattern leaves_english
  iu: \b(?:i|we)(?:['’]ve| have)? (?:just |finally |now )?(?:(?:finished|parted ways|stopped|split|done|wrapped up) (?:with|seeing|going to|using)|fired|sacked|ditched)\b|\b(?:(?:has |have |had |is |['’]s |was |just |finally )*(?:left|leaving(?! on holiday)|retir(?:ed|ing)|\
    moved (?:out|away|back|on|in with|to)|moving (?:out|away|back)|gone (?:back|home|to|into)(?! (?:to )?(?:bed|sleep)\b)|went (?:back|home|off to)(?! (?:to )?(?:bed|sleep|work)\b)|quit|resigned|died|\
    passed(?: away)?|let go|fired|laid off|replaced|discharged)|discharged me|signed me off|(?:packed|jacked) (?:it|the job) in|opened (?:his|her|their) own|\
    (?:there['’]s|got|have|has|with|found|it['’]s) (?:a |my |our |me a )?new(?= (?:one|girl|guy|lady|person|\w+)\b)|took over|\
    (?:found|got|bought) (?:his|her|their) own (?:place|flat|house|apartment|room)|\
    (?:found|got|bought) an? (?:\w+ )?(?:place|flat|house|apartment|room) of (?:his|her|their) own|wrapped (?:things|it) up|\
    report(?:ing)? to|(?:isn['’]t|is not|no longer) my|not my [\w ]{2,20} any ?more)\b
pattern containers_english
  iu: ^(?:certificate|diploma|qualification|membership|subscription|account|class|classe|lesson|course|contract|card|idea|thing|stuff|\
    appointment|session|train|practice|practise|habit|pass|plan|trip|holiday|ticket|booking|programme|program|app|project|job|place|group|\
    club|seat|rotation|novel|book|diet|routine|phase|attempt|service|scheme|money|part-time)$
pattern deed_chinese
  u: (?:不(?:再|用再?|想再)|[没不]再|再也不|没(?:有)?再|没成|没续|不续)|\
    (?<!要|差点|还没|没有|想|别|不想|打算|准备)(?:退(?:掉|了|出了?|订|租|费|役|下来|群|学|休|赛|会|园)|停(?:掉|了|办|课|刊|更|药|用|播|运)|\
    取消|放弃|泡汤|黄了|告吹|吹了|掰了|算了|作罢|搁置|搁下|落空|卸(?:了|载|任|掉)|注销|卖(?:了|掉|给|出)|\
    送(?:给|人|回|走|去|养|(?=我?\p{Script=Han}{1,3}[了啦]))|[浇养弄搞摔砸淋烧踩咬冻晒]死(?=[了啦])|彻底坏|坏掉|拒(?:绝|了|掉)|推掉|\
    扔[了啦]|让给|交给|转给|转让|过户|扔(?:了|掉|进|在|\p{Script=Han}{1,4}了)|处理掉|报废|烂尾|吃灰|落灰|压箱底|下辈子(?:吧|$)|没下文|\
    不了了之|无疾而终|打水漂|凉了|破功|盘(?:给|出|掉|了)|兑(?:给|出)|挂(?:上)?闲鱼|出掉|出手|转手|赎回|清仓|清空|割肉|抛(?:了|掉|售)|套现|\
    回(?:掉|绝)了?|婉拒|回了人家|推了|(?:先)?放(?:放|一放|下)了|歇(?:了|着)|撤(?:了|出|资|股)|封笔|搁笔|没\p{Script=Han}{1,3}成|\
    腻(?:了|味)|吃伤|脱粉|下头|没兴趣了|走丢|跑丢|丢了|(?:还|付|结)[上完清]了?|领走|牵走|拉走|开走|接走|抱走|被偷|\
    换(?:了|成|掉|到|去|回|上|(?=[\p{Script=Han}A-Za-z]{1,6}了))|改(?:成|到|去|为|用|在|回|走|坐|骑|喝|吃|练|看|读|学|投|住|叫|约|由)|推迟|\
    延期|延后|提前到|挪到|调到|顺延|迁(?:到|移|去|走|完)|结束|毕业(?!论文|设计|照|典礼|证|答辩|季|生)|读完|学完|考完|考过|上完|念完|打完|\
    还清|还完|拿到(?:学位|毕业证|证|驾照)|关(?:了|门|张|停|掉)|倒闭|解散|散了|没了|没戏|走了|去世|过世|离世|去汪星|去喵星|断(?:了|掉|奶)|\
    戒(?![指备律尺不])|(?:刮|剃|拔|摘)(?:了|掉|(?=啦))(?![一两三半眼])|释放|销(?:了|掉|户|卡|号)|跑路|\
    (?<!快|要|就|[下明]\p{Script=Han}{0,3})[到过]期(?=[了啦])|用不着|\
    [做跑去学练坚打干带管用吃喝弹唱写熬走爬跳踢骑滑游钓画拉看读开养种](?:持)?不(?:成|了|动|下去|下来|起)了?|过去式|离(?:了|职|开)|辞|卸任|\
    交接|下线|下架|弃(?:坑|用|了|疗)|脱坑|没(?:中签|录上|录取|考上|选上|通过)|看走眼|错怪|改观|\
    其实(?:没事|没问题|不过敏|不(?:是|算)|可以吃|能吃)|误诊|虚惊一场|告一段落|告别|拜拜|再见了|不折腾|到此为止)
pattern no_longer_chinese
  u: 从 ?[A-Za-z][\w ]{1,20}?(?:搬|换|转|迁|跳)|没(?:有)?人(?:陪我?|跟我|一起)?[下打玩跳聊唱吃喝跑]|[去做跑吃喝用干带]不了|\
    (?:^|[^要])不(?![是会错行过见知得对好太怎觉了])\p{Script=Han}{1,6}了(?:[呀啊啦哈嘛呢]|$)|\
    不(?![是会错行过见知得对好太怎觉])\p{Script=Han}{1,4}了(?:$|[，,。！])
pattern unmade_chinese
  u: (?<!不)会[走跑爬站翻]|(?:[明后]年|月)[^，]{0,4}毕业(?!了)|想|打算|可能|也许|考虑|差点|还没|没有|别|劝|建议|如果|要是|要不|是不是|\
    舍不得|准备|该不该|会不会|说不定|恨不得|万一|哪天|假如|除非|希望|不能|不敢|不舍得|从没|绝不|怎么会|才不|说要|\
    [要得该]去?[换退卖续补](?!\p{Script=Han}{0,6}了)
pattern one_time_chinese
  u: 今[天晚早]的|明[天晚早]|昨[天晚]的|这(?:次|两天|几天|会儿|个?周末|周[一二三四五六日天末]?(?=的|下|没|因|不|取|停))|暂时|先不|临时|\
    因为(?:台风|下雨|下雪|天气|暴雨|疫情|停电)|刮台风|多余的|一[条块份盒袋]刚|多出来的|其中一
pattern others_chinese
  u: ^(?:小(?![区米时学说狗猫店])|老(?![家师人板公婆伴])|阿(?![里姨]))\p{Script=Han}(?:的|家)|客户|隔壁|对面|别人|人家|邻居(?!种)|亲戚|\
    对门|楼[上下]|(?<![吉其])[他她]|你|您|网上|公司的?人|听说|据说|某
pattern aside_chinese
  u: ^换了(?:个|块|张|副|根)(?!新|房|工作|手机)|^\p{Script=Han}{1,4}(?:的时候|以后|之后|以前|之前|那年|那天|时(?=[，,]|$))
pattern generic_chinese
  u: ^(?:[一二三四五六七八九十百千万两半零几][一二三四五六七八九十百千万两半零几点号年月周]|只好|最后|最终|干脆|彻底|退休|公司|老师|朋友|\
    孩子|东西|时候|每天|周末|家里|工作|上班|开始|现在|最近|一个|一次|这个|那个|什么|觉得|终于|已经|还是|就是|可以|没有|不是|自己|我们|他们|\
    大家|事情|问题|起来|出来|下来|回来|过来|上课|早上|晚上|下午|中午|平时|一直|打算|准备|计划|以后|以前|之前|之后|后来|因为|所以|但是|不过|\
    一起|一下|时间|生活|地方|东边|学校|老家|小时|分钟|多少|几年|几个|两个|三个|每次|每周|每月|身体|医院|医生|妈妈|爸爸|女儿|儿子|老公|老婆|\
    爱人|同事|手机里|喜欢|特别|非常|比较|真的|回家|在家|出门|吃饭|睡觉|看到|知道|如果|花钱|便宜|一年|三年|两年|半年|个月|星期|太忙|项目|\
    月份)$
pattern whither_chinese
  u: [到成为用去回在给]$
pattern role_chinese
  u: 阿姨|保姆|钟点工|月嫂|(?<![做当任干是][^，,。]{0,6})(?:室友|舍友|合租|租客|房客|领导|上司|主管|经理|老板|导师|教练|私教|咨询师|\
    心理医生|医生|主任|大夫|家教|老师|房东|合伙人|搭档|助理|[组队班店部科室校院]长(?![大高期])|主编|搭子|队友|负责人|编辑|律师|会计|中介|\
    理发师|司机|保洁)|汇报|(?:[是叫由]|带我的|姓)[^，,。]{0,4}(?:领导|上司|主管|经理|老板|导师|教练|私教|医生|主任|大夫|老师|[组队班店]长)|\
    住在?一起|跟我们?住|和我们?住
pattern leaves_chinese
  u: 回(?:老家|国|了?[\p{Script=Han}]{2,6}(?:了|带|去|照))|离(?:职|开)|辞|退休|走了|搬(?:走|出|离|去|家)|调(?:走|到|去|离)|去世|过世|\
    换(?:了|成|人|到|个?(?:老师|教练|医生|牙医|大夫|阿姨|私教|导师|经理|室友)了)|不(?:干|做|教|带|来|住|租)了|毕业|出国|休产假|生孩子|\
    怀孕|结束|停了|现在(?:汇报给|归|跟|是|由|在|看)|新来(?:了|一|个|位|的[^，]{0,4}(?:带|教|管|接|姓|叫))|\
    新(?:的)?(?:领导|老板|室友|教练|阿姨|医生|老师|导师)|去不了|接走|回乡|回了?去
`
