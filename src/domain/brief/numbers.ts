/** Numbers of judgments and documents in running text. */
import { plainNumber } from '../citation/document-number'
import { eachMatch } from '../text/each-match'

const OPEN = '[（(〔［\\[【]'
const CLOSE = '[）)〕］\\]】]'
const YEAR = `${OPEN}\\s{0,3}((?:19|20|１９|２０)[\\d０-９]{2})\\s{0,3}${CLOSE}\\s{0,3}`
const DIGITS = '[\\d０-９]'
/** What it is of stands before the year, or after it. */
const NUMBER = new RegExp(
  `([\\u4e00-\\u9fa5]{0,12})${YEAR}((?:[\\u4e00-\\u9fa5A-Za-z\\d０-９]\\s{0,2}){0,20}?)(?:第\\s?)?(${DIGITS}{1,9}(?:[-－—–]${DIGITS}{1,4})?)\\s{0,2}号(?:之[一二三四五六七八九十\\d]{1,3})?`,
  'g',
)

const COURT =
  /(?:[\u4e00-\u9fa5]{2,30}人民法院|最高法院|[\u4e00-\u9fa5]{2,12}(?:海事|知识产权|金融|互联网|铁路运输)法院)(?:作出的|的|于|在|以|就|[，,：:])?\s?$/
const LEAD = /^.*(?:依照|依据|根据|按照|适用|参照|参见|详见|即|以及|规定|和|与|及|见|为|由|在|经|以|的)/

export interface FoundNumber {
  kind: 'case' | 'document'
  /** One spelling: brackets （）, half-width digits, no spaces. */
  number: string
  /** 北京市第一中级人民法院, where it stands right before. */
  court?: string
  from: number
  to: number
}

/** 依照财税〔2016〕36号 → 财税 */
const ofDocument = (before: string) => before.replace(LEAD, '')

export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = []
  if (text.indexOf('号') < 0) return found
  eachMatch(text, NUMBER, ({ 0: whole, 1: before = '', 3: kind = '', index }) => {
    const to = index + whole.length
    if (/[\u4e00-\u9fa5]/.test(kind)) {
      const from = index + before.length
      const [court] = COURT.exec(text.slice(Math.max(0, from - 40), from)) ?? []
      const name = court?.replace(/(?:作出的|的|于|在|以|就|[，,：:])?\s?$/, '').replace(LEAD, '')
      const number = plainNumber(text.slice(from, to))
      found.push(name ? { kind: 'case', number, court: name, from, to } : { kind: 'case', number, from, to })
      return
    }
    const of = ofDocument(before)
    if (of === '' || kind !== '') return
    const from = index + before.length - of.length
    found.push({ kind: 'document', number: plainNumber(text.slice(from, to)), from, to })
  })
  return found
}
