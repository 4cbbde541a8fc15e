/** Names in capitals that are no abbreviation of a common thing. */
export const capitalNames = `IKEA BMW NASA BBC ITV CNN HBO ESPN NBA NFL NHL MLB WNBA UFC WWE FIFA UEFA UNESCO UNICEF IBM SAP HSBC UPS DHL FedEx KFC H&M M&S B&Q KLM AMD LG HP ASUS MSI NVIDIA
MIT UCLA UCL LSE NYU ETH TUM KTH USC CMU SOAS AWS BTS ABBA U2 REM GTA YMCA RSPCA RSPB NSPCC DVLA HMRC IRS FBI CIA NATO OPEC IMF WHO BASF TSMC ZARA LEGO CERN ESA EPFL DPD EDF KPMG PwC EY ING UBS DBS OCBC NUS NTU HKU ANU ACL EMNLP CVPR NeurIPS ICML`

/** Adjectives of a country, a faith or an age, and who comes from there. */
export const demonyms = `afghan albanian algerian argentinian argentine armenian australian aussie austrian bangladeshi belarusian belgian bolivian bosnian brazilian bulgarian cambodian cameroonian canadian catalan basque chilean colombian
congolese croatian croat cuban cypriot egyptian eritrean estonian ethiopian filipino filipina tagalog finn flemish galician georgian ghanaian guatemalan haitian honduran hungarian icelandic indonesian iranian persian farsi iraqi israeli ivorian
jamaican jordanian kazakh kenyan kiwi kurdish kuwaiti lao latvian lebanese liberian libyan lithuanian luxembourgish macedonian malay malaysian maltese mauritian moldovan mongolian montenegrin moroccan mozambican nepali nepalese nigerian pakistani
palestinian panamanian paraguayan peruvian puerto romanian rwandan salvadoran samoan saudi senegalese serbian serb singaporean slovak slovakian slovene slovenian somali sudanese swahili swiss syrian taiwanese tamil tanzanian telugu tibetan tunisian turk
ugandan ukrainian uruguayan uzbek venezuelan yemeni zambian zimbabwean punjabi gujarati bengali marathi malayalam yoruba igbo hausa zulu xhosa afrikaans amharic cornish manx gaelic breton bavarian prussian sicilian tuscan venetian neapolitan roman parisian londoner
scouse geordie glaswegian cockney scot scots brit brits englishman irishman frenchman dutchman yank yankee texan californian hawaiian latino latina hispanic slavic nordic scandinavian baltic balkan mediterranean arab arabian oriental western eastern northern southern northeastern
northwestern southeastern southwestern midwestern victorian edwardian georgian elizabethan tudor medieval gothic baroque christian catholic protestant orthodox anglican methodist baptist lutheran quaker mormon muslim islamic jewish hindu buddhist sikh atheist jew
sichuan cantonese hokkien hakka shanghainese mandarin japanese korean tory labour democrat democratic republican conservative liberal marxist communist socialist keynesian bayesian gaussian newtonian`

/** Firms, shops and schools that people name in small letters too. */
export const smallOrganisations = `tesco asda lidl aldi sainsburys morrisons waitrose costco walmart ikea starbucks costa greggs nandos mcdonalds kfc wendys chipotle subway dunkin amazon google microsoft facebook netflix spotify uber lyft deloitte kpmg accenture
deliveroo doordash instacart fedex ups dhl royal mail primark zara uniqlo decathlon wickes homebase b&q argos sephora walgreens cvs kroger safeway publix wholefoods harvard stanford yale princeton oxford cambridge mit ucla nyu ucl`

/** Products, programs and games that people name in small letters too. */
export const smallThings = `dota dota2 csgo pubg wow duolingo spotify netflix youtube tiktok instagram snapchat whatsapp discord twitch reddit pinterest minecraft fortnite roblox valorant overwatch skyrim xbox playstation ps4 ps5 iphone ipad macbook airpods kindle fitbit garmin strava peloton
figma notion photoshop ableton logic garageband lightroom canva trello jira airtable obsidian evernote audacity blender premiere toyota honda ford nissan mazda subaru volvo skoda hyundai kia audi bmw tesla vespa yamaha fender gibson nikon canon lego dyson roomba nespresso`

