/** Finds the day of publication. A source's day before the publication that the header prints is an error. */
import { daysIn, WRITTEN_DAY } from './written-days'

/** Matches lines on publication, on an amendment, or on the adoption of a law, which is published the same day. */
const PUBLISHED = /公布|发布|颁布|令第|修正|修订|修改|全国人民代表大会.*通过/
/** Matches the first day of a law: 自1999年4月1日起施行. */
const BEGINS = new RegExp(`(?:自|从|于)?${WRITTEN_DAY}\\s?(?:起|开始)?\\s?(?:正式)?(?:施行|实施|生效|执行)`, 'g')

/**
 * Returns the source's day, or the last one that the header prints if that is later. An earlier header may lack the last
 * amendment.
 */
export function postingDayOf(info: string[], stated?: string): string | undefined {
  const days = info.filter(line => PUBLISHED.test(line)).flatMap(line => daysIn(line.replace(BEGINS, '')))
  const [last] = days.sort().reverse()
  return last !== undefined && last > (stated ?? '') ? last : stated
}
