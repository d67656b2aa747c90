/** How old reference data is. */
import { onCalendar } from '../format/calendar'
import { REFERENCE_DATA } from './file'

/** Whether the last check is so long ago that the rows may be out of date. */
export const isOutdated = (checkedTo: string, today: string): boolean =>
  onCalendar(today).diff(onCalendar(checkedTo), 'day') > REFERENCE_DATA.freshDays
