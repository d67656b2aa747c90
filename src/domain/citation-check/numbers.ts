/** Finds the numbers of judgments and documents in running text. */
import { CLOSING_BRACKET, ENTRY_NUMBER, OPENING_BRACKET, plainNumber } from '../citation/document-number'
import { ARTICLE_NUMERAL } from '../citation/article'
import { parseChineseNumeral } from '../format/numerals'
import { eachMatch } from '../text/each-match'

const YEAR = `${OPENING_BRACKET}\\s{0,3}(?:(?:19|20|１９|２０)[\\d０-９]{2})\\s{0,3}${CLOSING_BRACKET}\\s{0,3}`
const DIGITS = '[\\d０-９]'
const HAN = '[\\u4e00-\\u9fa5]'
/** A pattern for brackets inside a number: （一） in 沪高民一（民）终字, （民） in 法（民）明传. */
const INNER = `[（(]${HAN}{1,4}[）)]`

/** Matches a number with a year in brackets. In a case number the court and the kind follow the year. */
const WITH_YEAR = new RegExp(
  `((?:${HAN}{1,8}${INNER})?${HAN}{0,12})${YEAR}((?:[\\u4e00-\\u9fa5A-Za-z\\d０-９]\\s{0,2}|${INNER}){0,20}?)(?:第\\s?)?([A-ZＡ-Ｚ]?${DIGITS}{1,9}(?:[-－—–]${DIGITS}{1,4})?)((?:[、,，]${DIGITS}{1,9}){0,9})\\s{0,2}号(?:之[一二三四五六七八九十\\d]{1,3})?`,
  'g',
)
/** Matches a further number of a list, which omits court and year: 、第34号 after 第231号. */
const FURTHER_CASE = new RegExp(`^(?:[、,，和及与]|以及)\\s?第?\\s?(${DIGITS}{1,6})号`)
/** Matches a case number without brackets: 2015民一终字第353号. */
const WITHOUT_BRACKETS = new RegExp(
  `(^|[^\\d（(〔[])((?:19|20)\\d{2})年?(${HAN}{1,6}\\d{0,4}${HAN}{0,4}[初终再申监执破特辖赔更保]字?)第?(\\d{1,6})号`,
  'g',
)
const ISSUER = `${HAN}{2,20}(?:[ 、]${HAN}{2,16}){0,6}`
/** Matches orders and announcements: 国务院令第764号, 主席令第六十三号, 财政部 税务总局公告2023年第12号. */
const ORDER = new RegExp(
  `(${ISSUER})(?:(令)\\s?[（(]?(?:第\\s?)(${ARTICLE_NUMERAL})号[）)]?|(公告|通告)\\s?[（(〔]?((?:19|20)\\d{2})[）)〕]?\\s?年?\\s?(?:第\\s?)?(${ARTICLE_NUMERAL})号)`,
  'g',
)
const OF_ISSUER = /(?:主席|国务院|军事委员会|[部委局署会行院府厅社])$/
/** Matches the numbers of guiding cases, alone or in a list: 指导案例24号, 指导性案例第9号、20号, 检例第45号. */
const GUIDING = new RegExp(
  `(?:(指导性?案例)|(检例))\\s?((?:第?\\s?${ARTICLE_NUMERAL}号?[、,，和及]?){1,10}号)|第(${ARTICLE_NUMERAL})号(指导性?案例)`,
  'g',
)
/** Matches a number of 人民法院案例库 in running text: 2023-07-2-490-001. */
const ENTRY = new RegExp(`(^|[^\\d-])(${ENTRY_NUMBER})(?![\\d-])`, 'g')
const DASHES = /[－–—‐‑]/g

const COURT_TAIL =
  '(?:作出的|的|于|在|以|就|[，,：:])?(?:(?:民事|刑事|行政|执行)?(?:判决|裁定|调解|决定)书?)?[，,：:]?\\s?$'
const COURT = new RegExp(
  `(?:${HAN}{2,30}人民法院|最高法院|${HAN}{2,12}(?:海事|知识产权|金融|互联网|铁路运输)法院|${HAN}{2,8}[高中]院)(?:于\\s?\\d{4}年\\d{1,2}月\\d{1,2}日)?${COURT_TAIL}`,
)
const AFTER_COURT = new RegExp(`(?:于\\s?\\d{4}年\\d{1,2}月\\d{1,2}日)?${COURT_TAIL}`)
const LEAD_IN =
  /^.*(?:依照|依据|根据|按照|适用|参照|参见|详见|印发|发布|公布|即|以及|规定|和|与|及|见|为|由|在|经|以|的)/

export interface NumberMention {
  kind: 'case' | 'document'
  /** The number in normal form: brackets （）, half-width digits, no spaces except between several issuers. */
  number: string
  /** The court named directly before the number: 北京市第一中级人民法院. */
  court?: string
  from: number
  to: number
}

const COUNTRY = '中华人民共和国'
/** Matches the previous part of a list, which does not belong to the issuer: 第七条、 or 707号公告、 or 十九、. */
const ENTRY_BEFORE = new RegExp(`^.*(?:[条款项目号]|公告|${ARTICLE_NUMERAL})[ 、]`)

/** Returns the issuer from the words before a number: 依照财税〔2016〕36号 → 财税. */
function issuerIn(before: string): string {
  const country = before.lastIndexOf(COUNTRY)
  return country < 0 ? before.replace(ENTRY_BEFORE, '').replace(LEAD_IN, '') : before.slice(country)
}

