import { list } from './word-list.ts'

const positive = list(`
happy happier happiest happily happiness glad gladly joy joyful joyous joyfully cheerful cheerfully cheer
cheers delight delighted delightful delightfully delights pleased pleasing pleasure pleasant pleasantly
pleasurable love loved loves loving lovely lovable beloved adore adored adores adorable like liked likes enjoy
enjoyed enjoys enjoying enjoyable enjoyably enjoyment fond fun funny funnier funniest hilarious hilariously
amusing amused amuses amusingly humor humour humorous witty wit laugh laughed laughs laughing laughter
laugh-out-loud smile smiled smiles smiling grin giggle good better best great greater greatest excellent
excellently excellence amazing amazingly awesome wonderful wonderfully wonder fantastic fantastically fabulous
terrific superb superbly brilliant brilliantly brilliance outstanding exceptional exceptionally extraordinary
marvelous marvellous marvel magnificent magnificently splendid stunning stunningly spectacular spectacularly
incredible incredibly impressive impressively impressed impress phenomenal perfect perfectly perfection
flawless flawlessly ideal nice nicely nicest neat cool sweet sweetest sweetly fine finest finely solid worthy
worthwhile worth_it worth_seeing worth_watching worth_a_look worth_the worth_your recommend recommended
recommends highly_recommend must-see must_see beautiful beautifully beauty gorgeous gorgeously pretty_good
handsome elegant elegantly elegance graceful gracefully charming charm charms charmingly charmer cute
attractive lush exquisite exquisitely luminous vivid vividly radiant glorious gloriously excited exciting
excitement excite exhilarating thrilled thrilling thrill thrills thriller_that ecstatic elated euphoric
overjoyed blissful bliss blessed blessing grateful gratefully gratitude thankful thank thanks thankfully
appreciate appreciated appreciates appreciative proud proudly pride confident confidence hopeful hope hoped
hopes hoping optimistic optimism encouraged encouraging inspired inspiring inspiration inspirational inspires
uplifting uplifted touching touched moving moved poignant poignantly poignancy heartfelt heartwarming
heart-warming warm warmth warmly warm-hearted tender tenderly tenderness kind kindly kindness kind-hearted
caring compassionate compassion gentle generous generously generosity thoughtful thoughtfully friendly
friendliest helpful helpfully supportive polite welcoming hospitable attentive calm calming peaceful peace
serene relaxed relaxing relax comfortable comfortably comfort comforting cozy cosy relieved relief safe secure
content contented satisfied satisfying satisfaction satisfies satisfyingly fulfilled fulfilling rewarding
rewards win wins won winning winner victory success successful successfully succeed succeeds succeeded
achievement achieved accomplished accomplishment accomplishes triumph triumphant triumphs promoted promotion
passed_my congratulations congrats celebrate celebrated celebrates celebration lucky luckily fortunate
fortunately delicious tasty yummy fresh flavorful scrumptious clean spotless spacious convenient quick_and
efficient efficiently smooth smoothly affordable bargain favorite favourite favorites smart smarter smartly
clever cleverly clever_and intelligent intelligently intelligence insightful insight insights wise wisdom
ingenious ingenuity inventive imaginative imaginatively imagination creative creativity creatively original
originality innovative refreshing refreshingly fascinating fascinatingly fascinate intriguing intriguingly
interesting interestingly engaging engagingly engrossing absorbing compelling compellingly captivating
captivates captivated gripping riveting entertaining entertainingly entertains entertained entertainment
enthralling mesmerizing mesmerising hypnotic spellbinding enchanting enchanted magical magic memorable
unforgettable powerful powerfully potent profound profoundly deep deeply honest honestly honesty sincere
sincerely sincerity genuine genuinely authentic authenticity truthful believable convincing convincingly
effective effectively skillful skillfully skilled talent talented gifted masterful masterfully masterpiece
master masterly virtuoso polished crisp sharp sharply subtle subtly subtlety nuanced rich richly richness deft
deftly taut lively vibrant energetic energy exuberant exuberance spirited playful playfully zesty breezy
dazzling dazzles dazzlingly eye-catching breathtaking awe awe-inspiring epic sublime transcendent astonishing
astonishingly remarkable remarkably striking strikingly unique uniquely classic timeless sensational sexy
sensitive sensitively sensual intimate heartbreaking_and provocative thought-provoking daring bold boldly
brave bravely courage courageous ambitious ambition admirable admirably admire admired commendable respect
respected respectful loyal loyalty devoted faithful trust trusted trustworthy reliable rock-solid winningly
endearing endearingly likable likeable affectionate affection affectionately affecting affectingly passionate
passion passionately romantic romance delicate delicately delicacy wry wryly quirky offbeat droll feel-good
crowd-pleaser crowd-pleasing tour_de_force pulls_off pays_off well-acted well-made well-done well-crafted
well-written well-directed well_acted well_made well_done well_crafted well_written finely_crafted works_well
works_beautifully a_treat treat gem jewel treasure hit a_must fun-loving feast wow yay yippee hooray hurray
woohoo haha hahaha lol lmao :) :-) <3 xoxo yes_please looking_forward can't_wait cannot_wait not_bad
not_too_bad no_problem made_my_day on_cloud_nine over_the_moon good-natured good-hearted first-rate top-notch
world-class five-star 10/10 yyds stirring stirringly resonant resonates resonance haunting hauntingly lyrical
poetic poetry visually_stunning bracing mature nimble surprisingly_good surprising surprisingly terrifically
tremendously tremendous vital richly_detailed consistently_funny pleasingly worth_checking assured
confident_and astute perceptive perceptively observant articulate eloquent eloquently buoyant buoyed blast
joyously savvy seductive seductively gratifying heroic hero heroes noble nobility ennobling enriching enriched
freshness feisty fluid sensuous sophisticated sophistication tasteful tastefully tactful understated
understatement unpretentious unsentimental well-rounded whimsical wondrous adventurous enduring evocative
evocatively evokes favorably flattering groundbreaking illuminating illuminates immaculate impeccable
impeccably irresistible irresistibly jolly keen literate meticulous meticulously mind-blowing pitch-perfect
poised precious priceless refined revelatory revelation robust scintillating sparkling sparkles splendidly
stylish stylishly sumptuous sumptuously superior sweet-natured swift thrillingly vivacious welcome winsome
`)

