/** Capitalised words that name nobody and nothing. */
export const NO_ENTITY = new RegExp(
  `^(?:${[
    "I|I'm|I've|I'll|I'd|OK|Okay|Yes|No|Yeah|Hi|Hey|Hello|Thanks|Thank|Sorry|Please|Wow|Oh|Well|So|And|" +
      'But|Or|The|A|An|My|Our|Your|His|Her|Their|Its|It|He|She|They|We|You|This|That|These|Those|There|' +
      'Here',
    'What|When|Where|Who|Why|How|Which|If|Because|Since|While|After|Before|Then|Now|Just|Also|Still|' +
      'Even|Only|Not|Never|Always|In|On|At|For|From|With|To|By|As|Of|Is|Are|Was|Were|Do|Did|Does|Have|' +
      'Had|Has|Been|Got|Finally|Actually|Honestly|Last|Next|Today|Tomorrow|Yesterday|Tonight',
    'Mom|Mum|Dad|Grandma|Grandpa|Mother|Father|Mr|Mrs|Ms|Dr|God|Jesus|English|Chinese|French|German|' +
      'Spanish|Italian|Japanese|Korean|Russian|Portuguese|Dutch|Swedish|Danish|Norwegian|Finnish|Polish|' +
      'Czech|Greek|Turkish|Arabic|Hebrew|Hindi|Urdu|Thai|Vietnamese|Mandarin|Cantonese|Latin|Irish|Welsh|' +
      'Scottish|Mexican|Indian|American|British|European|Asian|African|Christmas|Easter|Thanksgiving|' +
      'Halloween|TV|PC|AI|USA|UK|EU|CEO|HR|PhD|BTW|LOL|OMG|AM|PM|FYI|ASAP',
    'API|UI|UX|PR|CI|CD|DB|KPI|OKR|MVP|QA|PM|VPN|PDF|URL|ETA|FAQ|ID|IT|Q[1-4]|CV|GP|NHS|DIY|BBQ|Client|' +
      'Clients|Customer|Boss|Manager|Vendor|Team|Management|Sales|Marketing|Legal|Finance|Kids|Guests|' +
      'Traffic|Dinner|Lunch|Food|Doctor|Landlord|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|(?:Mon|Tues|Wednes|' +
      'Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|' +
      'November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter',
  ].join('|')})$`,
  'u',
)
