import { calendarFile } from '@domain/format/calendar-file'
import { host } from '@/platform/host'
import { today } from '@/platform/today'
import type { CalendarPort } from './port'

/** Long enough for the slowest browser to have taken the file over. */
const KEPT_FOR = 60_000

/** A file, which a browser hands to the calendar. The native app's webview saves nothing but what has an address of its own. */
export const calendar: CalendarPort = {
  adds: () => host.current() !== 'app',
  async add(entry) {
    const file = new Blob([calendarFile(entry, today())], { type: 'text/calendar;charset=utf-8' })
    const anchor = document.createElement('a')
    anchor.href = URL.createObjectURL(file)
    anchor.download = `${entry.title}.ics`
    document.body.appendChild(anchor)
    anchor.click()
    anchor.remove()
    setTimeout(() => URL.revokeObjectURL(anchor.href), KEPT_FOR)
    return 'saved'
  },
}