function courtBefore(text: string, at: number): string | undefined {
  const [court] = COURT.exec(text.slice(Math.max(0, at - 56), at)) ?? []
  return court?.replace(AFTER_COURT, '').replace(LEAD_IN, '')
}

const IS_HAN = new RegExp(HAN)

interface CaseList {
  from: number
  to: number
  digits: string
  /** Further numbers before the same 号: 、939 in 第305、939号. */
  list: string
}

/**
 * Returns a case number and the numbers in its list, which omit court and year: （2015）民申字第305、939号,
 * 第231号、第34号.
 */
function casesOfList(text: string, { from, to, digits, list }: CaseList): NumberMention[] {
  const court = courtBefore(text, from)
  const whole = text.slice(from, to)
  const at = whole.indexOf(digits + list, whole.search(new RegExp(CLOSING_BRACKET)))
  const beginning = whole.slice(0, at)
  const cases: NumberMention[] = []
  const add = (number: string, begin: number, end: number) =>
    cases.push({ kind: 'case', number: plainNumber(number), ...(court ? { court } : {}), from: begin, to: end })
  if (!list) add(whole, from, to)
  else {
    add(`${beginning}${digits}号`, from, from + at + digits.length)
    let begin = from + at + digits.length
    for (const more of list.split(/[、,，]/).slice(1)) {
      const end = begin + 1 + more.length
      add(`${beginning}${more}号`, begin + 1, end)
      begin = end
    }
  }
  for (let end = to; ;) {
    const [words = '', more = ''] = FURTHER_CASE.exec(text.slice(end, end + 20)) ?? []
    if (!words) return cases
    add(`${beginning}${more}号`, end + words.indexOf(more), end + words.length)
    end += words.length
  }
}

function numbersWithYear(text: string): NumberMention[] {
  const numbers: NumberMention[] = []
  eachMatch(text, WITH_YEAR, ({ 0: whole, 1: before = '', 2: kind = '', 3: digits = '', 4: list = '', index }) => {
    const to = index + whole.length
    if (IS_HAN.test(kind)) {
      const from = index + before.length
      for (const one of casesOfList(text, { from, to, digits, list })) numbers.push(one)
      return
    }
    const issuer = issuerIn(before)
    if (issuer === '' || kind !== '') return
    const from = index + before.length - issuer.length
    numbers.push({ kind: 'document', number: plainNumber(text.slice(from, to)), from, to })
  })
  return numbers
}

function numbersWithoutBrackets(text: string): NumberMention[] {
  const numbers: NumberMention[] = []
  eachMatch(text, WITHOUT_BRACKETS, ({ 0: whole, 1: before = '', 2: year, 3: kind = '', 4: digits, index }) => {
    const ordinal = /字$/.test(kind) ? '第' : ''
    const number = `（${year}）${kind}${ordinal}${digits}号`
    numbers.push({ kind: 'case', number, from: index + before.length, to: index + whole.length })
  })
  return numbers
}

function orders(text: string): NumberMention[] {
  const numbers: NumberMention[] = []
  eachMatch(
    text,
    ORDER,
    ({ 0: whole, 1: before = '', 2: order, 3: ofOrder, 4: notice, 5: year, 6: ofNotice, index }) => {
      const issuer = issuerIn(before)
      const number = parseChineseNumeral(ofOrder ?? ofNotice ?? '')
      if (!OF_ISSUER.test(issuer) || number === undefined) return
      const from = index + before.length - issuer.length
      const tail = order ? `令第${number}号` : `${notice}${year}年第${number}号`
      numbers.push({ kind: 'document', number: issuer + tail, from, to: index + whole.length })
    },
  )
  return numbers
}

function guidingCases(text: string): NumberMention[] {
  const numbers: NumberMention[] = []
  eachMatch(text, GUIDING, ({ 0: whole, 2: ofProcurators, 3: list, 4: single, index }) => {
    const name = ofProcurators ? '检例第' : '指导案例'
    const begin = list === undefined ? index : index + whole.length - list.length
    let from = index
    eachMatch(list ?? single ?? '', new RegExp(ARTICLE_NUMERAL, 'g'), ({ 0: digits, index: at }) => {
      const number = parseChineseNumeral(digits)
      const end = list === undefined ? index + whole.length : begin + at + digits.length
      const to = text.charAt(end) === '号' ? end + 1 : end
      if (number) numbers.push({ kind: 'case', number: `${name}${number}号`, from, to })
      from = to + 1
    })
  })
  return numbers
}

function libraryEntries(text: string): NumberMention[] {
  const numbers: NumberMention[] = []
  eachMatch(text.replace(DASHES, '-'), ENTRY, ({ 1: before = '', 2: number = '', index }) => {
    const from = index + before.length
    numbers.push({ kind: 'case', number, from, to: from + number.length })
  })
  return numbers
}

/** Finds all numbers in text order. If two matches overlap, keeps the one that begins first, or else the longer one. */
export function findCitedNumbers(text: string): NumberMention[] {
  const entries = libraryEntries(text)
  if (text.indexOf('号') < 0) return entries
  const forms = [numbersWithYear, numbersWithoutBrackets, orders, guidingCases]
  const numbers = [...entries, ...forms.flatMap(form => form(text))]
  numbers.sort((a, b) => a.from - b.from || b.to - a.to)
  let end = 0
  return numbers.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}
