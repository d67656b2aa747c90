/**
 * The formats of citations: one table for the reader, the workspace and the services. Each format has a form of its own
 * for laws, for judgments and for writings. What is unknown is left out.
 *
 * - 裁判文书: 法释〔2009〕14号 Art. 1 asks for the complete name and the article.
 * - 法学引注手册: laws without 中华人民共和国, articles in digits, judgments by name, court, number and kind. The short form
 *   is for a source that the text has named before.
 * - GB/T 7714: laws and judgments have no code of their own there, so they are Z (other documents).
 */
import { formatDay, formatPaperDay, isDay } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'
import { articleNumber } from './article'
import { bracketed, caseName, citeCase, citeLaw, citeWriting, type CaseNames, type WritingNames } from './cite-as'

interface LawNames {
  title: string
  /** 第五百七十七条, also with 款 and 项. */
  article?: string
  /** The number of the law: 法释〔2020〕17号. */
  number?: string
  authority?: string
  /** The day of publication. */
  date?: string
}

export type CitedSource =
  ({ kind: 'law' } & LawNames) | ({ kind: 'case' } & CaseNames) | ({ kind: 'writing' } & WritingNames)

interface CiteFormat {
  name: string
  law(law: LawNames): string
  case(names: CaseNames): string
  writing(names: WritingNames): string
}

const COUNTRY = /^(《?)中华人民共和国(?=.)/

const ARTICLE = /^第?[^第条]+条(?:之[零〇一二三四五六七八九十百]+)?/
const PART = /第[（(]?([零〇一二三四五六七八九十百]+)[）)]?(款|项)/g

/** Writes an article in digits: 第五百八十五条第二款 → 第585条第2款. What cannot be read stays. */
const inDigits = (article: string) =>
  article
    .replace(ARTICLE, whole => {
      const number = articleNumber(whole)
      return number ? `第${number.number}条${number.sub ? `之${number.sub}` : ''}` : whole
    })
    .replace(PART, (_whole, numeral: string, part: string) => `第${parseChineseNumeral(numeral) ?? numeral}${part}`)

/** Numbers that identify a document. Orders of the President publish a law and do not name it. */
const isOwnNumber = (number: string) => /〔\d{4}〕/.test(number)

const shortTitle = (title: string) => bracketed(title.trim().replace(COUNTRY, '$1'))

/** A circular is named with its number; a law is known by its name. */
const handbookLaw = ({ title, article = '', number = '' }: LawNames) =>
  shortTitle(title) + (isOwnNumber(number) ? `（${number}）` : '') + inDigits(article)

const isoDay = (date = '') => (isDay(date) ? formatDay(date) : date)

const reference = (...parts: Array<string | undefined>) => `${parts.filter(Boolean).join('. ')}.`

export const CITE_FORMATS = {
  court: {
    name: '裁判文书',
    law: ({ title, article }) => citeLaw(title, article),
    case: ({ title, court = '', number = '', document = '', date }) =>
      number ? court + number + document : citeCase({ title, court, date }),
    writing: citeWriting,
  },
  handbook: {
    name: '法学引注手册',
    law: law => `${handbookLaw(law)}。`,
    case: names => `${citeCase(names)}。`,
    writing: ({ title, authors = [], from, date = '' }) => {
      const by = authors.length ? `${authors.join('、')}：` : ''
      return `${by}${bracketed(title)}${from ? `，载${from}` : ''}${date ? `，${formatPaperDay(date)}` : ''}。`
    },
  },
  handbookShort: {
    name: '法学引注手册（再次引用）',
    law: ({ title, article = '' }) => `${shortTitle(title)}${inDigits(article)}。`,
    case: ({ title, number = '', document = '' }) => `${number ? number + document : caseName(title)}。`,
    writing: ({ title, authors = [] }) => `${authors[0] ? `${authors[0]}：` : ''}${bracketed(title)}。`,
  },
  gb: {
    name: 'GB/T 7714',
    law: ({ title, article = '', number, authority, date }) =>
      reference(
        authority,
        [`${title}${number ? `: ${number}` : ''}[Z]`, isoDay(date)].filter(Boolean).join('. ') +
          (article ? `: ${inDigits(article)}` : ''),
      ),
    case: ({ title, court, number = '', document = '', date }) =>
      reference(court, `${caseName(title)}${number ? `: ${number}${document}` : ''}[Z]`, isoDay(date)),
    writing: ({ title, authors = [], from, date }) =>
      reference(authors.join(', '), `${title}[Z]`, [from, isoDay(date)].filter(Boolean).join(', ')),
  },
} satisfies Record<string, CiteFormat>

type CiteFormatKey = keyof typeof CITE_FORMATS
export const CITE_FORMAT_KEYS = Object.keys(CITE_FORMATS) as CiteFormatKey[]

/** Cites a source in a format. */
export function citeIn(key: CiteFormatKey, source: CitedSource): string {
  const format: CiteFormat = CITE_FORMATS[key]
  if (source.kind === 'law') return format.law(source)
  return source.kind === 'case' ? format.case(source) : format.writing(source)
}
