import { numberOf } from './steps.ts'

const HAN =
  /(凌晨|清晨|早上|早晨|今早|明早|早|上午|中午|下午|傍晚|晚上|今晚|明晚|后晚|晚|夜里|半夜)?(?<![\d第])(\d{1,2}|[一二两三四五六七八九十]{1,3})(?:点钟?(?!心|子|儿|建议|意见|问题)|时(?!候|间|代|期|常))(半|一刻|三刻|[0-5]\d分?|[一二三四五]?十[一二三四五六七八九]?分?|零?[五5]分)?/u
const CLOCK = /(?<![\d:.：-])([01]?\d|2[0-3])[:：]([0-5]\d)(?![\d:：])(?:\s?([ap])\.?m\b)?/iu
const RANGE =
  /(?<![\d:.])(\d{1,2})(?::([0-5]\d))?\s?(?:-|–|to|till|until)\s?(\d{1,2})(?::[0-5]\d)?\s?([ap])\.?m\b/iu
const AM_PM = /(?<![\d:.])(\d{1,2})\s?([ap])\.?m\b/iu
/** No number of things: nothing that is counted stands behind it. */
const AT = new RegExp(
  String.raw`\bat (\d{1,2})(?=\s?(?:$|[.,;!?)]|o['’]clock|(?:to|for|and|or|with|on|in|so|if|i|we|sharp|please|that|about|` +
    String.raw`because|before|after|tomorrow|today|tonight|this|next|every|by|from|until|till)\b))(?!\.\d)`,
  'iu',
)
const NOON = /\b(?:at|by|before) noon\b|\btomorrow noon\b|中午(?!.{0,3}[点时])/iu
const EVENING = /\b(?:tonight|evening|night)\b/iu
const AFTERNOON = /\bafternoon\b/iu

const AGAIN_AND_AGAIN =
  /\b(?:every|each|daily|always|usually|weekdays|mornings|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|每|平时|总是|天天/iu

/** Asks to be told at that time, whatever else has numbers. */
const REMINDS = /提醒|叫我|喊我|叫醒|\bremind|\bwake me|\balarm\b|\bdon['’]?t let me forget/iu

/** A time of day that a sentence names. */
interface Hour {
  readonly hour: number
  readonly minute: number
  /** Nobody told which of the two halves of the day. */
  readonly isEither: boolean
}

const at = (hour: number, minute = 0, isEither = false): Hour | null =>
  hour <= 23 && minute <= 59 ? { hour, minute, isEither } : null

const afterNoon = (hour: number): number => (hour < 12 ? hour + 12 : hour)
const byHalf = (hour: number, half: string | undefined): number =>
  half?.toLowerCase() === 'p' ? afterNoon(hour) : half && hour === 12 ? 0 : hour

/** So early nothing is due that nobody said to be in the night. */
const FIRST_OF_MORNING = 7

const timeOf = ({ hour, minute }: Hour): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/**
 * The time of day at which something is due on a day that is named: `15:00`, of a stretch its first. Of twelve hours
 * that nobody told apart those of the morning, if anything is due so early: who is reminded early is reminded.
 */
export function hourOn(words: string): string | null {
  const found = hourIn(words)
  return found && !(found.isEither && found.hour < FIRST_OF_MORNING) ? timeOf(found) : null
}

/** The same where no day is named: the next such time, today or tomorrow: `2026-03-22T15:00`. */
export function nextHour(words: string, said: Date): string | null {
  const found = AGAIN_AND_AGAIN.test(words) ? null : hourIn(words)
  if (!found || (found.isEither && !REMINDS.test(words))) return null
  const hours = found.isEither && found.hour < 12 ? [found.hour, found.hour + 12] : [found.hour]
  const now = said.toISOString().slice(11, 16)
  const next = hours.map((hour) => timeOf({ ...found, hour })).find((time) => time > now)
  const day = next === undefined ? new Date(said.getTime() + 86_400_000) : said
  const first = hourOn(words) ?? timeOf({ ...found, hour: hours.at(-1)! })
  return `${day.toISOString().slice(0, 10)}T${next ?? first}`
}

const IN_ENGLISH =
  /\bin (?:(half) an|(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: and a (half))?) ?(min(?:ute)?|hour|hr)s?\b/iu
const IN_CHINESE =
  /(?:(半)个?|(?<![\d第])(\d{1,3}|[一二两三四五六七八九十]{1,3})个?(半)?)(分钟|小时|钟头)(?:以|之)?后|([一三])刻钟(?:以|之)?后/u

/** Where somebody asks to be reminded so many minutes or hours on: `2026-03-22T15:00`, by the same clock. */
export function afterAWhile(words: string, said: Date): string | null {
  if (!REMINDS.test(words)) return null
  const [whole, half, count, more, unit = '', quarters] =
    IN_ENGLISH.exec(words) ?? IN_CHINESE.exec(words) ?? []
  if (whole === undefined) return null
  const hours = half ? 0.5 : quarters ? numberOf(quarters) / 4 : numberOf(count!) + (more ? 0.5 : 0)
  const minutes = /^min|分/iu.test(unit) ? hours : hours * 60
  return new Date(said.getTime() + minutes * 60_000).toISOString().slice(0, 16)
}

const hourIn = (words: string): Hour | null =>
  /\p{Script=Han}/u.test(words) ? (hanHour(words) ?? clockHour(words)) : clockHour(words)

function clockHour(words: string): Hour | null {
  const [, from, minutes, to, half] = RANGE.exec(words) ?? []
  if (from !== undefined) {
    const [hour, end] = [byHalf(Number(from), half), byHalf(Number(to), half)]
    return at(hour <= end ? hour : Number(from), Number(minutes ?? 0))
  }
  const [, hours, past, ofDay] = CLOCK.exec(words) ?? []
  if (hours !== undefined) {
    const isEither = ofDay === undefined && /^[1-9]$/u.test(hours)
    return at(byHalf(Number(hours), ofDay), Number(past), isEither)
  }
  const [, twelve, which] = AM_PM.exec(words) ?? []
  if (twelve !== undefined) return Number(twelve) <= 12 ? at(byHalf(Number(twelve), which)) : null
  if (NOON.test(words)) return at(12)
  const [, bare] = AT.exec(words) ?? []
  if (bare === undefined) return null
  const isLate = EVENING.test(words) || (AFTERNOON.test(words) && Number(bare) < 8)
  return isLate ? at(afterNoon(Number(bare))) : at(Number(bare), 0, !/\bmorning\b/iu.test(words))
}

function hanHour(words: string): Hour | null {
  const [found, part, hours, past = ''] = HAN.exec(words) ?? []
  if (found === undefined) return NOON.test(words) ? at(12) : null
  const hour = numberOf(hours!)
  const minute = minutesOf(past)
  if (part === undefined) return at(hour, minute, hour < 12)
  if (/晚/u.test(part) && hour === 12) return at(23, 59)
  const isLate = /下午|傍晚|晚/u.test(part) || (part === '中午' && hour < 4)
  return at(isLate ? afterNoon(hour) : hour, minute)
}

function minutesOf(past: string): number {
  if (past === '半') return 30
  if (past.endsWith('刻')) return past.startsWith('三') ? 45 : 15
  const minutes = past.replace(/[零分]/gu, '')
  return minutes === '' ? 0 : numberOf(minutes)
}