const negative = list(`
sad sadder saddest sadly sadness unhappy unhappily upset upsetting depressed depressing depressingly
depression miserable miserably misery gloomy gloom grief grieving grieve sorrow sorrowful heartbroken
heartbreaking heartbreak broken-hearted devastated devastating despair desperate desperately hopeless
hopelessly hopelessness helpless tragic tragically tragedy melancholy mournful mourning cry cried cries crying
tears weep weeping sob sobbing lonely loneliness alone isolated abandoned rejected unloved unwanted homesick
angry angrily anger mad furious fury rage raging outraged outrageous annoyed annoying annoyingly annoys
irritated irritating irritatingly irritates frustrated frustrating frustratingly frustration pissed pissed_off
fed_up sick_of tired_of hate hated hates hating hateful hatred despise despised detest loathe loathed
loathsome resent resentful bitter bitterness hostile afraid scared scary frightened frightening fear fears
fearful terrified terrifying terror anxious anxiety worried worry worries worrying worrisome nervous nervously
panic panicked stress stressed stressful overwhelmed tense uneasy dread dreaded dreadful dreadfully horror_of
horrified horrible horribly horrid horrific horrendous bad badly worse worst terrible terribly awful awfully
poor poorly lousy crappy crap shitty shit sucks suck sucked sucky pathetic pathetically mediocre mediocrity
inferior subpar sub-par disappointing disappointingly disappointed disappointment disappoints disappoint
letdown let_down unsatisfying unsatisfied dissatisfied unimpressive unimpressed unfortunate unfortunately
regret regrets regretted regrettable regrettably sorry ashamed shame shameful shameless shamelessly guilty
guilt embarrassed embarrassing embarrassingly embarrassment humiliated humiliating humiliation awkward
awkwardly tired exhausted exhausting exhaustion weary wearying wearisome sick ill illness sickening sickly
ache aches aching pain painful painfully pains hurt hurts hurting hurtful suffer suffered suffers suffering
agony agonizing injury injured wounded headache nausea nauseating nauseous nauseatingly vomit fever insomnia
sleepless boring bored boredom bore bores dull dullness tedious tediously tedium dreary drab bland blandly
flat flatly lifeless listless lethargic sluggish slow slow-moving slowly plodding plods drag drags dragged
draggy long-winded overlong over-long too_long too_slow too_much too_many too_often too_bad interminable
endless endlessly monotonous monotony repetitive repetitious predictable predictably predictability formulaic
unoriginal derivative cliche cliches clich cliched clichéd clichés cliché hackneyed trite stale tired_and
stereotypical stereotypes stereotyped stereotype rehash rehashed recycled retread generic uninspired
uninspiring unimaginative unfunny humorless humourless laughless joyless witless charmless soulless heartless
mindless mindlessly brainless thoughtless pointless pointlessly senseless meaningless aimless aimlessly
purposeless useless worthless clueless toothless bloodless shapeless graceless careless carelessly reckless
hapless ridiculous ridiculously ludicrous absurd absurdly preposterous nonsense nonsensical silly silliness
stupid stupidly stupidity dumb dumbed-down idiotic idiot idiots moronic moron inane inanity asinine foolish
foolishly fool lame lamest laughable laughably cheesy corny hokey sappy schmaltzy mawkish maudlin saccharine
cloying treacly syrupy sentimentality manipulative manipulation contrived contrivance contrivances forced
artificial fake phony phoney pretentious pretentiously pretension pretensions pompous self-indulgent
self-important smug smugly arrogant arrogance narcissistic shallow superficial superficially thin flimsy
hollow empty vapid vacuous insipid insubstantial inconsequential forgettable unmemorable unremarkable
undistinguished ordinary lackluster lacklustre half-baked half-hearted underdeveloped undeveloped underwritten
one-dimensional two-dimensional cardboard wooden stiff stilted clumsy clumsily inept ineptly incompetent
incompetence amateurish sloppy sloppily messy mess muddled murky muddy incoherent incomprehensible confusing
confused confusingly confusion convoluted disjointed uneven choppy jumbled chaotic scattershot unfocused
unfocussed overwrought overblown overdone overstuffed bloated excessive excessively excess heavy-handed
heavy_handed ham-fisted preachy didactic crass crude crudely vulgar vulgarity offensive offensively offended
tasteless distasteful repellent repugnant repulsive revolting disgusting disgusted disgust disgustingly gross
grotesque ugly ugliness hideous vile nasty mean mean-spirited cruel cruelty brutal brutally vicious evil
wicked sleazy seedy sordid lurid exploitative exploitation gratuitous violent violence fail fails failed
failing failure failures flaw flawed flaws flop flops floundering flounder falter falters fizzle fizzles
stumble stumbles stumbling collapse collapses disaster disastrous disastrously catastrophe fiasco debacle
misfire misfires misguided mistake mistakes mistaken wrong wrongly error errors fault faulty problem problems
problematic trouble troubles troubled troubling lack lacks lacking lacked absence miss_the_mark missing misses
waste wasted wastes wasting unnecessary unnecessarily unlikely unlikable unlikeable unpleasant unpleasantly
unpleasantness unbearable unbearably intolerable insufferable insulting insult insults insulted unwatchable
unbelievable unbelievably unconvincing implausible improbable unsympathetic uncomfortable uninteresting
uninvolving unexciting unsuccessful unsettling uneventful unfair unfairly unjust ineffective inadequate
insufficient incomplete irrelevant dishonest lies lied liar lying cheat cheated cheating cheap cheaply scam
fraud rip-off rip_off ripoff overpriced expensive dirty filthy smelly stinks stink stinker stale_and rotten
rude rudely impolite unfriendly unhelpful unprofessional noisy crowded cramped broken broke damaged defective
lost lose loses losing loser loss losses died die dies dying dead deadly death deaths kill killed killing
murder suicide cancer fired laid_off dumped divorce divorced breakup broke_up break_up betrayed betrayal
ruined ruin ruins destroyed destroy destroys wreck wrecked doomed unlucky cursed damn dammit damned hell
bloody_awful ugh argh yuck eww wtf nightmare nightmares crisis victim victims abuse abused bully bullied
harassed complaint complain complained complains complaining criticism refund cancelled crash crashed crashes
accident disease stolen shouted shouting yelled yelling spilled lazy hard-hearted hardly_worth barely_funny
strained strains straining tortured torture torturous torturously grating grate grates obnoxious obnoxiously
abrasive shrill loud_and ill-conceived ill-advised ill-fitting misconceived miscast miscalculation misbegotten
misogynistic misanthropic cynical cynically cynicism bleak bleakly grim grimly grimy depraved downer turgid
ponderous ponderously leaden lumbering limp limps weak weakest weakly weakness weaknesses feeble feebly anemic
anaemic tepid lukewarm undercooked undernourished undermined undermines undercut undone underwhelming
underachieving disgrace disgraceful disturbing disturbed dubious doubt doubtful doubtfully dodgy gimmick
gimmicky gimmicks obvious obviously blatant strictly_for so-so ho-hum meh snore yawn yawning snooze snoozer
sleep-inducing dud dreck drivel garbage trash trashy junk turkey bomb bombs bummer clunker clunky travesty
atrocious abysmal abysmally appalling appallingly abominable deplorable dire excruciating excruciatingly
execrable ghastly godawful god-awful lamentable wretched wretchedly woeful woefully blah bogus banal banality
barren befuddled befuddling belabored bitchy bizarre_and blunder blundering bogged bogs bungle bungling chilly
cold coldly cold-blooded condescending contempt contemptible copycat cumbersome dated deadening debase
deficient degrading desultory detached disagreeable discouraging dishwater disingenuous dismal dismally
disposable disquieting dissonant distracting distractingly distraction dour dysfunctional egotistical erratic
exasperating exasperatingly far-fetched feckless flaccid foul frivolous fussy gaudy glib gory grotesquely
haphazard harsh hysterical ickiness icky ignorant immature impenetrable impossible inaccurate inappropriate
inauthentic incessant incessantly inconsistent indifferent indulgent infuriating insensitive insultingly
interminably irksome irresponsible jarring jaded juvenile labored laborious loopy mechanical mindnumbing
mind-numbing misleading morbid mundane muddle murk musty needless needlessly neurotic numbing numbingly
obscure overbearing overcooked overemphatic overkill overloaded overplayed overrated overly overtly paltry
patronizing perfunctory plotless pretend preposterously prosaic pseudo puerile quibble rancid rambling
regurgitates reprehensible ridicule rote runs_out runs_out_of_steam run-of-the-mill scattered shabby shoddy
simplistic sketchy slack slapdash sloppiness spiteful stagnant stifling stodgy strange_and stuffy stultifying
tacky tawdry tiresome tiring toxic traumatic tripe trivial trivializes unappealing unattractive unbalanced
uncertain unclear uneasily unendurable unengaging unentertaining unfulfilling ungainly unintentional
unintentionally unrealistic unremitting unrewarding unsatisfactory unsavory unsubtle unsure untidy wan wanting
wearing weird_and whiny whine wishy-washy worn-out worn worn_thin wears_thin emo :( :-( :'( doesn't_work
does_not_work don't_work didn't_work doesn't_quite never_quite not_quite not_enough not_much nothing_new
nothing_special nothing_more falls_short fall_short falls_flat fall_flat by_the_numbers paint-by-numbers
off-putting going_through_the_motions only_to should_have_been could_have_been would_have_been might_have_been
instead_of if_only
`)

