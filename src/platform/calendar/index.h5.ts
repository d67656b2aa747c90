import { ALARM_HOURS_BEFORE, calendarFile, type CalendarEntry } from '@domain/format/calendar-file'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { today } from '@/platform/today'
import type { CalendarPort } from './port'

/** Long enough for the slowest browser to have taken the file over. */
const KEPT_FOR = 60_000

function save(entry: CalendarEntry) {
  const file = new Blob([calendarFile(entry, today())], { type: 'text/calendar;charset=utf-8' })
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = `${entry.title}.ics`
  document.body.appendChild(anchor)
  anchor.click()
  anchor.remove()
  setTimeout(() => URL.revokeObjectURL(anchor.href), KEPT_FOR)
}

/** A file, which a browser hands to the calendar. The native app's webview saves nothing but what has an address of its own: there the wrapper adds it. */
export const calendar: CalendarPort = {
  adds: () => host.current() !== 'app' || bridge.available(),
  async add(entry) {
    if (host.current() !== 'app') {
      save(entry)
      return 'saved'
    }
    const { day, title, description } = entry
    return (await bridge.addToCalendar({ day, title, description, alarmHoursBefore: ALARM_HOURS_BEFORE }))
      ? 'added'
      : 'failed'
  },
}
