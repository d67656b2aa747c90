/** Provides dayjs in UTC, so that daylight saving neither skips nor shifts a day. */
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

export const onCalendar = dayjs.utc

export const DAY = 'YYYY-MM-DD'
