/**
 * Families of English nouns in the singular, by which a figure of speech is known from a fact: nobody is a sofa, is
 * married to a codebase or lives in an inbox. Words between blanks.
 */

/** Animals that nobody is, works for or was raised by. */
export const figureAnimals = `
animal ant ape badger bat bear beast beaver bee beetle bird bug bull bunny butterfly camel cat chameleon cheetah
chicken chimp cockroach cow crab creature creatures crocodile crow dog dolphin donkey dragonfly duck eagle earthworm elephant falcon
ferret fish flamingo flea fly fox frog gazelle gecko gerbil giraffe goat goldfish goose gopher gorilla hamster
hare hawk hedgehog hen hippo hornet horse hyena jellyfish kangaroo kitten kitty koala lamb lark leech lemming lemur
leopard limpet lion lizard llama lobster magpie meerkat mole mollusc mongoose monkey moose moth mouse mule newt
octopus ostrich otter owl ox panda panther parrot peacock pelican penguin pig pigeon pony possum puppy python rabbit
raccoon rat raven rhino rooster salmon sardine seagull seahorse seal shark sheep shrew shrimp skunk sloth slug snail
snake sparrow spider squid squirrel stallion swan tadpole tiger toad tortoise turkey turtle vulture walrus wasp
weasel whale wolf wolves wombat woodlouse worm zebra dinosaur trex mammoth cub pup hound mutt pooch roomba
`
/** What is eaten and drunk. */
export const figureFoods = `
apple avocado bacon bagel baguette banana bean beef beer biscuit bread breadstick brie broccoli brunch bun burger burrito casserole
butter cabbage caffeine cake candy caramel carb carbohydrate carbs carrot cauliflower cereal cheese cheesecake cheddar
chilli chip chips chocolate cider cinnamon coconut coffee cookie cornflake cracker crisp crisps croissant crouton cucumber
cupcake curry custard dessert donut doughnut dumpling egg espresso falafel fries fudge garlic gherkin gin gravy ham hamburger
honey hummus icecream jam jelly kebab ketchup lasagne lasagna latte leftovers lemon lentil lettuce lollipop macaroni mango
marmalade marmite marshmallow mayo mayonnaise meatball melon milk milkshake muffin mushroom mustard nacho noodle noodles
nugget nutella oat olive omelette onion orange pancake pasta pastry peach peanut pear pepper pickle pie pineapple pizza
popcorn porridge potato pretzel prosecco prune pudding pumpkin quiche radish raisin ramen ravioli rice salad salami
salt sandwich sauce sausage scone snack soup sourdough spaghetti spinach starter steak stew strawberry sugar sushi sweets taco
tart tea toast toastie tofu tomato tortilla turnip vegetable vodka waffle walnut wasabi whiskey whisky wine yoghurt
yogurt yolk breakfast lunch dinner supper crumpet teabag
`
/** Tools, furniture, clothes, machines, plants and weather. */
export const figureThings = `
airbag album taxi bus train plane tram cab ambulance alarm anchor app appliance armchair backlog backpack bag balloon bandage basket bath bathtub battery bed bedsheet
bell bench bicycle bike bill bin blackboard blanket blender blob boat boiler bollard bomb book bookcase bookmark boot boots bottle
boulder box brain brick broom brush bubble bucket bulldozer button cactus calculator calendar camera candle canvas car carpet
chair chandelier chaos charger chatbot chimney clock clockwork cloud coat codebase code coin comb commode compass computer
console container couch couchcushion cupboard curtain cushion data database deadline desk dictionary dish dishwasher doorbell
doormat door doorstop dough drain drawer dresser dress drill drone dryer dustbin dustpan duvet dvd encyclopedia
encyclopaedia engine envelope eraser escalator excel fan faucet feather fence fern file filter firework flag flashlight
flame flip-flop flower folder fork fountain freezer fridge furnace gadget gate generator ghost glacier glass glove glue
guitar hairbrush hairdryer hammer hammock handbag hat headphone heater hedge hill hole hoodie hoover houseplant hurricane
iceberg inbox iron island jacket jar jeans jigsaw keyboard key kettle kindle kite knife ladder lamp lamppost landmine
laptop laundry lawn lawnmower leaf ledger legging lego lightbulb lighthouse locker log machine magnet manual map
marathon mat mattress microphone microscope microwave mirror moon mop mortgage motorbike mountain mug museum mystery napkin
notebook oven package pan paperclip paperweight paper parachute parcel pen pencil pendulum phone photocopier piano pillow pincushion pit
planet plank plant playlist plate playstation plug pocket podcast porcupine poster pot pothole power-bank powerbank printer
puddle punchbag punchline purse puzzle radiator radio rainbow raincoat refrigerator remote report robot rock rocket rollercoaster rope
router rug ruler saddle safe sandal sandcastle satellite saucepan scarf screen screwdriver server sewing shed shelf
shirt shoe shoebox shoes shower shuttle sieve sink skateboard skirt sled slipper smartphone snowflake snowman soap sock sofa software
spaceship spanner spatula spoon sponge spreadsheet stapler statue stereo stone storm stove suitcase sun sweater
sword syringe table tablet tap teabag teapot teaspoon telescope television tent teddy thermometer thermos thermostat
thunderstorm thundercloud tin tornado toaster toilet toolbox toothbrush toothpick torch tornado towel toy tractor tram
trampoline trashcan tree treadmill trolley trophy trousers truck tsunami tumbleweed turbine tv typewriter umbrella vacuum van vase volcano
wall wallet wardrobe washing-machine wastebasket watch waterfall website whirlwind wifi wind windmill window wheel wheelbarrow
whiteboard wikipedia xbox yacht codebase backlog ticket sprint merge repo spreadsheets treehouse jigsaw furniture gremlin
`
/** What there is in tales only, and what people call each other by it. */
export const figureBeings = `
alien android angel basilisk beast blob cyborg demon devil dragon dwarf elf fairy genie ghost ghoul giant gnome goblin god
goddess gremlin hobbit human hulk hydra imp leprechaun mermaid merman minotaur monster mummy mutant nymph ogre oracle
orc paladin phantom phoenix pirate poltergeist pixie princess saint santa sasquatch siren sorcerer sphinx spirit superhero superman terminator
titan troll unicorn vampire warlock werewolf witch wizard yeti zombie beast tyrant dictator emperor pharaoh pope viking caveman
`
/** What is thought, felt or done, and what is no place, person or thing. */
export const figureAbstracts = `
adulthood adulting ambition anger anguish anxiety argument bedlam boredom burnout caring chaos comedy complaining confusion
consciousness crisis daydream deadlock decision delusion denial despair destiny discipline disaster distraction doom
drama dream ecstasy ego emergency emotion emotions enthusiasm exhaustion failure fantasy fear feeling feelings fog future
gloom gluttony gossip gravity grief grumbling guilt happiness hatred haze hell homework hope hobbies hobby humour idea ideas illusion imagination
indecision inertia insomnia irony job jealousy joy karma laundry laziness leisure lethargy limbo loneliness lying madness melancholy memory
meeting misery moaning mood motivation murphy nap napping nature negativity nightmare nonsense nostalgia nothing nowhere nothingness
oblivion optimism overthinking overtime pain panic paperwork paradise past patience peace perfection pessimism poverty problem procrastinating
procrastination purgatory rage regret reality rush sadness sarcasm satire self-doubt self-pity serendipity shame silence sin
sitting sleep sleeping snoozing sloth snacking snark solitude sorrow spite stress stupidity style suffering suspense tears temptation terror thought
thoughts time traffic trouble truth utopia vibe vibes wilderness work worry worrying yesterday unread email emails
`
/** Where nobody lives, whatever stands there. */
export const figureNowhere = `
airport aisle app atm bank backseat bath bathroom bathtub bed bin breakroom bubble bus cafeteria canteen carpark
car-park clouds coffeeshop comment comments corridor couch cubicle daydream dentist dentist's desk
dishwasher doctor doctor's dryer elevator email emails escalator excel facebook fear fog fridge freezer gym hairdresser
hallway head headphone headphones hell hoodie hope ikea inbox instagram jeans jira laundrette laundromat
launderette leggings library lift limbo mall meeting meetings microwave mind motorway netflix notes oven past post-office
powerpoint printer pyjamas pajamas reddit rush sauna server shower shopping-centre slack smog sofa spreadsheet spreadsheets supermarket
sweatpants swimming-pool teams tesco tiktok toilet traffic tracksuit trolley twitter ubers vet vet's waiting-room
waitingroom wardrobe whatsapp wifi zoom zoom-call google ikea aldi lidl costco target walmart starbucks mcdonald's youtube sink future
`
/** Who somebody is or does for a living, where the word's end does not say so. */
export const figurePeople = `
accomplice relative accountant agent assistant attendant consultant dependant dependent president servant student acrobat addict adult agnostic aide alcoholic amateur ambassador amputee analyst anarchist apprentice architect archivist athlete atheist au aunt auntie babe baby
baptist barber baritone barista bartender beekeeper bisexual blonde boss bouncer boy boyfriend bride brit brother brunette buddhist builder butcher butler
buyer carer cadet captain caregiver caretaker cashier catholic celiac chair champion chap chauffeur chef child childminder christian civil clerk client clown
coach coeliac colleague colonel comedian commuter composer cook cop corporal councillor counsel counsellor couple courier cousin crew
customer cyclist dad dane daughter deaf debtor democrat descendant dev diabetic dietitian diplomat diver doula dressmaker
drummer ei electrician epileptic ex expat expert extrovert fan father fellow fiance fiancé fiancee fiancée finn florist foodie foreman
founder freelance freelancer friend gardener gent gemini girl girlfriend goalie goalkeeper god-father godfather godmother godparent
gp grad graduate gran grandad grandfather grandma grandmother grandpa guard guardian guest guide guitarist guy gymnast hermit heir
herbalist hipster homebody homeowner homosexual host hostess housewife husband hypochondriac immigrant infant insomniac intern introvert
invalid jew journalist judge junior keeper kid lad lady landlady landlord lead leader lecturer lefty leo lesbian libra lifeguard lifer
local locum lodger lutheran magician maid major man marine mason mate mathematician mayor md mechanic medic member mentor
methodist midwife migrant millennial minimalist minor mod model mom monk mormon mother mum mummy muslim native nanny nationalist naturopath nephew newbie newcomer newlywed niece night
nomad non-smoker novelist novice nun nurse nutritionist official only-child operative optimist optician orphan oboist osteopath owner pacifist
paralegal paramedic parent partner patient pe pensioner person pessimist pharmacist phd phlebotomist physician physicist physio pianist pilot pisces plumber poet
policeman postie postdoc postman pragmatist preacher presbyterian priest principal pro professional professor prof protestant psychic pupil purist
quaker rabbi receptionist recluse recruit redhead ref refugee regular rep rescuer resident republican retiree rookie runner sailor sales
salesman schoolgirl scientist scorpio scot scout seamstress secretary senior sergeant shepherd sibling sikh sister smoker
snob sober socialist soldier solicitor son soprano specialist spouse spy steward stewardess student substitute survivor swede swimmer tailor tech
technician teen teenager teetotaller temp tenant tenor therapist toddler trainee treasurer tutor twin type uncle undergrad undergraduate user
usher vegan vegetarian veteran vet vicar victim virgo virgin visitor volunteer waitress ward warden wanderer welder widow widower wife woman
worker workaholic writer youngster morning-person aries taurus cancer sagittarius capricorn aquarius
`
/** Doing that nobody has a degree in, nor resigns from. */
export const figureIdleDoing = `
adulting arguing avoiding being breathing burning caring complaining crying crashing daydreaming delaying doing dithering dozing dropping dusting
existing failing falling faffing farting flapping fidgeting folding forgetting fretting gossiping griping hesitating hoovering ignoring ironing
killing late laughing lazing loitering losing lounging loafing lying messing misplacing missing moaning moping multitasking napping nagging nodding nothing
oversleeping overthinking overeating overreacting panicking pretending procrastinating procrastination queuing queueing quitting ranting rambling relaxing
scrolling searching second-guessing shouting showing-off sighing sitting slacking sleeping slouching snacking sneezing snoozing snoring sobbing spilling staring stalling stressing sulking
sweating swearing tidying tripping waiting waking wasting whining whinging wishing worrying yawning yelling
sarcasm chaos regret despair laziness petting hugging snacks naps excuses nonsense clumsiness awkwardness indecision lateness delusion
`
