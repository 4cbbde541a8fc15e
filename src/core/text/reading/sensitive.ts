import { anyOf } from '../any-of.ts'
/** What is nobody's to guess of a person (docs/design/reflection.md, "Sensitive"). */
export const sensitiveKinds = [
  'health',
  'politics',
  'religion',
  'sexuality',
  'ethnicity',
  'trade_union',
  'criminal_record',
] as const
export type SensitiveCategory = (typeof sensitiveKinds)[number]

/** Words of one language as whole words, endings of number and person included. */
const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu')

/**
 * English as words; Chinese, which has no blanks, by terms that are no part of others, or not before or after
 * these.
 */
const lists: Readonly<Record<SensitiveCategory, readonly [english: RegExp, chinese: RegExp]>> = {
  health: [
    words(
      'depress(?:ion|ed)|diagnos(?:ed|is|es)|bipolar|schizophreni[ac]|anxiety disorder|panic attacks?|' +
        'ptsd|autis(?:m|tic)|adhd|' +
        'cancers?|tumou?rs?|chemotherapy|diabet(?:es|ic)|hiv|epilep(?:sy|tic)|asthma(?:tic)?|dementia|' +
        'alzheimer(?:.s)?|' +
        'miscarriages?|abortions?|infertil(?:e|ity)|eating disorders?|anorexi[ac]|bulimi[ac]|' +
        'suicid(?:e|al)|antidepressants?|' +
        'alcoholi(?:c|sm)|drug addict(?:s|ion)?|disabilit(?:y|ies)|chronic (?:illness|disease|pain)|' +
        'heart disease',
    ),
    anyOf('u', [
      new RegExp(
        '抑郁|忧郁症|患有|患上|确诊|焦虑症|双相|躁郁|精神分裂|自闭症|强迫症|恐慌症|癌|肿瘤|' +
          '化疗|糖尿病|艾滋|癫痫|哮喘|痴呆|流产|堕胎|不孕|厌食症|暴食症|自杀|自残|酗酒|毒瘾',
        'u',
      ),
      /残疾|慢性病|心脏病|高血压|肝炎/u,
    ]),
  ],
  politics: [
    words(
      'left-wing(?:er)?s?|right-wing(?:er)?s?|left wing|right wing|far-(?:left|right)|communis(?:t|' +
        'm)s?|socialis(?:t|m)s?|fascis(?:t|m)s?|' +
        'conservative (?:party|voter)s?|liberal (?:party|voter)s?|republican (?:party|voter)s?|' +
        'democratic party|labour party|' +
        'anarchis(?:t|m)s?|marxis(?:t|m)s?|political (?:views?|party|beliefs?|opinions?|activis[tm]s?)|' +
        'votes? (?:for|left|right)|voted for',
    ),
    new RegExp(
      '左翼(?!子板)|右翼(?!子板)|左派|右派|极左|极右|共产党|共产主义|国民党|民进党|' +
        '社会主义者|自由派|保守派|政治立场|政治倾向|政治观点|党员|投票给',
      'u',
    ),
  ],
  religion: [
    words(
      'buddhis(?:t|m)s?|muslims?|islam(?:ic)?|christian(?:s|ity)?|catholic(?:s|ism)?|protestants?|' +
        'jews?|judaism|hindu(?:s|ism)?|sikh(?:s|ism)?|' +
        'taois(?:t|m)s?|atheis(?:t|m)s?|agnostics?|mormons?|orthodox church|evangelicals?|prays|' +
        'religio(?:us|n)',
    ),
    new RegExp(
      '佛教|信佛|念佛|拜佛|伊斯兰|穆斯林|回教|基督教|基督徒|天主教|新教徒|东正教|犹太教|' +
        '印度教|锡克教|道教|无神论|信主|做礼拜|宗教',
      'u',
    ),
  ],
  sexuality: [
    words(
      'gays?|lesbians?|bisexual(?:s|ity)?|homosexual(?:s|ity)?|heterosexual(?:s|ity)?|asexual(?:s|' +
        'ity)?|pansexual(?:s|ity)?|transgender|' +
        'transsexuals?|queer|non-binary|sexual orientation|sex life',
    ),
    /同性恋|双性恋|异性恋|无性恋|泛性恋|跨性别|变性|性取向|性生活|出柜/u,
  ],
  ethnicity: [
    words(
      'ethnic(?:ity|ities|ally)?|jewish|han chinese|uyghurs?|uighurs?|tibetans?|romani|' +
        'african-american|latin[oa]s?|hispanics?|' +
        'aborigin(?:al|es)|indigenous|kurd(?:s|ish)?|racial|black (?:person|man|woman)|white (?:person|' +
        'man|woman)|ethnic minorit(?:y|ies)',
    ),
    new RegExp(
      '少数民族|维吾尔族|维吾尔人|维族|藏族|回族|蒙古族|满族|壮族|苗族|彝族|朝鲜族|哈萨克族|' +
        '汉族|犹太人|吉普赛人|种族|族裔|民族身份',
      'u',
    ),
  ],
  trade_union: [
    words(
      'trade[- ]unions?|trade[- ]unionists?|labou?r unions?|union (?:members?|membership|reps?|' +
        'stewards?)|unioni[sz]ed',
    ),
    /(?<![化理加手施完竣分])工会(?![议计展])|总工会/u,
  ],
  criminal_record: [
    words(
      'criminal records?|convicted|felon(?:s|y|ies)?|ex-con(?:vict)?s?|(?:in|to|out of) prison|' +
        'imprisoned|in jail|jailed|' +
        'on (?:parole|probation)|arrested|police record',
    ),
    /前科(?![长研技员室])|犯罪记录|案底|坐过牢|坐牢|服刑|入狱|被判刑|刑满释放|缓刑|假释/u,
  ],
}

/** The categories that a text's words belong to, in the order above. */
export const sensitiveCategories = (text: string): SensitiveCategory[] =>
  sensitiveKinds.filter((kind) => lists[kind].some((pattern) => pattern.test(text)))

/** The first of them, or the one that a model named where it names one that there is. */
export const sensitiveCategory = (text: string, named?: string | null): SensitiveCategory | null =>
  sensitiveCategories(text)[0] ?? sensitiveKinds.find((kind) => kind === named) ?? null
