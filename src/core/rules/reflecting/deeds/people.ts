/** How people deal with others. */
export const people = String.raw`
stockpile
  (?:stockpil\w+|bulk (?:buy|bought)|bought (?:\d+|six|ten|twelve|twenty|a dozen)
    (?:tins|packs|bottles|rolls|bags|boxes)|costco|pantry (?:full|shelves)|enough \w+ (?:to last|for a
    year)|chest freezer|toilet roll)
  = 囤(?:了|货|着|点|积) ~ 一箱箱 ~ 批发 & (?:买|囤) ~ 山姆 & (?:买|囤|车) ~ 够(?:吃|用)(?:半年|一年|三个月)
bargain
  (?:haggl\w+|talked (?:\w+ ){0,3}down|knocked .{0,12} off|bargain\w*|coupons?|price.?match\w*|discount
    code|clearance)
  = 砍(?:价|到|下来|了) ~ 讨价还价 ~ 捡(?:到)?(?:大)?便宜 ~ 薅羊毛 ~ 拼单 ~ 凑单 ~ 满减
help
  (?:carried|carry|carrying|helped|help|helping|drove|driving|took|taking|ran|walked|fixed|mended|\
    repaired|rehung|shovell?ed|shovel|dug|mowed|cleared|lent|lend|gave|fetched|picked up|collected|did|put
    up|painted|moved|pushed|jump.?started|towed|watered|fed|minded|babysat|sat
    with|showed|taught|translated|filled (?:in|out)|wrote|proof ?read|set
    up|unblocked|changed|swapped|covered|brought|delivered|cooked|held|hung|swept|salted|gritted|\
    assembled|built|looked after|checked (?:in )?on|let|stood in|stayed (?:late|behind)) (?:\w+
    ){0,9}?(?:for |to |with |of |down |up |after |on |in )?$others &
    !(?:he|she|they|who|client|neighbou?r|landlord|boyfriend|husband|wife)s?
    (?:carried|helped|drove|fixed|lent|gave|shovell?ed|mowed|did|brought|drilled|wants?|asked) me &
    !(?:tv|telly|episode|museum|drilled until|gave me|helped me|help me|brought me|lent me|showed
    me|taught me|took me|fish supper|nurse (?:on|in)|on the \w+ ward|reading of|in class|a picture
    of|shift supervisor|for the office party i|old (?:times|days)|did the (?:lads|team) (?:win|lose)|new
    job|took (?:early|the late) shift) ~ (?:carried|carry) (?:\w+
    ){0,3}(?:couch|sofa|shopping|groceries|bags|pram|buggy|suitcase|case|washing
    machine|wardrobe|boxes|bed) & (?:him|her|them|his|their|mrs|mr|miss|neighbou?rs?|lady|man|woman|with
    him|stairs|flights|floor|on it|block) ~ (?:gave|giving|give|offered) (?:\w+ ){0,4}(?:a lift|a ride|a
    hand|directions|my seat|jump start|a jump) ~ (?:jump leads|lost tourist|up the stairs for|across the
    road|to (?:her|his|their)
    (?:dialysis|hospital|appointment|chemo|clinic|surgery|interview|physio|car|door)) &
    (?:took|drove|ran|run|gave|walked|carried|helped|got) ~ (?:hendersons|mrs \w+s|mr
    \w+s|neighbou?rs|next doors)
    (?:girl|boy|kid|son|daughter|dog|cat|bins?|lawn|drive|path|shopping|gutter|boiler|car|fence|plants|\
    shed|hedge|parcel|post)
  =
    (?:帮|替|给|陪|教|送|扶|借给|搭|代|捎|背|扛|接|照顾|照看|喂)(?:着|了|忙)?[^,，。]{0,3}?$others[^,，。]{0,12}?(?:修|换|搬|拿|取|提|写|买|\
    看|带|装|弄|改|做|找|搭|抬|推|送|拎|填|缝|接|紧|调|挂号|交|办|去|打|浇|喂|遛|学|用|过|上|下|扫|通|扛|开|安|查|拍|急救|班|饭|药|轮椅|手机|刹车|缴|搞|疏通) &
    !(?:给我|帮我|替我|教我|送我|陪我|帮我找|给同事发|给大家讲|给师傅|给老师|分给|问同事) ~
    $others[^,，。]{0,16}(?:坏|不上水|拧不开|漏|堵|不会|搬|不亮|打不开|没人|忙不过来|腿脚|卡住|摔|不响|哐)[^。]{0,30}我.{0,12}(?:修|换|帮|拆|通|\
    搬|过去|上去|拿|给|调|拧|弄|搭|教|装|送|去) & !(?:客户|老板) ~
    (?:上去|过去|下去|顺手|顺道|义务|免费).{0,4}(?:给|帮|替)[^,，]{0,6}(?:换|修|拆|装|弄|调|拧|通|搬|扫|提|拎) & !(?:给我|帮我) ~
    (?:单元门|楼道|小区|楼下).{0,14}我.{0,6}(?:修|换|调|扫|装|扳手|弄) ~ 搭(?:了)?把手 ~ 让(?:了)?座 ~
    扶(?:了|着|一).{0,6}(?:老|过马路|大爷|奶奶) ~ 顺路(?:送|捎|带)(?!我)
volunteer
  (?:volunteer\w*|food ?bank|food pantry|soup kitchen|shelter|hospice|litter.?pick\w*|beach clean|charity
    shop|blood donor|gave blood|giving
    blood|donat(?:ed|ing)|fundrais\w+|marshal\w*|befriend\w*|samaritans|helpline|scouts|brownies|guides|\
    foodbank|care home visit|night shelter|refugee\w*|meals on wheels|community
    (?:garden|kitchen|centre)|mentor\w*|pta|trustee|lifeboat) & !(?:bought|found (?:a|an) .{2,20}
    in|homeless shelter adverts|adopted|got him from|second.?hand|from the charity shop|bus shelter)
  = 志愿 ~ 义工 ~ 献血 ~ 公益 ~ 捐(?:了|款|书|衣|血) ~ 敬老院 & !外婆在 ~ 福利院 ~ 支教 ~ 社区(?:服务|食堂|活动).{0,6}(?:帮|去|值) ~ 捡垃圾 & !系统
    ~ 救助站 ~ 义卖 ~ 募捐 ~ 红马甲 ~ 导盲
generous
  (?:paid for|picked up (?:the|everyones)|got the bill|my treat|treated
    (?:everyone|them|him|her|the)|bought (?:everyone|the whole|a round|lunch for|dinner for|her a|him
    a|them|the rounds?)|left (?:a|the) .{0,12}tip|tipped|slipped (?:him|her|them)|insisted on paying|keep
    the change|gave (?:him|her|them|the (?:busker|homeless|guy|lad|girl|waitress))
    (?:my|a|the|twenty|ten|fifty|\d+)|lent (?:him|her|them)
    (?:\d+|two|three|a|the|money|my)|(?:drinks|rounds?|dinner|lunch|its|it was|they were) on me) &
    !(?:gave (?:him|her|them) (?:a (?:lift|ride|call|ring|hug|look))|depend|on me (?:about|again)|tests on
    me|insurance|paid for itself|paid for (?:it )?(?:by|myself)|be on me)
  = (?:请|招待)(?:了)?[^,，]{0,8}(?:吃|喝|客|奶茶|咖啡|撸串|火锅) & !(?:请我|请假|医生) ~ 买单 & !让我买单 ~ 抢着(?:付|买单|结) ~
    结(?:了)?(?:账|全桌) ~ 塞(?:给|了).{0,6}(?:钱|红包|块) & !(?:塞给我|塞我) ~ 红包 & (?:包|给|发|塞) & !给我 ~ 垫(?:了|付|上) ~ 小费 ~
    多给(?:了)? & (?:块|钱) ~ 我(?:来)?请
hostmeal
  $cooked & $dish & $foradded & !(?:he|she|they|mum|mother|husband|wife|neighbou?r|mama)
    (?:made|cooked|brought|baked|carried) & !(?:made me|brought me|cooked me|for me|was
    made|restaurant|caf[eé]|ordered|takeaway|food ?bank|pantry|brings? (?:me|us)|brought us|gave me|took
    me|fed the (?:cat|dog|hens|cats|dogs)|food colou?ring|dinner (?:w|with)) ~
    (?:made|cooked|baked|fried|grilled|smoked|roasted|did) (?:\w+ ){0,3}$dish(?: \w+){0,4} for
    (?:\d+|six|eight|ten|twelve|fourteen|fifteen|twenty|everyone|everybody|all|the|my|our|her|him|them|\
    mrs|mr|miss) & !(?:for (?:the )?(?:first
    time|ages|lunch|dinner|tea|breakfast|supper|two|me|myself|years|weeks|the freezer|the weekend)) ~ fed
    (?:the (?:whole|entire|lads|team|street|block|boys)|everyone|everybody|all of|half the|them all) ~
    (?:\d+|six|eight|ten|twelve|fourteen|twenty) (?:people|guests|of us) (?:for|to)
    (?:dinner|lunch|supper|sunday) & !(?:restaurant|booked) ~ cook(?:ed|ing)? (?:for|lunch for|dinner
    for|tea for) (?:\d+|everyone|everybody|all|the|my
    (?:flatmates|friends|team|neighbou?rs?|colleagues|parents|brother|sister)|them|her|him|eight|ten|\
    twelve|six) ~ (?:sell plates|who made this|asked for the recipe|wanted (?:the|my) recipe|seconds) &
    !seconds (?:to|left|before|later)
  = $cooked[^。]{0,14}$dish & $foradded & !(?:给我|妈妈?给|婆婆给|她给我|他给我|食堂|外卖|饭馆|餐厅|医生|帮我|给狗|给猫|给孩子喂) ~
    (?:烤|做|蒸|炸|卤|煮|包|炖|熬)了[^。]{0,24}(?:分给|带去|带到|带给|送给|端给|送到|抢光|每人|送去|拿去|给.{0,6}(?:送|端|带|尝|拎)) ~
    给[^,，。我]{1,8}(?:带|送|端)(?:了|去)?(?:一|些|点)?.{0,3}(?:盒|碗|锅|盘|罐|份|袋)[^,，]{0,8}$dish?
refuse
  (?:couldnt|cant|could not|cannot|never|dont|didnt|unable to|hard to|struggle to|how to) (?:\w+
    )?say(?:ing)? no(?! to (?:a band|chocolate|cake|dessert|gluten|sushi|pizza|another slice)) ~
    (?:said|say|saying|replied|wrote|heard myself say(?:ing)?|nodded|typed) (?:yes|sure|ok|okay|of
    course|no problem|fine|happy to|id love to)(?: (?:again|anyway|before|to
    (?:covering|another|organi[sz]ing|the|his|her|that|taking|hosting|both|all)|and
    (?:then|regretted|now|hung)|of course)) ~ (?:agreed|volunteered|roped in(?:to)?|talked into|ended
    up|got landed|saddled|signed up) (?:\w+ ){0,3}(?:to |with |doing |covering |taking
    |again|organi[sz]ing |hosting |driving |another )(?:\w+ ){0,5} & (?:didnt want|busy|already|supposed
    to be|meant to|my day off|again|on top|exhausted|knackered|didnt (?:even )?like|no time|couldnt|felt
    bad|guilty|instead of|even though|though i|before i) ~
    (?:covered|covering|took|taken|taking|swapped|picked up) (?:\w+
    ){0,4}(?:shift|shifts|slot|weekend|rota) & (?:for (?:her|him|them|\w+)|again|my day off|day
    off|asked|because (?:she|he|they)|couldnt|third|second|instead) & !(?:gotta swap|my own appointment) ~
    (?:asked|begged|wanted) me (?:to|if) .{3,60}(?:said|i said|and i) (?:yes|sure|ok|fine|of course) ~
    (?:didnt|dont) (?:know how to|have the heart to|like to|dare to|dare) (?:refuse|say no|turn
    (?:her|him|them|it) down|let (?:her|him|them) down) ~ people.?pleas\w+ ~ (?:felt|feel)
    (?:bad|rude|guilty|awful) (?:saying no|refusing|turning)
  =
    (?:嘴(?:一张|一软|一快|上)|脑子一热|鬼使神差|稀里糊涂|不知怎么|想都没想|一秒|立刻|还是|又|就|只好|硬着头皮).{0,6}(?:就)?(?:说好|答应|应(?:了|下)|\
    点(?:了)?头|说(?:行|可以|没问题|没事|好的|那我来|我来)|接(?:了|下)) & !(?:答应我|客户答应|居然同意|他答应|她答应) ~
    (?:我说|我就说|就说|我回|说了?)(?:行|好|可以|没问题|那我来吧?|我来吧?|没事)[^问]{0,16}(?:其实|后悔|本来|可是|结果|挂了|一点都不想|心里|但是|不想|叹) ~
    (?:其实|本来|明明).{0,12}(?:不想|想拒绝|想推|要休息|想早点走|约好|有事|累|想说不|想走|补牙).{0,40}(?:还是|结果|又|就|多留|答应|说好|去了|我说|拍|接) ~
    替(?:她|他|小|同事|人).{0,6}(?:上.{0,3}班|顶班|值班|代班|加班) ~ 不好意思(?:拒绝|说不|推|开口|不去) ~ 说不出(?:口)?(?:不|拒绝)? &
    (?:不|拒绝|推) ~ 开不了口 ~ 拒绝不了 ~ 不会拒绝 ~ 没(?:好意思|敢|法)(?:拒绝|推|说不) ~ 没人(?:肯)?(?:报|干|愿意|接).{0,20}(?:我就|那我|我来|我说)
    ~ 缺(?:个)?人.{0,12}(?:我又|我就|又多留|我留|我去|我顶) ~ 让给(?:她|他|室友|同事).{0,14}(?:我说行|我说好|我答应|其实)? & (?:我说|其实|行) ~
    又(?:揽|接|应)(?:了|下).{0,6}(?:活|事|个)
conflict (people): *avoid conflict and confrontation / 回避冲突不敢争
  (?:didnt|dont|did not|couldnt|wont|never|hate to|rather not|better not|without) (?:\w+
    )?(?:mention(?:ed|ing)?|say anything|said anything|saying anything|complain\w*|argue|arguing|bring it
    up|brought it up|speak up|object|protest|correct(?:ed)? (?:him|her|them)|send it back|want (?:a|any|to
    make a) (?:scene|fuss|argument|row|fight|trouble|drama)|want to (?:upset|annoy|offend|start
    anything|cause|rock|bother|make (?:it|things) (?:awkward|worse))|tell
    (?:him|her|them)|confront\w*|push back|ask(?:ed)? (?:him|her|them) to (?:stop|pay|move|turn)|make a
    fuss|dare|face (?:him|her|them|it|another)) & !(?:didnt tell (?:him|her)
    about|surprise|secret|recommend|happen\w*|say anything about the weather|speak up,? speak) ~
    (?:smiled|nodded|apologi[sz]ed|laughed it off|bit my (?:tongue|lip)|swallowed it|kept (?:quiet|my
    mouth shut|the peace|smiling)|let it go|changed the subject|walked away|left the room|went to the
    (?:loo|kitchen|hallway)|moved (?:seats|desks|tables|carriage|my (?:laptop|things|stuff))|took my
    (?:laptop|things|lunch|tea) (?:to|into|out)|headphones on|pretended|made an excuse|said (?:i wanted|it
    was fine|nothing|never mind|no worries|it was lovely|i had a)|paid (?:it|for it) anyway|ate it
    anyway|just (?:paid|made|did|redid|accepted|agreed|smiled|nodded|left|moved|took)|did (?:it|them)
    (?:myself|anyway)|put a pillow|earplugs|went home|deleted (?:it|the \w+)|thrown? away
    (?:three|two|the) (?:notes?|drafts?)|rewrote the (?:email|message|note|text)|softened|signed it
    (?:with )?kisses|smiley) &
    (?:wrong|mistake|bill|charged|rude|loud|noise|noisy|drill\w*|neighbou?r|queue|push\w* in|cut
    in|boss|client|late|unpaid|argu\w*|row|shout\w*|snapp\w*|mean|unfair|my
    (?:seat|idea|parking|fault|space)|overcharged|complain\w*|smok\w*|music|cat|dog|anyway|unpleasant|\
    awkward|easier|peace|fuss|scene|fight|hair|steak|cold|overcooked|extra hours?|changes|over the
    weekend|whole afternoon|change of scene|stairs|drafts?|notes|waitress|waiter|landlord|invoice|again) &
    !(?:hood|parcel|gym) ~ (?:easier|simpler|less trouble|quieter) than (?:having|making|saying|arguing|a
    (?:row|fight|scene|face)|telling|asking|explaining|complaining|the fight) ~
    (?:hate|hates|avoid\w*|cant (?:stand|bear|do|deal with)|rather (?:not|die|move|pay)|scared of|not good
    (?:at|with)) (?:\w+
    ){0,4}(?:conflict|confrontation|arguments?|rows?|arguing|scenes|quarrel\w*|shouting|fights|difficult
    conversations) ~ (?:would|it would|it will|going to) (?:have )?(?:made|make|been|be) (?:\w+
    ){0,5}(?:awkward|unpleasant|ugly|weird|tense|a scene) ~ before i (?:can )?(?:change|lose) my
    (?:mind|nerve) & (?:send|sent|mail|email|message|invoice) ~ (?:keep|kept|keeping|for the sake of)
    (?:the )?peace & !peace and quiet ~ crossed the (?:road|street) (?:to avoid|so) ~ (?:peace|peacemaker)
    & (?:said nothing|let it|kept)
  =
    (?:没(?:敢|好意思|吭声|说什么|作声|提|跟.{0,4}(?:吵|争|计较|说)|发作|反驳|还嘴|开口)|不(?:敢|想|愿)(?:吵|争|得罪|起冲突|撕破脸|计较|闹|惹|当面)|\
    懒得(?:吵|争|计较)|忍(?:了|住|下来|着|一忍)|算了|认了|咽(?:了|下)|憋(?:住|回去)|装(?:没听见|没看见|睡|傻|不知道)|笑笑|赔笑|赔(?:了)?不是|绕(?:着|开|\
    道)(?:走)?|躲(?:出去|开|进|到|着)|退(?:一步|让)|换(?:了)?(?:个)?(?:座|位|地方|话题)|岔开|打圆场|假装|吃(?:了)?(?:哑巴)?亏|没退|没投诉|没理论|\
    还是付了|照付|随他|让着|闭嘴|删了(?:又|重)|改得?(?:委婉|客气)|和和气气|息事宁人) &
    (?:吵|争|骂|插队|占(?:了)?|多收|算错|错|嗓门|音乐|噪音|钻|装修|邻居|老板|领导|同事|室友|客户|婆婆|亲戚|服务员|账单|占座|车位|抢|功劳|脸色|难听|不公平|气|冲突|\
    尴尬|翻脸|麻烦|欠|加(?:班|活)|态度|抽烟|狗叫|撕破|伤和气|楼上|房东|凶|推给我|怪我|当面|闹|面子) & !(?:别人吵|算了.{0,3}睡|拍了照|票太贵) ~ 多一事不如少一事 ~
    和为贵 ~ 怕(?:吵|得罪|尴尬|撕破脸|起冲突|闹僵|伤和气|麻烦人家|对方不高兴) ~ 不敢当面 ~ 忍气吞声
peace
  (?:made (?:them|peace)|mediat\w+|calmed (?:them|everyone)|got them (?:talking|to (?:talk|apologise|make
    up|shake))|in the middle of (?:their|the)|between (?:them|the two|my (?:sister|mum|parents))|both
    sides|stop(?:ped)? (?:them )?(?:arguing|fighting)|smoothed|broke up the|referee\w*) &
    (?:argu\w*|row|fight\w*|fell
    out|talk\w*|shout\w*|apolog\w*|quarrel\w*|feud|family|team|neighbou?rs|sisters?|brothers?|flatmates?)
  = 劝(?:架|和|了|住|开) & !(?:朋友都劝我|劝我) ~ 调解 ~ 说和 ~ 打圆场 ~ 当和事佬 ~
    (?:两|他)(?:个人|们|口子).{0,8}吵.{0,14}我.{0,10}(?:劝|说|拉|请|约|约出来)
voicemail
  (?:let|letting|left|watched|watching) (?:it|the phone|the call|him|her|them|my phone|unknown number)(?:
    just)? (?:ring|ringing|go to voicemail|buzz\w*) ~
    (?:didnt|dont|wouldnt|wont|never|hate|avoid\w*|rather not|cant (?:stand|face)|scared of) (?:\w+
    ){0,2}(?:pick(?:ing)? up|answer(?:ing)?(?: (?:the|my) phone)?|phone calls?|phoning|ringing|calling
    (?:people|them|him|her|back)|the phone|telephones?|voice ?mails?|voice notes?) & !(?:never calls
    me|hates me calling) ~ (?:texted|emailed|messaged|wrote|typed|sent (?:a|an|her|him|them)(?: \w+)?
    (?:text|email|message|whatsapp|note)|by (?:text|email|message)|in writing|drove (?:over|there)|walked
    (?:over|round|down)|booked online|online (?:form|booking|chat)|chat ?bot|live chat|through the app|on
    the app|web ?site) & (?:instead of (?:calling|ringing|phoning|picking up)|rather than
    (?:call\w*|ring\w*|phon\w*)|so i (?:didnt|dont|wouldnt) have to
    (?:call|ring|phone|talk|speak)|rang|ringing|missed
    calls?|called|calls|phone|voicemail|calling|instead) & !(?:client called me|called off|called on
    thursday|so called|called \w+ to thank|phone died|new phone|dads phone number|phone number|on the
    phone all) ~ (?:missed calls?|voicemails?) &
    (?:ignored|deleted|never|eleven|five|nine|\d+|unheard|texted|didnt|full) ~ (?:phone|ringer) (?:is |was
    |stays |always )?(?:on )?(?:silent|do not disturb|face ?down|airplane mode)
  = (?:看着|听着|由着|任)(?:它|手机|电话)?.{0,4}响(?:完|着|了|到) ~
    (?:没|不(?:敢|想|爱|愿意?|喜欢)?|懒得|怕|从来?不|抗拒|恐惧)(?:接|打|回|拨|通).{0,4}(?:电话|语音|视频) & !(?:没打通|打不通|没电|没空接) ~
    电话.{0,10}(?:按掉|挂掉|静音|没接|不接|装没|害怕|响完|发怵|心慌) ~
    (?:约|说|要|让我|想|打来|打过去|来个|晚上)(?:我)?.{0,4}(?:电话|语音|视频|打过去).{0,30}(?:发文字|打字|文字|微信|邮件|文档|发消息|写|留言|拍了|图|可否|\
    短信) & !(?:视频号|拍视频|打电话叫我) ~ (?:回|发|写)(?:了)?(?:一?[段条封]|个).{0,10}(?:微信|消息|邮件|文字|短信|长文).{0,10} &
    (?:电话|响|来电|语音) ~ 发文字吧 ~ 宁(?:愿|可)(?:打字|发(?:微信|消息|文字)|写|跑一趟) ~ 社恐.{0,6}电话 ~
    (?:语音|来电|未接).{0,6}(?:转文字|不听|没听|一堆|十几个) ~ 电话恐惧 ~ 嗓子不舒服.{0,4}(?:发文字|打字)
stayhome
  (?:skipped|left|ducked out of|bailed on|cancelled|got out of|made (?:my|an) excuse\w*|hid
    (?:in|from)|avoided|slipped (?:away|out)|snuck out|escaped|dodged|turned down) (?:\w+
    ){0,5}(?:party|drinks|do|reunion|wedding|barbecue|bbq|gathering|team
    ?building|christmas|dinner|pub|club|social|karaoke|leaving|small
    talk|mingling|networking|people|kitchen|after|early) & !(?:left the house|left early for (?:the|a)
    train|homework|gym) ~ (?:too many people|crowds?|small ?talk|social battery|peopled out|drained|being
    around people|party|networking) &
    (?:left|home|hid|exhausted|quiet|alone|hate|avoid\w*|recover|early|toilets?|corner|back
    row|headphones|couldnt wait|nobody) ~ (?:evening|night|weekend|saturday|friday|sunday|lunch|day|walk)
    (?:in |off )?(?:alone|by myself|on my own|to myself|with nobody|with just me|without
    (?:speaking|talking) to) ~ (?:ate|eat|eating|had) (?:my )?(?:lunch|sandwich\w*) (?:alone|by myself|in
    (?:the car|the stairwell|my car|the toilets)) ~ blissfully (?:alone|empty|quiet)
  = (?:推(?:了|掉)|没去|不去|找(?:个)?借口|提前(?:走|溜)|溜(?:了|走)|躲(?:进|在|到|着)|婉拒|逃(?:了|掉)|退(?:了)?群) &
    (?:聚会|聚餐|饭局|团建|婚礼|同学会|派对|ktv|酒局|人多|社交|年会|应酬|热闹|相亲) ~ 社恐 & !电话 ~ 一个人.{0,6}(?:待着|清静|在家|吃饭|看电影|旅行|逛|发呆|坐)
    & !(?:跑去爬|值班|坐到天黑) ~ 宅(?:了|在|家) ~ 独处 ~ 社交.{0,3}(?:电量|耗尽|累) ~ 戴(?:上|着)耳机.{0,6}(?:假装|不想|没人) ~
    不想(?:见人|说话|社交|应酬)
friends
  (?:had|have|having|hosted|threw|organi[sz]ed|invited) (?:\w+
    ){0,5}(?:round|over|people|friends|party|barbecue|bbq|dinner
    party|housewarming|picnic|potluck|reunion|games? night|sleepover) & !(?:had to|over the|all over|over
    a|over it|round the) ~ (?:met up|drinks|brunch|dinner|pub|night out|coffee|catch.?up|lunch) with
    (?:the |my |some |old |an old )?(?:\w+ )?(?:girls|lads|friends?|mates?|gang|crew|uni \w+|school
    \w+|book club|colleagues)
  = (?:聚|约|叫|喊|请)(?:了)?[^,，]{0,8}(?:来家|聚餐|撸串|火锅局|喝酒|唱k|打牌|老同学|朋友|姐妹|哥们|战友) & !(?:男朋友|女朋友|请假) ~ 聚会 &
    (?:去|办|组织|来) & !(?:推|没去|不去) ~ 攒局 ~ 一大桌子?人 ~ 老同学.{0,4}(?:聚|来|见)
call
  (?:rang|called|phoned|facetim\w+|skyped|video.?called|zoomed|texted|visited|popped in (?:on|to
    see)|dropped in on|went (?:round )?to see|drove (?:up|down|over|home)? ?to (?:see)?|sunday lunch
    (?:at|with)|lunch with|took (?:flowers|soup|shopping) to|stayed with|weekly call with|chatt?ed
    (?:to|with)|spoke to|an hour (?:on the phone )?with) (?:\w+ )?$kin & !(?:doctor said|called my brother
    an|called the) ~ family (?:group chat|zoom|video call)
  = (?:给|跟|和|陪|看|回家看|带)(?:我)?$kin[^,，]{0,6}(?:打(?:了)?(?:个)?电话|视频|聊|通话|吃饭|逛|看病|买|散步|过生日|语音|检查|旅游|剪|洗脚) &
    !(?:给我妈打|帮我) ~ 每(?:天|周|晚|个?礼拜).{0,8}(?:打|视频|电话).{0,4}(?:家|爸|妈|爷|奶|姥|儿子|女儿) ~
    (?:回|去)(?:娘家|老家|爸妈家|父母家|外婆家|奶奶家) & !(?:不回|没回|回不去) ~ 打电话回家 ~ 跟(?:儿子|女儿|孙女|孙子|闺女)视频
kids
  (?:built|made|read|played|took|helped|coached|taught|baked|drew|pushed|camped|painted|watched|dressed
    up) (?:\w+ ){0,5}(?:with|to|for|the) (?:the |my |our
    )?(?:kids?|children|son|daughter|twins|boys|girls|grandkids|grandson|granddaughter|grandchildren|\
    little (?:one|ones|man)|nephews?|nieces?) & !(?:girls and|the girls at|sports day tickets)
  =
    (?:带|陪|教|给|接|送|哄|领)(?:着|了)?[^,，]{0,2}(?:孩子|娃|儿子|女儿|闺女|孙子|孙女|俩娃|双胞胎|小的|他俩|宝宝|外孙)[^,，]{0,8}(?:玩|去|读|讲|\
    做|写|拼|画|学|睡|看|放|骑|游|钓|搭) & !(?:医院|幼儿园$)
teach
  (?:taught|teaching|tutor\w*|mentor\w*|coach\w*|showed|showing|explain\w*|trained|training up) (?:\w+
    ){0,4}?(?:how
    to|kids|students?|neighbou?r|nephew|niece|colleague|girls|boys|trainee|apprentice|newbies?|beginners|\
    juniors?|the new \w+|her|him|them|old \w+|newcomers|two new) & !(?:taught me|was taught|teaches
    history|teacher|showed me|showing up|showed up|explained to me|training plan|training (?:for|up for)
    (?:a|the) (?:race|marathon))
  = 教(?:了|会|他|她|它|两个|新来|邻居|徒弟|小|孩子|学生|老人|大姐|大爷|奶奶|同事)(?!室|育|练|堂) & !(?:教我|被.{0,10}教育|教训) ~ 辅导(?:了)? & !辅导员
    ~ 带(?:了)?.{0,3}徒弟 & !当年 ~ 讲题 ~ 手把手
stranger
  (?:got (?:chatting|talking)|chatted|struck up|ended up
    (?:talking|chatting|sharing|swapping)|talked|swapped (?:numbers|recipes|stories)|told me
    (?:her|his|their) (?:whole )?(?:life|story)|know(?:s)? everyone|know (?:all )?(?:their|the) names)
    (?:\w+ ){0,4}(?:to|with|about|the|a|an)? ?(?:\w+
    ){0,3}(?:stranger|strangers|driver|barista|cashier|stallholder|guy|woman|man|lady|couple|bloke|\
    pensioner|conductor|nun|fisherman|queue|bus stop|bench|next to me|beside me|train|plane|taxi|lift) &
    !(?:chatted up|my (?:husband|boyfriend|wife))
  = [跟和](?:一个)?(?:出租车?司机|司机|陌生人|老板娘?|店主|摊主|路人|旁边的?.{0,4}|邻座|大爷|大妈|保安|师傅|外卖小哥|快递小哥|扫地的).{0,6}聊 ~
    搭(?:话|讪|上话) ~ 聊(?:了)?(?:一路|半天|起来|得).{0,10}(?:陌生|不认识|萍水|加了微信) ~ 自来熟
`
