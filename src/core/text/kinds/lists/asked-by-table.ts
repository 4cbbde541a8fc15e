/**
 * Words that people ask by and do not tell: whoever plays the viola is asked for an instrument, whoever moved
 * to Ghent where they live. In both languages; each row `what is asked : what is said`,
 * a longer one goes on in an indented line.
 */
export const askedByTable = String.raw`
instrument 乐器: pianos? guitars? violins? violas? cellos? drums? drummer bass flutes? clarinets?
  saxophones? ukuleles? harps? trumpets? 钢琴 吉他 小提琴 中提琴 大提琴 架子鼓 打鼓
  鼓手 长笛 萨克斯 尤克里里 古筝 二胡 琵琶
nut 坚果: walnuts? almonds? peanuts? cashews? hazelnuts? pistachios? pecans? 核桃 杏仁 花生 腰果
  榛子 开心果
herb spice 香料: coriander cilantro basil mint parsley thyme rosemary dill cumin 香菜 罗勒 薄荷
  孜然 花椒
fruit 水果: apples? bananas? mango(?:e?s)? strawberr(?:y|ies) oranges? grapes? peach(?:es)? 苹果
  香蕉 芒果 草莓 橙子 葡萄 桃子 西瓜 榴莲
language 语言: english french german spanish italian japanese korean russian portuguese dutch swedish
  arabic mandarin cantonese 英语 法语 德语 西班牙语 日语 韩语 俄语
dialect 方言 语言: cantonese hokkien 粤语 闽南语 上海话 四川话 客家话 东北话
live town city home 住 城市: lives?_in living_in moved_(?:to|into|from) relocated_to moving_to 住在
  定居 搬到 搬去
work job 工作 职业: works?_(?:at|as|for) working_(?:at|as|for) job starting_at quit hired 上班
  任职 入职 辞职 是做
avoid 忌口 避免: allergic allergy intolerant can(?:not|'?t)_(?:eat|have|drink|do) vegan vegetarian
  过敏 不能吃 不能喝 吃素
dislike 讨厌: hates? can(?:not|'?t)_stand dislikes? loathes? 受不了 不喜欢 不爱吃
pet 宠物: dogs? cats? pupp(?:y|ies) kittens? rabbits? hamsters? parrots? 猫 狗 兔子 仓鼠 鹦鹉
  乌龟
child 孩子: twins? sons? daughters? stepsons? 双胞胎 龙凤胎 儿子 女儿 闺女
sibling 兄弟姐妹 手足: sisters? brothers? 哥哥 姐姐 弟弟 妹妹
parent 父母: mum mom mother dad father 妈妈 爸爸 母亲 父亲
partner 对象 伴侣: wife husband girlfriend boyfriend fianc[eé]e? 老婆 老公 妻子 丈夫
  女朋友 男朋友
sport 运动: running marathon swimming football basketball tennis badminton climbing yoga cycling 跑步
  马拉松 游泳 足球 篮球 网球 羽毛球 攀岩 瑜伽 骑行
drink 饮料: coffee tea beer wine juice 咖啡 奶茶 绿茶 红茶 啤酒 红酒 果汁
smoke cigarette 抽烟 香烟: smokes? vapes? roll_ups? rollies cigars? 抽 吸烟
抽烟 吸烟: 戒烟 戒不了的烟 一天.{0,3}[根包] 烟瘾
coffee 咖啡: espressos? lattes? americanos? cappuccinos? flat_whites? 美式 拿铁 手冲
alcohol 酒 喝酒 滴酒: beers? wines? whisky pints? gin vodka 白酒 啤酒 红酒 黄酒 喝酒
live home 住: (?:moved|moving)_(?:in|out) 搬走 搬出 搬进 合租 退租
dog pet 狗 宠物: corgis? labradors? poodles? husk(?:y|ies) beagles? dachshunds? retrievers? spaniels?
  柯基 金毛 泰迪 拉布拉多 哈士奇 边牧 柴犬 博美 比熊
cat pet 猫 宠物: ragdoll siamese kittens? 英短 布偶猫? 暹罗 狸花
wedding married marry 婚礼 结婚: (?:getting|got)_married weddings? 领证 婚礼 结婚
race 比赛 马拉松: marathons? triathlons? 全马 半马 马拉松
live home house moved 住 搬: rents? renting lease 租
vehicle 车: cars? vans? bikes? motorbikes? trucks? 汽车 面包车 自行车 摩托车 电动车
hearing ear 听力 耳朵: deaf hard_of_hearing hearing_aids? tinnitus 聋 耳背 助听器 耳鸣
eyesight vision eye 视力 眼睛: blind (?:short|near|far|long)-?sighted contact_lens(?:es)? cataracts? glaucoma
  近视 老花 眼镜 白内障 青光眼 失明 看不清
disability 残疾: wheelchair deaf blind amputees? amputated prosthetics? prosthesis 轮椅 截肢 义肢 假肢 失聪 失明
plane fly flight 飞机: flying flights? flew airports? 坐飞机 航班 机票 恐飞
motorcycle motorbike bike 摩托车: enfield harley(?:-?davidson)? yamaha kawasaki ducati triumph_bonneville vespa scooters?
  mopeds? 小电驴 电驴 电瓶车 摩托
car vehicle 车 汽车: nissan toyota honda hyundai kia tesla volvo skoda vauxhall subaru mazda chevrolet chevy
  bmw audi volkswagen vw renault peugeot citro[eë]n dacia suzuki mahindra mercedes lexus jeep ford_(?:focus|fiesta|transit|ranger|f-?150|escape)
  tata_(?:nexon|tiago|harrier|punch) 五菱 比亚迪 丰田 本田 大众 吉利 长安 哈弗 特斯拉 奔驰 宝马 奥迪 别克 日产 现代车
medicine medication pill drug 药 药物: \w{3,}(?:olol|statin|sartan|cillin|mycin|prazole|oxetine|azepam|dipine|triptan|gliptin|profen)
  (?:enalapril|lisinopril|ramipril|perindopril) metformin insulin levothyroxine sertraline citalopram escitalopram warfarin
  amoxicillin prednisone methotrexate lithium inhalers? tablets? pills? antibiotics? antihistamines? 氨氯地平 二甲双胍 胰岛素
  舍曲林 布洛芬 阿司匹林 降压药 米诺地尔 优甲乐 头孢 阿莫西林 他汀
headache 头痛 头疼: migraines? 偏头痛
lung breathing chest 肺 呼吸: asthma(?:tic)? copd bronchitis pneumonia emphysema 哮喘 慢阻肺 肺炎 气喘 支气管炎
skin rash 皮肤: eczema psoriasis hives acne rosacea dermatitis flares?_up 湿疹 牛皮癣 荨麻疹 青春痘 起疹子 皮炎
stomach digestion 肠胃 胃: ulcers? ibs reflux lactose_intolerant gastritis coeliac celiac crohn['’]?s 胃炎 胃溃疡 反流 胃病 肠炎 乳糖不耐
wrist hand arm 手 手腕: carpal_tunnel tennis_elbow tendonitis rsi forearms? elbows? 腱鞘炎 网球肘 鼠标手
back spine 腰 背: sciatica slipped_disc lumbago scoliosis (?:did|put|hurt|threw)_(?:my|his|her)_back(?:_out)? 腰椎 椎间盘 腰突 坐骨神经
leg knee foot 腿 脚: ankles? knees? achilles shins? hamstring 膝盖 半月板 脚踝 跟腱
heart 心脏: angina stents? pacemaker arrhythmia bypass afib 支架 起搏器 心梗 早搏 房颤
blood 血液: anaemi[ac] anemi[ac] low_iron haemophilia thalass(?:a)?emia 贫血 地中海贫血 血友病
hair 头发: balding bald_patch minoxidil hair_loss alopecia 脱发 掉头发 谢顶
ear 耳朵: tinnitus deaf hearing 耳鸣 听力 中耳炎 耳背
injury injured hurt 受伤: sprain(?:ed)? broke_(?:my|his|her) fractur(?:e|ed) twisted_(?:my|his|her) burn(?:ed|t)_(?:my|his|her)
  (?:did|put)_(?:my|his|her)_(?:back|knee|shoulder|ankle) pulled_a_muscle torn concussion stitches 崴 扭伤 骨折 摔 拉伤 烫伤 缝了
illness disease condition ill sick 病 疾病: asthma diabet(?:es|ic) epilep(?:sy|tic) arthritis lupus coeliac celiac cancer dementia
  alzheimer['’]?s parkinson['’]?s hepatitis fibromyalgia endometriosis pcos gout copd thyroid 甲亢 甲减 糖尿病 高血压 痛风 哮喘 癌
  癫痫 抑郁症 焦虑症 类风湿 老年痴呆 帕金森 结节 慢阻肺 贫血 中风
surgery operation op 手术 开刀: (?:hernia|hip|knee|cataract|heart|gallbladder|appendix|back|shoulder)_ops? (?:hip|knee)_replace\w* bypass
  c-section caesarean appendectomy stents? having_my_\w+_out 开刀 支架 剖腹产 阑尾
caffeine 咖啡因: coffee espressos? tea energy_drinks? 咖啡 浓茶
alcohol beer 酒 啤酒: stouts? lagers? ales? ciders? mead home-?brew 精酿 扎啤 米酒 清酒
cigarette smoke tobacco 烟: fags? ciggies cigs? marlboros? (?:smoke|smoked|smoking) vap(?:e|es|ed|ing) nicotine
diet 饮食 忌口: vegan vegetarian veggie keto halal kosher gluten-?free dairy-?free lactose_intolerant 吃素 素食 清真 生酮 忌口
meat 肉: brisket steaks? bacon lamb_\w+ pork chicken turkey ribs sausages? 牛肉 羊肉 猪肉 排骨 鸡肉 腊肉 红烧肉
vegetable 蔬菜: broccoli carrots? spinach aubergine eggplant tomato(?:es)? onions? courgettes? 菠菜 西兰花 茄子 番茄 洋葱
seafood 海鲜: prawns? shrimps? shellfish crabs? lobsters? oysters? mussels 虾 螃蟹 贝类 生蚝 带鱼
dessert cake sweet 甜品 蛋糕: cheesecake brownies? tiramisu ice_cream cobbler 冰淇淋 提拉米苏 糖水
programming language code 编程语言: typescript javascript python rust golang kotlin swift java php ruby elixir haskell c\+\+ (?:in|mostly)_go
  前端 后端
framework 框架: react vue svelte angular django flask fastapi fastify express rails laravel spring(?:_boot)? next\.?js nuxt vue3
database 数据库: postgres(?:ql)? mysql mongo(?:db)? sqlite redis dynamodb oracle mariadb clickhouse
operating system computer 系统 电脑: ubuntu debian fedora arch_linux windows macos macbook thinkpad 联想 苹果电脑
coffee machine maker 咖啡机: moccamaster french_press aeropress nespresso v60 chemex espresso_machine 摩卡壶 意式机 手冲壶
sport 运动: rowing row_(?:at|for) (?:long|high|triple)_jump pole_vault javelin netball hockey rugby cricket volleyball boxing judo karate
  taekwondo fencing wrestling gymnastics archery squash bowls golf surfing skiing snowboarding skating softball baseball lacrosse
  water_polo 乒乓球 排球 拳击 跆拳道 柔道 击剑 滑雪 滑冰 太极 八段锦 广场舞 飞盘 棒球
race run 比赛: 5k 10k half_marathon parkruns? great_\w+_run fun_run ultras? ironman triathlons? 半马 全马 越野跑
exercise workout 锻炼 健身: gym yoga pilates crossfit spin_class walking_more jogg?ing 太极 撸铁 健身房 八段锦 跳绳 深蹲
instrument music 乐器: tabla sitar banjo mandolins? accordions? oboes? trombones? tubas? bagpipes keyboards? fiddles? dhol erhu pipa
  贝斯 口琴 葫芦丝 扬琴 电子琴 唢呐 手风琴 尺八
dance class 舞: ballet salsa tango swing_dancing bharatanatyam kathak hip-?hop 街舞 芭蕾 拉丁舞 民族舞 爵士舞
animal pet 动物 宠物: dogs? cats? hamsters? gerbils? guinea_pigs? budgies? parakeets? tortoises? snakes? geckos? ferrets? chickens? hens? sharks?
  horses? pon(?:y|ies) 仓鼠 鹦鹉 乌龟 金鱼 八哥 鸽子 龙猫 蜥蜴
bird 鸟: budgies? parrots? parakeets? cockatiels? canar(?:y|ies) 鹦鹉 八哥 画眉 鸽子
dog pet 狗 宠物: heelers? kelpies? dachshunds? collies? terriers? pugs? bulldogs? shih_tzus? chihuahuas? rottweilers? alsatians?
  german_shepherds? cockapoos? labradoodles? greyhounds? whippets? 柴犬 二哈 萨摩耶 雪纳瑞 田园犬 土狗
college university school 大学 学校: (?:state|tech|poly|institute|uni|academy|nit|iit|mit|ucla|nyu|uc_\w+) got_into_(?:the_)?(?:uni\w*|college|oklahoma|ohio|michigan|texas)
  本科 读研 研究生 师范 南开 复旦 清华 北大 浙大 考研
degree subject major 专业: (?:studying|studies|studied|majoring_in|reading|major_in) bsc msc btech phd nursing_school med_school law_school 学的是
  读的是 土木 计算机专业 会计专业
subject teach 科目 课: chemistry physics biology maths? history geography econ(?:omics)? latin drama 数学 语文 物理 化学 历史 地理 生物
street road address 路 街 地址: \w+_(?:crescent|avenue|road|street|lane|close|terrace|gardens|boulevard) 路\d+号 大街 胡同 弄堂
abroad country 国外 国家: (?:in|to)_(?:canada|australia|germany|france|spain|japan|italy|ireland|india|china|america|new_zealand|singapore|dubai|toronto|sydney|melbourne|london|tokyo|paris|berlin)
  加拿大 澳洲 美国 英国 日本 韩国 新加坡 德国 法国 泰国 意大利
trip holiday travel vacation 旅行 旅游 出游: flying_(?:out_)?to jetting_off city_break (?:a|one|two)_(?:weeks?|fortnight|weekend)_in 自驾 机票 去.{1,6}(?:玩|旅游|度假|看海|转转)
wedding marry 婚礼 结婚 婚期: (?:best_man|bridesmaid|maid_of_honou?r) getting_(?:married|hitched) engaged 伴郎 伴娘 领证 订婚 办喜事 婚宴 摆酒 登记
baby due pregnant 怀孕 生孩子: expecting pregnant due_(?:in|on|date) 怀孕 预产期 怀了 孕\d+周 二胎
partner girlfriend boyfriend spouse 对象 另一半: partner fianc[eé]e? missus hubby other_half wor_lass husband wife 对象 媳妇 老公 老婆 男朋友 女朋友 太太 先生
boy son child kid 儿子 孩子: sons? (?:wee|little|our)_(?:boy|lad) eldest youngest 儿子 老大 老二 小儿子 大儿子 臭小子
girl daughter child kid 女儿 孩子: daughters? (?:wee|little|our)_(?:girl|lass) lassie 女儿 闺女 千金 小棉袄
oldest firstborn 老大: eldest 大女儿 大儿子 老大
housemate home share 合租 住一起: housemates? flatmates? roommates? roomies? live_with house_share 室友 合租 同住 舍友
job work 工作: (?:an?|the)_(?:\w+_){0,2}(?:\w{3,}(?:ist|ician)|pastor|priest|minister|sheriff|seaman|sparky|tradie|chippy|barrister|civil_servant|bookkeeper|roofer)
  (?:in|joined)_the_(?:navy|army|air_force|marines|police|raf) apprentice(?:ship)? 消防员 空姐 飞行员 牙医 中医 税务局 公务员 油田 部队 当兵 学徒
debt owe loan 债 欠: overdrafts? mortgages? loans? borrowed owes? credit_cards? 房贷 车贷 贷款 欠 借了
savings save money 存款 攒钱: saving_(?:for|up) put_aside nest_egg isas? 攒 存了 基金 理财
land farm garden 地 园子: acres? hectares? allotments? paddocks? vineyards? 亩 果园 菜地 大棚 自留地
renovation 装修: (?:new|redoing_the|doing_up_the)_(?:kitchen|bathroom|loft) extension plasterers? 装修 刷墙 翻新 软装
contact reach 联系: (?:only|just|please)_(?:email|text|whatsapp|call)s? hate_the_phone 微信 别打电话 发邮件
hobby 爱好 业余: knit(?:ting)? crochet(?:ing)? whittl(?:e|ing) pottery birdwatching gardening woodwork(?:ing)? model_trains? stamps karaoke baking
  quilt(?:ing)? scrapbooking 钓鱼 书法 集邮 养花 十字绣 下棋 摄影 烘焙 追剧 打牌 养鸟
chess game 棋: chess 象棋 围棋 五子棋 跳棋
fear afraid scared 害怕 恐惧: phobia terrified scared_of panic_attacks? claustrophobi[ac] 恐高 怕黑 幽闭 晕血
`
