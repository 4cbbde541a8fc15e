/** What tells of a way that somebody has without naming it, in the form of `doing.ts`. */
export const ways = String.raw`
rising
  by_(?:five|six|half_(?:four|five|six)|quarter_(?:to|past)_(?:five|six)) (?:at|since|before)_(?:four|five|half_(?:four|five|six)|5|5:\d\d|4:\d\d|6am|5am|4am) (?:[45]:\d\d|six_o['’]clock) street_?(?:lights|lamps) mist first_light dawn sunrise milkman before_(?:anyone|anybody|the_(?:kids|house|others|rest|shops|sun|world|birds|city|town|office)|\w+_(?:came_down|was_up|got_up|woke)) when_\w+_came_down_at still_dark dew (?:first|early)_(?:bus|tram|train) cockerel rooster alarm nobody_(?:else_)?(?:around|about|up) bakery_opened house_was_(?:still_)?asleep everyone_(?:was_)?(?:still_)?asleep had_already_(?:\w+_){0,4}(?:when|by|before)
  = [四五]点(?:半|多|钟|一刻|来钟)? 六点(?:不到|就) 雾还?没散 路灯还?没?(?:灭|亮) 头班 早班车 天没亮 天还黑 天蒙蒙 刚开门 家里人还睡 都还没(?:起|醒) 还没睡醒 日出 鸡叫 露水 早市 一个人都没有 扫街 闹钟
nightowl
  half_(?:one|two|three|four|twelve) (?:2|3|4|1)_?am (?:past|till|until|gone|after)_(?:midnight|one|two|three|half_(?:one|two|three))(?:_in_the_morning)? in_the_small_hours small_hours (?:one|two|three)_in_the_morning birds_(?:had_)?started the_house_is_quiet light_out put_the_light_out everyone_(?:else_)?(?:is_|was_)?asleep night_bus midnight closed_the_laptop dawn_when wee_hours whole_street_(?:was_)?dark
  = (?:两|三|一)点(?:半|多)? 十二点多 后半夜 半夜 凌晨 夜里 鸟都?叫了 天都?(?:亮|快亮) 关灯 最清静 家里都睡 夜深 零点 一宿 才躺下 才合眼 才关
insomnia
  ceiling wide_awake four_am sheep toss* pillow* lavender melatonin counted awake
  = 天花板 数羊 翻来覆去 睁着眼 枕头 褪黑素 合不上眼 又醒
delay
  11[:.]5\d portal_closes very_last last_(?:day|hour|minute|possible) one_sitting taxi_was_waiting still_haven['’]?t still_not unopened on_the_train_there as_we_pulled_in in_the_car_park_before reminder* deadline extension due closes_at (?:two|three|four|five|six)_weeks_(?:now|later) months_late overnight penalty snooze* drawer pile hasn['’]?t_moved tomorrow night_before minutes_(?:to_spare|left) put_off eleventh
  = 十一点五 五十[七八九] 系统就关 最后一天 才交 还没拆 还没(?:写|动|弄|交|办|回) 三个?(?:星期|礼拜|周)了 刚好(?:写|弄|做)完 在(?:高铁|车|路|飞机)上写 在楼下等着 往箱子里塞 截止 催 临出门 逾期 明天再 头天晚上 一直放着 踩着点 压线
late
  doors_(?:had_)?clos* already_(?:started|seated|begun|eating|left) missed running_for everyone_(?:was_)?(?:waiting|sat) ten_minutes_after half_way_through snuck_in overslept starter* apologis*
  = 都开始了 已经开 就等我 一路跑 关门 散场 起晚 赶不上 坐满
early
  first_(?:there|in_the) empty_(?:car_park|room|platform|hall) an_hour_(?:early|before) caretaker doors_weren['’]?t_open waited_outside forty_minutes_(?:early|before) before_they_opened
  = 第一个到 还没开门 早到 提前 没人来 门口等
check
  turned_back went_back_(?:up|to|in) went_down_(?:twice|again) tugged try_the_(?:back_)?door lock(?:ed|s)? oven iron (?:four|three|five)_times twice once_more double-?check* gas tap handle just_to_be_sure make_sure to_see_if_the plug read_(?:it|the_\w+)_(?:again|three|four) passport_again alarm_again counted
  = 掉头回去 又回去 又看了一?遍 [两三四五]遍 两回 关没关 锁了?没 拧 拉了一下 门把手 煤气 门锁 再看一眼 摸了摸 数了 核对 不放心 插头 返回去
redo
  unpick* again_from_the_start started_over ripped tore_it seventh third_(?:version|draft|coat) not_straight half_a_millimetre crooked rewrote repaint* perfect re-?did one_comma font kerning
  = 重来 拆了重 第[三四五六七八]版 改到 不齐 歪了 重写 又改 再改 抠 不满意 差一点都
refuse
  came_out_as_(?:sure|yes|of_course|fine) opened_my_mouth nodding nodded agreed_to ended_up (?:yes|sure|of_course)_again swap_shifts on_top_of couldn['’]?t_refuse found_myself(?:_\w+ing)? before_i_knew treasurer chair(?:ing)? roped said_(?:yes|sure|of_course) only_went_for so_now_i['’]?m i_was_nodding another_committee i['’]?m_doing_the i_was_(?:supposed|meant)_to_(?:rest|be_off) let_myself_be
  = 一张嘴就 又点头 本来想推 推不 就成了 答应 放我这儿 归我 换班 又揽 硬着头皮 应下 没说出口 稀里糊涂 又接了 又让我 拉我 说不出口 嘴一软 摊上
voicemail
  ring_out rang_(?:twice|three|four)_times texted sent_(?:her|him|them)_a_(?:message|text) instead through_(?:their|the)_(?:website|app) so_i_did(?:n['’]?t)_have_to_phone ringer silent unknown_number phone_face booked_online emailed voicemail* answerphone typed pretended hung_up script
  = 来电 没接 没拨 微信 响了.{0,3}[回遍声] 发了?条 回了?(?:段|条|个) 网上约 语音 静音 按掉 打字 自己跑一趟 留言 陌生号 通话
record
  notebook spreadsheet wrote_down down_in_the_book in_the_(?:book|log|ledger|notebook|diary) mm weighed mileage tally chart graph average(?:d)? logged log ledger per_(?:gallon|litre|cent|mile) as_usual since_january so_far_this_year column entry entered measured stopwatch kilowatt meter_reading to_the_(?:gram|minute|penny) \d+_(?:cups|times|steps|pages|hours)_(?:of|since|this|so)
  = 本子上 记(?:在|到|上|进|了) 表格 统计 毫米 写进 抄下 称了称 里程 从一月到现在 平均 百公里 折线图 数了数 一笔 度电 编号 列了?个表 台账 备注
lose
  where_(?:did|have)_i retraced found_(?:it|them)_in_the fridge spare_key locksmith lost_property third_umbrella left_(?:it|them)_on glasses keys wallet pin password umbrella
  = 钥匙 雨伞 找了半天 落在 失物 配了 密码 眼镜 冰箱里 补办 忘带 工牌
clumsy
  spill* shatter* tripped smashed bruise* mop plaster knocked elbow shards dropp* stain
  = 打翻 摔 碎 绊 洒 碰倒 烫 创可贴 淤青 磕
tidy
  drawer(?:s)? label(?:led|s)? hoover* vacuum* skip bin_bag* spotless alphabetical* shelves wardrobe dust* fold* bleach* scrub* declutter* sorted wiped polished box(?:es)? charity_bag grout
  = 擦 叠 抽屉 收纳 拖地 归类 地板 柜子 吸尘 大扫除 标签 断舍离 抹布 亮堂 摆整齐
messy
  pile(?:s)? heap under_the_(?:bed|sofa) laundry washing_up sink floor crumbs somewhere_under
  = 堆 水槽 没洗 一摊 满地 袜子 沙发底下
list
  colou?r-?coded clipboard ticked tick* plan_b agenda timetable bullet post-?its packed_(?:the|a)_(?:\w+_)?(?:week|days)_(?:early|before|ahead) planner index_cards laminat* wall_chart itinerary schedule* backup_plan
  = 打勾 列了 备选 日程 流程表 便利贴 计划 提前.{0,4}(?:周|天|月) 分类 安排好 时间表 划掉
save
  yellow_sticker \d+p\b quid hospice_shop charity_shop subscription* coach_instead less pound(?:s)? cheaper reduced coupon voucher* packed_lunch second-?hand refill own-?brand heating_off thermostat jumper_instead walked_(?:it|instead) flask half_price till_(?:eight|closing) tariff pennies six_quid save* switch(?:ed)?_(?:supplier|provider|to_the) free(?:cycle|bie) library_copy penny
  = 打折 二手 便宜 少花 停了 套餐 会员 绿皮车 临期 优惠 拼单 才.{1,4}块 块钱 凑单 自己带饭 比价 退了 半价 券 省 砍了 特价 舍不得 空瓶 淘了
waste
  stale peelings stock jam_jars jar(?:s)? scraps dusters rags old_shirt* last_year['’]?s_(?:paper|cards) ironed_(?:it|them)_flat leftovers turned_into became bones rinsed_out compost tin_foil reuse* repurpos* cut_up_(?:his|her|my|the|an?)_old unravel* string out_of_(?:the|an)_old bread_pudding fritters soup_out rescued wrapping refill* bottles carrier_bag(?:s)? inside_out odds_and_ends
  = 剩(?:的|下|饭|菜) 吊汤 菜根 旧.{0,4}(?:剪|改|当|做|拆) 当抹布 瓶子洗 留着 接着用 去年那 熨平 改成 果皮 别扔 没舍得扔 废 攒着 边角料 塑料袋 包装纸 干了切 凑一锅 洗洗还能 淘米水 回收
help
  carried_(?:\w+_){0,4}(?:shopping|bags|pram|suitcase|case|boxes|parcel|sofa) (?:drove|took|walked)_(?:the|old|mrs|mr|my_neighbou?r|her|him|them|a|an)(?:_\w+){0,4}_(?:to|home) put(?:ting)?_up_shelves_for sat_with filled_in_(?:\w+_){0,5}for upstairs downstairs across_the_hall number_\d+ jump_leads bins_(?:out|in)_for neighbou?r* widow (?:mrs|mr)_\p{L}+ mowed_(?:\w+_){0,3}lawn cleared_the_snow tow(?:ed)? spare_room lent (?:for|with)_(?:the_)?(?:old|new)_(?:lady|man|people|couple|boy|girl) lady_(?:across|downstairs|upstairs|next) prescription* held_the shopping_up gave_(?:him|her|them)_(?:a|my) a_stranger directions jump_start pushed_(?:the|his|her|a)
  = 帮(?!我|手|忙|派|凶|工|倒) 扛(?:上|下|到) 送(?:他|她|他们|老人|去|到) 对门 楼[上下](?:的|阿|大|老|小|那|王|张|李|刘|邻) 邻居 [张王李刘陈赵周吴孙]奶奶 大爷 张罗 新搬来 装了个 教.{0,8}(?:手机|挂号|视频|用|填) 搭了?把 拎 抬 推车 顺路 借(?:给|他|她) 代(?:取|拿|缴|买|班|课|填|收) 照看 填(?:了|表) 挂了号 修好了? 陪.{0,6}(?:去|看|等) 替(?:他|她|人|老|楼|邻|同) 扶
volunteer
  food_?bank hospice lifeboat* collection_tin care_home minibus pensioner* shelter rota unpaid soup sorted_(?:tins|cans|donations) charity_shop samaritans donation* raffle litter_pick scouts brownies guides blood helpline stewarding night_shelter hi-?vis bucket refugee(?:s)? reading_with
  = 食物银行 募捐 敬老院 临终关怀 养老院 义卖 捐 献血 没钱拿 社区中心 前台 分发 物资 支教 福利院 盲人 救助站 罐头 红马甲 一车老人 捡垃圾
generous
  whole_table bill before_(?:they|anyone)_(?:noticed|could) twenty tip(?:ped)? bought_the_round my_round paid_for_(?:the|his|her|their|everyone|all) fare tenner fiver treat* on_me picked_up_the_(?:tab|bill) gave_(?:her|him|them)_(?:my|the|a|fifty|twenty|his|her) slipped_(?:him|her|them) left_(?:the|a)_(?:lad|waiter|girl|boy|man|driver) insisted_on_paying for_everyone keep_the_change wouldn['’]?t_let_(?:him|her|them)_pay sent_(?:\w+_){0,4}(?:money|fare|flowers|hamper)
  = 结了 买单 结账 请(?:大家|了|全|他们|她们|客) 掏的 多塞 红包 塞给 我来 零钱不用 给.{0,8}(?:买了|塞了|转了|垫) 抢着 一人一份 一桌 垫上 小费 随了?份 全场
gift
  wrapp* parcel ribbon birthday_present surprise hand-?made knitted_(?:him|her|them) for_(?:her|his)_birthday hamper keepsake
  = 礼物 包装 惊喜 寄给 生日 亲手 贺卡
stranger
  next_to_me queue life_story got_(?:chatting|talking) chatting_to coffee_with_the on_first-?name by_name know(?:s)?_(?:all_)?the_names names_of told_me_(?:all_about|about_(?:his|her)|(?:his|her)) ended_up_(?:having|talking|sharing) on_the_(?:bench|plane|bus|train|ferry) invited_me swapped_numbers the_(?:woman|man|guy|lady|couple)_(?:in|next|from|at|who|beside|behind) taxi_driver read_the_meter stall* beekeeper whole_carriage shop_?keeper bus_stop
  = 说上话 聊(?:了|起|开|上) 旁边坐 排队 一辈子 摊主 大姐 师傅 小哥 加了?微信 名字我?(?:现在)?都 混熟 叫得上来 喝了杯茶 他家 她们 素不相识 搭 的哥 司机 听完了 认识了
stayhome
  back_door stairwell nobody_(?:in|there|about|around) long_way_round market_day heaving crowd* packed slipped_(?:out|away|off) left_(?:the|before|early) before_the_(?:cake|speeches|toast|dancing|photos) ten_at_night self-?checkout headphones_(?:in|on) empty corner made_my_excuses quiet_carriage alone cancelled off-?peak curtains back_row sneaked hid quiet too_many unplugged
  = 后门 溜 没人 绕(?:了|远|道|开) 人(?:太)?多 太挤 楼梯间 角落 清静 躲(?:着|开|在|到|进|起) 最后一排 错峰 耳机 提前走 推了 清净 闹哄 戴上 关(?:了)?手机 图的就是
overtime
  locked_up the_cleaner nine_when from_bed on_(?:a_)?sunday_(?:morning|night) slides quote at_my_desk office security_guard last_(?:train|one_out) inbox still_at spreadsheet_(?:at|on) deadline* (?:at|during)_(?:\w+['’]s_)?(?:wedding|funeral|party|birthday|christening|holiday) laptop(?:_\w+){0,3}_(?:beach|bed|holiday|bath) conference_call weekend lights_off on-?call emails
  = 保洁 锁的?办公室 工位 幻灯片 报价 加班 末班 邮件 周[日末六].{0,8}(?:发|改|写|回|赶) 躺床上.{0,8}发 改方案 婚礼上.{0,12}(?:改|回|发) 在?公司(?:待|吃|睡|到) 赶(?:稿|工|方案|进度|报告|图|单) 最后一个走
kids
  grand(?:son|daughter|kids|children|ma)? school_run nativity lego den bedtime homework pushed_the_swing football_practice pushchair playground tooth_fairy nursery story
  = 孙子 孙女 娃 作业 幼儿园 家长会 积木 滑梯 接送 绘本 哄睡
call
  facetime rang_mum mum_(?:said|and_i) sunday_call video_call dad_(?:said|and_i) hour_on_the_phone parents
  = 视频 老妈 老爸 爸妈 回家吃 打给
friends
  round_(?:mine|ours|for) eight_of_us six_of_us full_house reunion guests toast barbecue folding_chairs spare_bed everyone_came housewarming crates
  = 聚 一大桌 来家里 火锅局 老同学 都来了 热热闹闹 喝到 张罗 招呼
church
  mass hymn* sermon vicar pew* candle* prayer* rosary choir_stalls psalm evensong temple mosque
  = 上香 庙 做礼拜 (?:念|诵|抄|读|佛)经 祷告 佛 初一十五 菩萨 教堂 牧师
diet
  calories scales salad* sugar-?free kilo(?:s)? macros waistband portion fasting low-?carb keto
  = 卡路里 体重 沙拉 减脂 代餐 轻食 斤 戒糖 热量
wellness
  vitamins supplement* blood_pressure ginger turmeric sauna steps acupuncture probiotic*
  = 枸杞 泡脚 艾灸 保温杯 养生 穴位 红枣 阿胶 刮痧
sweet
  pudding ice_cream biscuit* fudge toffee haribo doughnut* second_slice chocolate* tin_of cookie*
  = 奶油 冰淇淋 布丁 糖 曲奇 甜 泡芙
spicy
  hot_sauce chilli* naga tears_streaming sriracha vindaloo jalape* sweating
  = 辣 花椒 魔鬼 冒汗 红油 变态辣
scroll
  reels tiktok feed screen_time three_hours_later scroll* notifications
  = 短视频 抖音 刷到 屏幕时间 小红书 热搜
superstition
  magpie(?:s)? ladder horoscope lucky thirteen* touch_wood tarot salt_over mercury black_cat four-?leaf
  = 黄历 转运 本命年 星座 左眼跳 吉 忌 求签 塔罗 红绳
tears
  welled tissues sobbed lump_in_my_throat blubb* mascara cried weep* tear(?:s)?
  = 眼泪 哭 眼眶 鼻子一酸 纸巾 红了眼
temper
  slam* shout* row furious swore banged horn threw yell* apologis*
  = 吼 摔门 拍桌 骂 (?:发|冒|上|来)火 喇叭 瞪 吵
worry
  what_if googled palpitat* stomach_in rehearse* dread* can['’]?t_stop_thinking heart heart_rate sick_feeling
  = 万一 心慌 睡不踏实 胡思乱想 百度 出事 忐忑 不踏实
dressup
  heels lipstick mirror outfit* nails ironed tailor waistcoat cufflinks hairdresser* brooch
  = 口红 高跟 搭配 裙子 镜子 美甲 做头发 耳环 西装
shop
  parcel* basket checkout delivery next-?day unboxed sale impulse returns refund box_arrived
  = 快递 下单 到货 拆箱 退货 购物车 直播间 包裹
invest
  shares dividend* portfolio bonds isa fund(?:s)? market price_went broker
  = 股 基金 大盘 涨 跌 仓 分红 K线
techshy
  paper_map cash cheque* landline typewriter nokia phone_box paper_ticket queue_at_the_(?:bank|desk|counter) paper_diary
  = 现金 老年机 纸质 存折 柜台 座机 纸票 地图册
learn
  evening_class online_course certificate lecture* tutorial* youtube taught_myself night_school workshop coursera module diploma masterclass library_books_on manual enrolled signed_up_for
  = 网课 夜校 证书 讲座 自学 教程 报了.{0,6}班 培训 结业 公开课 视频.{0,4}学
`
