/**
 * Everyday words that a sentence begins with, that a title or a heading writes large: of themselves no name.
 * Inflected forms need no place of their own.
 */
export const englishWords = `ability able about above abroad absolute accept access accident account achieve act action active
activity actual add address admit adult adventure advice affair afford afraid afternoon age agenda agile agree
ahead air alarm alcohol alert all allow almost alone along already also alternative although always amazing amount
amuse ancient angry animal annoy annual answer anxiety anxious any apartment app apparent appear appetite apple
application apply appointment approach approve argue arm army around arrange arrive art article ask asleep aspect
assignment assist assume attempt attend attention attitude audience autumn available average avoid awake away awesome
awful awkward baby back background backup bad bag bake balance ball band bank banking bar basic basket bath bathroom
battery beach bean bear beast beat beautiful become bed bedroom beer begin behind believe bell belong below bench
benefit best better between big bike bill bird birth birthday bit bite bitter black blank blanket bless blind blood
blue board boat body bone bonus book boring borrow boss both bother bottle bottom box boy brain brake branch brave
bread break breakfast breath breathe brick bridge brief bright brilliant bring broad broken brother brown brush budget
bug build bus business busy butter button buy cable cake call calm camera camp campaign can cancel candle candy cap
car card care career careful carpet carrot carry case cash casual cat catch cause celebrate cell central centre certain
chain chair challenge champion chance change channel chaos chapter character charge charity chat cheap cheat check
cheese chemistry chicken chief child childhood chill chip chocolate choice choose church circle city civil claim class
classic clean clear clever click client climb clock close cloth cloud club coach coast coat code coffee cold collect
college colour color combine come comedy comfort comment commission commit committee common communicate community company compare
complain complete computer concern concert condition conference confidence confident confirm conflict confuse
congratulation connect consider constant construction contact content contest context continue contract control
conversation cook cool copy core corner correct cost cotton cough council count country couple courage course court
cousin cover crazy cream create creative credit crew crisp critic cross crowd cruel cry cultural culture cup cure
curious current curry custom customer cut cute cycle dad daily damage damp dance danger dark data date daughter day dead
deadline deal dear death debt decent decide decision deck decline deep definite degree delay delight deliver demand dentist
department depend deposit depression describe desert deserve design desk desperate despite dessert detail develop
development device diabetes diagnosis diary diet difference different difficult dig digital dinner direct direction
director dirty disaster discipline discount discover discuss disease dish disk distance divorce dizzy doctor document
dog door double doubt down draft drama draw drawing dream dress drink drive driver drop drug dry due duty each early earn earth
easy eat economics edge edit education effect effort egg either electric electrical else email embarrass emergency emotion
empathy employee empty encourage end energy engine engineer engineering enjoy enough ensure enter entire episode equal error
especially essay even evening event ever every evidence exact exam example excellent except excite excuse exercise exhaust
exist expect expense expensive experience expert explain express extra extreme eye face fact factory fail fair faith fall
false family fan fantastic far farm fashion fast fat fate father fault favour favourite favorite fear feature fee feed feedback feel
festival fever few field fight figure file fill film final finance find fine finger finish fire first fish fit fitness fix flag flat
flight floor flour flow flower flu fly focus fold folk follow food fool foot football for force foreign forest forever forget
forgive form formal fortnight fortunate forward foundation free freedom fresh fridge friend front fruit full fun function funeral
funny furniture future gallery game garage garden gas general generally gentle get ghost giant gift girl give glad glass global
go goal gold good goodbye goodness gosh gossip government grade grand grant grass grateful gratitude great green greet grief
ground group grow growth guess guest guide guilt guitar gut guy gym habit hair half hall hand handle hang happen happy hard
hardly hardware hate have head heal health healthy hear heart heat heaven heavy height hell help here hero hide high
hike hill hint hire history hit hobby hold holiday holy home homework honest honestly hope horrible horror horse hospital
hot hotel hour house household how huge human humour hundred hungry hurry hurt husband ice idea ideal identify ignore
ill illness image imagine immediate impact important impossible impress improve inbox include income incredible indeed
independent individual industry information injury inside inspire inspiration install instead insurance integration interest interesting
internal international internet interview introduce invest invite invoice issue item jacket jam job join joint joke joy judge juice
jump just keep kettle key kid kill kind kitchen knee knife knock know knowledge label lab labour lack lady lake land
landlord language laptop large last late laugh launch laundry law lawyer lay lazy lead leader learn least leather leave lecture
left leg legal legend lemon less lesson let letter level library licence lie life lift light like likely limit line link list
listen literal literature little live load loan local lock lonely long look loose lose loss lot loud lounge love lovely low
luck lucky luggage lunch machine mad magic mail main maintain major make male man manage management manager many map
marathon market marketing marriage married massive master match material mathematics maths math matter maybe meal mean meanwhile measure meat
media medical medication medicine meditation meet meeting member memory mental mention menu mess message metal method
middle might mild mile military milk mind mine minister minute miracle mirror miss mission mistake mix mobile mode model
modern moment money month mood moon moral more morning mortgage most mother motivation mountain mouse mouth move movie
much mud multiple mum murder muscle museum mushroom music must mystery nail naked name nap narrow nasty national nature nausea near
nearly neat necessary need neighbour neighbor nerve nervous network never new news next nice night nightmare nobody noise none
noon normal north nose note nothing notice novel now nuclear number nurse nut obvious occasion occasional odd offer office
officer official often oil okay old once one onion online only open opening operation opinion opportunity option orange order
ordinary organic original other otherwise out outside oven over overall own owner pace pack package page pain paint pair
pale panic paper parcel parent park part particular partner party pass passenger passion passport past pasta path patience
patient pause pay payment peace pen pencil pension people pepper perfect perform perhaps period permanent person personal
perspective pet phone photo photography phrase physical physics piano pick picnic picture pie piece pile pill pillow pilot pink pizza place
plain plan plane planet plant plastic plate play player pleasant please pleasure plenty plot plus pocket poem poet poetry
point police policy polite political politics pool poor pop popular position positive possible post pot potato potential
pottery power practical practice practise pray prayer precious prefer pregnant prepare present presentation president press
pressure pretend pretty previous price pride primary priest print prior priority prison private prize probable problem process
produce product professional professor profile profit program programme progress project promise promote proof proper property
protect proud prove provide psychology public pull punch pure purple purpose push put puzzle quality quantity quarter queen question
queue quick quiet quit quite quote race radio rail railway rain raise random range rapid rare rate raw reach react read ready real
reality realise realize really reason receipt receive recent recipe recommend record recover recovery red reduce refuse regard
regular rehearsal relate relation relax release relief religion rely remain remarkable remember remind remote remove rent repair
repeat replace reply report request require rescue research resilience resolution resource respect respond rest restaurant result retire
retirement return review rice rich ride right ring rise risk ritual river road rock role roll roof room rope rough round route routine
royal rubbish rude rugby ruin rule run rush sad safe sail salad salary sale salt same sample sand sandwich satisfy sauce save savings say
scan scare schedule scheme school science score scream screen script scrum sea season seat second secret secretary section
security see seem select self sell send senior sense sensible separate series serious serve service session set settle
seven several severe shade shadow shake shall shame shape share sharp sheet shelf shift shine ship shirt shock shoe shoot shop
shopping short shot should shoulder shout show shower shut shy sick side sigh sight sign signal silence silly silver similar
simple simply since sing single sink sister sit site situation size skill skin skip sky sleep sleeve slight slip slow small
smart smell smile smoke smooth snack snow soap soccer social sock sofa soft software soil soldier solid solve some son song soon sore
sorry sort soul sound soup source south space spare speak special specific speech speed spell spend spice spirit sport spot
spread spring square staff stage stair stand standard star start state statement station status stay steady steal step stick stiff
still stock stomach stone stop store storm story straight strange stranger strategy stream street strength stress stretch strict strike
string strong structure struggle student study stuff stupid style subject success such sudden suffer sugar suggest suit
summary summer sun sunlight sunrise sunset sunshine super superb supper supply support suppose sure surgery surprise survey survive swear sweat sweet
swim switch symptom system table take talent talk tall tap target task taste tax taxi tea teach teacher team tear technical
technology teen telephone television tell temper temperature temporary tend tension term terrible terrific test text
thank theatre theme then theory therapist therapy there thick thin thing think third thirsty thought thousand thread threat throat throw thus
ticket tidy tie tight till time timeline tiny tip tired title toast today together toilet tomorrow tone tongue tonight ton too
tool tooth top topic total touch tough tour tourist towel tower town toy track trade tradition traffic trail train training transfer
transition transport trap travel treat treatment tree trend trial trick trip trouble truck true trust truth try tune turkey turn twice
twin type typical ugly ultimate umbrella uncle under understand unfortunate uniform union unit unite universe university unknown
unless until unusual update upgrade upset upstairs urgent use user usual vacation valley value van variety various vast vegetable vegetarian
version very victory video view village violence violin virus visa vision visit visitor vocal voice volume volunteer vote wage wait
wake walk wall wander want war warm warn wash waste watch water wave way weak wealth wear weather web website wedding week weekday
weekend weight weird welcome well west wet what wheel while whisper white whole wicked wide wife wild will willing win wind window wine
wing winter wire wise wish witch with within without woman wonder wood wooden word work worker workout workshop world worry worth would
wound wow wrap wrist write wrong yard year yell yellow yes yesterday yet yoga young youth zen zero zone
acceptance growth kindness mindfulness nostalgia procrastination productivity sobriety teamwork childcare paperwork commute
barely apparently basically cheers congrats definitely exactly ditto duh eh erm guys hmm huh lads lol mate meh nah nope nvm oops ouch
phew pls tbh ugh um woohoo yay yep yikes yup aye bloody crap damn dude gotta gonna kinda lately lots mostly omg overnight
parking payday plumber electrician builder pharmacist optician paramedic midwife surgeon consultant cardiologist receptionist
colonel captain major sergeant vicar reverend pastor bishop bishopric mayor mp senator chairman chairwoman treasurer
headmaster headmistress headteacher principal dean superintendent inspector constable foreman
ceo cto cfo coo vp svp hr pm po qa ui ux api sdk ide cli csv json xml html css http https ssl sql url uri pdf faq
kpi okr roi mvp poc eta eod eow asap fyi btw imo imho afaik irl lmao rofl rsvp diy gps usb hdmi wifi bluetooth
mri ct ecg ekg ivf gp er icu iv bp bmi dna pcr covid coronavirus gcse sat gpa phd msc bsc mba esl toefl ielts
tv pc mac cpu gpu ram ssd led lcd atm pin vat tbc tbd tba aka ai ml nlp llm iot vr ar ev suv mot
bible quran torah koran mass lent ramadan diwali hanukkah passover eid advent epiphany christmas easter halloween thanksgiving
crisis recession pandemic lockdown brexit reformation renaissance internet congress parliament senate
spanish english french german agile scrum kanban waterfall bitcoin crypto kubernetes yaml`
