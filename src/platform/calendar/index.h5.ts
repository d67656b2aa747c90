import { ALARM_HOURS_BEFORE, calendarFile, type CalendarEntry } from '@domain/format/calendar-file'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { today } from '@/platform/today'
import type { CalendarPort } from '../ports/other-apps'

/** The time in ms after which the object URL of the file is revoked. By then the slowest browser has read the file. */
const REVOKE_AFTER = 60_000

function save(entry: CalendarEntry) {
  const file = new Blob([calendarFile(entry, today())], { type: 'text/calendar;charset=utf-8' })
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = `${entry.title}.ics`
  document.body.appendChild(anchor)
  anchor.click()
  anchor.remove()
  setTimeout(() => URL.revokeObjectURL(anchor.href), REVOKE_AFTER)
}

/** Saves an .ics file. The native app's webview cannot save files, so there the wrapper adds the entry. */
export const calendar: CalendarPort = {
  canAdd: () => host.current() !== 'app' || bridge.available(),
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
