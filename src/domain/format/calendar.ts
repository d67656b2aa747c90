/** dayjs in UTC: no daylight saving skips or shifts a day. */
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

export const onCalendar = dayjs.utc

export const DAY = 'YYYY-MM-DD'
