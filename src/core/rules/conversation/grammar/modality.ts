import { sideOf } from '../dates/calendar.ts'
import { comingDay } from '../dates/coming.ts'
import { datesIn } from '../dates/dates.ts'
import { afterAWhile, hourOn, nextHour } from '../dates/hours.ts'
import { isDenied } from './denial.ts'
import { HAN_SOON, SOON } from './loose.ts'
import { simplified } from './simplified.ts'

/** What a sentence is beside a plain statement. */
export interface Modality {
  readonly modality?: 'planned' | 'wished' | 'reported' | 'denied'
  /** ISO 8601, the day of a task; and its hour where a turn with a clock of its own says one. */
  readonly due_at?: string
}

const PLANNED = new RegExp(
  String.raw`\b(?:plan(?:s|ned)? (?:to|on)|(?:am|is|are|we['’]re|i['’]m) (?:planning|` +
    String.raw`going) to (?!the\b|a\b|an\b|my\b)|intends? to|about to)\b|(?:\bi|\bwe)(?: will|` +
    String.raw`['’]ll) (?!never|not|always|admit|be honest|be \d|say)|定在(?:下|明|后|周|\d)|打算|[合盘]计着|盘算着|琢磨着(?=[去要把买换搬考开学])|` +
    '计划(?:着|要|去|在|下|明|' +
    String.raw`今)|准备(?=要|去|搬|买|学|考|换|辞|结婚)|(?:我|我们)(?:[一-龥\d]{0,6})(?:就要|将要|要去|会去)`,
  'iu',
)
const WISHED = new RegExp(
  String.raw`\b(?:wish(?:es)? (?:to|i|we)|hop(?:e|es|ing) to|dream(?:s|ing)? of|(?<!n['’]?t |\bnot |\bnever )wants? to|` +
    String.raw`would (?:like|love) to|['’]d (?:like|love) to)\b|希望|梦想|` +
    '(?<![思理感猜联料])想(?:要|学|去|买|看|当|做|' +
    '换|搬|试)',
  'iu',
)
/** What somebody else says, thinks or told; not what the person says, nor how somebody speaks. */
const REPORTED = new RegExp(
  String.raw`^(?:(?:my|our|the) (?:\w+ ){0,2}\w+|(?!we |you )\p{L}{2,}) (?:says|said|thinks|claims|` +
    String.raw`told (?:me|us)) (?:that )?\w|^(?:i|we)(?:['’]ve)? heard (?:that )?\w|^(?:apparently|` +
    String.raw`allegedly)\b|^(?:听说|据说)|^(?!我(?:们)?(?:之前|以前|上次|上回|刚才|昨天|那天|早就|也)*(?:[跟和对]你)?(?:说|觉得)|[跟和对]你说|` +
    '听我说)[^，。、说]{1,8}(?:告诉我(?!们?的)|' +
    String.raw`(?<!小)说(?![话明服法过得道]|不(?:定|上|出)|(?:啥|什么|死|破天)[都也]?不?))[\p{L}，：,:]`,
  'iu',
)

/** Whether a sentence tells what others said. */
export const isReported = (core: string): boolean => REPORTED.test(core)

/**
 * A plan, a wish, hearsay or what is not so, and of a task the day that it names.
 * @param hasClock whether the turn's own clock is known: without it an hour of theirs may be any
 */
export function modalityOf(told: string, isTask: boolean, said: Date, hasClock = false): Modality {
  const core = simplified(told)
  const due = isTask ? dueIn(core, said, hasClock) : null
  const main = core.replace(/\b(?:because|cause|cuz|so that)\b.*$/isu, '')
  const modality = isReported(core)
    ? 'reported'
    : WISHED.test(main)
      ? 'wished'
      : PLANNED.test(main) ||
          (SOON.test(main) && sideOf(main) !== 'before') ||
          (HAN_SOON.test(main) && !/[了过]/u.test(main))
        ? 'planned'
        : isDenied(core)
          ? 'denied'
          : undefined
  return { ...(modality && { modality }), ...(due && { due_at: due }) }
}

/** The first day that is named from the turn's own on. */
function dueIn(core: string, said: Date, hasClock: boolean): string | null {
  const soon = afterAWhile(core, said)
  if (soon !== null) return soon
  const today = said.toISOString().slice(0, 10)
  const days = datesIn(core, said).map(({ label }) => label)
  const named = days.find((label) => label.length === today.length && label >= today)
  const coming = named === undefined && days.length === 0 ? comingDay(core, new Date(today)) : null
  const day = named ?? coming?.toISOString().slice(0, 10) ?? null
  if (!hasClock) return day
  if (day === null) return days.length === 0 ? nextHour(core, said) : null
  const hour = hourOn(core)
  return hour === null ? day : `${day}T${hour}`
}
