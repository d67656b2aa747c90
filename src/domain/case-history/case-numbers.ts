/** Finds the numbers of court cases in a text and compares them: （2014）沪高民一（民）终字第11号, （2018）豫1525刑初433号. */
import { CLOSING_BRACKET, OPENING_BRACKET, plainNumber } from '../citation/document-number'
import { eachMatch } from '../text/each-match'

const YEAR = `${OPENING_BRACKET}\\s{0,2}(?:19|20)[\\d０-９]{2}\\s{0,2}${CLOSING_BRACKET}`
const SIGN = '[\\u4e00-\\u9fa5A-Za-z\\d０-９]'
/** Matches one bracket inside a number: （民）. */
const INNER = `${OPENING_BRACKET}[\\u4e00-\\u9fa5\\d]{1,6}${CLOSING_BRACKET}`
const INNER_BRACKETS = /[（(〔［[【][^）)〕］\]】]*[）)〕］\]】]|\s/g
const SERIAL = '[\\d０-９＊*×xXＸ][\\d０-９＊*×xXＸ]{0,8}(?:[-－—–]\\s?[\\d０-９]{1,3})?'
const NUMBER = new RegExp(
  `${YEAR}\\s?((?:${SIGN}|${INNER}){1,24}?)第?\\s?(${SERIAL})号(之[一二三四五六七八九十\\d]{1,2})?`,
  'g',
)
/** Matches a further number with the same year, court and kind: 、第12号 or 、12号. */
const FURTHER = new RegExp(`^[、，和及与]\\s?第?(${SERIAL})号`)

/** Matches the last character of a kind that courts use: 初 in 民初字第1号, 申 in 民申字第1号. */
const KIND = /[初终再申监提抗核执辖管他破重保恢异复审立催特督]$/
/** Matches an old kind, which names only the field of law: 民 in （2004）高法民字第1号. */
const FIELD = /[民刑行商知赔经]字?$/
/** Matches characters in numbers that procuratorates, notaries, appraisers, arbitrators and authorities give. */
const NO_COURT = /检|证|鉴|函|仲|评|公|劳|税|罚|政|银|抵|借|贷|审字$|办|府|国用|集建|房|验|价|认/

export interface CaseNumber {
  /** The number as the text prints it. */
  text: string
  /** The court code and the kind of case, without 字 and without words in brackets: 粤高法民一终. */
  kind: string
  /** Whether `kind` alone shows that a court gave the number. */
  isTypical: boolean
  from: number
  to: number
}

const kindOf = (body: string) =>
  body
    .replace(INNER_BRACKETS, '')
    .replace(/字?第?$/, '')
    .replace(/[\d０-９]+$/, '')

function isCourtKind(kind: string) {
  const field = kind.replace(/^[^民刑行商知赔经执]*/, '')
  return KIND.test(kind) || FIELD.test(field)
}

/** The maximum number of case numbers that are read in a text. */
const MOST = 500

/** Returns the case numbers of a text, in sequence. */
export function caseNumbersIn(text: string): CaseNumber[] {
  const numbers: CaseNumber[] = []
  if (text.indexOf('号') < 0) return numbers
  eachMatch(text, NUMBER, ({ 0: number, 1: body = '', 2: serial = '', index }) => {
    const kind = kindOf(body)
    if (numbers.length >= MOST || NO_COURT.test(kind)) return
    const isTypical = isCourtKind(kind)
    let to = index + number.length
    numbers.push({ text: number, kind, isTypical, from: index, to })
    for (let rest = FURTHER.exec(text.slice(to, to + 16)); rest; rest = FURTHER.exec(text.slice(to, to + 16))) {
      const [all, next = ''] = rest
      const at = number.lastIndexOf(serial)
      numbers.push({ text: `${number.slice(0, at)}${next}号`, kind, isTypical, from: to, to: to + all.length })
      to += all.length
    }
  })
  return numbers
}

const MASKED = /[*×xX]/

/**
 * Returns a key that is equal for all spellings of a number. The form of the brackets, 字, 第 and leading zeros of the
 * serial number do not affect the key.
 * Returns `undefined` for a number with masked digits, because it may mean any case, and for a text without a number.
 */
export function caseNumberKey(number: string): string | undefined {
  const plain = plainNumber(number).replace(/^[^（]*/, '')
  const [, head = '', serial = '', part = ''] =
    /^(（\d{4}）.*?)字?第?([\d*×xX]+(?:-\d+)?)号(?:之(.*))?$/.exec(plain) ?? []
  if (!serial || MASKED.test(serial)) return undefined
  return `${head}${serial.replace(/^0+(?=\d)/, '')}${part ? `之${part}` : ''}`
}

/**
 * Returns the key of the whole case for the number of a ruling: （2015）民二终字第191-2号 belongs to
 * （2015）民二终字第191号.
 */
export const wholeCaseKey = (number: string): string | undefined => caseNumberKey(number)?.replace(/(?:-\d+|之.*)$/, '')
