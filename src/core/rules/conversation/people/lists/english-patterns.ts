/** Long expressions that the rules read from the file beside the Worker: what stands before an English name, behind it and in it. KIN_ is a word for a relative. */
export const personBefore = String.raw`\b(?:with|and|met|meet|told|tell|asked|call|texted|saw|see|visit(?:ed)?|married|dating|invited|helped|friend|friends?|sister|brother|cousin|son|daughter|wife|husband|boyfriend|girlfriend|partner|aunt|uncle|boss|colleague|coworker|roommate|neighbou?r|miss|miss(?:ed)?|remind|send|sent|give|gave|pay|owe|thank|hug(?:ged)?|for|to|girl|boy),? $`
export const placeBefore = String.raw`\b(?:in|near|around|across|visit(?:ed|ing)?|explor(?:ed|ing)|live in|move[ds]? to|moving to|moved from|trip to|flew to|fly(?:ing)? to|go(?:ing)? to|went to|been to|travel(?:led|ed|ling|ing)? to|back (?:to|from)|drove to|from|leaving|left for) $`
export const organisationBefore = String.raw`\b(?:at|work(?:s|ed|ing)? (?:at|for|with)|joined|join|job at|interview(?:ed)? (?:at|with)|offer from|quit|left|intern(?:ing|ship)? at|stud(?:y|ies|ied|ying) at|graduated from|client|company) $`
/** What stands behind it employs or is used, be it called like a common thing. */
export const ofOneFirm = String.raw`\b(?:work(?:s|ed|ing)? (?:at|for)|joined|job at|interview(?:ed)? (?:at|with)|offer from|intern(?:ing|ship)? at|stud(?:y|ies|ied|ying) at|graduated from|shift at|hired by|use[sd]?|using|installed|downloaded) $`
export const speaks = String.raw`^ (?:said|says|told|asked|is|was|has|got|loves|likes|lives|works|called|came|went|and I|invited|helped|gave|turns|turned|will|wants|moved|just|doesn't|hasn't|never|'s)\b`
export const petBefore = String.raw`\b(?:dog|puppy|cat|kitten|rabbit|parrot|hamster|horse|pet)(?:'s name is|,| named| called| is called)? $`
/** "Priyanka from work gave me". */
export const does = String.raw`^(?: (?:from|at|in) (?:[a-z]+ ){1,3}?| )(?=\w+ (?:a|an|the|my|me|us|her|his|for|to|up|off|in)\b)(\w+)`
/** Before a name it belongs to it. */
export const titles = String.raw`^(?:Mr|Mrs|Ms|Dr|Prof|Professor|Miss|Grandma|Grandpa|Auntie|Aunt|Uncle|Nana|Reverend|Coach)\.?$`
/** "Dance is my passion", "Clay is incredible": of a person one says what they are, have or do. */
export const praised = String.raw`^(?: is|'s| was) (?:(?:so|very|really|such|just|pretty|always|truly|too|incredibly|like|all about|about|key|the (?:best|key|worst|way))\b|(?:a |an |the )?(?:\w+ )?(?:incredible|amazing|awesome|great|good|important|fun|nice|beautiful|wonderful|essential|tough|hard|easy|possible|inevitable|huge|big|vital|part|way|kind|form|source|reminder|thing|matter)\b|my (?!(?:\w+ )?KIN_\b))`
/** "Will is teaching", "Bert, who": what only a person does or has, behind a name that is a word too. */
export const acts = String.raw`^(?: (?:is|was) (?:\w+ing|coming|my (?!favou?rite)|from|back|ill|sick|pregnant|here|off)\b| (?:and I|wants|wanted|says|said|thinks|told|asked|called|texted|came|moved|gave|lent|brought|married|teaches|taught|works|worked|lives|lived|has|had|got|never|always|still|just|keeps|knows|loves|hates)\b|, (?:who|my|our|the)\b|'s (?:\w+ing|got|mum|mom|dad|wife|husband|house|wedding|birthday|nursery|school|team|party|place)\b| from [a-z])`
