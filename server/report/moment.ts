/** The time that a report tells: Beijing's, wherever the server stands. */
import { HOUR } from '../world'

const BEIJING = 8 * HOUR

export interface Moment {
  /** 2026-03-05 */
  day: string
  /** 16:00 */
  clock: string
}

export function beijing(now: Date): Moment {
  const iso = new Date(now.getTime() + BEIJING).toISOString()
  return { day: iso.slice(0, 10), clock: iso.slice(11, 16) }
}

/** The same day some years ago; 29 February becomes the 28th. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const isLeapDay = month === '02' && date === '29'
  return `${Number(year) - years}-${month}-${isLeapDay ? '28' : date}`
}
