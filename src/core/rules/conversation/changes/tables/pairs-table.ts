/**
 * How something is told while it is so and how it is told that it is over, a line each, one behind the other
 * (`topics/pairs.ts`), in the manner of `patterns-table.ts`. What a group of the second finds stands in the memory too;
 * a number there is another. Of whomever (`pairs_of_anybody`), or of oneself (`pairs_of_oneself`).
 */
export const pairsTable = String.raw`
words pairlead
  of: (?:[^,;]{0,60}[,;] )?(?:(?:so|and|but|well|anyway|finally|update|good news|thankfully|yesterday|today|my|our|the|poor|old|little|uncle|auntie?|cousin|mrs|mr|miss|dr|nurse)[,:]? )*
words pairverb
  of: (?:['’]s|['’]ve| is| are| has| have| had| was| were| got| gets| came| come| comes)*(?: now| just| finally| already| all| come| been| got| officially| safely)*
list pairs_of_anybody iu
  staying: .*?\b(?:(?:staying|living|stopping|lodging|kipping|crashing|stays|lives|been|is|are) (?:here )?(?:with|at|in) (?:us|me|ours|mine|my|our|the user)\b|visiting|came to stay|come to stay|here (?:with us|till|until|for|since|from)).*
  staying: {pairlead}(?!back|home|she|he|they|we|you|i|who|it|that)([\p{L}-]+){pairverb} (?:(?:gone|went|flew|flown|headed|moved|travelled|drove|sailed|going) (?:back(?: home)?|home)(?! (?:to|in|into|for) (?:bed|sleep|work|school|college|church|hospital|the (?!uk|us\b|states|philippines|netherlands|north|south)|an?\b|her|his|their|being|\w+ing\b|lunch|dinner|tea|christmas|more|mass|early|late))|left (?:for (?!work|school|the\b|an?\b|good)|yesterday|this morning|last (?:night|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)).*
  off_work: .*?\b(?:off (?:sick|ill|work|with)|signed off|(?:sick|maternity|paternity|on|parental) leave|(?:is|are|['’]s|been|still) off\b|in (?:the )?hospital|(?:broke|broken|fractured)).*
  off_work: {pairlead}([\p{L}-]+){pairverb} (?:back|returned|returns) (?:(?:at|in|to|on) )?(?:work|school|the office|college|uni|training|nursery|the ward|class|duty|his desk|her desk|his feet|her feet)\b.*
  service: .*?\b(?:in|joined|with|for|doing|does) (?:the |an? |his |her )?(?:army|navy|raf|air force|marines|forces|police|service|prison|jail|nick|hospital|rehab|care home|cast|wheelchair|plaster|business|band|choir|team)\b.*
  service: {pairlead}([\p{L}-]+){pairverb} (?:(?:left|quit|finished with|done with|discharged from|invalided out of|kicked out of) (?:of )?|(?:coming |let |getting )?out(?: of)? )(?:the |an? |his |her |their )?(army|navy|raf|air force|marines|forces|police|service|prison|jail|nick|hospital|rehab|care home|cast|wheelchair|plaster|business|band|choir|team)\b(?! (?:today|for (?:now|the|an?))).*
  together: .*?\b(?:married|wife|husband|engaged|fianc\w+|girlfriend|boyfriend|partner|together|dating|seeing|couple|going out|in love)\b.*
  together: .*?(?:\b(?:s?he|(?!s?he\b)([\p{L}-]+)) and (?:s?he|([\p{L}-]+))|\bthey)(?:['’]ve| have| has|['’]re| are)?(?: just| now| got| finally| sadly| both)* (?:separated|divorced|split(?: up)?|broken? up|broke up|parted(?: ways)?|called it quits|getting (?:a )?divorced?|no longer together|not together|finished)(?: for good)?(?=$|[,.!;]| (?:last|this|in|on|years?|months?|weeks?|after|now|ages|yesterday|recently|back|a (?:year|month|week|while|few))\b).*
  together: .*?\b(?:married|wife|husband|engaged|fianc\w+|girlfriend|boyfriend|partner|together|dating|seeing|couple|going out|in love)\b.*
  together: {pairlead}([\p{L}-]+){pairverb} (?:left(?! (?:out|off|over|behind|home|work|early|school|town|it|them|alone|an?|the)\b)|dumped|divorced|divorcing|leaving|(?:split|splitting|broke|broken|breaking)(?: up)? (?:with|from)|separated from|finished with) (?:his |her |my )?([\p{L}-]+)(?=$|[,.!;]| (?:last|this week|this month|this year|for (?:good|some|another)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|after|now|ages)\b).*
  named: .*?\b(?:names?|calls?|called|calling|thinking|considering|between|shortlist\w*|options?|choos\w+|torn|maybe|looking at|plan\w*|wants?)\b.*
  named: (?:(?:and|but|so|ok|well|update),? )*(?:the (?:name|idea of) )?([\p{L}-]+)(?:['’]s| is| was| has been)?(?: now| officially| definitely| sadly)* (?:off the (?:table|list|cards)|out of the running|no longer (?:an option|on the list|in the running)|ruled out|vetoed|not an option any ?more)\b.*
  again: (?:(?:so|and|also|ok|right|today|well|now|i think|.{0,40}[.;] ),? ?)*(?:i(?:['’]?m| am|['’]?ve| have| will)? |the user (?:is |has )?)?(?:now |been |started |starting )*(?:cut(?:s|ting)? (?:out|down on)|giv(?:en|ing) up|gave up|off|quit(?:ting)?|stopp(?:ed|ing)|avoid(?:s|ing)?|not (?:eating|drinking|having)|dropp(?:ed|ing)|ditch(?:ed|ing))\b.*
  again: (?:(?:yes+|yay+|so|and|ok|omg|update|well|hooray|oh|good news|guess what),? )*(?:i(?:['’]?m| am| can|['’]ve| have)? )?(?:back (?:on|to) |finally |started |allowed )*(?:(?:drinking|eating|having|smoking|using|taking|drink|eat|have) )?(?:the |my )?([\p{L}-]+) again\b.*
  days: .*?\b(?:closed|shut|off|not open|don['’]?t open)\b.*
  days: .*?\b(?:we|i|(?:my|our) \w+|the (?:shop|salon|cafe|café|store|bakery|bar|office|studio|surgery|restaurant))(?:['’]re|['’]m|['’]ll| are| am| is| will| now| be| also| started| have)* (?:open|opening|opened)(?: up)?(?: on)? ((?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b.*
  days: .*?\b(?:open|opens|opening)\b.*
  days: .*?\b(?:we|i|(?:my|our) \w+|the (?:shop|salon|cafe|café|store|bakery|bar|office|studio|surgery|restaurant))(?:['’]re|['’]m| are| am| is| now| also)* (?:closed|closing|shut)(?: on)? ((?:mon|tues|wednes|thurs|fri|satur|sun)days)\b.*
  version: .*?\d.*
  version: .*?\b(?:bumped|upgraded|updated|moved|migrated|switched|jumped|rolled back|downgraded|ported)\b(?:[^,;]{0,40}? (?:to|onto) ([\p{L}+#-]{2,}) v?(\d[\d.]*)| ([\p{L}+#-]{2,}) (?:from \S+ )?to v?(\d[\d.]*))(?! ?(?:am|pm|\p{L}|of|:)).*
  studies: (?!(?:the user['’]s|my|our) ).*?\b(?:doing|studying|studies|study|reading|degree|year|course|major|majoring|uni|college)\b.*
  studies: (?:[^,;.]{0,40}[,;.] )?(?:(?:so|and|well|update|guess what),? )*(?:i(?:['’]ve| have)? )?(?:finally |actually |just |also )*(?:left|quit|dropped out of|packed in|jacked in|dropped|done with|finished with) (?!(?:home|work|early|late|me|him|her|it|them|the|my|a|an|off|by|in|out|to|for|on|that|this)\b)([\p{L}&-]+)(?=$|[,.!]| (?:and|at|for|after|in the end|last|this)\b).*
  invited: .*?\b\d+ (?:guests|people|invitees|heads|invited|on the list)\b.*
  invited: (?:(?:so|and|ok|well|update|finally),? )*(?:(?:i|we)(?:['’]ve| have)? |the (?:guest )?list(?: is|['’]s)? )?(?:cut|got|whittled|trimmed|brought|reduced|down)(?: it| the (?:guest )?list| numbers| them)?(?: all)?(?: down)? to (\d{2,4})(?: guests| people)?(?=$|[,.!;]| (?:now|in the end|but|and|because)\b).*
list pairs_of_oneself iu
  off_work: (?:(?:the user|i)\b.{0,20}|)\b(?:off (?:sick|ill|work|with)|signed off|(?:sick|maternity|paternity|parental) leave|on leave)\b.*
  off_work: (?:(?:so|and|well|finally|update|yay),? )*i(?:['’]m|['’]ve| am| have| went| got| finally| gone| now| been)* (?:back|returned) (?:at|in|to) (?:work|school|the office|college|uni)\b.*
  thinking: .*?\b(?:thinking (?:of|about)|considering|tempted|might)\b.*
  thinking: (?:(?:so|and|well|yes+|omg|update),? )*(?:i(?:['’]m|['’]ve| am| have)? )?(?:(?:just|finally|actually) )*(?:starting|started|start|begun|enrolled|switched|accepted|signed up)\b.{0,60} ([\p{L}-]{5,})(?=$|[,.!]).*
  trip: (?=.*\b(?:tickets?|flights?|visa|fly|flying)\b)(?!.*\b(?:to|from|for) (?!\d|the \d|next|this|my (?:mum|mother|dad|parents|family)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\p{L}{3,}).*
  trip: (?:[^,;]{0,40}[,;] )?(?:(?:so|and|but|well|the|our|my|\p{L}+) ){0,3}(?:trip|holiday|journey|travel|tour)(?: is| has been| was|['’]s| got| been)* (?:cancell?ed|off|called off|not happening|scrapped)\b.*
pattern sets_right
  iu: \b(?:i|we)(?:['’]ve| have)? (?:told|gave|said|got|had|wrote|typed|put|spelt|remembered)(?: (?:you|it|that|this|something|him|her|them))* (?:the )?wrong(?:ly)?\b|^(?:\p{L}+ ){0,2}(?:sorry|oops|whoops|correction|edit|my bad|my mistake)?[,: ]*typo\b(?: (?:last time|earlier|before|above|there|from me))?[,:]?|\b(?:i|we) (?:made|was making) a (?:mistake|typo|slip)|\bi was (?:wrong|mistaken) (?:about|before|earlier|when)|^(?:(?:oh|ah|no|oops|ok|sorry),? )*(?:wait|hang on|hold on|scratch that|correction)[,:]?(?: (?:no|naw|nah|nope|sorry|wait))*[,:]? |\bi (?:misspoke|misremembered|mixed (?:it|that|them) up|got (?:it|that|them|mixed) (?:mixed )?up)\b|^(?:my bad|my mistake)\b
pattern contrast_lead
  iu: ^(?:(?:\p{L}{2,6} )?(?:sorry|oops|whoops|correction|edit|wait|hang on|my bad|my mistake|typo)(?: (?:naw|nah|no|typo|mistake|for the (?:typo|mistake|confusion)|last time|earlier|before|above|there|my bad|my mistake))*[,:.!—–-]* )+
pattern set_right_is_not
  iu: \b(?:it|that)(?:['’]s not| is not| isn['’]?t| was not| wasn['’]?t|['’]s no longer| is no longer) ([^,;.]{2,40}?)(?: (?:s?he|i|we|they)(?:['’]s|['’]ve|['’]d| has| have| is| was| had| takes| said)(?: got)?| again| any ?more)?(?:,| ?[;—–-]| but)+ ?(?:it|that)(?:['’]s| is| was)(?! (?:why|because|what|how|when|not|just)\b)
pattern set_right_not
  iu: ^([^,;]{2,80}?),? (?:and |but )?(?:not|(?<=\d )no) (?!only|just|yet|sure|any|much|really|so\b|that\b|to\b|because|even|all|every|always|well|too|very)([^,.;]{1,30}?)(?=$|[,.;!])
pattern set_right_untrue
  iu: ^(?:(?:so|and|but|well|turns out|actually|update|good news),? )*(?:the |her |his |my )?(?!that\b|this\b|it\b|what\b|if\b|i\b|you\b|he\b|she\b|they\b|we\b|none\b|not\b)([\p{L}\d' -]{3,30}?)(?: (?:thing|allergy|part|bit|business|story|diagnosis|result))? (?:(?:is|was|['’]s) (?:not|never) (?:true|right|so|real|correct|the case)|(?:isn|wasn)['’]?t (?:true|right|so|real|correct|the case)|(?:was|is|turned out(?: to be)?) (?:wrong|false|not true|a false alarm|a misdiagnosis|a mistake))(?: after all)?(?=$|[,.;!])
pattern part_english
  giu: \b[\p{L}-]+ (?=(?:caf[eé]|canteen|gift shop|tea ?room|sauna|cr[eè]che|car ?park|newsletter|magazine|forum|group ?chat|chat|podcast|merch|app|bar|shop|social|quiz|whatsapp)s?(?=$|[,;.!]| (?:on|at|for|after|since|because|cos|now|as|and|but)\b))
pattern body_left
  iu: \b(?:resigned|stepped down|stood down|retired|quit|gave up|given up|left|leaving|finished|sacked|no longer|not)\b[^,;]{0,30}?\b(?:the|our|my) ([\p{L}'-]+) (club|society|choir|committee|association|board|group|church|band|team|trust|league|union|council|charity|allotment|class)\b
pattern so_until
  iu: \b(?:can['’]?t|cannot|can not|not allowed|not supposed|must(?:n['’]?t| not)|shouldn['’]?t|no|off|away|avoid(?:ing)?|staying|living|sleeping|in (?:hospital|plaster|a cast|quarantine|isolation)|on (?:leave|crutches|antibiotics|a diet|holiday|nights|days|call))\b(?!.*\b(?:start|begin|decide|know|tell|move)\w*\b)[^.;]*?,? (?:until|till|til|through)(?: at least)? ([^,.;]{2,40})
pattern takes_back_english
  iu: ^(?:(?:oh|ah|hmm+|ok|no|wait|hang on),? )*(?:scratch that|make that|correction|typo|oops|whoops|no wait|wait no|actually no|sorry|i meant?)[,:;. —–-]+(?:(?:sorry|i meant?|it['’]?s|make (?:it|that)|it should be|should be|to|on|at),? )*((?:[£$€])?\d[\d.,:]*(?: ?[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)(?=$|[ ,.!;])((?!(?: \w+)? ?(?:times|minutes|years|people)\b)[ ,.!;].*)?$
pattern code_line
  u: ^\s*(?:(?:async )?def \w+\(|class \w+[(:{ ].*[:{]$|(?:async )?function\*? ?\w*\(|(?:export |public |private |static |final )*(?:const|let|var|int|void|string|bool|double|float) \w+.*[=({;]|import [\w{*.]+(?: (?:from|as) .*)?[;'"]?$|from [\w.]+ import |#include|using \w+;|return\b.*[()\[\]{};=]|(?:if|for|while|switch|elif|catch|with|except)\b(?=.*[()\[\]=_.{]).*[{:]$|try ?[{:]$|else ?[{:]|SELECT .* FROM |(?:INSERT|UPDATE|CREATE|ALTER|DROP) \w+|<\/?(?:div|span|p|a|ul|li|html|head|body|script|style|button|input|form|table|tr|td|h\d|img|section|nav|template|svg|main)\b|[}\])]+[;,]?$|[\w.\[\]'"]+ ?(?:=|\+=|:=) ?\S.*[\w)\]};'"]$|[\w.]+\(.*\)[;:]?$|@\w+|\$ \w+|npm |git |docker |pip )
pattern code_beside
  u: ^(?:\s+\S|\s*(?:#|\/\/|\/?\*|--|"""|<!--|[}\])]))|^\s*$
`
