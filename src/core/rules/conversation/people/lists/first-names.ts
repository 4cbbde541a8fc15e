/** Given names that are hardly ever anything else, small letters or not. */
export const firstNames = `aaron abby abdul abdullah abigail abraham ada adaeze adam addison adele adeline adrian adriana agata agnes agnieszka
ahmad ahmed aidan aiden aiko aileen aisha akira alan alana albert alberto alejandra alejandro aleksandra alessandra
alessandro alex alexander alexandra alexei alexis alfie alfred alfredo alice alicia alina alisha alison alistair
allan allen allison alyssa amanda amara amelia amelie amina amir amit amy ana anand anastasia anders andre andrea
andreas andres andrew andy angela angelica angelina angie angus anika anil anita anja anjali ann anna annabel anne
annette annie annika anthony antoine anton antonia antonio anya april aria ariana arjun arlo arnav arnold arthur
arun asha ashley ashok astrid aubrey audrey augustin aurora ava ayaan ayesha aylin barbara barnaby barney barry
bartek beatrice beatriz becca becky belinda bella ben benedict benedikt benjamin benji bernadette bernard bernie
bertha beth bethany betsy betty beverley bianca bilal billy birgit bjorn blake blanca bob bobby bogdan bonnie boris
brad brandon brenda brendan brent brett brian briana bridget brigitte brittany brody bronwyn bruce bruno bryan bryce
caitlin caleb callum calvin cameron camila camilla camille candace carl carla carlo carlos carly carmen carolina
caroline carolyn carrie cassandra cassie catalina catarina catherine cathy cecilia cecily cedric celeste celia
celine chandra chantal charlene charles charlie charlotte cheryl chiara chloe chris chrissie christa christian
christina christine christoph christopher ciara cindy claire clara clarence clarissa claude claudia claudio clive
cody colette colin colleen connie connor conor constance cora cordelia corinne cormac cristina curtis cynthia
daisuke damian damien dan dana daniel daniela danielle danny daphne darius darren dave david davide debbie deborah
deepa deepak deirdre delia delilah denise dennis derek desmond devon dexter diana diane dieter dimitri dina dinesh
dmitri dolores dominic dominik dominique donald donna dora doreen doris dorota dorothy doug douglas dustin dwayne
dylan eamon eddie edgar edith eduardo edward edwin eileen elaine eleanor elena eleni eli elias elif elijah elina
elisa elisabeth elise eliza elizabeth ella ellen ellie elliot elliott elsa elsie elvira emeka emil emile emilia
emilio emily emma emmanuel enrique eric erica erik erika erin ernest ernesto esme esmeralda esteban estella esther
ethan ethel etienne eugene eunice eva evan evelyn evie ewan ezra fabian fabio farah farid fatima fatma federico
felicia felicity felipe felix fernanda fernando finlay finley finn fiona florian frances francesca francesco francis
francois frankie franz fred freddie freddy frederick freya frida friedrich gabby gabe gabriel gabriela gabriella
gabrielle gareth gary gavin gemma geoff geoffrey george georgina gerald gerard gertrude giles gillian gina giorgio
giovanni gisela giulia giuseppe gladys glenda gloria gonzalo gordon graham greg gregor gregory greta gretchen
guadalupe guillermo gunther gustav gustavo gwen hamish hamza hana hank hanna hannah hans harald haris harold harriet
harry harvey hasan hassan hayley hector heidi heike heinrich helen helena helga henri henrietta henrik henry herbert
hilary hilda hiroshi holger horace hubert hugh hugo humphrey hussein ian ibrahim ida ieuan ifeoma ignacio igor imani
imogen imran ina ines inga ingrid irena irene irina isaac isabel isabella isabelle isaiah ismail ivan ivana jackie
jacob jacqueline jacques jaime jake jamal james jamie jana jane janet janice janine jared jasmin jasmine jason
jasper javier jayden jeanette jeff jeffrey jemima jen jenna jennifer jenny jens jeremy jerome jerry jess jesse
jessica jessie jill jillian jim jimena jimmy joan joanna joanne joaquin jodie joe joel joey johan johanna johannes
john johnny jon jonah jonas jonathan jorge jose josef joseph josephine josh joshua josie jozef juan juana juanita
judith judy julia julian juliana julie juliet juliette julio julius jun justin justine kai kamal kamala kareem karen
karim karin karina karl karla katarina katarzyna kate katerina katharina katherine kathleen kathryn kathy katia
katie katja katrin katrina katy kayla keiko keith kelsey kendra kenji kenneth kenny kerry kevin khadija khalid
kieran kimberly kirsten kirsty klara klaus kofi konrad konstantin krishna kristen kristian kristin kristina
krzysztof kumar kwame kyle kylie lakshmi lana larissa larry lars laszlo latisha laura lauren laurence laurent laurie
layla leah leandro leila lenny leo leon leona leonard leonardo leonie leroy lesley leslie leticia lia liam liana
lidia lila lillian lina linda lindsay lindsey linnea lionel lisa lise liz liza lizzie lloyd lois lola lorena lorenzo
loretta lorna lorraine lottie louis louisa louise luca lucas lucia luciana luciano lucie lucinda lucy ludwig luigi
luis luisa lukas luke luna lupita lydia lynn mabel mackenzie maddie madeleine madeline madison maeve magda magdalena
magnus mahmoud maisie maja malcolm malik mandy manfred manish manon manuel manuela marc marcel marcela marcelo
marcia marco marcos marcus maren margaret margarita margit margot maria mariam marian mariana marianne marie marija
marika marilyn mario marion marisa marisol marissa marius marjorie marlene marlon marta martha martin martina marty
marvin mary maryam massimo mateo mateus mathias mathilda mathilde matias matilda matt matteo matthew matthias maud
maureen maurice mauricio maurizio maximilian maya mayumi meera meg megan mehmet melanie melinda melissa meredith mia
micah michael michaela michal michel michela michele michelle miguel mihai mika mikhail mila milan milena milica
milo mimi minh miranda miriam mirjam mitchell mohamed mohammed moira molly monica monika morgan moritz moses
muhammad mustafa myra myrtle nadia nadine nancy naomi natalia natalie natasha nathan nathaniel neha neil nemanja nia
niamh nicholas nicky nico nicola nicolas nicole nigel nikhil nikita nikki niklas nikola nikolai nina nisha noah noel
noemi nora noreen norma norman nuria octavia odette olaf oleg olga oliver olivia ollie oluwaseun omar oona orla
oscar oskar osman otto owen pablo paloma pamela paola paolo pascal patricia patricio patrick patsy patty paul paula
paulina pauline paulo pavel pawel pedro peggy penelope percy pete peter petr petra phil philip philippa phillip
phoebe pierre pietro pilar piotr polly pooja prakash priscilla priya priyanka quentin quincy rachel rafael raj
rajesh ralph ramon ramona raphael raquel rashid raul ravi raymond rebecca regina reinhard rekha renata rene renee
reuben rhiannon rhys ricardo riccardo richard ricky rita robert roberta roberto rodrigo roger rohan roland rolf
romeo ron ronald ronan ronnie rory rosa rosalie rosalind rosanna roxanne roy ruben rudolf rufus rupert ruth ryan
sabine sabrina sadie saira sally salma sam samantha samir sammy samuel sandeep sandra sandro sanjay saoirse sara
sarah sasha saskia satoshi scott sean sebastian selena selina selma serena sergei sergio seth shane shannon sharon
shaun shauna sheila shelly shirley sian sid sidney siegfried sienna sigrid silas silvia simon simone siobhan sofia
sofie sonia sonja sonya sophia sophie soraya stacey stacy stanley stefan stefania stefano steffi steph stephan
stephanie stephen steve steven stewart stuart suki sunil suresh susan susana susanna susanne susie suzanne suzy sven
svetlana sybil sylvia sylvie tabitha takeshi talia tamara tamsin tania tanya tara tariq tasha tatiana tatjana teddy
terence teresa terry tess tessa thea thelma theo theodore theresa therese thomas tiffany tilda tilly timothy tina
tobias toby todd tom tomas tomasz tommy toni tony tracey tracy trevor tricia trish tristan trudy tyler tyrone ulrich
ulrike uri ursula valentina valentino valeria valerie vanessa verena vernon veronica veronika vicky vikram viktor
viktoria vince vincent vincenzo vivian viviana vivienne vlad vladimir wanda wayne wendy werner wesley wilfred
wilhelm willa william wilma winifred winston wolfgang xavier ximena yannick yara yasmin yasmine yolanda yosef
youssef yuki yulia yuri yusuf yvette yvonne zachary zack zahra zara zeynep zoe zofia zoltan zuzana`

