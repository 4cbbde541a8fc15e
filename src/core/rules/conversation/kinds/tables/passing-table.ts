/** Patterns of what is so only for now, as `passing.ts` asks for them, in the manner of `changes/tables/patterns-table.ts`. */
export const passingTable = String.raw`
pattern passing_machine
  giu: \b(?:apis?|dockers?|git|npm|yarn|pip|python|java(?:script)?|typescript|react|vue|\w*sql|regex(?:es)?|json|css|html|websockets?|\
    localhost|compilers?|linter|endpoints?|backend|frontend|runtime|middleware|async|null|undefined|cron|servers?(?! room)|repo|databases?|\
    lambdas?|callbacks?|iterations?|reducers?|configs?|print statement|node_modules|payload|selectors?|div|css|variables?|parameters?|\
    routers?|modem|\w+(?:Error|Exception)|exceptions?|bugs?)\b|\w\(\)|\w_\w
pattern passing_perhaps
  giu: \b(?:arrays?|strings?|functions?|methods?|class(?:es)?|components?|ports?|branch(?:es)?|commits?|threads?|caches?|builds?|tests?|\
    quer(?:y|ies)|tables?|columns?|rows?|scripts?|packages?|modules?|requests?|migrations?|indexe?s?|loops?|parsers?|hooks?|containers?|\
    tokens?|terminal|console|logs?|pipelines?|deploys?|dict(?:ionary|ionaries|s)?|lists?|files?|folders?|code|plugins?|dependenc(?:y|ies)|\
    librar(?:y|ies)|browser|app|page|button|website|cookies|form|schema|header|errors?|[45]\d\d)\b
pattern passing_trouble
  iu: \b(?:errors?|exceptions?|crash(?:es|ed|ing)?|fails?|failed|failing|traceback|segfault|stack trace|timeouts?|times? out|timed out|\
    warnings?|not working|(?:does|do|did)n't (?:work|help|compile|run|load|start|render|match|return)|no effect|freezes|hangs|duplicates|\
    prints?|throws?|returns?|undefined|null|[45]\d\d|\w+(?:Error|Exception))\b
pattern passing_tinkered
  iu: ^(?:(?:ok(?:ay)?|so|and|but|well|now|yes|also|then|hmm),? )*(?:i|we)(?:'ve| have|'m| am|\
    're| are)?(?: (?:also|already|just|still|even|now|then))* (?:tried|ran|re-?ran|added|changed|set|cleared|restarted|rebooted|reset|\
    reinstalled|updated|upgraded|downgraded|defined|declared|created|pasted|put|removed|deleted|replaced|checked|followed|installed|\
    uninstalled|passed|called|clicked|copied|imported|logged|printed)\b
pattern passing_asked_for
  iu: ^(?:(?:ok(?:ay)?|so|and|but|well|now|yes|also|then|hmm),? )*(?:i|we)(?:'ve| have|'m| am|\
    're| are)?(?: (?:also|already|just|still|even|now|then))*(?:'d| would)? (?:want|need|like|trying|try|have|looking) to (?:write|parse|\
    sort|convert|match|filter|join|merge|print|read|loop|return|call|fix|debug|understand|extract|split|count|center|align|validate|render|\
    iterate|group|select|insert|query|deduplicate|round|format)\b
pattern passing_lasts
  iu: \b(?:for (?:\w+ )?(?:years?|months?|weeks?)|always|never|usually|every|yesterday|last \w+|\w+days?|ago|because|prefer|decided|\
    switch(?:ed)? (?:to|from)|migrat(?:ed|ing) (?:to|from)|team|company|boss|manager|job|work|side project|course|class at|exam|degree|\
    interview|project|colleagues?|clients?|customers?|hobby|learn(?:ing|ed)?)\b|\bfrom \d[^,;.]{0,20} to \d
pattern passing_data
  iu: \b(?:arrays?|strings?|dict\w*|lists? of|tables?|columns?|rows?|functions?|methods?|lambdas?|json|csv|variables?|loops?|parsers?|\
    reducers?|bugs?|errors?|endpoints?|callbacks?|regex\w*)\b
pattern passing_chinese_machine
  iu: 接口|数据库|线程|缓存|变量|函数|报错|编译|服务器|代码|前端|后端|组件|脚本|集群|端口|进程|日志|内存|索引|空指针|异常|字段|参数|列表|\
    数组|字典|字符串|正则|循环|命令|终端|页面|按钮|浏览器|路由器|容器|镜像|配置|依赖|安装包|插件|版本|分支|提交|接口|请求|返回值|表格|公式|\
    数据|程序|系统|软件|驱动|验证码|异步|复现|文档|超时|线上(?=就|报|挂|环境|还)|本地(?=跑|环境|能|没)|装饰器|单元测试|单测|最新版|\
    错误处理|主从|并发|性能|部署|构造|对象|模块|框架|\b(?:python|java(?:script)?|sql|mysql|redis|docker|git|npm|api|json|bug|null|linux|\
    nginx|vue|react)\b
pattern passing_chinese_trouble
  u: 报错|错误|异常|失败|没(?:有)?(?:效果|反应|用|变化|生效|返回|输出)|不(?:行|对|管用|生效|起作用|工作)|有错|还是|出错|卡死|闪退|崩溃|\
    打不开|连不上|超时|空指针|返回|乱码
pattern passing_chinese_tinkered
  u: ^(?:我|咱)?(?:刚才?|又|也|已经|都|现在|今天|这边|这里|本地|线上)*(?:把|这边|本地|按|照|复现|觉得|猜|想用|想写|改成|看文档|用|用的是|\
    有一?[个张些组段]|定义|试|加|改|重启|重装|清|写了?一?[个段]|调|运行|执行|点|传|新建|装了|跑|想(?:按|把|用|写)|要(?:按|把|用|写)|\
    按(?:你|照)|换了(?:个)?(?:版本|浏览器|端口))
pattern passing_chinese_lasts
  u: 上班|工作|公司|项目|团队|同事|老板|一直|习惯|平时|每[天周次]|昨天|上周|上个?月|去年|自学|在学|想转|年|[爸妈哥姐弟妹]|老婆|老公|朋友|\
    做.{1,6}的|主要|业余|考试|面试|培训|课程
pattern passing_served
  iu: ^(?:(?:ok(?:ay)?|so|and|but|well|now|yes|also|then|hmm),? )*(?:i|we)(?:'ve| have|'m| am|\
    're| are)?(?: (?:also|already|just|still|even|now|then))*(?:'d| would)? (?:want|need|like|demand|have) (?:an? |my |\
    the )?(?:full )?(?:refund|to (?:return|speak|talk) (?:this|it|to (?:a|an|the|your|some)|with (?:a|an|the|your|some))|\
    to (?:know|ask|report|complain|file|dispute|cancel my (?:order|account))|you to|your help|help (?:with|to)|assistance|money back)|\
    ^(?:(?:ok(?:ay)?|so|and|but|well|now|yes|also|then|hmm),? )*(?:i|we)(?:'ve| have|'m| am|\
    're| are)?(?: (?:also|already|just|still|even|now|then))* (?:sent|emailed|messaged|told|asked|called|contacted) you\b|\
    \byour (?:service|support|website|site|app|company|staff|agents?|product|team|courier|system)\b|\
    ^my (?:order|package|parcel|delivery|ticket|refund)(?: number)?(?: #?[\w-]*\d[\w-]*)? (?:has|is|was|still|never|hasn't|didn't|says)\b|\
    ^(?:(?:ok(?:ay)?|so|and|but|well|now|yes|also|then|hmm),? )*(?:i|we)(?:'ve| have) been (?:waiting|on hold) (?:for |\
    since )?(?:\w+ )?(?:\d+|an?|two|three|half|over|days?|minutes?|hours?)\b
pattern passing_chinese_served
  u: 我(?:要|想|想要|需要|申请)(?:退款|退货|换货|投诉|咨询|查(?:一下)?订单|人工|开发票|催)|\
    你们(?:客服|公司|平台|态度|的(?:服务|产品|客服|系统|软件|快递))|我的(?:订单|快递|包裹|退款|工单)(?:怎么|还没|一直|到现在)|\
    ^我?(?:都|已经)?等了\p{Script=Han}{1,4}(?:天|小时|分钟|个月)了?$
pattern passing_anybody
  iu: ^(?:(?:and|but|so|well|honestly|perhaps|maybe|i guess|sometimes|yeah|oh|the thing is|tbh),? )*(?:everyone|everybody|people|nobody|\
    no ?one|anyone|anybody|(?:most|some|many|these|young|old|other) (?:people|folks|men|women|guys|kids|days)|men|women|humans?|adults|\
    teenagers|we all|all of us|we (?:can|could|should|might|are all|are just|are simply)|one (?:must|should|has to|can|never|ought))\b
pattern passing_remark
  iu: ^(?:(?:and|but|so|well|yes|yeah|because|plus|also|wow|oh|really|actually|overall|still),? )*(?:(?:it|that|this|these|those)(?:'s|'re|\
    'll|'d)? (?!i\b|my\b)\p{L}+|they(?:'re|'ll| (?:also |just |really |even |truly |always |all )*(?:are|were|made?|makes?|feel|felt|mean|\
    meant|remind(?:ed)?|show(?:ed)?|help(?:ed)?|bring|brought|inspired?|motivated?|seem|sound|look|taught|will|would|give|keep)))\b
pattern passing_tells
  iu: \b(?:is|'s|was|are|were|'re) (?:also |actually |just )?(?:my|our|me|called|named)\b|\
    \bthey(?:'re| are) \w+ing (?:me|us|my|our)\b(?! (?:feel|think|laugh|smile|cry|mad|crazy|happy|sad))|\
    \b(?:so|since|when|after|before|because|while|until|that|where|which) (?:i|we|my \p{L}+)(?:'ve|'d|'m)? \p{L}+|\d
pattern passing_proverb
  iu: ^as (?:\w+ )*(?:says?|used to say|said|goes)\b|\b(?:they|people) (?:always )?say(?: that)?[,:]|\b(?:the|as the) saying (?:goes|is)\b|\
    ^(?:back )?in my (?:day|time)\b|^back in the day\b|^(?:常言道|俗话说|老话说|老话讲|古人云|古人说|有句(?:老)?话|所谓|人家常说|都说|\
    听人说)
pattern passing_given
  iu: ^(?:(?:ok(?:ay)?|so|and|but|well|now|yes|also|then|hmm),? )*(?:i|we) (?:have|got|'ve got|get|see|don't (?:understand|know|see|get)|\
    can't (?:get|figure|find|see)|think|suspect|guess|expect(?:ed)?)\b
pattern passing_deed_is
  iu: ^(?:(?:and|but|so|well|honestly|perhaps|maybe|i guess|sometimes|yeah|oh|the thing is|tbh),? )*[a-z]{2,}ing\b[^,;.!]{0,60}? (?:is|are|\
    isn't|aren't|can be|should be|feels) (?!my\b)
`
