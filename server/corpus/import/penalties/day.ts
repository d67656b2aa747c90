/** Reads the day or month of a penalty decision from its text. */

const DATE = /(?:^|[，,、：:])\s*(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?(?!\s*[至到~～—\-以前\d])/g
const DECIDES = /作出|追缴|处以|处罚款|送达|下达/
const OTHERS = /法院|判处|公安|检察|曝光|公布|发布|入库/
/** The maximum number of characters between a date and the words for the decision. */
const NEAR = 200
/**
 * The minimum number of characters after a date that are searched for another event, such as 判处 or 公布. The date then
 * belongs to that event.
 */
const LATEST_CLAUSE = 60

const two = (text: string) => text.padStart(2, '0')

function datesIn(sentence: string): string[] {
  return [...sentence.matchAll(DATE)].flatMap(match => {
    const [date, year = '', month = '', day] = match
    const after = sentence.slice(match.index + date.length, match.index + date.length + NEAR)
    const decision = DECIDES.exec(after)
    if (!decision || OTHERS.test(after.slice(0, Math.max(decision.index, LATEST_CLAUSE)))) return []
    return [[year, two(month), ...(day ? [two(day)] : [])].join('-')]
  })
}

/**
 * Returns the day or month of the decision. Returns `undefined` if the text states none or several, or one after the
 * publication.
 */
export function decisionDayIn(sentences: string[], published: string | undefined): string | undefined {
  const dates = new Set(sentences.flatMap(datesIn))
  const [date] = dates
  return dates.size === 1 && date !== undefined && (!published || date <= published) ? date : undefined
}

/**
 * Whether a day is the end of an inspection: 于…至2026年5月15日对你公司进行检查. Some sources give it as the day of the
 * decision.
 */
export function isEndOfInspection(sentences: string[], day: string): boolean {
  const [year, month, date] = day.split('-').map(Number)
  const ends = new RegExp(`[至到]\\s*${year}\\s*年\\s*0?${month}\\s*月\\s*0?${date}\\s*日[^。；]{0,200}?检查`)
  return sentences.some(sentence => ends.test(sentence))
}