const neutral = list(`
good_morning good_afternoon good_evening good_night goodnight good_day good_luck_with good_grief good_deal_of
good_for_nothing a_good_deal for_good looks_like look_like feels_like feel_like sounds_like sound_like
seems_like seem_like something_like just_like more_like i'd_like would_like not_like_me kind_of a_kind
kind_of_a what_kind some_kind any_kind this_kind that_kind kinds fine_print fine_line pretty_much best_left
at_best better_off better_than_nothing might_as_well as_well_as cold_drink cold_war hard_drive cheap_flights
slow_cooker slow_motion death_metal dead_line no_doubt hell_of_a mean_that i_mean you_mean what_do_you_mean
does_it_mean means meaning sick_leave lost_and_found cool_down content_of table_of_content contents treat_as
interest interesting_to_see safe_to_say comfort_zone master_bedroom master's classic_example well well,
in_love_with_himself moved_to moved_in moved_out moving_to moving_in moving_out hope_so let_me pretty
as_good_as_it_gets no_longer nothing_but not_only not_just not_to_mention no_less no_wonder
couldn't_be_happier couldn't_be_better can't_complain no_worries don't_worry dont_worry
`)

const negators = list(`
not no never none nobody nothing neither nor cannot can't cant couldn't couldnt won't wont wouldn't wouldnt
don't dont doesn't doesnt didn't didnt isn't isnt aren't arent wasn't wasnt weren't werent haven't havent
hasn't hasnt hadn't hadnt shouldn't shouldnt ain't aint without hardly barely scarcely rarely seldom nowhere
far_from anything_but lack_of lacks_any lacks_the absence_of devoid_of too_little less
`)

/** What ends the reach of an English negator. */
const stops = list(`
but although though however yet because and_i so_i
`)

export const englishWords = {
  positive,
  negative,
  neutral,
  negator: negators,
  stop: stops,
} as const
