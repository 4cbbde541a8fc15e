/** Words that are in every text and say nothing of it: never indexed, never searched for. */
const ENGLISH = `a an the and or but nor so yet if then else than that this these those there here it its
it's he him his she her hers they them their theirs we us our ours you your yours i me my mine myself
yourself himself herself itself ourselves themselves who whom whose which what when where why how is am are
was were be been being do does did done doing have has had having will would shall should can could might
must ought of to in on at by for from with without into onto upon about as up down out off over under again
further once while during before after above below between through against because until since not no yes ok
okay oh hey hi hello well just also too very really quite even still only own same such some any each every
all both few more most other another much many ever never always im ive id ill youre youve youd youll hes
shes theyre theyve theyd theyll weve wed dont doesnt didnt isnt arent wasnt werent cant cannot couldnt
wouldnt shouldnt wont hasnt havent hadnt thats whats theres lets etc s t d ll m re ve`

/** Characters of grammar. A pair of two of them is no word either. */
const CHINESE = `的了是在我你您他她它们这那哪有和与或也都就还又不没很太吗呢吧啊呀哦嗯哈啦嘛把被给对从到去来上下里什么怎为谁几个之其而但却因所以如果得地着过让向跟于`

/**
 * Stems that are in many texts. They count in the score, but the word filter uses them only when a query has
 * nothing else: they would make most of a large subject a hit.
 */
const COMMON_STEMS = `go get make know think like want need see look say tell talk ask feel come take give
find try use work good great nice best better love enjoy thing time day week month year today yesterday
tomorrow way lot bit peopl person friend happen start keep help realli recent last next new old first thank
sure glad hope awesom cool amaz wow kind type sort part set mention discuss did long mai share show plan
experi support chang follow differ current specif process project includ creat provid ensur implement step
exampl now nowadai anymor`

/** Single characters of Chinese that are in many words. */
const COMMON_CHARACTERS = `人大小中一二三四五六七八九十天年月日时候好多少会能可想要说看知道做事情吃用开学生心家国出后前面起回自己现今明昨次些点样最真觉喜欢爱`

const words = (list: string): string[] => list.split(/\s+/u)

export const stopWords: ReadonlySet<string> = new Set([
  ...words(ENGLISH).map((word) => word.replaceAll("'", '')),
  ...CHINESE,
])

export const commonTerms: ReadonlySet<string> = new Set([...words(COMMON_STEMS), ...COMMON_CHARACTERS])