/** Given names that are words, places or things too. */
export const firstNamesToo = `ace al alexa ali alma amber amin angel april archer art ash asia august austin autumn bart bay beau bert bill
bradley brook brooks buck bud buddy carol carter casey cash chad chance chase chelsea chuck clay clementine cliff
colt corey crystal curt daisy dale dawn dean destiny diego dirk dolly dom don drew duke duncan earl ebony eve faith
francisco frank gene georgia ginger glen grace grant guy harmony harper harrison hazel heather heaven holly honey
hope howard hunter ike ilse india iris isla israel ivy jack jackson jade jan jay jean jewel jo jordan joy june
junior kay kelly ken kenya kim kit kitty kris kurt lance lane lark laurel leigh leland lena lewis lily lincoln logan
lou malin mara marina mark mason max may mel melody mercedes mercy mike miles min mina misty mitch mona morris
murray myles nana nelson nevaeh nick nova olive paris parker pat patience pearl penny pierce piper poppy preston
prince prudence randy ray reece reed rex rich rick river rob robin rocky roman rose rosemary ruby russell rusty sage
said sal sandy santiago scout skip sky sonny stan stella sterling sue summer sunny sydney tanner taylor ted terra
tim trinity troy tucker tyson una val van vera victor victoria violet virginia wade warren wes will willow winter
wolf`
