import { DAY, parseDay } from './dates'

/** Tells a past day by its distance: 今天, 昨天, 3天前. A day a week ago or more is 03-05, of another year 2024-03-05. */
export function relativeDay(day: string, today: string): string {
  const [past, now] = [parseDay(day), parseDay(today)]
  if (!past || !now) return day
  const days = now.diff(past, 'day')
  if (days < 0 || days > 6) return past.format(past.year() === now.year() ? 'MM-DD' : DAY)
  return days > 1 ? `${days}天前` : days ? '昨天' : '今天'
}
