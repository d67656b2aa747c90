/** Reads from the text of a law the last day on which it applies: 本公告有效期自2023年10月11日起至2025年10月10日. */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'
import { dayFromParts, WRITTEN_DAY } from './written-days'

export interface Expiry {
  /** The last day, such as 2025-10-10. */
  day: string
  /** The sentence of the law that states the day. */
  clause: string
}

/** A pattern for a subject that means the law itself. Licences under the law have other periods of validity. */
const SUBJECT =
  '本[\\u4e00-\\u9fa5]{0,6}?(?:法|条例|规定|办法|公告|通知|通告|决定|意见|细则|解释|批复|规则|方案|措施|政策)(?:的|的?规定)?'
const FORCE = '(?:执行|施行|实施|有效)'
const VALIDITY = '(?:有效期|有效期限|执行期限|施行期限|实施期限)'
/** A pattern for a preceding clause on the first day: 本办法自2020年1月1日起施行，有效期5年. */
const BEGINS = '(?:自[^，,；]{1,24}?(?:施行|实施|执行|生效)[，,])?'
const SPAN = `自?${WRITTEN_DAY}起?至${WRITTEN_DAY}止?`

const VALID_BETWEEN = new RegExp(`${SUBJECT}${VALIDITY}(?:为|是)?${SPAN}`)
const FORCE_BETWEEN = new RegExp(`${SUBJECT}${SPAN}(?:期间)?${FORCE}`)
const UNTIL = new RegExp(
  `${SUBJECT}${BEGINS}(?:${VALIDITY}(?:截止?|延长|暂定)?(?:至|到)|${FORCE}(?:截止)?(?:至|到))${WRITTEN_DAY}`,
)
const FOR = new RegExp(
  `${SUBJECT}${BEGINS}${VALIDITY}(?:暂定|为|是)?(\\d{1,2}|[０-９]{1,2}|[一二三四五六七八九十两]{1,2})(年|个月)`,
)
/** Matches a subject that means a part of the law: 本办法第三条的有效期. */
const PART = /第[一二三四五六七八九十百千\d]{1,8}[条款项]/

const isOfWhole = ({ 0: words }: RegExpExecArray) => !PART.test(words)

function lastOf(begin: string | undefined, count = '', unit = ''): string | undefined {
  const number = parseChineseNumeral(count.replace('两', '二'))
  if (begin === undefined || number === undefined) return undefined
  return onCalendar(begin)
    .add(number, unit === '年' ? 'year' : 'month')
    .subtract(1, 'day')
    .format(DAY_FORMAT)
}

function dayIn(sentence: string, begin: string | undefined): string | undefined {
  for (const pattern of [VALID_BETWEEN, FORCE_BETWEEN, UNTIL]) {
    const match = pattern.exec(sentence)
    if (match && isOfWhole(match)) return dayFromParts(match.slice(-3))
  }
  const match = FOR.exec(sentence)
  return match && isOfWhole(match) ? lastOf(begin, match[1], match[2]) : undefined
}

/** The number of last lines that are searched. */
const LAST = 6
const QUOTED = /[“「][^“「”」]*[”」]/g

/** Returns the last day on which the law applies. A period of years or months counts from `begin`, the first day. */
export function readExpiry(texts: string[], begin?: string): Expiry | undefined {
  const lines = texts.flatMap(text => text.split('\n')).filter(line => line.trim())
  for (const line of lines.slice(-LAST).reverse()) {
    for (const sentence of line.replace(QUOTED, '').split(/[。；]/)) {
      const day = dayIn(sentence, begin)
      if (day) return { day, clause: sentence.trim() }
    }
  }
  return undefined
}
