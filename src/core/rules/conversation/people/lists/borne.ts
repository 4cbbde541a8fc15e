/**
 * Long expressions that the rules read from the file beside the Worker: what somebody cannot eat, drink or bear, one a line; the first
 * group that is there is the thing. HAN_ is a character that a word of a thing may have, ILL_ an illness.
 */
/** 咖啡早就戒了, 对芒果不行, 喝牛奶拉肚子, 香菜我一点都不碰, 闻不了油烟味. */
export const borneChinese = String.raw`(?:不(?:能|敢|可以)?|没法|少)(?:吃|喝|碰)(?![了饭不得起过完惯这那东早晚午到])(\p{Script=Han}{1,4}?)(?=[，,。！!；;、也和都]|$|一)
对(HAN_{2,5}?)(?:一直|也|都|特别|有点儿?|非常|严重)*(?:不行|不耐受|受不了)
(?:吃|喝|闻|碰)(?:一?点儿?|了|到|见|多了?|完)?(HAN_{2,4}?)(?:以后|之后|后|我|嘴|浑身|全身|嗓子|肚子|就|会|也|都|一定|容易|总)*(?:拉肚子|起疹子|长疹子|想吐|恶心|犯恶心|过敏|心慌|胃[疼痛]|肿|发痒|痒|打喷嚏|头[疼晕痛]|反胃|喘|睡不着|失眠|烧心)
(?:^|[，,。！!；;])(?!晚上|早上|中午|早饭|午饭|晚饭|早餐|午餐|晚餐|夜宵|平时|现在|周末)(HAN_{2,4}?)(?:这(?:东西|玩意儿?|个))?[，,]?[我他她](?:们|家人)?(?:是|从来|一点儿?|一口|一滴|真的|实在)*(?:都|也)?(?:不[碰沾吃喝]|碰不得|吃不了|吃不惯|受不了)(?:的|了)?(?=[，,。！!；;]|$)
闻不[了得惯](?!这|那)(HAN_{2,4}?)(?=[，,。！!；;]|$)
(?:已经|早就?|决定|开始|准备|要|要求|让我|努力|正在|在)?戒(?:掉?了?)(HAN_{2,4}?)(?=[，,。！!；;]|$)
(?:^|[，,。！!；;])(HAN_{2,4}?)(?:我|他|她)?(?:早就?|已经|也|都|全|总算|终于)*戒(?:掉?了)(?=[，,。！!；;]|$)`
/** 有轻微的脂肪肝, 查出来甲状腺结节, 偏头痛又犯了. */
export const illChinese = `(?:有|得了?|患有?|确诊(?:为|了)?|查出(?:来)?(?:了)?|诊断(?:为|出)?|检查出|犯了?|治|得的是|是)(?:我|他|她)?(?:有|是|了)?(?:一?点儿?|些|轻微的?|严重的?|轻度|中度|重度|早期|老)?(ILL_|(?:HAN_){1,5}(?<!毛|什么|生|疾|看|治|得)(?:[炎癌]|结节|结石|综合征|囊肿|肌瘤|息肉|恐惧症|抑郁症|障碍症|突出|增生|硬化|帕金森|不耐受)(?!药|片|疫苗))
(ILL_)(?=又|犯|发作|好多了|复发|加重|越来越|很?严重|好转|老是|控制|稳定|比以前|好几年|好些年|很多年)`
export const moreChineseIllnesses = `帕金森 老年痴呆 阿尔茨海默 脑梗 脑出血 心梗 冠心病 房颤 早搏 心律不齐 静脉曲张 腰椎病 腰突 胃下垂 十二指肠溃疡 肠易激 痔疮 肾结石 前列腺炎 妊娠糖尿病 贫血症 地中海贫血 红斑狼疮 强直性脊柱炎 股骨头坏死 痛经 更年期 眩晕症 美尼尔 耳石症 幽闭恐惧症 恐高症 社恐 脸盲 色弱 色盲 弱视 近视 老花 面瘫 三叉神经痛 癫痫 睡眠呼吸暂停 慢阻肺 肺气肿 尘肺 甲减 桥本 桥本氏甲状腺炎 脚气 灰指甲 玫瑰痤疮 脂溢性皮炎 皮炎 过敏性紫癜 龋齿 牙周炎 足底筋膜炎 网球肘 鼠标手 膝关节炎 骨刺 骨裂 高尿酸 尿酸高`
/** "gave up dairy", "mushrooms make me gag", "cannot do caffeine". */
export const borneEnglish = String.raw`\b(?:can't|cant|cannot|can not|don't|dont|never|won't|couldn't) (?:really )?(?:eat|drink|stand|touch|do(?= [a-z]+ (?:after|anymore|any more)\b)|(?<=(?:can't|cant|cannot) )(?:have|bear|tolerate|handle|digest|stomach)) (?!(?:it|that|this|the|a|an|any\w*|more|much|my|your|you|them|him|her|too|in|at|on|out|when|or|well|like|with|before|after|alone|enough|properly|people|being)\b)([a-z]{4,})(?=[.,;!]|$| (?:and|or|at|because|so|it|since|these|but|after|due)\b)
\b([a-z]{4,})[ -]intolerant\b
(?<!\bnot |n't )\ballergic (?:to|on) (?:the |any |all |tree |raw )?([a-z]{3,})(?=[.,;!]|$| (?:and|or|so|but|btw|too|since|now|which|apparently)\b)
\b(?:gave up|given up|giving up|cut out|cutting out|swore off|went off|gone off|quit) (?!(?:hope|everything|trying|halfway|easily|early|smoking|work|school|looking|again|completely|most|some|half|all|the|my|that|this|because|after|when|with|last|today|now|once|without)\b)([a-z]{4,}(?<!ing|ly))(?=[.,;!]|$| (?:and|last|this|two|three|a|in|years?|completely|altogether|entirely|when|because|since|so|but|after|ages)\b)
(?:^|[,.;!] |\b(?:and|but|because|since|cos|cuz|though|that|find) )(?!(?:it|that|this|he|she|they|which|who|what|everything|something|nothing|people|work|just|and|but|really|always|the|my|his|her)\b)([A-Za-z][a-z]{2,}(?: (?!always|never|still|really|just|usually|only)[a-z]{3,})?) (?:always |just |still |really |usually )?(?:makes?|made|gives?|gave) (?:me|him|her|us|my \w+) (?:a |an |really |so |terrible |awful |bad |the |violently )*(?:sick|gag|ill|itch|itchy|sneeze|throw up|vomit|bloated|queasy|nauseous|break out|hives|rash|migraines?|heartburn|headaches?|stomach ?aches?|cramps|gas|jittery|palpitations|wheezy)\b
\b(?:[Ii]|[Mm]y [a-z]+)(?:'ve| have| has|'s)? (?:always |never |really |absolutely )+(?:hated|loathed|despised|liked|disliked|detested) (?!(?:the|a|an|my|that|this|it|when|how|being|him|her|them|people|to)\b)([a-z]{4,}(?<!ing))(?=[.,;!]|$| (?:and|so|but|since|as|because|ever)\b)`
/** Illnesses that are nothing else; more by their endings, where somebody has one. */
export const illEnglish = String.raw`(?<!\b(?:no|not|about|fight|against|cure|of|feline|canine) )(?<![-\w])((?:type (?:[12]|one|two) |sleep |irritable |restless |chronic |carpal |multiple |plantar |celiac|coeliac|crohn's|high )?(?:diabetes|asthma|arthritis|migraines?|epilepsy|anemia|anaemia|hypertension|insomnia|apnea|apnoea|adhd|ADHD|tinnitus|lupus|eczema|psoriasis|sciatica|scoliosis|fibromyalgia|endometriosis|gout|vertigo|rosacea|shingles|glaucoma|dementia|alzheimer's|parkinson's|parkinsons|celiac disease|coeliac disease|crohn's|crohns disease|crohn's disease|colitis|bowel syndrome|leg syndrome|carpal tunnel|tunnel syndrome|sclerosis|fasciitis|hypothyroidism|hyperthyroidism|dyslexia|dyspraxia|dyscalculia|ocd|ptsd|PTSD|OCD|PCOS|pcos|IBS|ibs|hay fever|high blood pressure|high cholesterol|pancreatitis|diverticulitis|tendonitis|tendinitis|bursitis|sinusitis|bronchitis|pneumonia|leukemia|lymphoma|melanoma|anxiety disorder|bipolar disorder|narcolepsy|hemophilia|sarcoidosis|fibroids|kidney stones|gallstones|tourette's|tourettes|aphantasia|prosopagnosia|synesthesia|raynaud's))(?![-\w])`
/** 就爱喝茉莉花茶, 二锅头是我的最爱, 只喝龙井, 离不开咖啡, 不爱吃甜食: a taste for something or against it. */
export const tastesChinese = `(?<!不会|别)(?:喜欢|爱上?|迷上了?|痴迷|热爱|钟爱|偏爱|爱上了|好|馋|离不开|戒不掉|断不了|惦记)(?:吃|喝|拉|弹|吹|唱|练|下|打|养|种|腌|泡|收集|收藏|钻研|抽|嚼|啃)(?:的)?(?:还|就|一直|永远|当然)*(?:是|数)?(?:他|她|我|自己)?(?:家|妈|们)?(?:做|包|炒|炖|烧|煮)?的?(?![一这那我你他她])(HAN_{2,6}?)(?:了|吧|啊|呢|什么的|之类的?)?(?=[，,。！!；;、]|$|和|跟)
(?:爱|喜欢|迷|迷上了?|爱上了?|痴迷)(?:看|听)(HAN_{1,3}?[戏剧曲乐书球])(?:了)?(?=[，,。！!；;、]|$|和|跟)
(?:迷上了?|爱上了|痴迷于?|沉迷于?|入坑了?|热衷于?|上瘾)(?![吃喝看听玩做去打学一这那我你他她])(HAN_{2,5}?)(?:了)?(?=[，,。！!；;、]|$|和|跟)
(?:^|[，,。！!；;])(?:我觉得|还是)?(HAN_{2,6}?)(?:就|才|一直|永远|绝对)*是(?:我|他|她|我们家?|全家)的?(?:最爱|心头好|命|本命|挚爱)
(?<![不要得])(?:只|就|光)(?:喝|吃|抽|穿)(?![了过一这那饭药完得])(HAN_{2,5}?)(?=[，,。！!；;、]|$|和)
(?:离不开|少不了|必须有|必须来一?[杯碗口]|断不了|就好(?:一?口|这口)?)(?![我你他她人了])(HAN_{2,5}?)(?:了)?(?=[，,。！!；;、]|$)
(?:不(?:太|怎么|是很|大|喜)?(?:喜欢|爱)|讨厌|厌恶|受不了|接受不了|受不得|吃不惯|喝不惯|喝不来|吃不来|嫌弃?)(?:吃|喝|闻|听)?(?![吃喝看听玩做去打一这那我你他她别人])(HAN_{2,5}?)(?:的味道|味道|的味儿?)?(?:了|太|实在)?(?=[，,。！!；;、]|$|和|太|又)
(?:^|[，,。！!；;])(?!这|那|我|他|她|一|什么)(HAN_{2,5}?)(?:这种|这个)?(?:东西|玩意儿?)?[，,]?(?:我|他|她)?(?:实在|真的|真|从来|总|一直|也|都|还是|就是|可)*(?:吃不惯|喝不惯|喝不来|吃不来|接受不了|吃不下去?|咽不下去?|欣赏不来)`
/** Whatever one likes that nobody would call a thing of theirs. */
export const noTastes = `热闹 安静 小孩 孩子 小孩子 聊天 说话 睡觉 运动 旅游 旅行 东西 零食 水果 蔬菜 米饭 晚饭 早饭 午饭 外卖 食堂 别人 自己 热水 凉水 白开水 温水 剩菜 剩饭 电话 游戏 手机 麻烦 折腾 夜宵 宵夜 早餐 午餐 晚餐 饭菜 家里 外面 在家 这样 那样 这里 那里 什么 肉类 素的 辣的 甜的 咸的 酸的 冰的 凉的 热的 一口 半碗 点心 主食 好吃 好喝 干净 便宜 扑克 开会 加班 做饭 出门 走路 下雨 冬天 夏天 春天 秋天 周末 早起 熬夜 人多 吵架 拍照 读书 音乐 看书`
export const tastesEnglish = String.raw`\b(?:obsessed with|addicted to|hooked on|crazy about|mad about|nuts about|big into|partial to|a sucker for|can't get enough of|cant get enough of|live on|living on|swear by|fan of|fond of|sick of|over the moon about my) (?:the |a |my |anything |all things )?(?!(?:you|this|that|these|those|it|him|her|them|how|what|what's|people|mine|hers|his|social|benefits|being)\b)([a-z]{4,}(?<!ing)(?: (?!(?:and|but|because|when|while|since|these|now|lately|with|in|at|on|for|right|anymore|again|though|lol|haha|or|so|to|as|any)\b)[a-z]{3,})?)(?=[.,;!]|$| (?:and|but|because|these|now|lately|right|at|anymore|again|or|so|in|for|since)\b)
\b[Mm]y (?:all-time |absolute |all time )?(?:favou?rite|go-to|go to|comfort) (?:[a-z]+ )?(?:is|are|was|has to be) (?:the |a |an |my |still |always |probably )*(?!(?:when|that|how|what|where|not|just|definitely|this|from|one|called|by|in|at|to|getting|you|your|being)\b)([a-z]{3,}(?<!ing)(?: (?!(?:and|but|because|when|with|in|at|on|for|by|or|so|to|of|from)\b)[a-z]{3,})?)(?=[.,;!]|$| (?:and|but|because|with|by|in|at|or|so|from)\b)
\bonly (?:drink|eat|smoke)s? (?!(?:it|the|a|my|at|on|in|once|when|what|if|one|two|because|half|after|before|from|and|with|out|healthy)\b)([a-z]{4,}(?: (?!(?:and|after|before|in|at|on|when|now|these|because|with|or|for|if)\b)[a-z]{3,})?)(?=[.,;!]|$| (?:and|after|before|in|at|on|when|now|these|because|or)\b)
\bprefers? (?:my |the |a )?(?!(?:to|it|this|that|when|being)\b)([a-z]{3,}(?<!ing)(?: [a-z]{3,}(?<! to| over))?) (?:to|over) (?!(?:be|have|do|go|stay|the|a|my|it|that)\b)(?:[a-z]{3,})
\b(?:fan of|like|enjoy|stomach|bear) (?!(?:it|this|that|him|her|them|the|people|being|you|my|your|what|how|when)\b)([a-z]{4,}s)(?= in anything\b)`
