/** Determines the publication day of a law. A day from the source is wrong if the header prints a later publication. */
import { daysIn, WRITTEN_DAY } from './written-days'

/**
 * Matches header lines on publication or amendment. Laws of the National People's Congress are published on the day of
 * adoption.
 */
const PUBLISHED = /公布|发布|颁布|令第|修正|修订|修改|全国人民代表大会.*通过/
/** Matches a first day in force, which is not a publication day: 自1999年4月1日起施行. */
const BEGINS = new RegExp(`(?:自|从|于)?${WRITTEN_DAY}\\s?(?:起|开始)?\\s?(?:正式)?(?:施行|实施|生效|执行)`, 'g')

/**
 * Returns the day from the source, or the last day in the header if that is later.
 * An earlier day in the header may be that of a former version.
 */
export function postingDayOf(info: string[], stated?: string): string | undefined {
  const days = info.filter(line => PUBLISHED.test(line)).flatMap(line => daysIn(line.replace(BEGINS, '')))
  const [last] = days.sort().reverse()
  return last !== undefined && last > (stated ?? '') ? last : stated
}
