/**
 * Long expressions that the rules read from the file beside the Worker: NAME_ stands for a Chinese name, KIN_ for a word for a
 * relative, DOUBLED_ for a name of one character twice.
 */
/** Waters, mountains and squares by the word that their names end in. */
export const sitePattern = String.raw`(?:靠近|离|在|去|到|从|逛|游|爬了?)(?![我你他她这那一个小大去公])((?![的了着我你他她这那])[\p{Script=Han}]{1,4}?(?:湖|公园|广场|机场|古镇|大桥|(?<!车|铁|油|网|公交|服务)站|海滩))(?![边畔路街镇区]|公园|广场|大桥|医院|[中小]学)`
/** People by what stands before and behind them. */
export const besidePattern =
  '(?:和|跟|与|陪|约|找|给|帮|(?<!不)叫|见了?|遇到了?|告诉|问|请|认识了?|还有|、|(?:，|^)(?![车房花路时水金钱雷云海高温方安常全应解计成包班师家门古谷沙国]))(NAME_)(?=一起|说|去|来|吃|聊|见|看|是|也|都|在|打|发|寄|送|帮|教|还有|、|和|跟|的|过|生日|结婚|，|。|,|$|今|明|昨|下|上|这|刚|就|开会|商量|谈|住|喜欢|搬|要|想|没[有养结]|不[是住吃喝])'
export const kinPattern =
  '(?:KIN_)(?:叫|是|，)?(NAME_)(?=一起|说|去|来|吃|聊|见|看|是|也|都|在|打|帮|给|送|教|开|修|、|和|跟|的|，|。|,|$|今|明|昨|住|喜欢|搬|要|想|生|结|考|人(?:很|挺|真|特)|特别|总|老|又|还|骂|笑|哭|请|让)'
export const doubledPattern = String.raw`(?<=^|[，,。！和跟与给陪带叫送接夸教抱找帮说让把被]|今天|昨天|昨晚|老大|老二|KIN_)DOUBLED_(?!\p{Script=Latin})`
/** 男友承翰在…, 跟大伟去…: two characters that are no word, where a person stands. */
export const givenPattern = String.raw`(?:KIN_|(?<!不)[和跟约陪]|认识了?)(?![一这那几两三他她你我它妈爸爷奶哥姐弟妹])(\p{Script=Han}{2})(?=在|是|说|去|来|一起|给我|帮我|结婚|生日|考上|住)`
/** 我的偶像是科比. */
export const idolPattern = String.raw`(?:偶像|男神|女神|作家|歌手|演员|导演|球星|诗人|画家|作曲家|钢琴家)(?:就|一直|还)?是(?![我你他她谁个一那这])(\p{Script=Han}{2,5})(?=[，,。！!；;、]|$)`
/** 从字节跳动离职, 在盒马兼职, 跳槽到腾讯: where one is employed. */
export const employerPattern = String.raw`(?:从|在|入职了?|加入了?|跳槽(?:到|去)了?|就职于|任职于)(?![我你他她这那一家外里上下老新大小两几各国本某别])((?:(?![的了在从到和跟与我你他她去来把被给这那，。])[\p{Script=Han}A-Za-z\d]){2,8}?)(?=离职|辞职|上班|工作|实习|兼职|任职|就职|当\p{Script=Han}{2}|(?<=(?:入职|跳槽到|跳槽去|加入)了?.{2,8})(?:了|[，。,]|$))`
export const petsPattern = String.raw`(?:猫|狗|兔子|鹦鹉|仓鼠|乌龟)[，, ]?(?:分别)?(?:叫做?|名叫|名字是)(?![了个得着])([\p{Script=Han}A-Za-z]{1,6}?)(?:[和、跟]([\p{Script=Han}A-Za-z]{1,6}?))?(?=[，,。！!；;、]|$)`
/** 我花生过敏, 吃芒果会过敏, 乳糖不耐. */
export const borneIllPattern = String.raw`(?:^|[，,。！我她他妈爸儿女吃碰喝闻用])((?![我你他她对了的会就有一])\p{Script=Han}{1,4}?)(?:就|会|也|都|严重)*(?<![不没又还])(?:过敏|不耐受|不耐)(?!源|性|体|科|药)`
/** 铁西区, 隆回县, 兴工街, 建设路, 玉泉校区, 岳麓山. */
export const districtPattern = String.raw`(?<=^|[在住去到从于回爬逛游登，,、。市省近是])((?:(?![爬逛游登看找的了在去到从住我你他她它这那有是和跟与来个里上下老新小大各某本全每几两一二三四五六七八九十])\p{Script=Han}){2,4}?[区县镇路街村山])(?![城里上过口边程线头道坊民])`
/** Words that a longer name of a known place ends in. */
export const longerPlaceEnds = `站 美院 路 街 大学 学院 机场 中学 医院 公园 动物园 植物园 海洋馆 古城 古镇 老街 大学城 工业园区 工业园 科技园 软件园 开发区 新区 湿地 风景区 步行街 夜市 博物馆 图书馆 音乐厅 大厦 分公司 厂`
/** What the speaker is called: the first or the third group. */
export const calledChinese = String.raw`^(?:请|你们?|您|大家伙?儿?|他们|她们|(?:我的?)?(?:朋友|同事|同学|家人|家里人|邻居|学生|工友|队友|网友|室友)们?|身边的?人|别人|所有人|单位里?|公司里?|圈里人?|以后|从今以后|可以|就|都|一般|平时|通常|也|直接|习惯)*(?:叫|喊|管|称呼|称)我(?:为|做|叫)?(?:((?:[小阿老大](?!名|家|板|师|哥|姐|妹|弟|爷|奶|心|声|点|实)\p{Script=Han}{1,2}?|(\p{Script=Han})\2|[A-Z][A-Za-z]+|\p{Script=Han}{1,2}(?:姐|哥|老师|先生|女士|师傅|教练|总)))(?:吧|就好|就行|好了|就可以|就可以了|即可|啦|呀)?|(\p{Script=Han}{2,3}?)(?:就好|就行|好了|就可以|就可以了|即可))$|^我的?(?:真名|本名|全名|大名|名字|小名|乳名|昵称|网名|笔名|艺名|外号|绰号|[中英]文名字?)(?:就?是|叫做?)(?!什么|不|很|随|我|他|她)([\p{Script=Han}·]{1,4}|[A-Z][A-Za-z]+)$|^请(?:以后)?(?:都|就)?(?:叫|称呼)我(?:为|做)?([SURNAMES]\p{Script=Han}{1,2}(?<![点些下声]))$`
