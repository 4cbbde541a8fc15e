import { expect, test } from 'vitest'
import { isNextStepKey, isNextStepText } from '../../../src/core/text/words/next-step.ts'

const instructions = [
  'The next step is a screening of solvents.',
  'Next experiment: 150 °C.',
  'In the next run, use less catalyst.',
  'Next time try acetic acid.',
  'We should increase the loading to 5 %.',
  'You must test another linker.',
  'We suggest lowering the pH.',
  'It is recommended to add water.',
  'Try benzoic acid instead.',
  'Yield was low; increase the temperature to 150 °C.',
  'Set pH to 7.',
  'Increase to 180 °C.',
  'Follow-up experiments should cover other linkers.',
  '下一步提高温度。',
  '下一步实验:换溶剂',
  '下次实验用乙酸',
  '接下来应降低浓度',
  '后续实验建议延长时间',
  '建议尝试苯甲酸',
  '建议提高温度',
  '我们应该增加用量',
  '产率低;尝试将温度提高',
  '将温度提高到150 °C。',
  '不妨试试看',
]

const findings = [
  'Raising the temperature lowered the yield.',
  'Increasing the temperature to 150 °C lowered the yield.',
  'An increase of temperature to 150 °C lowered the yield.',
  'Increase from 100 to 150 °C lowered the yield.',
  'Decrease by 10 % in selectivity was observed.',
  'Higher pH should increase the yield.',
  'The results suggest adding water lowers crystallinity.',
  'The geometry of the country rock is trigonal.',
  'We tried 120 °C and saw no change.',
  'Lower loadings gave purer crystals.',
  'The next layer grows slowly.',
  'Setting the pH to 7 kept the particles small.',
  'CO binds next to the [CO2] site.',
  '提高温度降低了产率。',
  '将温度提高到450 °C后产率下降。',
  '升温会降低结晶度',
  '尝试不同溶剂后产率没有变化',
  '剩下步骤的产率很高',
  '以下步骤放热',
  '需要提高温度才能溶解',
]

test.each(instructions)('an instruction: %s', (text) => {
  expect(isNextStepText(text)).toBe(true)
})

test.each(findings)('a finding: %s', (text) => {
  expect(isNextStepText(text)).toBe(false)
})

test('what must be avoided may be worded as an order, but a plan stays a plan', () => {
  expect(isNextStepText('Increase the temperature to 700 °C', true)).toBe(false)
  expect(isNextStepText('the next experiment', true)).toBe(true)
})

test.each([
  'next_step',
  'nextStep',
  'Next-Steps',
  'next experiment',
  'try',
  'tune',
  'increase_to',
  '下一步',
  '建议实验',
  'TODO',
])('the key %s instructs', (key) => expect(isNextStepKey(key)).toBe(true))

test.each(['geometry', 'country', 'tuned_by', 'increase', 'entry', 'summary', 'next_layer', '温度', '步骤'])(
  'the key %s does not',
  (key) => expect(isNextStepKey(key)).toBe(false),
)
