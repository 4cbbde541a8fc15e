/** Words beside a kind that is asked for, and words that look like a name and are none, as expressions. */
export const kindPatterns = {
  besides: String.raw`(?<![\p{L}\p{N}])(?:play|own|keep|practi[sc]e|take|taking|grow|use|using|do|does|currently|usually|nowadays|these days|right now|now|any|foods?|(?:any|some|every)thing|things?|kind|type|sort|go to|like|favou?rite)(?![\p{L}\p{N}])|现在|平时|平常|最近|目前|如今|今年|有没有|有|会|参加|东西|打算|我们?家?|一般|通常|到底|请问|什么|在?哪[个些种里儿]?|喜欢|最|是`,
  asked_nobody: String.raw`^(?:平时|最近|现在|今年|周末|家里|平常|业余|以前|小时|请问|目前|晚上|早上|家人|年龄|生日|这个|那个)$`,
  nobody: String.raw`^(?:The|This|That|These|Those|There|Then|It|Its|In|On|At|My|Our|His|Her|Their|We|He|She|They|You|What|When|Where|Which|Who|How|Why|If|So|But|And|Or|No|Not|Yes|Yeah|Right|Well|Got|Been|Just|Do|Does|Did|Am|Is|Are|Was|Were|Have|Has|Had|Can|Could|Will|Would|Should|Born|Still|Always|Never|Every|For|From|To|As|By|Mr|Mrs|Ms|Dr|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December)$`,
  nobody_zh: String.raw`^(?:老家|老板|小时|大家|大学|大三|大二|大一|大四|老是|大概|小区|最近|现在|平时|周末|晚上|早上|下午|今年|去年|明年|家里|每天|天天|刚刚|常常|公司|学校|打算|爸爸|妈妈|哥哥|姐姐|弟弟|妹妹|奶奶|爷爷|公公|婆婆|偷偷|星期|上周|下周|之前|以前|后来|我们|咱们|他们|这个|那个|宿舍|寝室|单位)$`,
  question: String.raw`[?？]\s*$|^\W*(?:what|which|who|whom|whose|where|when|how|why|do|does|did|am|is|are|was|were|have|has|can)\b|什么|啥|哪|谁|几[岁点号月]|多[大少]|怎么|[吗呢]\s*$`,
  has: String.raw`\b(?:do|does|did) .{1,24} have\b|\bhave (?:i|we) got\b|\bhow many\b|\b(?:am|is) .{1,20} have\b|有(?:没有)?|几个`,
  asked_name: String.raw`^(?!我|你|咱|俺)(\p{Script=Han}{2,3}?)(?=的|在|是|有|叫|多大|几岁|今年|喜欢|住|会|开|做|养|家|属|什么|怎么|结婚|平时)`,
  asked_names: String.raw`(?<!^)(?<![.!?] )\b(?!(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|TV|Mr|Mrs|Ms|Dr)\b)\p{Lu}[\p{L}-]+`,
  name_zh: String.raw`^([小老大阿]\p{Script=Han}|(\p{Script=Han})\2|\p{Script=Han}{2,3}(?=今年|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|在(?!家|外)))(?=在|是|今年|属|有|养|会|跟|说|喜欢|的|叫|也|刚|住|开|做|当|\d)`,
  not_small: String.raw`^(?:it|that|there|what|here|let|who|where|how|when|she|he|today|tomorrow|one|everyone|nobody|somebody)$`,
  bare: String.raw`(?:^|\b(?:the|me and the) )(missus|hubby|mum|mom|mam|dad|nan|gran|grandma|grandpa|granny|folks)\b`,
}
