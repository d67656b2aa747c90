/**
 * The days off that 全国年节及纪念日放假办法 itself sets. They count for years without a notice of 国务院办公厅.
 * Revisions of these rules came into force in 2000, 2008, 2014 and 2025.
 */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import { festivalsOf } from './tables/festivals'

interface StatutoryHoliday {
  name: string
  day: string
}

const later = (day: string, by: number) => onCalendar(day).add(by, 'day').format(DAY_FORMAT)
const days = (name: string, first: string, count: number): StatutoryHoliday[] =>
  Array.from({ length: count }, (_, index) => ({ name, day: later(first, index) }))

/** Returns when the days off of 春节 begin, in days from 正月初一, and how many there are. */
function springFestivalRule(year: number): [first: number, count: number] {
  if (year >= 2025) return [-1, 4]
  return year >= 2008 && year < 2014 ? [-1, 3] : [0, 3]
}

function labourDays(year: number): number {
  if (year >= 2025) return 2
  return year >= 2000 && year < 2008 ? 3 : 1
}

function lunarHolidays(year: number): StatutoryHoliday[] {
  const festivals = festivalsOf(year)
  if (!festivals) return []
  const [first, count] = springFestivalRule(year)
  return [
    ...days('春节', later(festivals.springFestival, first), count),
    ...(year < 2008
      ? []
      : [
          ...days('清明节', festivals.tombSweeping, 1),
          ...days('端午节', festivals.dragonBoat, 1),
          ...days('中秋节', festivals.midAutumn, 1),
        ]),
  ]
}

const computed: Record<number, StatutoryHoliday[]> = {}

/** Returns the statutory days off of a year. */
export function statutoryHolidays(year: number): StatutoryHoliday[] {
  computed[year] ??= [
    ...days('元旦', `${year}-01-01`, 1),
    ...lunarHolidays(year),
    ...days('劳动节', `${year}-05-01`, labourDays(year)),
    ...days('国庆节', `${year}-10-01`, year < 2000 ? 2 : 3),
  ]
  return computed[year]
}
