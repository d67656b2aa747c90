/** Citations in the form that lawyers use. */
import { formatLawDay } from '../format/dates'

/** A title inside a title takes single brackets: 《最高人民法院关于适用〈中华人民共和国民法典〉……的解释》. */
const bracketed = (title: string) =>
  `《${title
    .trim()
    .replace(/^《([^《》]*)》$/, '$1')
    .replace(/《/g, '〈')
    .replace(/》/g, '〉')}》`

/** 《中华人民共和国民法典》第五百七十七条; without an article, the whole law. */
export const citeLaw = (title: string, article = ''): string => bracketed(title) + article

export interface CaseNames {
  title: string
  court?: string
  /** （2023）京01民终1号 */
  number?: string
  date?: string
}

/** 某公司与某人买卖合同纠纷案，某法院（2023）京01民终1号，2023年05月04日. Unknown parts are left out. */
export const citeCase = ({ title, court = '', number = '', date }: CaseNames): string =>
  [title, court + number, date ? formatLawDay(date) : ''].filter(Boolean).join('，')

export interface WritingNames {
  title: string
  authors?: string[]
  /** The publication. */
  from?: string
  date?: string
}

/** 易维桢：《论违约金》，砚衡法评，2023年05月04日 */
export const citeWriting = ({ title, authors = [], from = '', date }: WritingNames): string => {
  const by = authors.length ? `${authors.join('、')}：` : ''
  return [by + bracketed(title), from, date ? formatLawDay(date) : ''].filter(Boolean).join('，')
}
