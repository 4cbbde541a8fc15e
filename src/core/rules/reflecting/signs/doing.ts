/**
 * What tells of a doing without its name: tools, places, parts, results. Each is worth little alone. `name`, and
 * below it English words and Chinese ones behind `=`, with `_` for a blank and `*` for any ending.
 */
export const doing = String.raw`
run
  parkrun trainers_on blister* splits pacer* finisher* shin_splint* couch_to_5k 5k 10k half_marathon negative_split strava garmin interval* tempo laps_of_the_(?:park|track) towpath pb personal_best foam_roll* running_shoes
  = 配速 公里数 跑鞋 操场 半马 全马 起跑 完赛 号码布 绕着公园 冲刺 拉伸 岔气 十公里 五公里 跑道 刷圈
swim
  lengths laps goggle* pool lido jetty wetsuit dry_?robe chlorine breaststroke front_crawl butterfly_stroke deep_end water_was degrees_in_the (?:cold|open)_water dip toes_numb tide cove towel (?:in|into|off)_the_(?:sea|lake|river|bay|harbour|harbor) went_in_off skinny
  = 泳 下水 入水 水温 江里 下了一?趟(?:江|河|湖|海) 游了 池子里 更衣室 浪里 憋气 换气 海里 湖里泡 裹着浴巾 毛巾 水面
cycle
  puncture* saddle* pannier* chain* tyre_lever derailleur headwind pedal* spoke* inner_tube helmet hill_climb peloton lycra handlebar* (?:twenty|thirty|forty|fifty|sixty|eighty|\d0)_miles cycle_lane bike_shop bike_rack freewheel* brake_cable
  = 骑(?!马|手|士|虎) 蹬了 车座 链条 补胎 撬胎 爬坡 公路车 山地车 头盔 顶风 码表 驮包 单车 辅路 刹车线 车胎 变速
gym
  deadlift* squat* bench_press* dumbbell* barbell* kettlebell* reps treadmill press-?ups push-?ups pull-?ups plank* protein_shake personal_trainer spin_class leg_day sore_legs rowing_machine crosstrainer cross-trainer locker_room sets_of
  = 深蹲 硬拉 卧推 哑铃 杠铃 跑步机 俯卧撑 引体 平板支撑 私教 蛋白粉 练腿 练背 动感单车 椭圆机 酸得抬不 组间
yoga
  downward_dog mat cushion sun_salutation* breathing_exercise* incense body_scan retreat savasana hamstring* eyes_closed_for twenty_minutes_of_silence stretch* lotus headstand
  = 垫子 拉筋 下犬 呼吸练习 静坐 蒲团 闭眼 盘腿 体式 放空 倒立
ball
  keeper penalt* midfield goalie striker backhand forehand serve* shuttle(?:cock)? racket* hoop* free_throw* layup five-a-side pitch tie-?break doubles_partner dribbl* court rebound* offside net
  = 投篮 扣篮 罚球 守门 发球 反手 正手 球拍 球场 球友 三分 上篮 抢断 点球 单打 双打 接发 乒乓 台子
climb
  chalk* ridge scree summit* boots ordnance crampon* blister* cairn* tarn fell(?:s)? munro* belay* holds finger_strength peak* viewpoint contour* waterproofs steep rucksack thermos stile* trig_point
  = 山脊 山顶 登山杖 垭口 冲顶 海拔 半山 野路 上山 下山 登山鞋 岩点 石阶 索道都没坐 爬到 攀
camp
  tent* bivvy rod float bait maggot* reel* pike carp trout perch sleeping_bag campfire guy_ropes landing_net caught_(?:a|two|three|nothing) casting hooked waders river_?bank lakeside stove
  = 帐篷 睡袋 鱼竿 鱼漂 鱼饵 打窝 鲫鱼 鲤鱼 鲈鱼 翘嘴 空军 水库边 野餐垫 篝火 天幕 浮漂 上钩 爆护
garden
  seedling* seed(?:s)? cutting(?:s)? pot(?:ted)? repot* monstera fern* windowsill tomato* bean(?:s)? compost soil slug* spade trowel bulb* prune* bloom* blossom* courgette* dahlia* rose* tulip* sprout* watering allotment greenhouse basil mint chilli_plant leaf leaves lemon_tree orchid* aphid* weed* hedge* lawn peas marrow* sweet_?peas
  = 苗 花开 开花 花盆 (?<!临|骨|脸)盆(?!腔|友) 土(?!豆|地|耳|司|家) 浇 绿萝 龟背竹 叶子 发芽 扦插 月季 茉莉 兰花 番茄 辣椒苗 阳台上 掐了一?枝 结果 种子 施肥 修枝 多肉 新芽 花骨朵 蚜虫 牡丹 薄荷 育苗 搭架 丝瓜 黄瓜架
walk
  loop_round steps got_off_(?:a|one|two|three)_stops? stops_early long_way_(?:home|round) boots_on on_foot reservoir towpath round_the_(?:block|lake|park|reservoir|common) stretch_my_legs wander* coast_path legs riverbank muddy_boots footpath strode stroll* 
  = 走了 绕.{0,4}(?:圈|湖|水库|公园) 步(?:数)? 提前.{0,2}站下 遛 脚底 散散 河边 沿着江 溜达 走回 走到 万步 绕远
bird
  binoculars hide wren* tit(?:s)? heron* kite(?:s)? lapwing* nest* jay feather* wader* migrat* song_thrush spotted_a plumage ringed fledgl* hide_at dawn_chorus osprey avocet tern(?:s)? starling* wagtail
  = 望远镜 候鸟 苇莺 白鹭 翠鸟 戴胜 鸟窝 羽毛 湿地 迁徙 伯劳 鸟鸣 啄木 水鸟 野鸭 鸟友
stars
  telescope eyepiece saturn jupiter orion perseid* meteor* lunar moon dark_sky* nebula comet* tripod_out andromeda planisphere crater* pleiades eclipse
  = 土星 木星 星云 流星 望远镜 月面 银河 猎户 环形山 英仙 目镜 赤道仪 彗星 北斗
repair
  solder* glue* glueing clamp* screw* screwdriver* apart spring pump fuse toaster kettle hinge* washer* wiring wired re-?wir* patch* stitch* darn* sew* sandpaper drill* spanner pliers tightened unscrew* unblock* part(?:s)?_arrived superglue good_as_new working_again work_again works_again ticking_again video_and youtube gasket repair* mend* fix* leak* dripping tap boiler motor zip lining
  = 拆了 拆开 螺丝 胶 粘 焊 补(?!课|充|习|贴|货|偿|考|助|觉|办|牙|选|交|位) 缝 保险丝 电线 线松 换了?个?(?:镇流器|灯管|电机|零件|垫圈|阀|水龙头|拉链|轮子|锁芯|开关|电池) 万能胶 修 能用了 又转了 又响了 还能用 还能穿 扳手 钳子 零件 上了点油 夹子夹 漏水 老化 接上
wood
  plane* dovetail* oak walnut plank* varnish* saw sawdust chisel* mortise joint* offcut* lathe glue-?up workbench splinter* shed linseed sanding grain shelf shelves stool birch pine spoon
  = 榫 刨 木屑 木料 木板 清漆 锯 胡桃木 打磨 板凳 凿 木蜡油 合页 夹具 卯
sew
  needle* thread wool yarn sleeve* hem* sock* purl cardigan row(?:s)? stitch* bobbin scarf quilt* pattern fabric lining button* crochet* seam* jumper skein*
  = 毛线 针 线 袖子 围巾 织 缝纫 布料 花样 扣子 下摆 锁边 棒针 拆了重 纽扣 绣
pottery
  wheel kiln glaze* clay mug* bowl wonky bisque slip centred centring handles studio cracked_in_the fired
  = 拉坯 窑 釉 泥 修坯 陶 素烧 开片 杯子把
model
  glue sprue decal* airbrush track(?:s)? locomotive carriage* scale signal_box points wing* fuselage paint(?:ed|ing)_the_(?:hull|wings|figures) miniature* brick* layout tweezers hobby_shop 1:\d+
  = 水口 板件 喷笔 渗线 贴水贴 高达 轨道 车厢 零件包 胶板件 说明书第 积木 拼到
gadget
  keycap* switches firmware raspberry sensor* smart_plug usb router server nas flash(?:ed)? solder* esp32 pi monitor home_assistant screen_?print bios benchmark* cable_manage*
  = 轴 固件 路由器 刷机 树莓派 传感器 软路由 显示器 组了台 开箱 键帽 服务器 跑分 理线
car
  carburettor gasket sump spark_plug* ramp clutch brake* oil torque exhaust bonnet axle gearbox jack* mot engine sprocket wiring_loom chrome
  = 机油 火花塞 刹车片 离合 发动机 排气 底盘 千斤顶 引擎盖 化油器 避震 钣金
brew
  yeast bubbl* demijohn airlock hops starter scoby jar* crock brine fermenter bottled bottling gravity sediment kimchi sauerkraut cider elderflower rack(?:ed)? vinegar
  = 酒曲 坛子 封坛 起泡 酸菜 泡菜 发酵 米酒 梅酒 红茶菌 酒糟 出酒 腌了 酱缸
collect
  boot_fair boot_sale car_boot flea_market auction bid mint_condition rare shelf valve* bakelite 19[0-7]\d album(?:s)? first_edition pressing stamp* coin* vintage antique* missing_(?:one|two)_from completes_the_set dealer fair cabinet drawer_full my_(?:\w+_)?collection hundredth set_off_the radio(?:s)? postcard* 78s number_\d+_in
  = 旧货 地摊 淘(?:到|来|了) 品相 绝版 老物件 集齐 就差 拍卖 收(?:了|来)(?:台|个|套|张|本|枚|块|把) 架子上 柜子里 五几年 [五六七]\d年的 黑胶 邮票 铜钱 老唱片 电子管 面板 专门跑了趟 首日封 连环画 粮票 徽章
code
  repo commit* merge* pull_request compile* pushed deployed side_project bug release(?:d)?_v stars_on users_so_far npm api refactor parser hackathon
  = 提交 仓库 编译 上线 小程序 接口 重构 提了个?pr 版本号 个人项目 star 写了个(?:小)?(?:程序|工具|脚本|插件|网站)
dance
  steps_(?:of|to) partner twirl* heel* turn(?:s)? milonga ballroom tap rehears* toe(?:s)?_trodden rumba jive foxtrot barre pirouette* studio sequins caller
  = 舞 领队 队形 转圈 音响 排练 扇子 踩.{0,3}脚 彩排 动作记 交谊 拍子
fight
  gloves mitts spar* black_belt belt gi dojo heavy_bag bout jab* foil bruise* grading sensei kata armbar mat
  = 沙袋 护具 道馆 对练 黑带 拳套 马步 套路 出拳 腰带 实战 踢靶
ski
  piste slope* board wave(?:s)? powder lift_pass wax* paddle* kayak rapids rink swell lineup wipe-?out blades ollie moguls
  = 雪场 雪道 雪板 单板 冰场 浪 桨 板子 缆车 压刃 换刃
taichi
  tai_?chi park_at qigong slow_form push_hands sword_form
  = 太极 剑 推手 云手 站桩 晨练 八段锦 起势
horse
  hack saddle* mare gelding canter* bridle hoof hooves paddock muck* stirrup* trot* jump(?:s)? farrier hay
  = 马(?!上|路|虎|桶|云|力|来|甲|拉|超|克|列|尔|化) 缰绳 马鞍 马厩 障碍赛 蹄
forage
  mushroom* basket blackberr* chanterelle* elderflower* wild_garlic nettle* sloes woods hedgerow* cep(?:s)? hazelnut* acorn* samphire
  = 菌子 蘑菇 荠菜 野葱 篮子 马齿苋 香椿 笋 松茸 艾草 桑葚 蕨菜 野菜
travel
  hostel night_train visa departure* backpack boarding passport_stamp* border suitcase guidebook airbnb rucksack detour ferry one-?way souvenir* map
  = 机票 青旅 背包 登机 护照 环线 攻略 景点 打卡 行李 高铁票 民宿 签证
photo
  lens(?:es)? tripod shutter exposure roll(?:s)?_of_film negative* darkroom light_to_hit the_light golden_hour aperture shot blurr* frame* filter memory_card contact_sheet camera print(?:s)? macro focus snap* lab portrait* f/\d
  = 镜头 快门 三脚架 胶卷 曝光 底片 对焦 相机 构图 逆光 光圈 长曝 等光 修图 洗(?:了)?出来 拍(?:到|了|下|糊) 取景 出片 暗房 存储卡 按快门
draw
  sketch* brush* canvas easel charcoal ink watercolou?r* palette life_model portrait* pencil* shad(?:e|ing) pastel* crosshatch* paint(?:s|ing)? turps linseed perspective gouache graphite acrylic* doodle* lino
  = (?<!动|漫|计)画(?!面|饼|质|风) 颜料 铅笔 炭笔 水彩 调色 素描 速写 临摹 画板 画架 线稿 上色 勾线 写生 油彩
instrument
  reel(?:s)? fiddle* violin cello viola bow strings scale(?:s)? fingertip* bars tune(?:s)? session embouchure reed* chord* arpeggio* rehears* metronome drum* sonata Bach orchestra band practice_room squeak* banjo accordion trumpet sax* clarinet flute ukulele mandolin sheet_music recital busk* the_set etude* tuning tuned practis(?:ed|ing)_the conductor
  = 琴 弦 (?<!靠|离|没)谱 音阶 指法 弓 曲子 练习曲 节拍器 (?<!打|敲|旗)鼓(?!励|舞|掌|捣|足|包) 笛 箫 唢呐 二胡 古筝 琵琶 口琴 排练 乐队 合奏 指尖 揉弦 吐音 考级 练到
choir
  alto soprano tenor bass_part rehearsal* choir harmon(?:y|ies) conductor descant requiem carol* messiah hymn* sing* voice
  = 合唱 声部 排练 开嗓 高音 低音部 指挥 唱(?!片|反调) 嗓子
calligraphy
  nib* brush ink copperplate italic_hand gothic flourish* xuan
  = 捺 撇 横(?:折)? 宣纸 墨 笔锋 字帖 临(?:了|到|帖) 毛笔 兰亭 颜真卿 柳公权 楷书 行书 隶书 篆 手腕 砚 欧体 收笔 起笔 写了.{0,3}[遍张] 对联 春联
compose
  chapter draft* poem* stanza short_story manuscript rhyme* novel protagonist plot word_count words_today nanowrimo submission rejection_slip verse sonnet haiku zine
  = 稿子 小说 诗 投稿 开头 结尾 主角 情节 手稿 写了.{0,4}千?字 连载 退稿 存稿
write
  notebook(?:s)? diary journal three_pages fountain_pen page(?:s)?_filled moleskine morning_pages entry scribbl*
  = 日记 本子 钢笔 写满 手账 写了.{0,3}页
letter
  stamp(?:s)? envelope(?:s)? postcard* postbox pen_?pal* handwritten by_hand fountain_pen letter_to posted_(?:a|the|my) thank-?you_note* airmail
  = 信封 邮筒 明信片 写信 笔友 邮票 寄(?:了|出).{0,3}信 手写 信纸 回信 贺卡
read
  chapter* page(?:s)? novel* paperback* librar* book(?:s)? author who_did_it missed_my_stop sequel reread again_from_the_(?:front|start) bookshop bedside plot trilogy kindle middlemarch austen dickens tolstoy ending_of bookmark audiobook proust whodunit spine couldn['’]?t_put_it_down had_to_know
  = 第.{1,4}章 《 (?<!证|秘|文|明|说明|尚|通知|情)书(?!记|包|法|店的|桌|面) [一两三几半百]页 (?<!研|就|在|攻)读(?!研|博|书会|大|高|小|初) 看到(?:两|三|一|半)?(?:点|夜) 图书馆 坐过站 作者 凶手是谁 结局 书签 书店 续集 翻完 又从头 下册 上册 借了 东野 金庸 三体 红楼 译本 散文
film
  cinema screening director subtitles episode(?:s)? season_(?:two|three|four|\d) trailer popcorn matinee credits noir rewatch* scene premiere box_set festival hitchcock ghibli kubrick the_final_episode
  = 影院 导演 字幕 场次 首映 片尾 一集 最后一集 预告 重看 片子 影评 票根 夜场 长镜头 豆瓣
game
  level(?:s)? boss* console save_file joystick guild quest* respawn* steam controller raid speedrun achievement* patch loot ranked lobby dlc meeples
  = 关 副本 手柄 段位 组队 存档 上分 主机 装备 皮肤 队友 团战 打野 版本更新 开黑 通关
chess
  rook* knight(?:s)? bishop* pawn* queen's checkmate* mate(?:d)?_in opening(?:s)? endgame* endings sicilian board_(?:one|two|three|four) gambit castled twelve_moves in_\w+_moves blitz elo resign* zugzwang grandmaster clock chess draughts
  = 棋 车马炮 将死 残局 开局 让我?一?个(?:车|马|炮) 步还?是?把 仙人指路 当头炮 布局 第[一二三四]台 软件.{0,4}级 段位 悔棋 将军 中盘 官子 定式 收官 黑白子 复盘
puzzle
  clue* crossword across sudoku jigsaw* pieces grid edge_piece* rubik* anagram* cryptic logic riddle* wordle escape_room
  = 拼图 数独 魔方 填字 谜 块拼 解出 密室 推理题 九连环
cards
  trump* rummy whist bridge poker bid* hand(?:s)?_of partner cribbage canasta dealt ace(?:s)? bluff* deck mah-?jong
  = (?<!招|品|名|车|老|门|大|号|王|金|铭|杂)牌(?!子|照|号|坊|匾) 麻将 斗地主 掼蛋 三缺一 胡了 听牌 炸弹 抓牌 打圈 自摸
language
  owl['’]?s_streak duolingo flashcard* streak vocab* verbs grammar subjunctive accent anki evening_class native_speaker subtitles in_(?:italian|spanish|french|german|japanese|korean|mandarin|portuguese|russian|arabic|welsh|greek|polish|turkish|dutch|swedish) exchange_partner tandem conjugat* characters pronunciation sticky_notes dictionary waiter italian
  = 单词 语法 多邻国 打卡第 发音 口语 听力 没开字幕 字幕 外教 法语 日语 德语 韩语 意大利语 西班牙语 俄语 五十音 变位 背了 小纸条 词典 原版 跟读
history
  archive* parish_records census genealog* ancestor* castle* ruin* museum battlefield great-?grand* documentary roman medieval tudor family_tree registers plaque
  = 县志 族谱 家谱 古籍 碑 遗址 史料 档案 老照片 考古 城墙 祠堂 明朝 清朝 宋 汉墓
museum
  exhibition gallery curator installation retrospective sculpture* wing_of_the tate louvre audio_guide opening_night biennale free_friday
  = 展 美术馆 博物馆 画廊 讲解 策展 展厅 馆藏
theatre
  stage play interval stalls curtain understudy encore matinee west_end macbeth hamlet chekhov dress_rehearsal
  = 话剧 剧场 谢幕 人艺 舞台剧 首演 台词 小剧场
opera
  aria* soprano overture verdi puccini mozart librett*
  = 折子戏 票友 唱段 戏 水袖 京胡 亮相 老生 青衣
gig
  encore setlist mosh* support_act venue headliner tour front_row tinnitus ears_(?:are_)?(?:still_)?ringing festival_ticket* merch
  = 现场 音乐节 安可 前排 巡演 livehouse 抢票 乐队 返场
music
  playlist vinyl headphones album(?:s)? record_player spotify track(?:s)? on_repeat b-?side(?:s)? quartet sax
  = 单曲循环 专辑 耳机 歌单 唱片 爵士 循环 前奏
podcast
  podcast* episode radio_4 host world_service headphones presenter
  = 播客 电台 主播 收听 节目
cook
  stew* simmer* chop* roast* braise* stock broth soup lasagne curry dumpling* wok recipe* garlic onions oven pan saffron marinad* knife casserole spice* ladle ragu gravy paella risotto from_scratch seasoning
  = 炖 红烧 包了 饺子 包子 蒸 煲 炒 菜谱 下锅 火候 高汤 调料 酱油 砂锅 卤 切丝 剁 煎 起锅 一锅 葱姜 出锅 腌
bake
  dough loaf loaves starter proof* prov(?:e|ed|ing) yeast crumb oven tray(?:s)?_of baklava scones icing sponge tin sourdough knead* flour crust cupcake* brownie* meringue* pastry pie rye
  = 面团 烤箱 发酵 揉面 吐司 戚风 蛋糕 饼干 面粉 打发 裱花 奶油 模具 烤(?:了|出|的) 酵母 司康
hostmeal
  left_(?:a|some|the)_(?:\w+_)?(?:pot|tub|plate|tray|pie|bowl|loaf|tin|cake) doorstep night_shift half_the_(?:lasagne|pie|cake|stew|curry) dumplings school_fair got_(?:half|a_plate|seconds) plate_round took_(?:a|some|the)_(?:\w+_)?(?:soup|pie|cake|stew|casserole|curry|lasagne|loaf|cookies|scones|brownies)_(?:to|over|round|in) (?:made|cooked|baked)_(?:\w+_){0,4}(?:for|extra) batch* tubs freezer_full fed_(?:the|all|my|his|her|eleven|twelve|ten|nine|eight|six) bake_sale round_the_table seconds tupperware soup trays_of gone_in_(?:ten|five|two|minutes) lunch_for packed_lunch(?:es)?_for live_on_crisps
  = 给.{0,8}(?:端|送|带|炖|熬|煮|蒸|留|装)了? 端了?.{0,4}(?:盘|碗|盆)过去 放在.{0,8}门口 炖了一锅 包了.{0,5}个?(?:饺子|包子|粽子|馄饨) 带去 十分钟就没了 一抢而空 分给 义卖 大伙儿吃 都说好吃 (?:多|又)?(?:做|炸|蒸|烙|烤)了.{0,8}(?:给|带|分) 半盘 一饭盒 一笼 几笼 三笼 光盘 喂饱
coffee
  beans grinder espresso crema roast v60 kettle brew* barista aeropress filter_paper flat_white moka portafilter
  = 豆子 磨 拉花 萃取 美式 滤纸 手冲 浓缩 拿铁 摩卡 咖啡
tea
  teapot leaves steep* infus* darjeeling assam oolong loose-?leaf gaiwan pu-?er lapsang kettle
  = 茶 盖碗 紫砂 茶饼 普洱 龙井 冲泡 头泡 铁观音 开水 白茶
stray
  shoe_?box hedgehog pigeon fox_cub one-eyed limp* bowl_out carrier vet wing chip stray* kitten(?:s)? rescue_(?:people|centre|place) syringe found_(?:it|him|her)_(?:on|in|under|behind) behind_the_(?:chippy|bins|shed|garage|shop) sleeps_on_my abandoned bird cage shelter litter box bottle-?fed shivering feral
  = 刺猬 鸽子 捡(?:的|来|回) 流浪 伤了翅膀 独眼 瘸 小狗 小猫 纸箱 鞋盒 大夫说 兽医 喂了 猫粮 针管 保暖 没人要 笼子 睡我床上 三条腿 绝育 奶猫
dog
  lead walkies paws muddy vet basket bark* fetch ball_for puppy kennel squirrel tail
  = 遛 狗绳 狗粮 尾巴 爪子 狗窝 拆家 疫苗
cat
  purr* litter paw* vet catflap sofa kitten claws windowsill scratch*
  = 猫 猫砂 呼噜 爪子 罐头 抓板 蹭
sportsfan
  kick-?off extra_time season_ticket match away_end penalt* the_reds derby final_whistle offside league* var grand_prix test_match six_nations table relegat* cup_tie pundit*
  = 球赛 德比 补时 绝杀 主队 客场 解说 点球 欧冠 决赛 中超 积分 季后赛
`
