/** More given names that are hardly ever anything else, of many languages, and what they are shortened to. */
export const moreFirstNames = `aarav abdulrahman abebe abeer abena abiodun abiola achilleas adebayo adedayo adela ademola aditi aditya adriano adwoa afonso aggelos agneta agostina ahmet aine ainhoa ainsley aisyah aitor ajay
akash akihiko akiko akin akinyi akosua akshay akua akwasi alba albano alejo aleksander aleksandr aleksey alemu alena alexandros alfons alfonso alia aliya almaz alois alonso alun alvaro amaka aman
amani ambrus amira amita amol amos amparo ananya anastasios anatoly andoni andrei andrej andrzej aneta angeliki angelo angharad aniket anish ankit ankita anneke anneli annelies anneliese anouk
anouschka anselmo antonella antonin antonis antti anuj anushka anwen aoife aparna aphrodite apinya apostolos araceli arancha archie arda areej arek aris arisa arkady arne arpit artem artur arturo
arvid arvind arwen asad asher ashish ashwin asier asim asli asma asuka athina audra aurelia avi axel ayaka ayelet ayla ayman ayo ayodele ayse aysegul ayumi aziz azman babatunde bahar bahram balazs
baltasar barbora bartosz bashir basma bassem bastian bayani beata begona behnam behrouz bekele belen benedek benito benny berenice berkay berna bernardo berta bethan betul bex bharat bhavna bich
bijan bilge birger birgitta bisi blas blazej boguslaw bohdan bojan borja bosse branislav branko braxton brayden bridie brigid brigita briony britney britt bronagh bronislav bruna bryson budi
bukola burak burcu busra byung caden caetano canan candela candice caner cari carina carsten casimir casper caterina cecilie celina cemal ceren ceri cezary chaim charalambos charley chas chema
chiamaka chidi chihiro chika chinedu chioma chirag christos chukwu chul ciaran cigdem cillian ciro clayton clem cleo colm colton connell cosimo cressida crisanto cristobal cuong cyril cyrus
czeslaw dagmar dalia dalibor dalisay damiano danica danijel danni danuta dara darek darina dario dariush dariusz darko darla darlene darnell darragh darryl daryl davina davor dawit dayo deandre
deb debra deepika deepti defne delfina delroy demarcus demet denzel desiree detlef devika dewi dez dhruv dian didem diep dilara dilys dimitra dimitris dita divina divya dobromir domingo doortje
dorian dougie dragan duane dusan duygu dvora dwight eamonn earlene ebere ebrahim ebru ebuka ecem edie edna edson edyta eero eeva effie efrain efua egil egor eilidh eimear einar eino eirini eitan
ekow eleftheria elham eliezer elin elio eliska elke elmer eloise eloy elsebeth elspeth elzbieta emanuele emerson emese emine emir emmett emrah emre endre enes enid enzo eoin erdem eren erhan eriko
erkan erling ernesta ernestine ernie erzsebet eskil esko espen esperanza esra estela eugenia eugenio eun eunji eunjung eusebio evangelia evangelos evaristo everett ewa eyal ezequiel fabiana
facundo fadi fadime fahad faisal faiza farhad farhan farzad farzaneh fatema fatih faustino fausto fay faye fayez fedor feliks femi femke fenna ferenc fereshteh fergus ferhat fermin fidel filip
filippo filiz fintan fionn fitri flavia flavio florencia florrie folake fotini franca frannie frantisek frauke fredrik frode fumiko funke funmi furkan gabi gabor gaia galina gamze garrett gaspar
gaurav gautam gaz gbenga geeta genadi gennaro georgi georgie geraldo gerardo gerda gergely gerhard gerry gert gertjan ghada giacomo giang gianluca gianni giannis gideon gila gilberto ginny gino
giorgos gisele gita gizem glynis gokhan golnaz gonca gopal goran goro gosia govind graciela grainne grayson grazyna gregorio grzegorz gudrun guido gulsen gunilla gunnar gwyneth gyorgy ha-yoon
habib hadas hadley haeun hafiz hafsa hagit haim hakan hakon halil halime halina halvor hamed hamid hamit hanan hande hani hanneke hannelore hannu harini harish harj harlan haroon harpreet haruka
haruki haruto hatem hatice hattie hayato hedwig hege heikki heiko heinz helder helge helmi helmut heloisa hema hemant henk henning henny henryk herbie herminia hettie hiba hideki hideo hieu
higinio hikari hilario hilde hildegard hinata hirut hitomi hoang hooman horst houman hubertus hulya humaira humberto huong huseyin huyen hyejin hyun hyunjin hyunwoo iago iain iara ichiro ifeanyi
iggy ignacy ikenna iker ilan ilana ilaria ilayda ilias ilja ilker ilkka ilona imre inaki indah inez ingeborg inger ingmar ingvild ioanna ioannis ipek iqbal iraj irem ireneusz irfan irma isadora
isha ishaan ishaq isidro ismet isobel isolde istvan itai itamar itzhak ivanka ivone iwona izabela izan izzy jaakko jaap jacek jacinta jacinto jacobo jacqui jacquie jada jaden jadranka jadwiga
jaehyun jagdish jakob jakub jalal jalen jamar jamila jamshid janaina janek janez janina janos janusz jarek jarmo jaromir jaroslav jasleen jasmina jaspreet jatin jawad jayesh jayla jaylen jaz
jazmin jelani jelena jelle jenelle jeremiah jericho jermaine jeroen jerzy jez jiahao jiawei jie jihoon jihye jimin jing jingjing jingyi jinho jiri jirka jiro jisoo jitka jiwoo jiyoung joana joanie
joao jocelyn jochen jodi joko jolanta jolene jolie jomar jonatan jonna jools joon joost jordi jorgelina jorgen joris jorunn josefa josefina josiah josip jouni jovan jovita jozsef judita juhani
jukka jules julianna julieta julita junho junjie junko junseo juraj jurgen justyna jyoti kaan kabir kadir kaisa kaitlyn kaja kajal kaleb kalle kalliope kalyani kamau kameron kamil kamila kamon
kamran kanako kaori kaoru kapil kara karan karel kari karol karolin karolina karsten karthik karthika kasey kasia kaspar katalin katri kaveh kavita kavya kaylee kayleigh kazimierz kazuki kazumi
kazuo keeley keisha kelechi kemal kemi kendrick kenichi kenta kerem kerri ketan ketil keyshawn keyvan kez khaled khalil khanh kian kiara kiera kimiko kimmo kinsley kirill kirsti kirstie kirstin
kjell kjersti klemens knut koen kojo komal konstantinos koray kostas kotaro kourosh kristal kristof kristoffer krisztina kriti krystian krystyna ksenia kuba kubra kumiko kunal kwabena kwaku kwesi
kylee kyoko kyriakos kyung lachlan laci ladonna laia laila lalita lamar lamia lara lashawn lasse latoya laureano lauri lautaro lavanya lavern layth laz lazaro leann leanne leena lefteris leif
leire lela lenka lennart leocadia leonor leszek letizia lettie levent lexi lexie leyla lidija lieke lieselotte ligaya ligia liisa liling lindiwe lindy linh lior liora lisbeth ljubica lonnie lorcan
lorene lorenza lotte luana lubna lubomir lucca lucian luciane lucius ludek ludmila ludovica luiz luiza lukasz luther lutz lyle lyndsey lynne maarit maarten macarena maciej maddy madhav madhu
madhuri mafalda magdalene maggie maha mahdi mahesh mahin mahsa mahtab maire mairi maite maj majid makena makoto malee malgorzata maliyah malka mallika manami mandla manoj manolo manpreet mansour
marcelino marcin marek margarete margery margie margriet mariangela maribel maricel marieke marijana mariko marit marites marja markku marko markos marleen marquis martino marva marwa marwan
maryna marzena masako masaru masato masoud matej mateja mateusz matheus matija matti mattie matyas mauro mavis maxim maximo maxine maysa mbali mckenna mechthild meena megha megumi mehdi mehran
mehrdad mei meiling meir mekdes melba melek melih melike melis melisa meltem menachem menashe mendel meng meral merete merle mert merv merve mervi mervin mesut mette mhairi micaela michalis
michiko midori mieczyslaw mieke mihaela mihir mikael mikayla mikkel mikko mikolaj milada millie milos miloslav mingyu minho minji minjun minna minnie minoru minseo mirac mireia mirella miri mirko
miroslav miroslava misaki mitra mitsuko miyuki mladen mohan mohit mohsen moises mojgan momoko monique montse monty mordechai morten moshe mounir mubarak mukesh mukul munir murat murilo musa myron
myung nabil nacho nadav nadeem nadezhda nadim nadja nael naftali nahuel naima najma nalini namrata nandini nando nannette naoki naoko naoto narciso nari nasir nasrin nasser natale natalya natsuki
natsumi naveen navid nawal nazanin nazaret nazim nazli nebojsa necati nechama neelam neeraj neeta neetu nektaria nell nelly nenad nerea neslihan nessa nestor neus nevena nga ngoc ngozi nguyen
nhung niall nicanor nidhi niels nikodem nikos niloofar nils nilufer nima niraj niran nirmala nitin nitzan njeri nkechi nnamdi noa noam nobuko noelia nokuthula nola nomsa norbert norberto noriko
nour noura nuala nuray nurul obinna octavio odalys oddvar oded odhiambo ofelia ofer ofir ogechi oguz oisin oksana olamide olavi oldrich oleksandr olena olli omid ondrej onur oonagh orhan oriol
orit orlaith orly orville osama osvaldo otakar otavio otieno otis otmar ottilie outi oxana oyvind ozge ozgur ozlem ozzie paavo padraig pallavi panagiota panagiotis parisa parth parul parviz
pasquale patri patryk paulino pavan pavla pavlos pavol payal payam pekka pelin pelle peng pengfei pentti pepa pepijn percival pernille petar petros petter petya peyman philly phuc phuong
pierangelo piero pieter pietra pinar pippa pirjo polina pooya porfirio pouya prachi pradeep pragya pramod pranav prasad prashant prateek pratik praveen predrag preeti prerna przemek puneet purnima
putri qasim qian qiang quang quinton quoc quyen quynh rabia radek radha radmila radoslav raelynn rafaela rafal raffaele rafi rafiq raghav raghu ragnar ragnhild rahim rahul raimo rainer raisa rajan
rajiv raju rakesh ralf ralphie ramazan ramesh rami ramin ramiro ramzi rana randall randi rania raniero ranjit rasha rasmus ravindra rayna razak reba rebeca recep reem reena reggie rehan reidar
reinaldo reinout renan renate renato renske renu renzo reshma reza rhoda rhona rhonda ricarda rickey rigoberto riikka riitta rima rina rishabh rishi ritika ritu rivka riyad rizky rizwan rodel
rodney rodolfo roeland rogelio rohini rohit roisin rolando romina ronen roni ronit rosalba rosalia rosanne rosaura roscoe rosemarie rosetta roshni rosie rosli roswitha rowena roxie roya royce roz
ruba ruchi rui rupa rupali ruslan ruy ryo ryota ryszard rytis saara sabah sabina sabrin sachiko sachin saeed sahil saif sajid saleem saleh salih salim salman salvador salvatore salwa saman samaneh
samar sameer samira sampo sanaa sander sangeeta sangwoo sanjana sanjeev sanna sanne santino santosh sarita saroj satish satomi satu savita sayaka sebnem seda seema sefa selam selcuk selim selin
senka seojun seoyeon sepideh seppo serafina serap serdar sergey sergiy serkan seun seung seungmin severino sevgi sevim shabnam shadi shahid shahin shahram shai shailesh shaima shalini shanelle
shanice shankar shanna sharad shari shashi shawna shaz sheena sherif sherri sherrie shigeru shikha shilpa shimon shinji shiori shira shirin shirlene shirli shivani shlomo shmuel shoshana shota
shreya shruti shubham shweta siamak sibel siddharth signe sigrun sigurd silke silvana silvija silvio simona simran sina sinan sinead sinisa sipho sirpa siti siv sixten siyabonga siyu sizwe slavko
slawomir smita sneha snezana sohail sohee soheila solveig somchai somin somsak sonal sonali soojin sorcha soren soroush sotiris soyeon spyros sri sridhar srinivas stacie stanislav stanislaw
stavros stavroula steffen stefka stelios stijn stine sture subhash subin suda sudha sudhir suhail sujata sule sumaya sumeyye sumit sungmin sunhee sunita supriya sushma svein sverre swantje swati
syafiq sylwia synnove szymon tadashi tadeo tadeusz tadhg taehyung tahir taiki taina takashi talal talha tali tamar tamas tamer tamika tammy tanisha tanja tansu tanvi taraneh taras tariro tarja
tarkan tarun tatenda tatsuya tatum tejas telma tendai teo teodoro terje terrance terrell tesfaye tetsuya teun thabo thad thaddeus thais thanasis thandi thao themba theodora theodoros thiago thijs
thinh thorsten thulani thurman thuy tiago tibor tigist tiina tijana timo timur tingting tito tiziana tjark tobi toivo tolga tolu tomaso tomer tomislav tomoko tomomi tonya torben torbjorn tore
torsten torunn toshio tova travis tremaine trent trevon trinh trisha tristen trond trung tryggve tsubasa tuan tugba tugce tuija tuncay tunde tuomas turgut turid tuula tuyet tyree tyrese tzipi uche
uchenna ugur ulla umar umberto umesh umit uriel urmila urszula uschi usman uta utku uttam uwe vaclav vaishali valdemar valerio vandana vangelis varun vasco vasil vasiliki vasilis vasily vasudha
vaughn veena vegard veikko veit velma venkat vern verna vesa vesna vibeke vicente vidar vidya vigdis viggo vijay vikas vilma vimal vinay vineet vinicius vinnie vinod violeta vipin virgil vishal
vishnu vitaly vittoria vittorio vivek vladislav vlasta vojtech volkan volker volodymyr wafa waleed walid walt waltraud wanchai wangari wanjiru waqas wasim wati wayan waylon weiwei wenjing wenke
wieslaw wiktor wiktoria wilbur wilf willard wim winfred winnie wioletta witold wojciech woojin wouter xabier xavi xenia xiaohui xiaoling xiaoming xiaoyu xinyi xiu xiuying xoana xuan xue yaakov
yael yagmur yago yahya yair yaiza yan yana yancy yannik yannis yanti yanyan yaqub yaroslav yasaman yasemin yash yasir yasser yasuko yating yavuz yehuda yejin yeliz yeon yeonjin yeri yevgeny
yiannis yifan yigal yigit yijun yildiz yiming yingying yinka yitzhak ylva yoav yochanan yogesh yohannes yoko yoni yoon yoona yoshiko yossi yosuke younes youngmi yousef yue yuhan yui yujin yuka
yukari yukiko yumi yun yuna yunus yusuke yuta yuting yuto yuval yvo zachariah zaid zaida zainab zaira zaki zakir zander zane zanele zbigniew zdenek zdenka zeev zehra zeinab zeke zeki zeliha zeljko
zhen zhiqiang zhiwei ziad zita ziva zivko ziyi zlatko zodwa zoey zohreh zoi zoja zola zoran zsofia zsuzsanna zubair zuhal zul zulema zuzanna zvi zygmunt`

/** And more that are words, places or things too. */
export const moreFirstNamesToo = `ade amal bao bram clint cole cooper cruz dakota dallas dalton demi des dixie dot dotty dov fares fern fletcher flo floyd fran gus hadi hari harsh huda hudson jaya juha kei kelvin kendall kiran
kirk lan lei lino loan lourdes mai marge marten mats maxi ming nada ning norris nur obi ole omer paco pam pepe perry pia pim ploy prem qing quinn ram raman rani reese remy rey rocco rocio rosario
rowan rune ryder sahar sakura sana saul sawyer shalom shanti shelby sheldon sherry simba soledad stein stig sung surya taro tate thor tine trine uma usha vit vito viv weston wilson zelda ziggy`
