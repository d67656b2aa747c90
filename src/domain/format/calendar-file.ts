/** Writes a calendar entry as an iCalendar file (RFC 5545). */
import { DAY_FORMAT, onCalendar } from './dates'

export interface CalendarEntry {
  /** A stable id, so that a calendar does not import the same entry twice. */
  id: string
  /** The day of the entry, which lasts all day. */
  day: string
  title: string
  description: string
}

/** The maximum number of octets in a line, without the line end. */
const LINE = 75

/** The alarm rings this number of hours before the day of the entry begins: at 9:00 on the previous day. */
export const ALARM_HOURS_BEFORE = 15

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Folds a line that is too long. Continuation lines begin with a space, and no character is split. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const sign of Array.from(line)) {
    const size = octetsOf(sign)
    if (octets + size > LINE) {
      text += '\r\n '
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}

const escaped = (text: string) => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const basic = (day: string) => day.replace(/-/g, '')

/** Writes the calendar file. `createdOn` is the day on which the file is created. */
export function calendarFile({ id, day, title, description }: CalendarEntry, createdOn: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//legal search//reckoners//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${basic(createdOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(onCalendar(day).add(1, 'day').format(DAY_FORMAT))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${ALARM_HOURS_BEFORE}H`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
