const rules = new Intl.PluralRules('en')

/** `1 memory`, `2 memories` */
export const plural = (count: number, one: string, other: string): string =>
  `${count} ${rules.select(count) === 'one' ? one : other}`