/** Towns and districts, in small letters, that hardly mean anything else; two words joined by _. */
export const englishPlaces = `london paris berlin munich hamburg frankfurt cologne vienna zurich geneva rome milan venice florence naples madrid
barcelona seville valencia lisbon porto amsterdam rotterdam brussels copenhagen stockholm oslo helsinki reykjavik
dublin edinburgh glasgow manchester liverpool bristol oxford leeds sheffield newcastle nottingham birmingham
brighton cardiff belfast cambridge prague budapest warsaw krakow athens istanbul moscow kyiv cairo nairobi lagos
cape_town dubai mumbai delhi bangalore singapore bangkok hanoi tokyo kyoto osaka seoul busan beijing shanghai
shenzhen guangzhou hangzhou chengdu hong_kong taipei sydney melbourne brisbane perth auckland wellington new_york
new_york_city nyc brooklyn los_angeles san_francisco san_diego seattle portland boston chicago denver austin dallas
houston miami atlanta philadelphia detroit toronto vancouver montreal ottawa calgary mexico_city lima bogota
santiago buenos_aires rio hawaii california texas florida oregon alaska vermont colorado england scotland wales
ireland france germany italy spain portugal netherlands belgium switzerland austria sweden norway denmark finland
iceland poland greece turkey russia ukraine egypt morocco kenya nigeria south_africa india nepal china japan korea
south_korea thailand vietnam indonesia bali malaysia philippines australia new_zealand canada mexico brazil
argentina chile peru colombia europe asia africa
aberdeen dundee inverness stirling perth leicester coventry norwich ipswich exeter plymouth southampton portsmouth swansea wrexham bangor derby wolverhampton bradford wakefield huddersfield halifax york harrogate scarborough whitby
hartlepool middlesbrough sunderland gateshead carlisle lancaster blackpool bolton stockport salford oldham rochdale wigan warrington chester shrewsbury gloucester cheltenham swindon salisbury bournemouth taunton truro penzance falmouth brixton peckham hackney camden islington
lewisham greenwich croydon wimbledon ealing tooting clapham shoreditch bethnal walthamstow tottenham kilburn galway limerick belfast derry antwerp ghent bruges liege utrecht eindhoven groningen maastricht leiden haarlem delft nijmegen lille lyon marseille bordeaux toulouse nantes strasbourg
montpellier rennes grenoble stuttgart dresden leipzig hannover dortmund dusseldorf bremen nuremberg freiburg heidelberg bonn mannheim kiel rostock salzburg innsbruck graz linz basel lausanne lucerne bern turin bologna genoa verona palermo catania pisa siena trieste malaga granada bilbao zaragoza
mallorca ibiza tenerife faro braga coimbra madeira gothenburg malmo uppsala bergen trondheim tromso aarhus odense tampere turku tallinn riga vilnius gdansk wroclaw poznan lodz katowice brno bratislava ljubljana zagreb dubrovnik sarajevo belgrade skopje plovdiv bucharest cluj thessaloniki crete santorini
ankara izmir antalya tbilisi yerevan baku beirut amman jerusalem haifa doha muscat riyadh jeddah tehran kabul karachi lahore islamabad dhaka kolkata chennai hyderabad pune jaipur goa kerala ahmedabad kathmandu colombo yangon chiang phuket saigon jakarta bandung yogyakarta surabaya manila cebu penang
fukuoka sapporo nagoya yokohama kobe hiroshima nara incheon daegu jeju tianjin nanjing suzhou wuhan xian chongqing qingdao dalian harbin kunming xiamen macau kaohsiung taichung tainan brooklyn queens manhattan bronx harlem hoboken albany syracuse rochester pittsburgh baltimore raleigh durham
 charleston nashville memphis louisville cincinnati cleveland columbus indianapolis milwaukee minneapolis omaha tulsa oklahoma phoenix tucson albuquerque boise spokane tacoma oakland berkeley sacramento fresno pasadena anaheim reno orlando tampa jacksonville tallahassee birmingham alabama arkansas
arizona idaho illinois indiana iowa kansas kentucky louisiana maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio pennsylvania tennessee utah wisconsin wyoming delaware connecticut winnipeg edmonton saskatoon halifax quebec ontario manitoba alberta
guadalajara monterrey oaxaca puebla tijuana cancun havana kingston bridgetown medellin cali quito guayaquil cusco arequipa valparaiso cordoba montevideo curitiba recife fortaleza accra kumasi abuja ibadan kano dakar abidjan kampala kigali mombasa arusha lusaka harare durban johannesburg pretoria
casablanca marrakesh fes tunis algiers alexandria adelaide darwin hobart cairns canberra geelong newcastle dunedin christchurch queenstown tauranga serbia croatia bosnia slovenia slovakia hungary romania bulgaria albania macedonia estonia latvia lithuania ukraine belarus moldova armenia azerbaijan iran iraq syria lebanon
israel pakistan bangladesh cambodia laos myanmar taiwan tanzania uganda ghana senegal ethiopia zimbabwe zambia cuba jamaica haiti panama ecuador bolivia paraguay uruguay venezuela guatemala nicaragua honduras cornwall devon dorset kent sussex surrey yorkshire lancashire cumbria norfolk suffolk essex`

