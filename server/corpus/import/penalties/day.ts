/** The day or month of a penalty's decision, as its text states it. */

const DATE = /(?:^|[，,、：:])\s*(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?(?!\s*[至到~～—\-以前\d])/g
const DECIDES = /作出|追缴|处以|处罚款|送达|下达/
const OTHERS = /法院|判处|公安|检察|曝光|公布|发布|入库/
/** A decision is stated at most so many characters after its date. */
const NEAR = 200
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

/** Returns the day or month of the only decision. `undefined` if the text states none, or several. */
export function decidedIn(sentences: string[], published: string | undefined): string | undefined {
  const dates = new Set(sentences.flatMap(datesIn))
  const [date] = dates
  return dates.size === 1 && date !== undefined && (!published || date <= published) ? date : undefined
}

/**
 * Whether a day is the last one of an inspection: 于…至2026年5月15日对你公司进行检查. Sources take it for the day of the
 * decision.
 */
export function endsInspection(sentences: string[], day: string): boolean {
  const [year, month, date] = day.split('-').map(Number)
  const ends = new RegExp(`[至到]\\s*${year}\\s*年\\s*0?${month}\\s*月\\s*0?${date}\\s*日[^。；]{0,200}?检查`)
  return sentences.some(sentence => ends.test(sentence))
}
