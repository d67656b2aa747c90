/** Writes citations of laws, cases and writings as lawyers do. The other formats are in `cite-formats.ts`. */
import { formatPaperDay } from '../format/dates'
import { isEntryNumber, labelledNumber } from './document-number'

/**
 * Encloses a title in brackets. Titles inside it get single brackets:
 * 《最高人民法院关于适用〈中华人民共和国民法典〉……的解释》.
 */
export const inTitleBrackets = (title: string) =>
  `《${title
    .trim()
    .replace(/^《([^《》]*)》$/, '$1')
    .replace(/[《﹤＜<]/g, '〈')
    .replace(/[》﹥＞>]/g, '〉')}》`

/** Cites an article: 《中华人民共和国民法典》第五百七十七条. Without an article it cites the whole law. */
export const citeLaw = (title: string, article = ''): string => inTitleBrackets(title) + article

export interface CaseToCite {
  title: string
  court?: string
  /** The case number: （2023）京01民终1号. For an entry of 人民法院案例库, its entry number: 2023-07-2-490-001. */
  number?: string
  date?: string
  /** The kind of the document: 民事判决书. */
  document?: string
}

const FIELD = '(?:民事|刑事|行政|执行|国家赔偿|刑事附带民事)?'
const ROUND = '(?:[一二终再]审|再审审查与审判监督|申请再审(?:审查)?|再审申请审查|死刑复核|(?:首次)?执行|其他)'
/**
 * Matches the document kind at the end of a title: 二审民事判决书 in 张三与李四买卖合同纠纷二审民事判决书. Since 2021 the
 * field stands before the round too: 民事一审民事判决书.
 */
const TITLED = new RegExp(`[，、,\\s]?(?:${FIELD}${ROUND})?${FIELD}(?:判决书|裁定书|决定书|调解书|通知书)$`)

/** Returns the name of a case, without the document kind: 张三与李四买卖合同纠纷案. */
export function caseName(title: string): string {
  const name = title.trim().replace(TITLED, '')
  if (!name || name === title.trim()) return title.trim()
  return /案$/.test(name) ? name : `${name}案`
}

/**
 * Cites a case: 某公司与某人买卖合同纠纷案，某法院（2023）京01民终1号民事判决书.
 * Adds the day if number or document kind is missing, because the two together identify a document. Adds it also for an
 * entry of 人民法院案例库.
 */
export function citeCase({ title, court = '', number = '', date = '', document = '' }: CaseToCite): string {
  const isEntry = isEntryNumber(number)
  const identifies = number && document && !isEntry
  const named = isEntry
    ? [`人民法院案例库${labelledNumber(number)}`, court]
    : [court + number + (number ? document : '')]
  return [caseName(title), ...named, identifies ? '' : formatPaperDay(date)].filter(Boolean).join('，')
}

export interface WritingToCite {
  title: string
  authors?: string[]
  /** The name of the publication. */
  from?: string
  date?: string
}

/** Cites an article or book: 易维桢：《论违约金》，砚衡法评，2023年5月4日. */
export const citeWriting = ({ title, authors = [], from = '', date }: WritingToCite): string => {
  const by = authors.length ? `${authors.join('、')}：` : ''
  return [by + inTitleBrackets(title), from, date ? formatPaperDay(date) : ''].filter(Boolean).join('，')
}
