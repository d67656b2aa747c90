/** The text of an .ics file, according to RFC 5545. */
import { calendarFile } from '@domain/format/calendar-file'

const entry = { id: 'answer-2025-12-31', day: '2025-12-31', title: '答辩期届满', description: '一\n二' }

test('an entry for all of a day, with a word on the morning before', () => {
  expect(calendarFile(entry, '2025-12-01').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//legal search//reckoners//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:answer-2025-12-31',
    'DTSTAMP:20251201T000000Z',
    'DTSTART;VALUE=DATE:20251231',
    'DTEND;VALUE=DATE:20260101',
    'SUMMARY:答辩期届满',
    'DESCRIPTION:一\\n二',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:答辩期届满',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('what would end a value is escaped', () => {
  const text = calendarFile({ ...entry, title: 'a;b,c\\d\r\nEND:VEVENT' }, '2025-12-01')
  expect(text).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT\r\n')
})

test.each(['汉'.repeat(100), 'a'.repeat(300), `${'a'.repeat(62)}𠮷𠮷𠮷`, '一'.repeat(21)])(
  'no line has more than 75 octets, and %s is whole again when they are joined',
  description => {
    const text = calendarFile({ ...entry, description }, '2025-12-01')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(text.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${description}\r\n`)
  },
)
