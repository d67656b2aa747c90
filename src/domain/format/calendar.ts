/** dayjs by UTC: no place's clocks skip a day there, or shift it. */
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

export const onCalendar = dayjs.utc

export const DAY = 'YYYY-MM-DD'
