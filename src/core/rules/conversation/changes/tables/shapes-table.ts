/**
 * Patterns by which a sentence is told to be of the speaker, of a state, or not meant to end anything, in the manner of
 * `patterns-table.ts`; each is named by the file that asks for it.
 */
export const shapesTable = String.raw`
pattern changes_says_so
  iu: \b(?:broke|split|divorced|separated|moved|moving|relocated|retired|resigned|laid off|fired|let go|redundant|notice|died|passed away|\
    put|engagement|wedding|ended|graduated|single|quits|dumped|together|let me go|fired me|laid me off|last day|again|sold up|gave(?! up\b))\b
pattern changes_supposed
  iu: ^(?:one|any) more [^,;.]{1,30} and (?:i|we)|再(?:这[么样]|那么|[涨加催吵闹改拖])[^，,。]{0,10}我?[就要]|\
    ^(?:if|imagine|suppose|what if)\b|^(?:如果|要是|假如|万一)|差点|险些|(?:说|告诉我)[她他](?:再|已|不|要|们)
pattern changes_others_english
  iu: ^(?:my|our|the user's) (?:\w+ )?(?:mother|mom|mum|mama|father|dad|papa|parents|sister|brother|twin|wife|husband|partner|girlfriend|\
    boyfriend|fianc[eé]e?|ex|son|daughter|kid|kids|child|children|baby|grandmother|grandma|nana|grandfather|grandpa|granddad|aunt|auntie|\
    uncle|cousin|niece|nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|best friend|friend|mate|buddy|colleague|coworker|\
    co-worker|boss|manager|mentor|coach|teacher|therapist|doctor|landlord|roommate|flatmate|housemate|neighbou?r|grandson|granddaughter|\
    supervisor|(?:team|tech) lead)\b
pattern changes_others_chinese
  u: ^(?:我|用户)?们?家?的?(?:爸妈|父母|妈妈|老妈|妈|母亲|爸爸|老爸|爸|父亲|妹妹|弟弟|哥哥|姐姐|妹|弟|哥|姐|表妹|表弟|表哥|表姐|堂妹|堂弟|\
    堂哥|堂姐|爷爷|奶奶|阿嬷|阿公|阿爸|阿妈|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|对象|前女友|前男友|前任|女儿|儿子|孩子|宝宝|闺女|\
    男朋友|女朋友|男友|女友|未婚妻|未婚夫|朋友|好友|闺蜜|死党|发小|同事|同学|室友|舍友|老板|领导|上司|邻居|导师|老师|房东|教练|医生|师傅|\
    徒弟|学生|客户|姑姑|姑妈|舅舅|舅妈|叔叔|婶婶|阿姨|姨妈|伯伯|老伴|孙子|孙女|女婿|儿媳|姐夫|妹夫|店长|组长|学长|学姐|学弟|学妹|岳父|岳母|\
    公公|婆婆|嫂子|侄子|侄女|外甥)(?!聚|圈|会|录|群|节|婚礼|家宴|[^，,]{0,3}(?:让|叫|说|建议)我)|\
    ^(?:[他她](?!们)的?|(?:我|用户)[^，,我他她]{1,4}的)(?:[爸妈哥姐弟妹]|爷爷|奶奶|朋友|闺蜜|同[事学桌]|室友|哥们|姐妹|老乡)
pattern changes_relative
  u: ^(?:(?:[Mm]y|[Oo]ur|[Tt]he user['’]s) (?:\w+ )?((?:mother|mom|mum|mama|father|dad|papa|parents|sister|brother|twin|wife|husband|\
    partner|girlfriend|boyfriend|fianc[eé]e?|ex|son|daughter|kid|kids|child|children|baby|grandmother|grandma|nana|grandfather|grandpa|\
    granddad|aunt|auntie|uncle|cousin|niece|nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|best friend|friend|mate|buddy|\
    colleague|coworker|co-worker|boss|manager|mentor|coach|teacher|therapist|doctor|landlord|roommate|flatmate|housemate|neighbou?r|\
    grandson|granddaughter|supervisor|(?:team|tech) lead))(?: (\p{Lu}[\p{Ll}'’-]+))?(?=['’ ])|(\p{Lu}[\p{Ll}-]+)(?=['’ ])|\
    (?:我|用户)?们?家?的?((?:爸妈|父母|妈妈|老妈|妈|母亲|爸爸|老爸|爸|父亲|妹妹|弟弟|哥哥|姐姐|妹|弟|哥|姐|表妹|表弟|表哥|表姐|堂妹|堂弟|\
    堂哥|堂姐|爷爷|奶奶|阿嬷|阿公|阿爸|阿妈|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|对象|前女友|前男友|前任|女儿|儿子|孩子|宝宝|闺女|\
    男朋友|女朋友|男友|女友|未婚妻|未婚夫|朋友|好友|闺蜜|死党|发小|同事|同学|室友|舍友|老板|领导|上司|邻居|导师|老师|房东|教练|医生|师傅|\
    徒弟|学生|客户|姑姑|姑妈|舅舅|舅妈|叔叔|婶婶|阿姨|姨妈|伯伯|老伴|孙子|孙女|女婿|儿媳|姐夫|妹夫|店长|组长|学长|学姐|学弟|学妹|岳父|岳母|\
    公公|婆婆|嫂子|侄子|侄女|外甥)))(?!的|['’]s \p{L}+ (?:is|has|was))
pattern changes_own_clause
  iu: ^(?:(?:and|but|so) )?(?:i|we)\b|^(?:我|咱)(?!们?家?的?[妈爸哥姐弟妹老女儿])|[把给替帮让]我|(?:就|只好)?我(?:就|也|都)|\
    ^(?:所以|只好|干脆|后来)*(?:现在|如今|改)(?:我们?|咱|家里|又|就|先|由|归|请了|换了?|\
    \p{Script=Han}{2,4}(?:换成?了?|改成|改由|是(?!个|一)))
pattern changes_han_somebody
  u: ^(?:阿(?!里|姨)\p{Script=Han}|小(?!区|米|时|学|说|红书|狗|猫|店)\p{Script=Han}|老(?![家师人宿板是公婆房])\p{Script=Han}|大家|人家|\
    别人|你|您|它|听说|据说|(?!周[末一二三四五六日天]|高中|马上|白天|大学|小学|小区|老家|老房|大概|常常|常年|方便|文学|金融|任务|江边|大二|\
    大三|大四|大一|老婆|老公|老伴|老板|老师|万一|高三|高二|高一|石头|夏天|\
    田里)(?:[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文晓小阿大老]\p{Script=Han}{1,2}?|\
    (?!天天|年年|月月|周周|刚刚|常常)(\p{Script=Han})\1)(?:也|都|还|一直|最近|现在)*(?:用|开|租|在|住|跟|和|养|有|吃|喝|学|练|骑|戴|当|做|\
    上|去|说|想|要|准备|打算|每|是|抽|打|玩|读)|\p{Script=Han}{1,3}(?:哥|姐|总|叔|伯|婶|嫂|爷|师傅|老师|经理|主任|同学)(?!的电话)|\
    (?!(?:现在|目前|今天|昨天|昨晚|一直|还|也|已经|刚|正在|每天|平时|周末|最近|以前|上周|下周|家里|合租|室友|常|暂时|主要|主力|一个人|退休|\
    自己|住|在|来自|不))[\p{Script=Han}A-Za-z·]{2,4}(?<!是)(?:住在|来自|在.{1,12}(?:工作|上班|读书|上学|住)|喜欢|爱吃|爱喝|养了|今年|毕业|\
    结婚|怀孕|姓))
pattern changes_own_relative
  u: ^(?:爸妈|父母|妈妈|老妈|妈|母亲|爸爸|老爸|爸|父亲|妹妹|弟弟|哥哥|姐姐|妹|弟|哥|姐|表妹|表弟|表哥|表姐|堂妹|堂弟|堂哥|堂姐|爷爷|奶奶|\
    阿嬷|阿公|阿爸|阿妈|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|对象|前女友|前男友|前任|女儿|儿子|孩子|宝宝|闺女|男朋友|女朋友|男友|\
    女友|未婚妻|未婚夫|朋友|好友|闺蜜|死党|发小|同事|同学|室友|舍友|老板|领导|上司|邻居|导师|老师|房东|教练|医生|师傅|徒弟|学生|客户|姑姑|\
    姑妈|舅舅|舅妈|叔叔|婶婶|阿姨|姨妈|伯伯|老伴|孙子|孙女|女婿|儿媳|姐夫|妹夫|店长|组长|学长|学姐|学弟|学妹|岳父|岳母|公公|婆婆|嫂子|侄子|\
    侄女|外甥)(?![和跟与们的])
pattern changes_own_too
  iu: ^客户是|^房东[^，,。]{0,8}[降涨减加][^，,。价]{0,3}[\d一二两三四五六七八九十]{1,3}[\d百千万块元]|^(?:my|our|the user's) (?:\w+ )?(?:mother|mom|mum|mama|father|dad|papa|parents|sister|brother|twin|wife|husband|partner|girlfriend|\
    boyfriend|fianc[eé]e?|ex|son|daughter|kid|kids|child|children|baby|grandmother|grandma|nana|grandfather|grandpa|granddad|aunt|auntie|\
    uncle|cousin|niece|nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|best friend|friend|mate|buddy|colleague|coworker|\
    co-worker|boss|manager|mentor|coach|teacher|therapist|doctor|landlord|roommate|flatmate|housemate|neighbou?r|grandson|granddaughter|\
    supervisor|(?:team|tech) lead)(?: [A-Z][\p{L}'-]+)? and (?:i|me|the user)\b|^(?:[^，,。 ]{0,14}|(?:医生|大夫|老板|领导|公司|房东|店长|经理)[^。]*)(?:把|给|替|不用)(?:我|用户)|\
    ^(?:我|用户)的?(?:导师|老板|领导|上司|主管|经理|医生|大夫|牙医|教练|私教|房东|班主任|助理|合伙人|搭档|保姆|阿姨|师傅|同桌|室友|\
    舍友)(?:是|叫|姓)|^(?:我们?家?)?(?:宝宝|孩子|女儿|儿子)[^，,]{0,8}(?:出生|生|落地)(?:了|啦)
pattern changes_told_of_others
  iu: \b(?:told me|tells me|said|says) (?:that )?(?:he|she|they)\b|[说讲](?:她|他)
pattern slots_not_so
  iu: \b(?:if|unless|imagine|suppose|what if|maybe|perhaps|might|could|would|should|wish|almost|nearly|thinking (?:of|about)|\
    says?(?! (?:goodbye|farewell))|said(?! (?:goodbye|farewell|no\b))|told|heard|read that|one more [^,;.]{1,30} and|wants? to|\
    hop(?:e|es|ing) to|(?<!\b(?:be|not|stop|stopped|quit|gave up|given up) )going to)\b|[?？]\s*$|["“「『]|如果|要是|假如|万一|哪天|可能|也许|差点|还没|想把|考虑|\
    再(?:这[么样]|那么|[涨加催吵闹改拖])[^，,。]{0,10}我?[就要]|[说讲]过?(?:她|他|要|再也)|听说|[吗呢]$|打算(?!了)|劝
pattern slots_for_now
  iu: \b(?:today|tonight|this (?:week|weekend|morning|time|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\
    (?:till|until)(?! (?:\d|noon|late|midnight|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b))|\
    for (?:a|two|three|the) (?:day|days|week|weeks|night|nights)|for now|on holiday|hotel)\b|(?<!到)今[天晚早](?!开始|起)|明[天晚]|\
    这(?:次|周|两天|几天|会儿|个?周末)|暂时|先不|到周[一二三四五六日末]|出差|住.{0,3}酒店
pattern slots_others_do
  iu: ^(?:(?:my|our|the|his|her|their|an?|next door|some) (?!(?:job|shifts?|hours|boss|contract|lease|flat|house|wife|husband|ex|new|own|doctor|gp|\
    divorce|company|office|studio|wedding|phone|car|bike|broadband|hair|commute|desk|rent|salary|diet|trip|holiday|plan|laptop|watch|\
    garden|kitchen)\b)[\w'’-]+(?: [\w'’-]+)? (?:has|have|is|was|were|had|got|[a-z]+(?:ed|s)|left|went|quit|sold|gave|came|took|brought|made|bought|told|said|ran)\b|\
    (?:he|she|they|everyone|somebody|someone)\b)
pattern slots_han_others_do
  u: ^(?![^，]{0,8}(?:我|咱|自己))(?:(?:(?![给跟和与把让找陪带送欠借还])\p{Script=Han}){0,5}(?:妈|爸|哥|姐|弟|妹|儿子|女儿|孙子|孙女|\
    (?:同事|同学|朋友|老师|家长)(?![聚圈会录群节])|邻居|室友|(?<![吉其])[他她]|老[张李王赵陈刘])|阿(?!里|姨|拉|胶)\p{Script=Han}|\
    小\p{Script=Han}(?=搬|换|去|住|辞|退)|(?:小(?![区米时学说狗猫店])|老(?![家师人板公婆伴]))\p{Script=Han}的(?=\p{Script=Han})|\
    楼[上下](?=[那的家有养])|隔壁|对门|人家|别人)
pattern slots_leaves
  iu: \b(?:called it|married|born|arrived|passed|knot|broke|split|parted|separated|ended|divorced?|finished|done|through|single|notice|\
    sacked|fired|laid off|let go|redundant|quit|left|ex|dumped|scrap\w*|sold|over|wife|husband)\b|卖|辞|离|分|退|裁|炒|优化|调|停|戒|不|领|\
    生|考|拿|过了|出分|[还付结]清|还上|出院|拆|做完|脱敏|破戒|能|盘|转业|上岸|签了|新
pattern slots_han_lead
  u: ^(?:[昨今前]儿?个?[天晚早]?|[上这下]个?(?:星期|礼拜|周|月)[一二三四五六日天末初中底]?起?|[去今前]年|\
    (?:\d+|[一二三四五六七八九十]+|元)月(?:份|里)?(?:\d+[日号]|[一二三四五六七八九十]+[日号])?起?|元旦|春节|国庆|五一|开春|[寒暑]假|\
    这?学期|[年月][前初中后底末]|过完年|前阵子?|最近|已经|终于|总算|刚刚?|现在|如今|后来|又|就|都|也|全|早就?|要|正式|顺利|成功|全员|\
    所有人|提了?|交了|研究生|大学|本科|博士|硕士|高中|大专|我们?家?|[和跟与][^，]{1,4}|让?[他她它]们?)*$
pattern slots_of_others
  iu: \b(?:neighbou?rs?|next door|mate|friend|colleague|cousin|nephew|niece)['’]s?\b|^(?:他|她|邻居|人家|别人)
pattern slots_again
  iu: 爱上|喜欢上|迷上|上瘾|真香|离不开|习惯了|[吃住喝用]惯|\b(?:again|now|these days|actually (?:like|love)|came round to|\
    (?:learnt|learned|learnt how|learned how) to|can finally)\b|学会|又|现在|倒|开始|反而
pattern states_lasting
  iu: \b(?:bought|got (?:an?|my|our|two|myself|ourselves|hired|engaged|into|on)|adopted|started|joined|signed|took (?:up|on|out)|moved|\
    rented|subscribed|enrolled|registered|became|began|switched|hired|opened|booked|ordered|reserved|planned|decided|promised|agreed|\
    applied|arranged|scheduled|leased|inherited|installed|borrowed|promoted|elected|appointed|engaged|married|now|made (?:head|chair\w*|captain|treasurer|secretary|president))\b
pattern states_does
  iu: (?:^(?:the )?user|\b(?:i|we))(?:['’](?:ve|m|re))?(?: (?:has|have|just|finally|recently|also|only|\w+ly))* ([a-z']+)
pattern states_han_once
  u: 昨[天晚]|今[天晚早]|前[天晚]|刚才|刚刚|凌晨|那[天晚]|上周|上个(?:月|礼拜|星期)|趁|\
    (?:去年|前年|上次|上回|那次|那回|[拿得获])[^，,。]{0,12}(?:奖|名次|第[一二三四五六七八九十\d]+名?)|说错
pattern states_han_over
  u: (?:辞|戒|退|卖|扔|取消|放弃|注销|分手|分开|离职|离婚|散|断更|闹翻|闹掰|送人)(?:掉)?了|没续$|不让[^，,。]{1,6}了
pattern states_han_now
  u: 现在|目前|改|开始|换成|去了|在[^，。]{1,10}(?:上班|工作|当|做)
pattern states_han_was
  u: [当做干住学养用开读](?:了|过)[^，。]{0,6}(?:年|月)?(?:兵)|(?:当|做|干|住|学|养|用|开|读|去|来|跑|写)过(?!的|年|程|渡|[来去])
pattern states_since
  iu: \b(?:have|has|['’]ve|['’]s) (?:been|taught|had|done|kept|lived|run|worked|\w+ed) .*\b(?:for|since)\b|\
    \b(?:for|over) the (?:past|last) .*\b(?:have|has|['’]ve)\b
pattern states_habitual
  iu: \b(?:every|each) (?:day|night|morning|evening|week|weekend|month|\w+day)\b|\b(?:on it|with it) 
pattern english_no_longer
  iu: \b(?:no longer|not any ?more|any ?more|not any longer|instead of|switched (?:from|to)|changed (?:from|to|my)|is done|are done|\
    all done|done with|used to)\b
pattern english_of_a_place
  iu: \b(?:job|position|role|work|working|contract|membership|subscription|lease|course|degree|studies)\b
pattern english_switched
  iu: \b(?:(?:switched|changed|transferred)(?: over| across)?|(?:moved|went|gone) (?:over|across)) to (?:an? |the |my |\
    another )(?:(?:new|different) )?([^,;.]+)
pattern english_changed
  iu: \b(?:i|we)(?:['’]ve| have)? (?:\w+ )?(?:changed|switched) (gym|bank|job|doctor|school|phone|provider|dentist|team)s?\b
pattern english_habitual
  iu: ^(?:quit|quitting|stopped|gave|given|giving|kicked|packed|cut|swore|sworn)
pattern chinese_unsure
  u: 想|打算|可能|也许|考虑|差点|还没|没有|别|劝|建议|如果|要是|要不|是不是|舍不得|准备|计划
pattern chinese_held
  u: 每|天天|经常|平时|一直|刷|开|有|用|买|骑|养|戴|订|办|租|穿|是|在|去|学|喝|吃|抽|练|打|加入|参加|报|玩|追|当|做|写|读|看
pattern chinese_never
  u: 一?[滴口根点支]\p{Script=Han}?(?:都|也)?[不没][沾碰抽喝吃动]|(?:再也|已经|现在)(?:都|也)?不[沾碰抽喝吃]|戒(?![指备律])
pattern chinese_changed_to
  u: 改[坐骑走喝吃用穿学练看读住]|换[成到]
pattern chinese_no_object
  u: ^(?:工作|职务|这个|那个|东西|自己|他们|我们|起来|出来|回来|下来|休|房|出)$
pattern chinese_open
  u: 要|得|需要|打算|计划|准备|记得|想|正在|在(?:写|做|读|看|学|准备)|截止|任务|待办
pattern corrections_of_now
  iu: ^(?:i|we)(?:['’]m| am| are)? ?(?:really |actually |definitely |certainly )?(?:not|don['’]?t|do not|never|have no|haven['’]?t got)\b|\
    ^(?:我|咱)(?:其实|并|可|根本|从来|真的)*(?:不(?!想|会|能|知道|觉得|太|是很|怎么|要|用|得|好意思|得不)|没在|\
    没有(?!去|来|看|吃|喝|做|说|想|时间|空|事|关系|问题|办法|人|什么))
pattern corrections_negated
  iu: \b(?:not|never|no|none|nothing)\b|n['’]t\b|哪有|^(?:我|咱|其实|可)*(?:从来|从|根本|并|也|都|又)*(?:不|没|未|非)|不是|没有|从没|从来没
pattern chinese_no_longer
  u: (?:不再|没再|(?:已经|早就?|现在|我|再也|们|都)不)(\p{Script=Han}{2,8}?)了?[。！!～~.]*$
pattern chinese_done
  u: 还掉|还完|交了|写完|做完|搞定|办好
pattern standing_meatless
  iu: \b(?:vegetarian|vegan)\b|吃素|素食
pattern standing_where_to
  u: \b(?:to|into) ((?:\p{Lu}[\p{L}'-]+ ?)+)|搬(?:到|去|来|回)(?:了)?(\p{Script=Han}{2})
pattern standing_moved_chinese
  u: (?<!把[^，。！；]{1,8}|从 ?[A-Za-z ]{2,20})搬(?:到|去|来|家(?!公司|的)|回|出|离|走)
pattern unreal_supposed
  iu: ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|literally|maybe|haha|also),? )*if (?!(?:it|that|this) helps|\
    (?:i|you) remember)\b|^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|literally|maybe|haha|also),? )*(?:i|we) (?:could|should|\
    would|might|must)(?:n't)?(?: (?:really|totally|easily|never|always|just))* have \w+|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|literally|maybe|haha|also),? )*(?:maybe|perhaps) (?:i|we) (?:should|could|can|\
    will|might)\b|^(?:maybe|perhaps) (?:i|we)(?:'ll)? |\b(?:so|such an? \w+|\w+ enough that) [a-z]+(?: that)? (?:i|we) (?:could|would|can|\
    might)\b|\bin an ideal world\b|\bin another life\b|^(?:如果|要是|假如|假使|倘若|万一|若是)|我(?:要是|如果|假如)|\
    ^等(?:我|咱)们?(?:中了|有钱|发财|发了|暴富|当上皇帝|成仙)|(?:好|超|多|真)想(?![家去学养买吃喝换辞搬你他她我]|回(?!到))(?!要)
pattern unreal_tongue_in_cheek
  iu: \bbecause (?:clearly|obviously|apparently|of course|naturally|surely)\b|^(?:yes|yeah|sure|right),? because\b|\
    \bi(?:'m| am) (?:basically|practically|officially|clearly|obviously|apparently) (?:an? |the )?(?:\w+ )*(?:professional|certified|chef|\
    genius|doctor|lawyer|expert|scientist|olympian|celebrity|athlete|millionaire|god|goddess|saint|wizard|master|pro)\b|\
    \b(?:best|greatest|happiest) day (?:of my life|ever)\b|\b(?:thrilled|delighted|proud|pleased|happy) to (?:announce|report|\
    inform)\b.*\b(?:again|killed|broke|broken|lost|failed|burn(?:ed|t)|ruined|missed|forgot)\b|\
    ^(?:what an? |such an? )(?:treat|joy|delight|pleasure|surprise|blessing|privilege)\b|\bnothing says \w+|\
    \b(?:is|are) an? (?:real |true |absolute |total )?(?:saint|angel|genius|gem|delight|ray of sunshine)[,.]? (?:truly|really|honestly|\
    clearly)\b|^(?:sure|yeah|oh),? (?:and )?i(?:'d| would) (?:be (?:delighted|happy|thrilled)) to\b|\
    \bi (?:just |simply |really |absolutely )+(?:adore|love) (?:it when|when|being|waiting|how|getting|having|sitting|paying|cleaning|\
    waking|spending|standing|listening to)\b|\blove that for me\b|[,.] not\.?$|\btotally have time\b|\
    ^(?:太好了|太棒了|真棒|好极了|谢谢|感谢|多谢|恭喜)\p{Script=Han}{0,6}[，,！!].{0,20}(?:又|还能|还要|再次|继续|加班|没了|坏|错)|\
    我(?:可)?真(?:是|的是)?(?:个|太)?(?:天才|大聪明|人才|小天才|幸福|幸运|聪明|厉害|会).{0,12}(?:[，,].*(?:糊|坏|丢|忘|错|砸|翻|掉|又)|$)|\
    (?:又|还).{0,12}[，,]我?(?:真是|可真|真的)太(?:幸福|开心|棒|幸运|好|爱)了
pattern unreal_told_by_fiction
  iu: \b(?:song|lyrics?|novel|poem|movie|film|series|episode|character|hero(?:ine)?|protagonist|narrator|villain|horoscope|fortune cookie|\
    headline|slogan|sign|billboard|ad|advert|commercial|proverb|meme|quote|tagline|caption|plaque|first line|opening line|last line|\
    favou?rite line|chorus|verse|scene)(?: (?:of|in|from) (?:\S+ ){1,4})?(?: \w+){0,3}?(?: (?:says?|said|goes|went|reads?|is|was|are|\
    were like|claims?|tells|told)\b|:)|\b(?:first|opening|last|famous|favou?rite) (?:line|words|sentence|verse) (?:of|from|in)\b|\
    (?:歌词|歌里|台词|剧里|片里|书里|诗里|男主|女主|主角|反派|星座|运势|塔罗|算命|标语|广告|段子|新闻|网友|网上|专家|热搜|公众号|抖音|微博|\
    朋友圈|帖子)(?:里|上|中)?(?:的|都|总)?(?:\p{Script=Han}{0,3})?(?:说|唱|写|讲|显示|建议|称|爆料|喊|有人)
pattern unreal_says_quoted
  u: ^(?:(?:and|but|so|then) )*(?:he|she|they|the [a-z]+|my [a-z]+|[A-Z][a-z]+) (?:goes|says|said|was like|is like|replied|shouted|yelled|\
    asked|went)[,:]? ["“]|^[^，。“”「」]{1,8}(?:[说喊问回]|叫(?![“「"](?!救|停|滚|快|别|不|来|去|站)[\p{L}\d· ]{1,10}(?<![你我您了吧啊])[”」"]))[，,：:]?[“「"]
pattern unreal_material
  iu: ^(?:hi|hello|hey|ok(?:ay)?|so)?[,!. ]*(?:please |can you |could you |now |and |pls )*(?:translate|correct|proofread|rewrite|rephrase|\
    paraphrase|summari[sz]e|edit|fix|polish|check|improve|shorten|simplify|read|repeat|analy[sz]e|spell|pronounce|say|draft|write|compose|\
    word|reword|classify|format|convert|continue|refactor|debug|review|optimi[sz]e|port|lint|document|test|clean up|speed up|type|annotate|migrate|complete|explain|parse|conjugate)\b(?=[^:]{0,80}:)(?!.*\b(?:i am|i'm|i have) .*:)|\
    ^(?:请|帮我|帮忙|麻烦|能不能|可以)*(?:你)?(?:把)?(?:翻译|改写|润色|纠正|修改|总结|概括|朗读|扩写|缩写|续写|改一?下|校对|造句|翻成|译成|\
    检查)[^：:]{0,24}[：:]|(?:lyrics|stuck in my head|quote of the day)[^:]{0,20}:
pattern unreal_plays
  iu: ^(?:please )?(?:act|behave|respond|answer|speak|talk) (?:as|like) (?:an?|the|my|if)\b|\
    ^you(?:'re| are) (?:an?|the|my) [a-z ]{2,30}(?:,| and) (?:and )?(?:i'm|i am|i'll be)\b|\
    \b(?:game|story|scene|scenario|world|universe) (?:where|in which)\b|(?:玩|来)(?:个|一个)?游戏|你是.{1,8}[，,]我是|我是.{1,8}[，,]你是
pattern plain_aside
  giu: ,?\s*\b(?:if (?:i['’]m|i am) (?:being |totally |really )?honest|to be (?:honest|fair|frank)|(?:would|can) you believe(?: it)?|\
    believe it or not|cold turkey|touch wood|(?:glad|happy|sorry|sad|ashamed|pleased|proud) to say|i must (?:say|admit|confess)|\
    i have to (?:say|admit)|i['’]ll (?:admit|have you know|tell you(?: (?:what|that))?(?: else)?)|thank (?:god|goodness|heavens)|mind you|\
    you know|as it happens|as you know|as i said|who(?:['’]d| would) have thought(?: it)?|honestly|frankly|apparently|needless to say|lol|\
    lmao|haha+|tbh|ngl|btw|tho|innit|bless (?:him|her|them))(?![\p{L}'’]),?
pattern plain_did
  giu: \b(?:(?:have |has )?(?:had|decided|chose|chosen|managed) to|['’]ve (?:had|decided|chosen) to|went and|gone and) (stop|quit|drop|\
    scrap|leave|give|sell|pull|swap|withdraw|cut|bin|retire|change|close|trade|replace|shelve|postpone|cancel|resign|return|abandon|ditch|\
    end|hand|switch)\b
pattern kinds_no_longer
  iu: ^(?!.*\b(?:eat|drink|have (?:any )?(?!the |an? |my |his |her |their |that ))\b).*(?:n['’]t|\bnot|\bnever)\b.*\b(?:any ?more|\
    any longer)\b|\b(?:no longer (?:allergic|intolerant|has|have|diabetic|coeliac|celiac)|(?:out)?gr[eo]wn? (?:out of|the|his|her|my)|\
    used to be allergic|not allergic)\b|^(?:(?:so|and|yay)[,!]? )*no more (?:\w+ ){0,2}(?:allergy|intolerance|asthma|diabetes)\b|\
    ^(?:[a-z']+,? ){0,3}(?:you(?: (?:still|all|always))?(?:['’]ve| have| had)?(?: got| put)?(?: it| me| that)?(?: (?:down|noted|written|recorded)|(?: seem to)? think|\
    thought| (?:thought|say|said|wrote|believe))|(?:it|your (?:notes?|memory|records?)) (?:still )?(?:says?|have))\b.{0,90}?\b(?:but|though|which|yet)\b\
    (?!.*(?:allerg|intoleran|diabet|asthma|c(?:o)?eliac|pregnan|vegetarian|vegan|kosher|halal|\bcan(?:['’]?t|not)\b))|\
    ^(?:[你您](?:那[儿里]|这边)?(?:还|一直)?(?:记着|记的是|以为|说|觉得|写着)|(?:上面|记录|资料)[里上]?(?:写|说)).{0,40}?(?:但|可(?!能|以)|其实|不过|然而)\
    (?!.*(?:过敏|吃素|素食|糖尿病|高血压|哮喘|怀孕|不能[吃喝]|忌))
`
