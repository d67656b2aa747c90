/** Writes citations in the form that lawyers use. */
import { formatLawDay } from '../format/dates'

/** Puts a title into brackets. A title inside it gets single brackets: 《最高人民法院关于适用〈中华人民共和国民法典〉……的解释》. */
const bracketed = (title: string) =>
  `《${title
    .trim()
    .replace(/^《([^《》]*)》$/, '$1')
    .replace(/《/g, '〈')
    .replace(/》/g, '〉')}》`

/** Cites an article: 《中华人民共和国民法典》第五百七十七条. Without an article it cites the whole law. */
export const citeLaw = (title: string, article = ''): string => bracketed(title) + article

export interface CaseNames {
  title: string
  court?: string
  /** The number of the case: （2023）京01民终1号. */
  number?: string
  date?: string
}

/** Cites a case: 某公司与某人买卖合同纠纷案，某法院（2023）京01民终1号，2023年05月04日. Unknown parts are left out. */
export const citeCase = ({ title, court = '', number = '', date }: CaseNames): string =>
  [title, court + number, date ? formatLawDay(date) : ''].filter(Boolean).join('，')

export interface WritingNames {
  title: string
  authors?: string[]
  /** The name of the publication. */
  from?: string
  date?: string
}

/** Cites an article or book: 易维桢：《论违约金》，砚衡法评，2023年05月04日. */
export const citeWriting = ({ title, authors = [], from = '', date }: WritingNames): string => {
  const by = authors.length ? `${authors.join('、')}：` : ''
  return [by + bracketed(title), from, date ? formatLawDay(date) : ''].filter(Boolean).join('，')
}
