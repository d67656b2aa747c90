import { DAY_FORMAT, parseDay } from './dates'

/**
 * Formats a past day by its distance: 今天, 昨天, 3天前. From a week on it is a date: 03-05, or 2024-03-05 in another
 * year.
 */
export function relativeDay(day: string, today: string): string {
  const [past, now] = [parseDay(day), parseDay(today)]
  if (!past || !now) return day
  const days = now.diff(past, 'day')
  if (days < 0 || days > 6) return past.format(past.year() === now.year() ? 'MM-DD' : DAY_FORMAT)
  return days > 1 ? `${days}天前` : days ? '昨天' : '今天'
}
