import { normalForm } from '../normal-form.ts'

/**
 * What instructs somebody to do the next experiment (docs/design/experience.md, Items and claims). Keys match
 * as a whole; phrases are instructions, not findings: "raising the temperature lowered the yield" is a
 * finding.
 */
const KEYS = new Set(
  [
    'next next_step next_steps next_experiment next_experiments next_run next_runs next_trial ' +
      'next_action next_actions next_test',
    'next_iteration next_round next_attempt next_try next_plan suggested_next_step ' +
      'recommended_next_step suggested_experiment',
    'suggested_experiments recommended_experiment recommended_experiments follow_up_experiment ' +
      'follow_up_experiments experiment_plan',
    'to_try try try_next try_to tune tune_to adjust adjust_to adjust_by increase_to increase_by ' +
      'decrease_to decrease_by raise_to',
    'raise_by lower_to lower_by reduce_to reduce_by change_to set_to switch_to todo to_do to_dos todos ' +
      'action_items',
    '下一步 下一步实验 下一步计划 下一步建议 下步 下步实验 下次 下次实验 下一次实验 下一轮 下一轮实验 后续实验 后续步骤 后续计划 建议实验 实验建议',
    '尝试 调整 调整为 调整到 提高到 增加到 升高到 降低到 减少到 改为 改用 待办',
  ].flatMap((words) => words.split(' ')),
)

/** `nextStep`, `Next-Step` and `next step` are `next_step`. */
export function isNextStepKey(key: string): boolean {
  const words = normalForm(key)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[\s_-]+/gu, '_')
    .replace(/^_|_$/gu, '')
  return KEYS.has(words)
}

const CHANGE = 'increase|decrease|raise|reduce|adjust|set|change|shorten|extend|prolong'
const CHANGING =
  'increasing|decreasing|raising|lowering|reducing|adjusting|setting|changing|shortening|extending|prolonging'
const ACTION = `try|test|tune|explore|repeat|rerun|screen|switch|replace|use|add|lower|${CHANGE}`
const ACTING =
  `trying|testing|tuning|exploring|repeating|rerunning|screening|switching|replacing|using|adding|` +
  `${CHANGING}`
const ROUND = 'run|trial|round|batch|iteration|attempt|synthesis|test|time'
const BEGIN = '(?:^|[.;!?:]\\s*)(?:please\\s+|then\\s+|now\\s+|next,?\\s+)?'
const BEGIN_ZH = '(?:^|[.;!?。；！？:：]\\s*)(?:请|再|继续)?'
const CHANGE_ZH =
  '提高|升高|增加|加大|降低|减少|减小|调高|调低|调整|改用|换用|改为|换成|延长|缩短|使用|采用|加入|重复|测试'
const AMOUNT_ZH = '[\\d\\s.~～\\-–%°℃a-zA-Z/度小时分钟]{1,24}(?:[.;!?。；！？]|$)'
const rule = (text: string): RegExp => new RegExp(text, 'iu')

/** Wherever they stand, these words are a plan. */
const PLANS = [
  rule('\\bnext[\\s_-]+(?:steps?|experiments?|actions?)\\b'),
  rule(
    `\\bnext\\s+(?:${ROUND})\\b[,:]?\\s+(?:please\\s+|(?:we|you|it)\\s+)?(?:should|must|could|can|` +
      `${ACTION})\\b`,
  ),
  rule(
    `\\b(?:we|you|i|operators?|agents?|the\\s+(?:team|user|model))\\s+(?:should|must|ought\\s+to|` +
      `needs?\\s+to)\\s+(?:(?:next|now|then|also|instead)\\s+)?(?:${ACTION})\\b`,
  ),
  rule(
    `(?:\\b(?:we|i)\\s+|${BEGIN})(?:suggest|recommend|propose|advise)\\s+(?:to\\s+)?(?:${ACTION}|` +
      `${ACTING})\\b`,
  ),
  rule(`\\bit\\s+is\\s+(?:suggested|recommended|advised)\\s+to\\s+(?:${ACTION})\\b`),
  rule('\\bfollow-?up\\s+experiments?\\s+(?:should|must|will|to)\\b'),
  /下一步|下步(?!骤)/u,
  /下一?(?:次|轮|个|批)的?(?:实验|试验|合成|测试)/u,
  /后续(?:实验|试验|合成|测试)?中?(?:应|建议|请|需要?尝试|可以?尝试)/u,
  /(?:下次|接下来|今后)(?:应|请|可以?|要|需要?|建议|尝试|试|再|将|把|先)/u,
  rule(`(?:建议|推荐|请|不妨)(?:再|继续|进一步|尽量|可以?|先)?(?:尝试|试试|试用|${CHANGE_ZH}|将|把)`),
  rule(`(?:我们|你们?|您)(?:应该?|需要?|可以?|要|必须)(?:再|继续|进一步)?(?:尝试|试试|${CHANGE_ZH}|将|把)`),
  /试一试|试试看/u,
]

/**
 * At the beginning of a sentence, outside constraints: whoever writes so gives an order. "Increase of …" and
 * 提高到 … 后 report.
 */
const ORDERS = [
  rule(`${BEGIN}(?:try|tune|consider\\s+(?:${ACTING}))\\s`),
  rule(
    `${BEGIN}(?:${CHANGE}|lower\\s+the)\\s+(?!in\\b|of\\b|from\\b|to\\b|by\\b)[^.;!?,]{1,60}?\\s(?:to|` +
      `by)\\s+[~≈<>]?\\s*\\d`,
  ),
  rule(`${BEGIN}(?:${CHANGE})\\s+(?:to|by)\\s+[~≈<>]?\\s*\\d[\\d.,]*\\s*\\S{0,8}\\s*(?:[.;!?]|$)`),
  rule(`${BEGIN_ZH}尝试(?:将|把|用|使用|提高|升高|增加|降低|减少|改|不同)(?![^.;!?。；！？]*(?:后|时|了))`),
  rule(
    `${BEGIN_ZH}(?:(?:将|把)[^.;!?。；！？，,]{1,30})?(?:提高|升高|增加|降低|减少|调整|调|改|换)(?:到|至|为|成)${AMOUNT_ZH}`,
  ),
]

/**
 * Whether a text tells somebody what to do next.
 * @param inConstraint constraints are orders by nature ("increasing the load above 5 %" under avoid), so only
 *   plans count there
 */
export function isNextStepText(text: string, inConstraint = false): boolean {
  const plain = normalForm(text)
  return (
    PLANS.some((plan) => plan.test(plain)) || (!inConstraint && ORDERS.some((order) => order.test(plain)))
  )
}
