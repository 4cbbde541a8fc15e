/** What tells of a manner or disposition without naming it, in the form of `doing.ts`. */
export const manners = String.raw`
astray
  sat_?nav map wrong_(?:way|floor|street|end) circles u-?turn turned_(?:left|right)_instead round_the_(?:roundabout|ring_road) ended_up_(?:in|at) exit(?:s)? signpost asked_(?:for_)?directions (?:two|three)_stops_(?:past|too) same_(?:church|corner|fountain|car_park|roundabout)
  = 导航 坐反 出口 转了.{0,4}圈 问路 方向 走反 绕了 开过了 坐过了 北门 南门 停车场里找
dither
  menu hour_in_the_aisle (?:two|three)_shops swapped_(?:it|them)_back returned_it both_(?:pairs|of_them) shades_of swatch* tossed_a_coin took_it_back pros_and_cons waiter_came_back eeny
  = 菜单 两件都 退了又 抛硬币 看了.{0,4}家 样品 试了.{0,4}[双件套] 比来比去 又换 半个钟头
alonedo
  myself single-?handed on_my_own alone(?:_up) three_trips drove_myself waved_(?:him|her|them)_away signed_myself limped never_(?:told|asked|rang) up_four_flights cast taxi_home_from_(?:the_)?hospital
  = 一个人(?:扛|搬|去|抬|装|把|打车|签|开|做|挂|办|弄) 自己(?:搬|去|打车|签|缝|换|扛|爬|开车|拔|装|挂|一个) 跑了三趟 没吭声 硬撑
honest
  wallet found_(?:a|the|his|her|some)_(?:\w+_)?(?:wallet|purse|phone|tenner|note|ring|envelope) cashier till_receipt ran_after overpaid refunded told_(?:him|her|them|the_\w+)_(?:it_was_(?:me|my_fault)|i['’]?d) note_under lost_property police_station scratch(?:ed)?_(?:his|her|the|their) not_mine
  = 钱包 捡到 收银 多给 追上 退回去 留了?(?:张)?(?:条|电话) 派出所 失主 少收 找零 认错
peace
  (?:brother|sister|two|both|parents|boys|girls|neighbours)_(?:\w+_){0,3}(?:not_speaking|talking_again|speaking_again|shook_hands|made_up) shook_hands in_the_middle between_(?:them|the_two|my|mum|dad) both_sides cool(?:ed)?_off quarrel* squabbl* settled
  = 两口子 和好 不说话了 握了手 两头 各退一步 吵起来 夹在中间 冷静 化解 解围 僵
sorry
  sorry my_fault bumped sent_flowers forgive
  = 对不起 抱歉 不好意思 怪我 赔
protest
  complain* letter_to_the_(?:council|editor|mp|manager) councillor refund manager_(?:came|called|was) queue-?jump* jumped_the_queue litter* parked_in_the_disabled bully* unfair rules landlord's tribunal ombudsman union told_him_to
  = 插队 12345 投诉 物业 经理 不公平 消协 退款 占道 抽烟的 举报 说他 不讲理 凭什么 公道 工会
keepsake
  ticket_stub* box_of attic grandfather's grandmother's his_old_(?:coat|watch|jumper|jacket|scarf|mug) her_old_(?:coat|ring|apron|scarf|recipe|mug) voicemail_from locket pressed_flower first_(?:tooth|shoes|drawing) old_diary loft dried faded yellowed cassette* shoebox
  = 票根 老表 旧(?:围巾|毛衣|大衣|手机|书包) 铁盒 抽屉里 他留下 她留下 泛黄 磁带 压箱底 阁楼 那年的 (?:爷爷|奶奶|外婆|外公|我爸|我妈)的(?:表|钢笔|烟斗|围裙|缝纫机|信)
curious
  how_(?:it|they|does|do|the)_(?:works?|made|makes?|make|fly|grow) why_(?:do|does|is|are|the) took_the_tour wikipedia asked_the_(?:driver|vet|plumber|baker|guide|nurse|fisherman|farmer|electrician|mechanic|butcher|pilot|waiter) documentary_on encyclopaedia footnote googl* watched_(?:him|them|her)_(?:work|do|make) microscope
  = 怎么(?:做|来|修|织|酿|养|长|造)的 为什么会 百科 问(?:师傅|大夫|老板|司机|导游|工人|店家) 查了 看(?:他|她|师傅)怎么 原理 打听 翻资料 纪录片
routine
  same_(?:seat|table|bench|sandwich|order|spot|mug|café|cafe|corner|coat|stool) usual my_(?:chair|spot|table|mug|bench) set_the_table_for on_the_dot at_(?:six|seven|eight|noon|four)_sharp wednesday_is tuesdays_are without_asking_(?:me|what) already_pouring seventh_time_this
  = 老位置 老样子 同一(?:张|个|家|条|碗) 不用(?:我)?(?:说|点|开口|问) 准点 整点 还是那 掐着 固定 第.{1,2}次点
weather
  barometer gauge cumul* storm* thunder* hail* gust* mb millibars cloud* frost wind_(?:speed|from) snowfall drizzl* anemometer met_office windvane
  = 雨量 气压 云 打雷 闪电 冰雹 风向 台风路径 霜 降温 雷 温度计 雾
calm
  ambulance 999 911 fire_extinguisher tourniquet turned_off_the_(?:gas|water|power|mains) recovery_position pressed_(?:a|the)_ pulled_over torch cpr evacuat* everyone_(?:else_)?(?:was_)?(?:screaming|panicking|shouting) fainted
  = 关了(?:煤气|总闸|电闸|水阀) 灭火器 打了?120 急救 大家都(?:慌|乱) 按住 晕倒 疏散 海姆立克 停电
compete
  rematch leaderboard podium medal scoreboard record_time first_place quiz_(?:team|night) tie-?break beat_(?:the|my|his|her) winner* personal_best monopoly two_points final_round
  = 奖牌 排行榜 第一名 名次 冠军 再来 领先 比分 刷新纪录 输了 赢了?(?:他|她|我|半) 分数 较劲 打赌
whim
  one-?way last-?minute_(?:flight|ticket|train) by_(?:evening|noon|teatime)_i_(?:was|had) tattoo dyed cut_(?:it|my_hair)_(?:all_)?off jumped_(?:on|in) puppy_home no_(?:plan|luggage|idea_where) got_off_at_a booked_(?:it|a_flight)_(?:on|at|in) signed_the turned_the_car
  = 当天(?:就|晚上) 直接(?:买|订|去|下单|上|辞) 没带行李 下一班 染了 剪短 上车(?:才|再) 拐去 半路 纹了 晚上就到 看见就
picky
  mushroom* onion* crusts plain_pasta coriander beige separate_plates no_sauce gristle peeled
  = 香菜 葱花 肥肉 蒜 白饭 皮都 一口没动 挑
burn
  smoke_alarm charcoal_(?:on|for) scrap(?:ed|ing)_the_pan black_(?:bottom|as) opened_all_the_windows takeaway_after_all inedible raw_in_the_middle salt_instead exploded microwave fire_brigade
  = 糊 焦 锅底 黑的 烟雾 夹生 放成了盐 开窗 咸 外卖算了 没法吃 微波炉
prepare
  spare plasters torch power_bank umbrella_(?:and|in) two_(?:copies|chargers|coats|alarms) backup tinned raincoat sewing_kit paracetamol in_my_bag swiss_army safety_pin* duct_tape jump_leads extra_(?:socks|batteries|water|day|hour|copy) whistle blanket_in_the_(?:car|boot) sun_cream
  = 备用 创可贴 雨衣 充电宝 手电 别针 多带 药盒 包里 复印了 提前备 两把伞 针线包 充满电 后备箱 应急
stockpile
  loo_roll toilet_roll* tins rice_(?:sacks|bags) cupboard freezer costco warehouse shelves_full pallet detergent enough_(?:for|to) two_years
  = 卷纸 箱 洗衣液 冰柜 纸巾 够(?:吃|用)到 整袋 双十一 地下室堆 大米
listen
  kitchen_table till_(?:midnight|one|two|three) tissues her_(?:marriage|divorce|husband|boyfriend|mother|boss) his_(?:marriage|divorce|wife|girlfriend|father|boss) phoned_me_(?:at|in) on_the_phone_(?:for|till|until) just_(?:let|nodded|sat) off_(?:his|her)_chest talked_(?:and|it|for)_ confided secret
  = 哭着 电话里 聊到(?:半夜|一点|两点|凌晨) 她老公 他老婆 说了一?(?:晚上|宿|下午|个钟头) 心事 失恋 离婚的事 纸巾 不插嘴 秘密
organise
  rota minibus sign-?up whatsapp_group collected_the_money coach_for head_?count raffle t-?shirts_for_everyone bunting secret_santa team_(?:lunch|outing) whip-?round poll venue seating_plan ring_round
  = 接龙 群里 包车 收钱 订场 名单 人数 团建 活动 集合 分组 聚会地点 通知大家
joke
  laugh* stitches clingfilm fake rubber_(?:duck|chicken|spider) punchline limerick april_fool wig googly salt_in_the giggl* costume impression_of straight_face
  = 笑翻 笑死 假的 装(?:成|鬼|睡) 模仿 绰号 包袱 憋笑 乐 愚人节 恶搞 表情包
bottle
  smiled fine nothing_wrong swallowed changed_the_subject closed_the_door_and in_the_(?:loo|shower|bathroom|car_park) wiped_my pretended not_a_word braved sleeve hay_fever nobody_(?:knows|noticed)
  = 没事 挤出 笑了笑 岔开 洗手间 关上门 擦(?:了|干) 装 没人知道 瞒 忍 硬挤 沙子进 转过身
nerves
  glass_(?:floor|lift|bridge) ladder(?:s)? cable_car rollercoaster ferris spider needle* lift_(?:stuck|shaft) clung grip* gripped railing closed_my_eyes turbulence aisle_seat bungee deep_end balcony edge
  = 玻璃栈道 缆车 过山车 摩天轮 梯子 扶手 闭着眼 蜘蛛 打针 抓着 紧抓 往下看 颠簸 吊桥 阳台边 腿
revisit
  playground_where old_(?:school|house|street|pub|flat|chapel|factory|pitch|town) grave(?:stone)? headstone used_to_(?:live|be|stand|play) bench_where bulldozed where_we_(?:met|lived|married|grew) plaque churchyard flowers_(?:on|for)_(?:his|her|mum|dad) initials
  = 墓 老(?:门|屋|槐|井|校) 拆了的 当年 那棵树 胡同 还在不在 操场 坟 碑 小时候 头一回约会
trynew
  durian insect* haggis tripe offal fermented_shark street_stall raw eel mystery unpronounceable crickets cuisine ethiopian_(?:place|restaurant) peruvian georgian snail*
  = 榴莲 虫 豆汁 臭 折耳根 没听过 生腌 昆虫 奇怪 新开的 异国 蜗牛 路边摊 螺蛳
decorate
  paint_(?:on|in)_my wallpaper roller emulsion skirting curtain* rug cushion* lampshade alcove swatch* tile* flat-?pack feature_wall dado picture_rail moved_the sofa bookcase
  = 滚筒 乳胶漆 地毯 抱枕 吊灯 窗帘 墙面 挂画 隔板 柜门 贴纸 摆件 踢脚线 沙发挪
minimal
  bags_to_charity wardrobe_half empty_shelves six_shirts one_(?:bag|suitcase|bowl|pan) skip tip freecycle gave_(?:the|my|all|away|half) sold_the rid_of
  = 只留 送人 空了 一只箱子 捐 扔了(?:三|五|两|半|一) 清空 挂闲鱼 二十件
remember
  anniversary remembered her_favourite his_favourite asked_after card_for exam_(?:today|result) first_day_(?:at|of) no_nuts how_(?:the|her|his)_(?:interview|op|operation|scan|exam|results?)_went sent_(?:her|him|a)_(?:text|card|message)
  = 生日 记着 忌口 面试怎么样 考试 纪念日 发了?(?:条|个)?(?:消息|微信|红包)问 手术怎么样 爱吃的
carer
  wheelchair commode night_sitter pill_box dressing physio dementia mum's dad's nan's spoon-?fed ward hoist bedpan hospital_(?:bed|run) chemo dialysis district_nurse stroke bathed feeding_tube
  = 轮椅 喂饭 翻身 擦身 尿 陪床 化疗 透析 药盒 护工 复健 血糖 量血压 病房 拐杖 中风 熬药
stairs
  stairs floors flights lift_(?:is|was|when|instead) escalator steps_(?:two|instead) got_off_early
  = 楼梯 层 电梯 台阶
seaside
  tide pebble* shells seagull* gulls pier harbour waves seaweed dunes driftwood salt_on beach lighthouse sandcastle
  = 浪 贝壳 海鸥 潮 沙滩 礁石 渔船 灯塔 海风 江风
sky
  sunset dusk orange_sky rooftop moonrise harvest_moon clouds_(?:turned|went)
  = 落日 天边 晚霞 天台 月亮 火烧云
drives
  windows_down country_lanes ring_road nowhere petrol
  = 车窗 环路 高速上 油箱 加满油
bath
  bubbles candles bath soak* sauna lavender salts
  = 泡 浴缸 浴盐 池子 温泉 足浴
freeze
  jumper(?:s)? blanket* hot_water_bottle radiator thermal* gloves_indoors socks_in heating
  = 毛毯 热水袋 暖气 棉裤 秋裤 厚袜 电热毯 羽绒服
watchpeople
  next_table couple_(?:at|on|in|opposite) cafe_window bench_in overheard passers* strangers
  = 隔壁桌 窗边 路人 行人 对面那
sayno
  face straight_out told_(?:the_boss|my_boss|the_meeting|him_the|her_the|them_the) silence_in_the_room honest_(?:opinion|answer) rubbish everyone_(?:went_)?(?:quiet|stared) out_loud boss_(?:blinked|went)
  = 全场安静 当着 直接跟 老板脸 会上 不好看 实话 大实话 脸都 难听
thank
  thank* flowers_for_the chocolates_for_the card_for_the complimented praise tipped grateful
  = 谢 夸 表扬 鼓掌 点赞 五星好评
hum
  hum* whistl* tune_in_my shower kitchen_radio
  = 哼 口哨 小曲 洗澡
antibuy
  same_(?:coat|shoes|phone|glasses)_(?:since|for) darned sole* hole* put_it_back cheapest_on tape_on patched price_tag
  = 补丁 磨破 鞋底 穿了.{0,3}年 用了.{0,3}年 裂了 胶带 放回 价签
regift
  box_of tin_of brought round souvenir* bunch_of_flowers bottle_of pastries_for duty-?free
  = 特产 捎 提了 拎了 一兜 带了.{0,4}[盒箱袋]
tradition
  grandmother's candle* solstice ancestor* lantern* moon_cake* zongzi christmas_pudding stir-?up
  = 年糕 腊 粽叶 灯笼 供 对联 饺子馅 月饼 年夜 香烛 清明
`