/** Capitalised words that name nobody and nothing. */
export const noNames = `I I'm I've I'll I'd OK Okay Yes No Yeah Hi Hey Hello Thanks Thank Sorry Please Wow Oh Well So And But Or The A An My
Our Your His Her Their Its It He She They We You This That These Those There Here What When Where Who Why How Which
If Because Since While After Before Then Now Just Also Still Even Only Not Never Always In On At For From With To By
As Of Is Are Was Were Do Did Does Have Had Has Been Got Finally Actually Honestly Last Next Today Tomorrow Yesterday
Tonight Mom Mum Dad Grandma Grandpa Mother Father Mr Mrs Ms Dr God Jesus English Chinese French German Spanish
Italian Japanese Korean Russian Portuguese Dutch Swedish Danish Norwegian Finnish Polish Czech Greek Turkish Arabic
Hebrew Hindi Urdu Thai Vietnamese Mandarin Cantonese Latin Irish Welsh Scottish Mexican Indian American British
European Asian African Christmas Easter Thanksgiving Halloween TV PC AI USA UK EU CEO HR PhD BTW LOL OMG AM PM FYI
ASAP API UI UX PR CI CD DB KPI OKR MVP QA VPN PDF URL ETA FAQ ID IT Q1 Q2 Q3 Q4 CV GP NHS DIY BBQ Client Clients
Customer Boss Manager Vendor Team Management Sales Marketing Legal Finance Kids Guests Traffic Dinner Lunch Food
Doctor Landlord Mon Tue Tues Wed Thur Thurs Fri Sat Sun Monday Mondays Tuesday Tuesdays Wednesday Wednesdays
Thursday Thursdays Friday Fridays Saturday Saturdays Sunday Sundays January February March April May June July
August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Spring Summer Autumn
Fall Winter`

/** Words that stand, in small letters, where a name would. */
export const noSmallNames = `is was has had said says told loves likes hates wants works lives thinks goes needs makes keeps gets comes plays
runs eats sleeps looks feels calls takes gives knows means seems turns hurts helps moves studies who that which when
lol haha tbh though actually literally obviously mom mum dad mother father sister brother wife husband friend boss
kids everyone somebody nobody people family work home school gym dog cat puppy kitten baby thing things stuff today
tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday left right back there here away
together alone sick ill dead pregnant married single late early super kinda sorta them him her me it us you name
names group team band side party birthday wedding house place room phone car bike appointment shower food litter
tree bed park toy visit office bump coffee tea anxiety depression pizza music money time`

/** What a name of an organisation, of a place has in it. */
export const organisationWords = `University College School Hospital Bank Inc Corp Lab Labs Institute Company Clinic Studio Studios Academy Museum Library Foundation Airline Airlines Primary Elementary Surgery Vets Church Society
Books Ventures Health Infirmary Brewery Bakery Theatre Choir Orchestra Nursery`
export const placeWords = `Park Beach Lake Mount Mountain Mountains River Street Avenue Island Bay Canyon Falls Valley City Square Castle Airport Station Road Lane Gardens Wood Woods Hill Market Harbour Pier Bridge Lock Court
Close Terrace Quay Common Green Moor`
/** Somebody's position; a part of something bigger, in front of its letter; the last word of what is no name. */
export const positions = `Head Director Manager Chief President Chair Dean Professor Bachelor Master Officer Engineer Developer Designer Analyst Consultant Coordinator Supervisor Assistant Nurse`
export const numbered = `Series Phase Vitamin Plan Type Section Grade Round Group Hepatitis Generation Gen Appendix`
export const lastWords = `Evening Night Term Owner Minister Assembly Morning Afternoon Hour Hours Exam Exams Test Visit Shift Roast Breakfast Department Dept Resources Team Teams Day Eve Week Month Year Coast North South East West System Tracking Community Class Holiday Holidays Level Degree Break Sale Time Meeting Review Policy Act Tax War Monday Friday Sunday`
/** What names in a program end in. */
export const codeWords = `Error Exception Service Controller Manager Handler Factory Component Provider Client View Props`

/** What is called something, in small letters. */
export const smallFirmKinds = `band place cafe café bar pub shop store restaurant company startup club team school gym charity bakery agency`
export const smallPlaceKinds = `town village street beach park lake island`
export const smallThingKinds = `app game book film movie show podcast album song boat series novel website site`

/** First words that begin no subject of one's own. */
export const noSubjects = `the this that these those it there here what who when where why how which you your you're everyone everybody people nobody nothing something somebody anything some any
all most both life love music time money good great nice glad happy sorry sounds looks seems feels hope hopes guess bet wish wonder thanks thank thx lol haha ok okay yes
yeah no nope sure well maybe perhaps please can could would should will shall do does did don't is are was were am have has had let let's make try take see look call
check keep get go come be stop wait not never always if because since while as in on at for from with by to of and but or so just also only then than same another each
every honestly basically agreed noted true exactly right cool fine perfect`

/** Verbs by which a thing of the speaker's is told of. */
export const bareVerbs = `gets got has had says said costs starts begins ends needs wants moves leaves lives works comes arrives closes opens keeps loves hates likes prefers speaks studies teaches
owns eats drinks drives knows writes reads turns takes makes goes plays can can't won't will`
