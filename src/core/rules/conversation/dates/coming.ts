const DAY_MS = 86_400_000
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const HAN_WEEKDAYS = '日一二三四五六天'
const TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b|今[天晚早]/iu
const WEEKDAY =
  /(?<!\b(?:every|each|last|since) )\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b(?!s)/iu
const HAN_WEEKDAY = /(?<![每上])(?:周|星期|礼拜)([一二三四五六日天])/u
const OF_MONTH =
  /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|time|one|floor))|(?<![\d月第])(\d{1,2})[号日](?![线楼院])/iu

/**
 * The day on which something is to be done that names no month: today, the next such weekday, the next such
 * day of a month. Midnight UTC.
 * @param today midnight UTC
 */
export function comingDay(words: string, today: Date): Date | null {
  if (TODAY.test(words)) return today
  const named = WEEKDAY.exec(words)?.[1]?.slice(0, 3).toLowerCase()
  const han = HAN_WEEKDAY.exec(words)?.[1]
  const isDated = OF_MONTH.test(words)
  const weekday = isDated ? -1 : named ? WEEKDAYS.indexOf(named) : han ? HAN_WEEKDAYS.indexOf(han) % 7 : -1
  if (weekday !== -1) {
    const days = (weekday - today.getUTCDay() + 6) % 7
    return new Date(today.getTime() + (days + 1) * DAY_MS)
  }
  const [, english, chinese] = OF_MONTH.exec(words) ?? []
  const date = Number(english ?? chinese)
  if (!(date >= 1 && date <= 31)) return null
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  for (let on = 0; on < 3; on += 1) {
    const day = new Date(Date.UTC(year, month + on, date))
    if (day.getUTCDate() === date && day.getTime() >= today.getTime()) return day
  }
  return null
}
