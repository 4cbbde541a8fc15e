/** Weights of English words, as `noted.ts` reads them. Made by `npm run bench -- noted --write`; not written by hand. */
export const notedEnglish = `
  1.78 since
  1.27 :length
  1.25 :constraint our
  1.06 :points years
  1.02 <_i've
  0.98 <_i
  0.96 <_our
  0.91 :worthy/short
  0.90 since_the
  0.89 year
  0.87 the_9
  0.85 :points/short
  0.84 always
  0.83 talk
  0.81 <_we
  0.78 :worthy on_@
  0.76 btw
  0.75 this_time work
  0.74 never
  0.73 ,_never eight got
  0.72 :named i_don't
  0.71 !_!
  0.70 ,_so ,_the gluten
  0.69 9_and th_>
  0.68 we
  0.67 when
  0.66 girl work_>
  0.65 ask_> i'm_the i_get three
  0.64 <_also month plays the_right
  0.63 <_my council three_>
  0.62 <_and
  0.60 <_we've are_in nights vet weeks
  0.59 <_i'm_a behind_the feet_> weeks_>
  0.58 9 a_day in_9 makes makes_me whistle
  0.57 bad in_@ mr
  0.56 ,_on bought_a myself scared_of short
  0.55 ,_eight ,_me 9_th <_two before didn't doing girls its people thing though
  0.54 <_i_was band he's i_go it_, on_the six to_be you_are
  0.53 <_its food four_> perfect room second sixty stage
  0.52 ,_always @_in jazz on since_@ spare
  0.51 9_@ <_still bred night_> on_9 place
  0.50 ,_since <_you_are as_well belt doctor i'm_on me_to months the_left under while year_>
  0.49 <_i'm_an and_no by_the deaf i'm_an keto still
  0.48 <_i_get my so
  0.47 ,_which because little maths month_> physio scared thirty under_the
  0.46 <_she's @_> and_that's at_@ first for_it from_the hands_> tooth
  0.45 <_but @_, deaf_> passed stuff we've
  0.44 dad driving due i_do put_me sort_of
  0.43 <_i've_a can't_say cattle doc drawer_> eye my_sister name_is no_to paying piano the_flat the_old there_is
  0.42 <_the at but_not club eldest kids_, moved_to old_man painted ska spring_> theres_a
  0.41 <_got <_i_hate <_ms <_please_always always_answer answer_me can't_do canal dentist for_the got_the greyhound
  0.41 half keeps only please_always short_sentences theres two_> years_>
  0.40 <_thirty @_from bed_> both chess feet i'm in_short is_my milk then_a uncle up_in window
  0.39 algebra blind brings came coach cos family have_it sentences_> yep_>
  0.38 <_i_go <_oh_and at_night but drew electric gallbladder locks my_life nurse oh_and person_, shed side so_no
  0.38 spoons tablets the_doctor them_> through used with_the
  0.37 ,_just ,_two <_i'm_the <_i've_three <_mum <_night at_thirty bipolar choir drives from_my green had_my i've_a
  0.37 i've_three near_@ nothing_but plays_the right_one tax the_canal two went will_not years_now yep you_ask
  0.36 bailiff been belt_in black_belt boys canal_> carry cooking drive form german i_use is_9 is_in language machine
  0.36 off_the right_> script so_this sound spring tell_you won't
  0.35 ,_it ,_she's <_five <_gluten can coriander coriander_> day_> drink everything eyes_> he's_my late licence
  0.35 metformin nine no orange pre run_, sort stand_coriander that_says the_first their to_nobody we_lost
  0.34 ,_she 9_, <_he <_i'm_saving <_i_do <_that's_the basically_a be_a believe_in carb carb_> don't_ask for_me
  0.34 girl_> go_by i'm_a i'm_saving i_did library lift opens pa rooms so_> speak_to too_much way_, without
  0.33 ,_by <_i'd <_i_play agree and_three boys_, broken btw_so but_i divorce dyslexic eats fifteen heart mostly ms
  0.33 ran says_it six_weeks sleeps studying that's_the thirty_years three_weeks time_> up went_off which_i
  0.32 ,_doc 9_k all_the breakfast_> correct_me diabetes every_morning ginger gym i_talk in_both kept monsters
  0.32 never_had now_> other own_a panic pay perfect_> retired shifts swim ten_years tyler when_i'm
  0.31 ,_we 9_! <_half a_better at_forty bike birthday coeliac drawer eczema finished_me free go_to has_put job keep
  0.31 kilometres lip mainly me_@ meat more_> my_family neighbours nurse_> one_does out_in play_the raised room_>
  0.31 say_i string_> teaching test weekends with_9 yr
  0.30 ,_it's <_blue <_passed a_rash and_9 badly baked bedroom bigger_than black called_@ choir_> counting either
  0.30 every fall five_foot haven't i'm_doing ice kind made_a me_own nobody parents rash she's she_made sleep_with
  0.30 the_only this_month to_do today_> twenty unit
  0.29 accident babies can't chainsaw fever for_six forty full_of grand have_to hook i've if_it it_to last_@ list
  0.29 medical my_chess next_@ now_and paid pitch pork read_> said_so saving_for since_i sold_the stick tea the_gate
  0.29 the_neighbours turns up_at wore
  0.28 ,_only ,_plays <_he's_my <_i'm <_i've_had <_i_read a_heart and_two brother's called child eight_and fourteen
  0.28 from has_a i know_it last_week my_ex own people_> plastic school_> shoulder size team tell_> the_alarm
  0.28 the_shoulder third took working
  0.27 ,_diagnosed ,_every <_oh <_she_was <_they've after always_have and_me anything dairy diagnosed_at door_> empty
  0.27 i_make kiln liver lives my_driving nia out school shoulder_, step taking that's_me the_library told_you turned
  0.27 unfed
  0.26 ,_eleven ,_ten ,_though :profile/short <_bought <_can't <_i_make <_i_only <_my_sister <_nia <_physio <_she's_a
  0.26 <_sound <_the_whole @_after @_with and_@ been_> best contract cottage dads diagnosed fall_> for funeral
  0.26 green_> head_> hip i_play is_due it_> it_has keep_the lentils love museum old proud_of read_@ speak take
  0.26 than_me the_fall the_spring to_@ waiting_list we're weekend_> whole_family you_do
  0.25 ,_four ,_we're 9_so :episode <_baked <_been <_bought_a <_i_don't <_i_sleep <_sold_the <_we're <_you @_at
  0.25 @_next @_to a_lady a_little back_> before_i'm bread broke by college coming did either_> fri gluten_free latex
  0.25 lead learned_to like_9 never_learned no_, office one_year out_of over_@ place_> saving seven sixty_> sourdough
  0.25 the_door they're till_i to_> to_swim to_take tone used_to way where_the worked
  0.24 , ,_three 9_in <_guess_who <_hang_on <_love <_my_ex <_there_is <_third a_kiln a_nun at_home be_in bow call_the
  0.24 club_> coffee don't_eat eye_> gate gave goes grandad guess_who hand handed i_broke i_take in learned lives_in
  0.24 monthly morning_> my_best nephew night nun seven_> spreads sugar that's_it the_big the_place the_window travel
  0.24 two_boys two_days w_a walks wants wants_me with_my would_you
  0.23 ,_first ,_left ,_red ,_up 9_nd <_and_i <_dad <_i've_lived <_i_ran <_like <_the_9 adhd after_the an_@ and_green
  0.23 birthday_> blind_, broke_my brother came_back can't_have colour_blind cupboard divorce_> feed ferry finish
  0.23 fixed for_everything garage grade i'm_dead i've_lived i_made i_ran i_sleep in_the k kids know_, knows living
  0.23 mango me_and moment nan's nd nephew's nights_at quartet railway red_and sees st stay the_bottom the_council
  0.23 the_smell they_have though_it thru twelve up_the when_i whole winter written
  0.22 ,_all ,_its :task_done <_bit <_gave <_mr <_terrible <_ugh_i a_girl a_one a_pencil anything_with arm bad_>
  0.22 baking believe bottom bridge_> btw_, calls_me centre_, cousin disturb downstairs fasting final gloves lactose
  0.22 little_@ lupus lupus_, my_parents named nine_days one_> one_day pencil pretend red so_badly so_it's so_we
  0.22 the_night the_shed the_washing took_in twice_a ugh_i village wed you_believe
  0.21 ,_because ,_even ,_put :constraint/short <_burnt <_burnt_the <_i_bite <_i_drink <_perfect <_she_said a_living
  0.21 about_it alarm_went am_in at_four badly_that before_breakfast bite bite_my box burnt burnt_the by_nine code
  0.21 cousin_@ dae deputy drawing eighty_one even_though every_night failed father's fun gives gold gran he_is
  0.21 hopeless_at house_, i've_put i_bite i_cried i_drink i_listen i_painted lasagne lasagne_so living_> man_> means
  0.21 my_second my_uncle ngozi off_@ off_lol on_call quit_the ran_even remind remind_me sets shop_> so_i'm strangers
  0.21 take_it the_beach the_lasagne the_physio they this_year to_use to_walk was_freezing what_i with_some with_us
  0.20 ,_he's ,_in <_and_@ <_b <_if <_seven <_the_vet @_all a_bell a_guy again_, all_that any audiobooks aunt_@ bass
  0.20 bay bees born broke_up chairs cholesterol corner couch disc do_the due_on ends_in failed_my fight five
  0.20 fixed_the freezing fruit funeral_> given goat_> hall hands hang_on hear_a hives hmm_> hopeless ice_, in_> keys
  0.20 lady licence_> live_with machine_> met mins_> motorbike my_neighbour of_everything officer olives otters
  0.20 out_to passport pilot sentences shave shear signed started text the_letter the_letters the_milk the_vet
  0.20 the_way to_his too_, transmission twins uni was_my weddings wi winter_>
  0.19 ,_born ,_twice :preference/short <_another_morning <_baked_sourdough <_hate <_pastor <_she @_and a_month
  0.19 a_zero again_this along_the always_, and_it's and_that and_then another_morning anything_else are_all as_my
  0.19 baked_sourdough be_honest been_on before_anything bell_> bouldering cell chew do_with drum eight_kilometres
  0.19 eye_, friends_> garden gave_me gogo's gone_in her_> horse_> house_on i've_never i_carry i_die i_let in_six
  0.19 into_@ it_makes kilometres_this lanyard learn learning like_that list_before mam metres morning_run my_gran
  0.19 my_late my_stuff no_more nothin nursing one_and priya put_it records school_in season sent_a seven_in sickle
  0.19 sickle_cell side_> sober sourdough_again split summer the_girls the_steps think_i'm this_weekend thyroid tin
  0.19 to_feed type_9 walnuts water wear weekend work_at
  0.18 ,_no 9_lbs :profile <_another <_had_my <_i'm_doing <_i'm_in <_i_painted <_remind <_remind_me <_sold @_brother
  0.18 @_now a_dentist a_watercolour accountant all_evening aunt auntie bad_, believe_it boy_> brings_me brown cab
  0.18 clean dad's doctor's don't_believe dyslexic_, eight_, eleven_and every_month every_single eyed fail fillet
  0.18 forgot_to freezing_> friday_> from_9 go_at graph group he's_9 husband_> i'd_rather is_broken it's_the jobs
  0.18 kayleigh kidney kit laps lbs line_, line_> list_for machines march me_down months_and mum_and my_@ my_gym navy
  0.18 never_been oga one_night opinions out_loud pack painted_a pan pantry passed_my pick_up possum proud retirement
  0.18 tech terrible than_i that's_what that_is the_baby the_navy the_pantry the_shop the_tablets three_years
  0.18 trampoline truck van watercolour watercolour_of week_> who_can you_have
  0.17 ,_about ,_i'd ,_our <_9 <_a_lady <_and_i'm <_failed <_he_is <_left <_my_laptop <_nae <_never <_nurse <_she_is
  0.17 <_took a_frame a_widow allergic allergic_to also an_hour autumn bar beach because_of believe_> benign birth
  0.17 boilers called_the came_with cello centre changed citizenship counting_> distinction distinction_> do_a
  0.17 doctor_> eat eighteen everyone everything_to first_, forty_> good_> grand_, guy i'm_9 i'm_just i_haven't
  0.17 i_keep in_an in_our in_spring junwei ladder library_books like_its make_the migraines my_licence my_old
  0.17 my_right name's near near_the of_us oil old_@ opening_, outside_the over_a rye stays steps stick_, subject
  0.17 swell talk_about talking taught the_list the_spare them_in therapy three_, train_> treasurer two_, up_like w
  0.17 warehouse wednesday wednesday_, widow wife_@ window_, without_a wrote_my
  0.16 ,_at ,_is ,_last <_i'm_on <_i_listened <_passed_my <_people <_their <_went <_you_can @_n @_out @_the @_thing
  0.16 a_bicycle a_kidney a_vet adopted all_i allotment amma and and_dad and_got apprenticeship as_one at_school
  0.16 barista because_i bicycle boat_> can_make cancer cash cheese clients clinic cos_i'm could_have cricket died_in
  0.16 diploma eighty everything_, exam_> exams fifty fits fitted for_this foster goat gone_> grew_up harbour here_>
  0.16 high hives_> home_to honest_> i_guess i_listened i_put is_@ jazz_all jazz_record just_a knives lady_,
  0.16 language_> laptop_died lawyer lights_on listened listened_to listening_to macular me_! me_? mon mon_wed
  0.16 monthly_> my_job n needs netball new_jazz nineteen_> nothing_in of_her oh one_in onto other_people's ours
  0.16 passed_! pays people's person priest record_today refund says_its sworn takes teacher test_today the_couch
  0.16 the_ferry the_lot the_name this_> time_, to_9 to_jazz to_look today_! treasurer_of turns_my us_in vet_> w_my
  0.16 walls wed_fri will_> wrist
  0.15 ,_nights ,_out ,_there's ,_with <_coach <_hang <_he_had <_he_say <_i've_never <_i_wrote <_old <_only <_she_has
  0.15 <_theres <_they're <_they_have <_we've_got <_whole ?_? @_it a_cold about_a above_the all_@ am_, and_it
  0.15 and_never bank before_you best_friend boy_@ check_this checked cheese_> chip classes collarbone comes county
  0.15 cousin_> cream credit daughter's defence eight_years else eyes feb first_> for_> found_out fridge_> given_me
  0.15 gives_me go_out got_a hair's has_@ he_say hens i_translate lah life_> list_of look_after loud_> making mass
  0.15 me_, memory months_> most my_supervisor never_came not_be nuts oil_> oven_, panic_> program rd retainer
  0.15 river_at s seat seeing sister_> sister_in sixteen so_i've stents taste the_exam the_funeral the_job the_keys
  0.15 the_rest the_summer the_village them they_gave twins_> two_stents wall_> we've_got weekends_> why_i with_three
  0.15 worse year_, yes_, you'd you_check zero
  0.14 ,_of 9_rd 9_st <_i'm_left <_i_collect <_i_never <_i_translate <_i_want <_my_daughter's <_my_first <_nobody
  0.14 <_ran <_right <_she_left <_they've_got <_they_gave <_ugh @_does a_boy a_customer a_lighthouse a_word age alarm
  0.14 along_> an_only anywhere are_not attendance back_on bag bag_> before_@ behind big both_eyes bread_> by_@ call
  0.14 carrier course died_of dish_> ever every_other flying forms have_them hearing heeler her i'd_be i'm_left
  0.14 i_collect i_only i_sold i_start ice_cream in_me it_doesn't it_is it_or it_over job_and lent lighthouse line
  0.14 listen listening lorry mad made_the me_i me_into missus money my_daughter my_daughter's my_other never_>
  0.14 october off_> only_child password plane rather review right_arm ring runs scholarship sending she_is shed_>
  0.14 shower since_my small so_give so_that's son_@ sound_like still_> stupid summer_> terms that_don't the_back
  0.14 the_bar the_county the_good the_paper then_@ then_i'm they'll they've_got thing_for units up_with want_a
  0.14 went_> with with_their worse_> you_can young_lad yrs
  0.13 ,_for ,_name ,_that's <_currently <_his <_i_own <_i_take <_i_write <_it_means <_kofi <_kofi_is <_looks
  0.13 <_looks_like <_mostly <_slow <_started <_they_found @_as @_until @_was @_went a_night against_the along
  0.13 also_my apnea arrive asthma away_in btw_> but_we carry_the cello_lesson circus college_> council_> crash cried
  0.13 crooked crooked_> cross currently cut_the cycle dentist_, do_@ exam falling feeds fingers_hurt first_cello
  0.13 forty_one girlfriend got_out had haiku half_> has_me have_my he he_died house_in i_cycle i_never in_there
  0.13 it's_all it's_her it_means jumpers keys_to kill_me kofi kofi_is left_me lesson_, let local long_does make_him
  0.13 men mind_you mornings mums my_first name_of neighbour nine_, nope_> number_9 of_@ officially otter owe_my owl
  0.13 papa paying_it photos points potato ps purple regular rented rigs rod roller sees_a sept she_has sleep_in
  0.13 speaks spin stupid_> surgery teaches team_> temple tent the_bike the_cab the_divorce the_goat the_opening
  0.13 the_ring the_stairs the_truck the_under they_found through_@ tickets toad_> touched town true twenty_years war
  0.13 well when_you wild window_>
  0.12 ,_half <_amma <_aoife <_cole <_fine <_her_name <_how_long <_i've_two <_i_returned <_i_tried <_me <_my_boy
  0.12 <_my_grandson <_n <_piano <_please <_ran_six <_set <_so_the <_spent <_we're_doing <_went_to @_by @_would a
  0.12 a_beekeeper a_hospital a_jazz a_kid a_personality a_post all_over also_, and_we've as_of asked at_her away_>
  0.12 baking_rye beekeeper been_sober before_work below bench books_this boot boot_> bread_last but_it's but_you
  0.12 by_myself carry_an cell_> cole comes_out concert concert_by days_, dental did_i do_i doing_the door engaged
  0.12 ever_since frame_> from_a gravy had_me hip_> hit hotel hurt_> i've_two i_returned i_tried in_english it's_got
  0.12 it_all jazz_concert june kill kilometres_before large last_year look lovely make mate_@ me_now mia milk_,
  0.12 money_, moved_in my_in my_left my_nan's named_him nobody_> note october_> olds only_the personality pipelines
  0.12 pit proofread pump ran_six read_the receptionist returned_the run running rye_bread second_> second_year
  0.12 she's_a she's_an she_does shoes_> shop shoulder's six_, six_kilometres someone_called sounds_like string
  0.12 the_cupboard the_dentist the_rain the_rigs the_temple things_to tin_> tried_baking trying turns_out uncle_@
  0.12 voted wey when_it year_olds years_, yesterday
  0.11 ,_both ,_due ,_same ,_still 9_more <_a_woman <_an <_doc <_had_to <_i_ought <_i_put <_i_sketched <_if_the
  0.11 <_make_it <_my_blood <_swam <_swam_forty <_we_have a_diary a_green a_leg a_retired about alto ankles anymore
  0.11 arms at_dawn at_it autumn_> bc bike_> biscuit_tin blood_> board boss_is breath by_aisle cakes care_, cleared
  0.11 coffee_> comics dad_and daily damp dawn dawn_> day_, dead_, deposit diabetic did_> doesn't don't_drink drama
  0.11 drink_coffee driver driving_> every_@ ex_has fingers_> finished first_one fly for_good forget forty_laps
  0.11 four_and friends frozen go_down grandfather grow hall_, handed_> has_no he_goes horse husband i_feel i_restore
  0.11 i_sketched i_wrote in_her in_january in_june in_with instead_, iron it's_just it_out january k_> keep_a key_is
  0.11 kids_> kitchen knit lad laps_before lawyers left_handed letters likes_the list_by luck model more my_brother's
  0.11 my_collarbone my_grandfather my_shopping my_teacher myself_> neet nineteen_and nudge only_one open_a ours_>
  0.11 part_of partner passenger_seat pickle plenty_> refuse rhubarb room_, running_along saw_the say_my she's_in
  0.11 she's_my shocking shocking_> sign silent sketched sketched_strangers sold_my stamp strangers_on studio_in swam
  0.11 swam_forty talking_about tastes th the_bench the_bin the_gym the_lady the_parking the_passenger the_train
  0.11 the_wife they_pay third_year toad toes too_> tutor twin uncles us_and use_a vegan wait_for want_to ward
  0.11 we_have went_running which_is written_> yelled yes yesterday_>
  0.10 ,_c ,_her ,_his ,_third 9_yrs <_coffee <_could <_got_my <_i_drive <_i_feel <_i_restore <_in_the <_it_was
  0.10 <_lost_my <_nah <_our_@ <_she's_in <_spent_@ <_we_keep @_baking @_has @_instead @_or @_who a_child a_lift
  0.10 a_stick a_wedding a_wee a_window about_the aisle_> amateur and_nobody's asking at_them aw bacon baking_two
  0.10 because_my bigger bowl brother_@ by_one c_9 cakes_> came_out came_through carpal carpal_tunnel cat_has chat
  0.10 colour contract_> cook dentist_on dialysis divorce_came drives_a driving_test dropped_my drowned fat first_and
  0.10 for_us forward friend_@ furious gave_up get_a graduates had_three hallway hand_> has_moved has_my he_had
  0.10 honestly i_finally i_see i_speak is_also is_coming is_so it's_an it_turns june_> kinda lapsed learning_the
  0.10 marriage me_i'm me_three metal mine_> minutes_from mum named_the nap neighbour_@ next_to nineteen no_sugar
  0.10 not_@ not_that now_so number nut older operator owt piece pinned poster quince rescue restore rolls safe
  0.10 said_that share_a she's_been shipyard sister_@ slipped smoking snores south spaniel spent spent_@ spoken
  0.10 studying_to taxi tea_> that_> the_accountant the_bed the_bread the_dream the_money the_nurse the_pump
  0.10 the_quiet the_shipyard the_van they've they_took thin think thousand_> thumbs took_me took_over tunnel twelves
  0.10 two_cakes under_twelves upstairs version viola walkin war_> we've_put we_keep wedding wife_> wings wool
  0.10 work_from wrote_a wrote_the you_to
  0.09 ,_now ,_they're ,_twenty ,_would 9_> <_and_a <_change <_day <_does_it <_everyone <_failed_my <_got_the <_had
  0.09 <_i_filled <_i_made <_i_owe <_i_rent <_it's_the <_lotte <_lotte_and <_on_a <_she_plays <_so <_three <_what_do
  0.09 <_when @_only @_sk @_without a_blazer a_box a_goat a_lanyard a_second a_taxi a_third a_view a_whole above
  0.09 above_a across_the also_the an_a an_amateur and_a and_thinks and_took anyone as_though ask_the asthma_, away_,
  0.09 basement be_nice best_mate bin_, bowl_> buying can_see cause clicks clinic_, close come_up could cries
  0.09 cupboard_> curry data day delivering dish doctor_said done_, drums eleven_> evenings every_week everything_>
  0.09 ex expecting_in family_> farm father_in filled five_> flat_in floats floods framed from_me fungus gets girl_,
  0.09 goes_to goodbye got_into government half_a hall_> he's_a her_brother her_name herself hill his_mother honest
  0.09 hospital hundred husband_@ i_filled i_opened i_rent i_sit i_teach i_used in_all is_at it's_@ it_and it_off
  0.09 it_up its_9 its_just joined joined_the knee lah_> late_for lay lets lips lot_> lotte lotte_and mam's manage
  0.09 market me_are me_do mix month_, my_father's my_kids my_passport name's_@ name_and nan next_year noise noticed
  0.09 now_we're of_four off office_> on_in one_years or_the over_to palpitations passenger passport_before phone_in
  0.09 points_, polio pot pottery problem race regret_> renew_my ribs run_the saturdays scan scheme_> sent_>
  0.09 she_plays sings sk slide slowly so_bad step_> surname talk_@ that_was that_will the_band the_side the_water
  0.09 thing_is thirty_one tho thousand thursdays till to_tell told_her told_me took_up up_after up_here up_yesterday
  0.09 veg view_of we_named wear_the week_and while_i you'd_think you_want
  0.08 ,_doing ,_don't ,_near ,_was 9_am 9_months 9_on :preference <_allergic <_allergic_to <_doing <_drew <_drew_the
  0.08 <_he_wants <_i've_got <_i_can't <_i_eat <_i_sold <_i_used <_indi's <_latex <_lost <_my_mum's <_my_neighbour
  0.08 <_nine <_our_neighbour <_the_dog <_they_took <_we_are <_we_got @_drives a_bloke a_hotel a_packing a_paper
  0.08 a_rich a_sketchbook a_tram aids an_apprentice and_everyone and_her and_just and_put and_they and_what any_more
  0.08 apartment at_weekends bar_> begun bins books boss_> boxes bullet burn cabin case_> certificate chairs_,
  0.08 chapter_> child_> children's coffee_every come_in cooking_> customers did_the dining do_you doctor_has
  0.08 drew_the due_in dust early else_> end_of filled_half for_, for_four for_one form_> forty_minutes frame friday
  0.08 gave_my had_to harbour_from hate_it having_a he_does he_wants hearing_aids hers holiday_> home_in hour
  0.08 i'm_learning i'm_opening i'm_to i_give i_share if_he in_from in_his indi's insurance it_got jazz_records
  0.08 knees_are lets_me like_an mechanic mistake mum's my_bike my_mum's my_nails my_name's my_window nae nails new
  0.08 nobody's novel now_i on_everything on_holiday one_to our_neighbour outfit oven own_door owns packing_list
  0.08 pay_for pens pens_> personality_> phd pizza played_jazz playing pools pure pure_veg records_while require rich
  0.08 river said_yes says_, says_it's scheme science sells sept_> set she she's_already she's_on she_can't she_wants
  0.08 shift_, shook shopping shopping_list shouts sketchbook sketchbook_on smoking_on snore_> so_it sometimes stats
  0.08 surveyor taking_the tattoo teach_the techno tell_the ten_days that_it the_badger the_harbour the_hero the_law
  0.08 the_oil the_plant the_same then_he therapist thing_, thing_in things this_to tho_, to_walnuts to_work tram_>
  0.08 twelve_> twenties twenties_> type viva voice_, walnuts_, was_born wasn't we_got wedding_ring weddings_>
  0.08 wednesdays weeks_, what_was while_cooking whistles who_was wife's wine writing writing_a you_i
  0.07 ,_fifth ,_forty ,_if ,_nine ,_who's 9_people <_also_i'm <_both <_company <_could_you <_got_a <_got_stuck
  0.07 <_i'm_learning <_i_cried <_i_finally <_i_speak <_me_and <_missus <_my_girlfriend <_my_son's <_saw <_she_told
  0.07 <_then_he <_we_named <_we_painted <_ya @ @_died @_had @_says a_bank a_form a_fox a_list a_long a_small
  0.07 about_thirty all_> also_i'm an_all an_old and_his angry apprentice are_at august badger bake barely beats
  0.07 bin_> blue boy_, budgie but_the cake_> charge class_, combination computer correct correction could_you
  0.07 cried_> cried_into day_of dev does_my dog_> drink_driving ear_since exactly_> finally_saw firm for_drink
  0.07 for_now found_a fox french girlfriend_@ goes_> got_@ got_my half_an happens have_9 have_an haven't_told
  0.07 he_still heading hear_the held her_mother him_a him_the his horses i've_to i_call i_turned in_by injection
  0.07 inspector is_killing is_where it's it's_only it_from its_the job_> just_walked karachi killing kitchen_yellow
  0.07 landlady lass last_one late_, late_> law_, league lesson library_> licence_for lift_at likes lines lock
  0.07 make_me me_at mic mom mornings_> my_boyfriend my_dad's my_eldest my_father my_girlfriend my_son's nah new_one
  0.07 nice nice_> no_lift noise_, of_course on_as one_with only_@ opinions_on out_and out_on painted_the parish
  0.07 permit physics picked pill pounds_, pressure route runs_out set_9 shook_my six_of snore so_far so_my so_now
  0.07 so_that son's spit stairs_> story stroke teacher_, term that_sounds the_biscuit the_college the_missus
  0.07 the_office the_piano the_stick the_viola the_whales theory these_days this_@ to_marry to_report two_girls
  0.07 visitor was_six we_painted week well_, whales_off what_it where_nobody wife_, will with_it years_of yellow_at
  0.07 you_can't
  0.06 ,_did 9_at :episode/short <_9_k <_and_then <_i_didn't <_mother <_my_dad's <_my_supervisor <_my_uncle @_because
  0.06 @_on @_side @_when a_bus adopted_a after_> amateur_quartet and_has boarding boarding_school crane deep_breath
  0.06 don't_be edit exactly flight foreman getting_married have_begun health heat her_room i've_not inhaler is_to
  0.06 it's_me its_own laughed_at log me_out medicine mostly_> my_chair my_room nights_> of_9 okay_> on_shift
  0.06 one_bedroom only_, our_kitchen place_where quartet_> raffle rd_> she_left she_will shift signed_the smell_like
  0.06 socks spring_, station stent student the_boys the_corner the_green thurs_> to_pay tree trust us_to use_@
  0.06 viola_in w_the waiting was_twenty we_eat wife window_open write_a yellow
  0.00 :decision/short
  -0.01 :task_open
  -0.03 :request/short :task_open/short
  -0.04 :task_done/short
  -0.06 ,_eh ,_short 9_mins <_9_9 <_are <_be <_don't_make <_have <_hi <_long <_my_@ <_my_mum <_pay <_picture <_sick
  -0.06 <_tired <_very <_you're a_bird a_kettle address already answer archdeacon_> assistant b bath_> biscuit bold_>
  -0.06 bullets bump call_it can't_take card_> carpet_> crack eh_> gannin guess_> helps i'd_been i'm_running i_think
  -0.06 illegal illegal_> in_for island it_as it_normal it_without knocked left_on legend lightning played rain_> rang
  -0.06 real_one remove request running_> stairs_, thank_@ that_scene the_accent the_archdeacon the_blue the_ceiling
  -0.06 the_number the_roof till_9 to_it two_in under_it walking wanted_to washed what_time whole_thing woman_in
  -0.06 wouldn't yawning you_say
  -0.07 ,_9 ,_nae ,_sixty ,_where ,_zero 9_points <_a <_call <_does <_from_@ <_get <_go <_hiya <_i_fell <_it_rained
  -0.07 <_keep <_like_a <_not_a <_nothing <_rent <_rent_is <_shut_up <_skip <_steve <_twenty <_we've_a <_well <_wish
  -0.07 @_before @_will a_point accent after_that ages and_said and_she's at_a at_three badge boy broke_the c c_>
  -0.07 can't_stand cats cheating client colder company_> conservatory cylinder degrees_> difference
  -0.07 difference_between don't_want done drags driving_me drunk each ear_> eating_a emails emoji file flies formal
  -0.07 formula found gaffer grey guitar him_to hiya i'll_be i'm_like i_dreamt i_find i_tell i_woke into_the
  -0.07 is_driving isn't_a it's_fine it_in it_rained it_says joke_> knock link live_in low me_9 me_so me_something
  -0.07 me_that middle_of much my_badge my_bag nee no_one none nothing_, of_two offered oh_, on_your one_page ones_>
  -0.07 our_@ p_9 page_two part_time practice put_@ rained real_> sack says_he sea_and sentence_> series shirt_>
  -0.07 shut_up six_year slice small_> smell_it smell_of speaking steve stops story_of take_the tearing tell_us
  -0.07 terrible_> than that_a the_difference the_finale the_new the_room the_title the_toilet this_morning till_the
  -0.07 to_a to_say together toilet_, tree_, up_and use_that villa walk we've_a went_to west what_the with_this
  -0.07 with_you words_> you_on
  -0.08 ,_quick ,_you'll <_ate <_aunty <_i'm_sick <_i_say <_idk <_insurance <_no_, <_noted <_one_day <_rate <_read_me
  -0.08 <_school <_second_year <_she_had <_the_dog's <_the_wedding <_wah <_wait @_one a_boat a_name after_lunch
  -0.08 and_all and_go and_we are_you as_if ate_a baby_in back_the bald balloons been_talking body boiler cable
  -0.08 came_up chorus chorus_> clock clock_> cold command complain complain_> country crows dark die die_> do drive_>
  -0.08 eating_> enough error evening_> false father_was feel_like forty_four four_hundred fridge go_and go_in happy_>
  -0.08 have_not honest_, honestly_> how_@ i'm_sick i_fell i_married i_need i_quit is_this it_worked just_got left_my
  -0.08 lemon letter_> lived_in loading_> maybe me_of mouth my_boy my_brain my_nan name_> names_for next now_he oat
  -0.08 of_all of_ten offer one_about one_for only_us opened opening pages paragraph porridge properly quiet_> real
  -0.08 regret sad said_thank say_anything scene_> sed show sick_of sideways soup steps_> that_trick the_chair
  -0.08 the_dog's the_font the_mother the_studio the_very tho_> times_> to_sleep too_early too_easy tuesday voice_>
  -0.08 wah wake wall was_never we'd we_share what's_that zero_> zoom
  -0.09 ,_next 9_quid :rule/short <_baby <_eh <_he_has <_help_me <_i_had <_i_like <_i_wear <_imagine <_last <_let_me
  -0.09 <_my_cat's <_put_the <_stop <_tell_me <_what's_a <_work a_bad a_face a_job a_pie a_tortoise an_apple an_e
  -0.09 animals answer_> as_@ at_last at_this backwards backwards_> batch bee_> been_going been_in brain cat christmas
  -0.09 come commas course_> cracked crew crossword deck_> do_> drop excellent excuse for_my gan go_, ha_, has_gone
  -0.09 headphones home_> how_you i've_had i_am i_won if_a instead_> is_calling is_it it_that junior kept_the later_>
  -0.09 licence_, lost_my love_it married_to me_one mean message_for my_cat's o_the of_my off_a only_> outside_>
  -0.09 own_bed phew phew_> pink_> poetic put_you q read_me ringing sausages says_i sent_me sentence sharp_> she's_got
  -0.09 she_told shouting_at soup_> stood_there swapped the_bathroom the_bus the_clock the_hospital the_lease the_mask
  -0.09 the_post the_red the_screen this_line title_> training turn_to two_of vs w_, want_the we're_a we_do weak
  -0.09 what's_a with_her woman word write_it ye
  -0.10 :other/short <_best <_convert_to <_do_not <_eight <_ha <_haha <_he_said <_hello <_help <_i_could <_i_played
  -0.10 <_jess <_morning <_my_feet <_put_@ <_yes <_your @_if @_of a_lie a_red a_van and_not and_there and_you
  -0.10 archdeacon are_three aren't bet between_a blow book brother_in bye_> children chips clip closed_, cried_in
  -0.10 cruise day_and day_is diary_, do_, do_they english everyone_is fed finally fit flushed folder foot_>
  -0.10 forgive_me forty_of frozen_> future_> get_into halfway hard_> help_> help_me hilarious hilarious_> his_own
  -0.10 how_i i'd_have i_played i_says id impossible_> into_a it_again known landed last_, lawn left_the levels
  -0.10 like_this literally loading lobby loudly man_in me_for middle minus_9 monday_, mood morning_from my_bed my_tea
  -0.10 not_like nothing_> obviously odd one_of out_a outside_@ pair patient plot_> pls_> plural plural_of put_in
  -0.10 sat_on screen_> single snow_> something_, sounding story_> tablet_> telly_> template_, the_hair the_kids
  -0.10 the_man the_plural the_wall the_weekend they_got thing_that this_crossword this_is this_spreadsheet three_of
  -0.10 to_hear to_make to_page to_that top_> very very_good we_are with_@ with_two write_to
  -0.11 ,_nobody ,_thank 9_? 9_has <_can't_sleep <_cut <_don't_get <_goodnight <_had_a <_i_hear <_i_think <_is_9
  -0.11 <_less <_let <_perfect_, <_right_, <_they_got <_turn <_why <_write_me a_baby a_horse a_lad a_picture a_table
  -0.11 ambulance an_ambulance and_come and_somebody appendix are_right as_they awful back_up battery bed_at
  -0.11 better_than birds boiling brain_is bye_! can't_believe castle coat cold_> couple covers cow dishwasher
  -0.11 dollars_> don't_say down down_, foot for_him for_three garlic he's_@ hi how_one husbands_, i_hate impossible
  -0.11 in_order in_plain isn't it_now kitchen_> lease like_you ma mates me_today mention my_manager my_new n_>
  -0.11 night_, nineteen_years noted noted_> once_more one_9 oven_> please_, rank rate salt scale scrap screen_went
  -0.11 sea sent seriously she_knows sheet silence six_> slow_as soft some somebody's something_in space_> spell stop
  -0.11 that_@ the_bath the_books the_cold the_family thumb_> told_i two_more us_> walked_out wardrobe was_married
  -0.11 wrote you_had your_a
  -0.12 ,_after ,_aren't ,_everybody 9_minutes <_a_man <_after <_all <_alright <_eish <_explain <_good_morning
  -0.12 <_i_passed <_jesus <_leave <_leave_it <_monday <_number <_she's_got <_sing <_sorry <_we_do <_well_, a_joke
  -0.12 alright an aren't_they at_all at_ten bio block but_only but_that chest class_> clue couch_> dark_mode degree
  -0.12 dollars_, donkey eish end extra film_> fish five_, flatmate forgive forgotten good_morning got_his granny
  -0.12 had_the ham ham_> hand_in have_come he_has her_@ hoover i_sat in_line it_like jesus jollof key leave_it legs
  -0.12 lettuce_> like_i'm looking_at lyin medal midnight_> moose my_door my_eyes name_on napkins neck now_, on_a
  -0.12 one_, owe_you p packed partners pasta plain please pls poem pretty procrastinating question quick_> read_it
  -0.12 rhymes rhymes_with rush say_something slept snoring so_, stood ta talk_to tea_, than_the the_appendix the_book
  -0.12 the_children the_front the_hoover the_porch they_say thick think_about three_in today_, took_it two_@ wait_>
  -0.12 was_i who's whole_life wife_in wife_says work_on world writes you_for
  -0.13 ,_and 9_pages :small_talk/short <_can't_stand <_from <_i_left <_look <_minus <_my_wife <_oh_my <_shorter_,
  -0.13 <_sign <_what's_the @_@ @_a a_biscuit a_hand a_torch a_wife agreed alphabetical_order and_left around asked_me
  -0.13 badly_> bed before_i bless but_she canada caption_for chapter_three colleague comin croup died dreadful drying
  -0.13 dude evil fell fighting front_, guide has_got heating_> him_back hole husbands i_almost i_bought i_felt
  -0.13 i_moved i_ought in_one insult it_since it_sounds just_me just_off let_me load_shedding looking love_, man_,
  -0.13 manager mask meme message_> metro moon mother's moving my_colleague na names_> need_to of_water off_me oh_my
  -0.13 order_, ought ought_to out_the party questions_on quiz_me ra rest sandwich_> says_> sec_> shedding shorter_,
  -0.13 silly students sunday_> suspicious ta_ra tell_@ thank_you that_ending the_biscuits the_chart the_drawer
  -0.13 the_moon the_plot the_thing the_tram the_word their_@ there's think_, this_song those_two threw_a tiny to_bed
  -0.13 tram twice typo us_, walked_off was_so wee you_think young
  -0.14 ,_b <_he_came <_i'm_eating <_i_should <_my_colleague <_one_of <_ten <_that's_a <_whats_the @_he all_my aloud
  -0.14 alphabetical and_by at_half baby baby_> beta both_> bridge call_me cannot colleague_says conversation
  -0.14 conversation_> convert_to cr dock dollars don't_make down_to dream_that everything_i fair for_scrap for_that
  -0.14 from_this future game_with get_it ghosts gone_, goodnight grumpy grumpy_, hands_are have_three he_came hear_it
  -0.14 hm home_and how_far i'm_up i_meant i_miss ignore in_, is is_just is_one it_down k_words like_the look_like
  -0.14 mandarin menu mother_in my_mother's news noon not_> o_@ on_his one_who own_three plums pup ref room_in same_>
  -0.14 say says_i've sermon should_like since_> soon starting the_better the_date the_generator the_postman the_road
  -0.14 the_tea the_top the_words three_yachts to_an to_get was_done whats_the whos wi_the win_> with_one yaar yachts
  -0.14 yachts_> years_old you_a
  -0.15 ,_brb ,_let ,_typical 9_per :question/short <_also_i <_as <_convert_9 <_good_night <_hmm_, <_how_many
  -0.15 <_i'm_not <_i've_lost <_i_believe <_i_gave <_i_slept <_is_it <_my_cousin <_on_my <_over <_row <_shorter
  -0.15 <_supervisor <_the_kids <_the_young @_comes a_letter a_mortgage a_scare allowed also_i and_one anyway apart
  -0.15 apart_from because_she bikes bucks car_, catch chair_in check click comes_to convert_9 days_> dogs door_,
  -0.15 for_a four_in full_> got_9 got_one hard hates he_asked hmm_, i_like i_nearly i_slept idea index is_on jess
  -0.15 kettle_on know_where leads man_on minute minutes_, not_too opinion ordered parrot polite pounds r sacked
  -0.15 said_> say_, scale_> shift_and shot sitting_in so_be so_he's so_she's stop_> template than_@ the_head
  -0.15 the_kettle the_lift the_news the_young they_all this_level till_@ tip traffic tried try wants_to which works_>
  -0.15 would yet
  -0.16 ,_robot <_at_the <_aye <_for_a <_i_am <_it's <_listen <_listen_to <_since_9 <_tell <_thank <_that <_tylers @_i
  -0.16 @_needs alone am_the at_that besides better blue_> brb_> came_> chain clause comic do_in done_> e_> eh euro
  -0.16 evening four_thousand from_one getting had_@ heads i'm_getting i've_decided lend m man_with morning_and name
  -0.16 name_, o_a place_, price quick rain_on really riddle robot_> said_i'd she's_9 side_of sits so_rude stuck_in
  -0.16 suppose_> that_the the_boiler the_boss the_end the_months the_report the_sea this_a turkey turn tylers valve
  -0.16 villain wait wave what_is with_>
  -0.17 ,_ask ,_can't ,_cheers ,_damn ,_my <_i_took <_nineteen <_see_if <_talk <_there_was <_this_is <_today_a
  -0.17 a_caption a_thing am am_going and_gave are_@ argument aye been_a believe_that bitten_by boat_and can_hear
  -0.17 can_read car cheers_> cone cooker_> crazy curtains damn daughter_> did_my do_not doing_this dragon eight_>
  -0.17 eleven fell_off felt_like flour format found_it go had_a he_was hours i'm_so i_threw i_wanted i_went
  -0.17 is_hilarious it_back it_when keyboard_> km laugh_, less lost_his midnight_, miles n_the named_her
  -0.17 nearly_walked no_> out_there over_this pair_of parking pastry picture printer_> questions rain rang_the rent
  -0.17 rn rn_> row_> sec see_if sense share shoe sir_> so_@ spreadsheet stand_up television ten_minutes the_boy
  -0.17 the_floor the_game to_find to_know to_renew today_a today_is until_@ visit waiting_for warm_> with_his
  -0.17 wrote_it zip
  -0.18 ,_over ,_then 9_for <_dr <_dropped <_god <_good_afternoon <_i_bought <_i_will <_my_dad <_then_the <_they
  -0.18 <_we're_on <_yes_, @_put @_so a_parking a_raccoon already_put an_audience and_at ankle attention between bit
  -0.18 breakfast_, bug cake calling come_on cry_> da da_> episode ex_wife film finale finale_> front_of fuel funny
  -0.18 good_afternoon her_for holiday i'm_away i'm_off i_must in_its it's_on it_@ lamp lived max meeting mine_, moves
  -0.18 my_coffee my_grandmother never_mind notice o'clock oranges put record renew respect sitting_on storm testing
  -0.18 the_dock the_garage the_metro the_wee they_did time_i tired title toe tonight_, too_big torch watching
  -0.18 we're_on when_the
  -0.19 ,_that ,_they've ,_what's :decision <_dead <_he's_got <_he's_in <_i_moved <_my_husband <_need_a <_oh_that's
  -0.19 a_bridge a_person a_real a_school about_9 all_of always_> am_a anyway_, app art ask basically_> brb bull bye
  -0.19 ceiling cheers dr everyone_> fae four frightened giving great harder he's_in head hear help i've_sold i_work
  -0.19 in_here in_three in_what is_> it's_been keyboard lake microwave mine more_than moved_the ninety no_sense
  -0.19 of_tea off_in oh_that's old_> patience pie plants pun put_the raining replacement separate she'll smells_of
  -0.19 starts_in stiff stomach_> stuck_on swore t tae_the telly that_ends the_afternoon the_box the_desk the_heating
  -0.19 the_trailer there_with they've_put thinks_he's want washing_up watched
  -0.20 ,_had <_everything <_i_went <_is_@ <_made <_mama <_my_hands <_shut <_they_all <_three_of a_chest a_hen a_week
  -0.20 across audience beat bird brochure calling_me came_in candle cat_> column cry curtains_> dinner's dropped_the
  -0.20 ears_> eggs em fast font for_ten he's_got he_says her_a hour_, i've_been it'll jump laugh lmao looked_at
  -0.20 made_of mahjong mean_> meet miss of one_at photo polite_> reply rice_cooker round_the she_counted store tango
  -0.20 that_i the_dark the_email the_telly to_go to_put toast_> too_hot top train write_me yet_>
  -0.21 ,_bye ,_wait <_here <_i'm_allergic <_i_need <_i_no <_in_a <_my_eyes <_ooh <_some <_then_she act and_i'd
  -0.21 asleep_on at_two bedtime cent complete couldn't died_, do_it dreamt drink_> eat_the footnotes full gone_to
  -0.21 hear_about hello hen hope i'm_about i_also i_no i_smell if_i'm in_a in_front in_which inches kettle know_that
  -0.21 letter_of load made_me me_the missed my_stomach needs_a ooh order part per_cent plot quid right_now simple
  -0.21 so_we're something suit taken_up the_two the_wrong then_she then_the to_drink to_have to_me wanted we've_been
  -0.21 weeks_and would_have
  -0.22 :rule <_at <_ay <_didn't <_draft <_draft_a <_i_nearly <_last_night <_my_legs <_my_mother <_spring <_two_weeks
  -0.22 <_we've_been <_you've afternoon_> and_i another b_> blessed booking bored break_, but_one dey god_> has
  -0.22 has_taken i've_lost i_left i_told laughing_> laughs lie lord meantime miss_the missing my_legs name_for
  -0.22 neighbor of_me of_mine over page parked plasterer printer quiet saw says_the screen ship sleeping slippers
  -0.22 swear_to th_, that_i'm the_bass the_car the_carpet the_meantime the_street the_third to_you up_there warm
  -0.22 was_the whatever wifi win you've you_,
  -0.23 ,_haha ,_this :unreal/short <_every <_he_says <_i'm_sitting <_make_me <_my_whole <_she_says <_the_capital
  -0.23 <_this <_too <_were <_whats am_> and_nobody apple apron aunty bro buy_a calls care comma dough draft_a dropped
  -0.23 entire even_do for_an fork furniture goosebumps goosebumps_> have_stopped i've_named judge light_> music
  -0.23 nine_> no_head pastor percent perfect_, pick reading resignation rows said_, screaming_> seconds state
  -0.23 supervisor that's_not the_rice til time ukulele view we_were weather where_to wife_has you're you_@
  -0.24 ,_please <_always <_i'm_off <_it's_in <_mate <_write <_yeah about_to and_went at_six ay capital_of cat_is deck
  -0.24 doos ending_> fella floor_> funny_> genius get_on he'd how_many in_it labels leave_> like_it mama marks me_n
  -0.24 midnight_and my_cat my_foot need nil o owes party_> pass_> pen pillow pink put_a raccoon remember robot said_i
  -0.24 score shall_not should somewhere sorry_, sprained style sweating the_apron there_are thinking trailer
  -0.24 would_say
  -0.25 ,_nearly ,_you <_add <_bro <_forty <_four <_i'm_told <_i_live <_the_cat <_translate a_, a_book a_woman
  -0.25 all_week baby's bishop bitten breakfast car_> ceiling_> discuss don't_tell ending gone good_night he_said here
  -0.25 i'm_sitting i_had i_thought i_want mind_> my_back on_me onions_> pawn remote rude_> say_to saying sick skip
  -0.25 steamed teeth tell_me ten_and the_baby's the_capital the_next the_remote thinks told_him tonight_> trick v
  -0.25 vote words you_may
  -0.26 ,_also <_happy <_i_wish <_just <_play <_then a_time actual and_every by_a control covered did_not dies dogs_>
  -0.26 ears face_on game_> haha_> he'd_the i_say i_wish if_i invoice is_too it's_five know_> law_> many marrying
  -0.26 match me_an me_what my_ears my_laptop my_shoes now_on on_this other_side parking_lot says_me send tayari tea's
  -0.26 the_comma the_queue thought_> threw_the titles toaster translate up_, what's_the whats wing yes_>
  -0.27 ,_remember ,_right ,_yuck <_compose <_say <_what @_? @_till a_song and_an and_i'm bab called_me caption
  -0.27 compose devil devil_> everybody felt finished_> gave_the i'd_never i_would kilos me_how message my_glasses
  -0.27 my_nose nose_is ok_> on_my over_> past pretends queen round sausages_> screaming service_, so_its the_devil
  -0.27 toaster_> ugly until_the up_> verse was_being word_> yeah yuck yuck_>
  -0.28 <_my_own <_okay @_that all_, and_our bold bought_the cos_i down_at email fool grammar has_eaten i've_only
  -0.28 i_dey i_took it_at lettuce meant monday morning_, my_knees my_last my_phone out_, putting round_> sang seventy
  -0.28 shorter the_onions
  -0.29 ,_as 9_year <_i'm_going <_i_lost <_i_work ?_> a_thief and_now asleep away away_the barking barking_at from_@
  -0.29 goose_> he_just head_in hero him_i'd i_lived i_lost in_that laptop mad_> mother my_brother off_, quit scare
  -0.29 shut somebody than_my the_dog the_kitchen thief typical wish_i
  -0.30 9_days <_i'm_stuck <_i_shall <_my_brother <_the_one ? @_into a_single add and_in and_my danced een him_,
  -0.30 i'm_eating i'm_stuck in_my is_all king mate_> mornin my_teeth next_door park phone_, raid should_be sing_me
  -0.30 spot_> street sun the_other the_spot toilet us walked want_it wet wrong
  -0.31 ,_do ,_ha ,_what <_convert <_i_just <_in_@ <_my_knees <_nearly <_once <_sent <_with @_i'm cooker double draw
  -0.31 flat's going_to here_, i'm_in is_off it_for magician mouse n_i need_a noodles price_list tear the_one those
  -0.31 throw today's total two_minutes wis wish
  -0.32 ,_back <_don't_tell <_good_evening <_i_told <_kindly <_mind <_need <_read <_there's cursor died_at g
  -0.32 good_evening i_laughed ladies later letter man of_them on_, onions outside repeat said_@ skipper smells sofa
  -0.32 staring staring_at thank the_sofa the_sun x_9
  -0.33 <_i_have <_which away_to buy change explain hat hold i_said is_a it_by killed left_a lol_> looks lost_the mode
  -0.33 mum_> signal sleep the the_cat two_years
  -0.34 <_make <_or <_told at_my blanket bone comma_> considered counted destroy draft each_> flat_, hours_> i_swear
  -0.34 in_and lap leave left_> level mate my_fingers o's pass penny shouting spoon then_i to_destroy told_@ tomorrow
  -0.34 typing yeah_>
  -0.35 ,_baby <_in_my <_now <_ok @_but @_people air bloke ha_> himself i'm_@ limp please_> queue sandwich tbh teeth_>
  -0.35 works young_man
  -0.36 <_dear <_see <_with_the a_9 eating i've_no i_was in_half my_whole night_i no_@ origin rat_> song swear then
  -0.36 towel x
  -0.37 9_degrees <_good a_flat be brought deleted deleted_the dizzy do_me feel go_> goose i'm_from minutes_>
  -0.37 my_friend rhyme saw_a shoes smell snow the_day there
  -0.38 <_use boss for_five good invented laughed live looked okay one_more seals see sorry_> stole that's_a was_on
  -0.38 where
  -0.39 ,_lol ,_mate <_how <_i'm_@ a_fella about_whether afternoon at_eleven count degrees i_live shall singing we_go
  -0.39 you_know
  -0.40 ,_sorry :other <_bloke dinner find friend i_suppose ok phone space suppose ten the_tower there's_a times
  -0.41 <_do at_me capital flat for_9 found_the haha in_every laughing like me my_mother sunday
  -0.42 !_> ,_says <_by <_today a_mug closed convert dog's ha i'd i_ate in_two invalid logo mug one_@ plate quiz
  -0.42 ready_> rude said sat service with_a
  -0.43 <_put at_midnight chuck date house_with i_walk say_> sitting_> then_> thought_it write
  -0.44 bear dead dead_> i_shall lol mind_, per plenty rat says us_a
  -0.45 ,_there <_name <_there's_a not_one percent_> radio ready shouted sleep_> so_much spot starts who
  -0.46 <_almost as_the chapter i'm_told in_this me_a names to_eat up_@
  -0.47 9_a a_bit bus character class door_and face joke whisper why with_no you
  -0.48 <_9_, a_good if right_, roll was_a
  -0.49 <_what's cat's i'm_going nose own_> row was_@
  -0.50 @_9 again dog there_was took_a
  -0.51 i_have lost of_a propose stopped two_weeks
  -0.52 a_man crisps just_now lunch
  -0.53 back_in god midnight
  -0.54 ! a_@ hot tonight
  -0.55 break got_to how too what_a
  -0.56 ,_i 9_pm and_i've him my_own pm told year_old
  -0.57 <_in know stuck tower
  -0.58 game on_>
  -0.59 ,_i'm almost nearly
  -0.60 :small_talk <_is ate sorry
  -0.61 friend_> minutes toast
  -0.62 <_i've_been this
  -0.63 boat dear
  -0.64 <_i_said sing threw
  -0.65 ask_me thought
  -0.66 whether
  -0.67 for_two happy scene until
  -0.69 what's
  -0.70 kindly
  -0.73 last_night
  -0.74 or your
  -0.76 mind sitting
  -0.80 <_don't
  -0.81 that
  -0.85 again_>
  -0.89 eaten
  -0.90 9_9
  -0.94 today
  -1.16 :question
  -1.17 just
  -1.34 :request
  -1.38 :unreal
  -7.23 :always
`
