/**
 * The formats of citations, for the document screen, the workspace and the services.
 * Each format cites laws, judgments and writings in its own way, and omits unknown details.
 *
 * - 裁判文书: 法释〔2009〕14号 Art. 1 requires the complete name and the article.
 * - 法学引注手册: laws have no 中华人民共和国, and articles are in digits. Judgments have name, court, number and kind.
 * The short form of this format is for sources cited before.
 * - GB/T 7714: laws and judgments are Z (other documents), because they have no code of their own.
 */
import { formatDay, formatPaperDay, isDay } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'
import { articleNumber } from './article'
import {
  inTitleBrackets,
  caseName,
  citeCase,
  citeLaw,
  citeWriting,
  type CaseToCite,
  type WritingToCite,
} from './cite-as'

interface LawToCite {
  title: string
  /** The article: 第五百七十七条. It may include 款 and 项. */
  article?: string
  /** The number of the law: 法释〔2020〕17号. */
  number?: string
  authority?: string
  /** The day of publication. */
  date?: string
}

export type CitedSource =
  ({ kind: 'law' } & LawToCite) | ({ kind: 'case' } & CaseToCite) | ({ kind: 'writing' } & WritingToCite)

interface CiteFormat {
  name: string
  law(law: LawToCite): string
  case(names: CaseToCite): string
  writing(names: WritingToCite): string
}

const COUNTRY = /^(《?)中华人民共和国(?=.)/

const ARTICLE = /^第?[^第条]+条(?:之[零〇一二三四五六七八九十百]+)?/
const PART = /第[（(]?([零〇一二三四五六七八九十百]+)[）)]?(款|项)/g

/** Writes an article in digits: 第五百八十五条第二款 → 第585条第2款. Unreadable parts stay unchanged. */
const inDigits = (article: string) =>
  article
    .replace(ARTICLE, whole => {
      const number = articleNumber(whole)
      return number ? `第${number.number}条${number.sub ? `之${number.sub}` : ''}` : whole
    })
    .replace(PART, (_whole, numeral: string, part: string) => `第${parseChineseNumeral(numeral) ?? numeral}${part}`)

/**
 * Whether a number identifies a document. The number of a presidential order does not, because the order only publishes
 * a law.
 */
const identifiesDocument = (number: string) => /〔\d{4}〕/.test(number)

const shortTitle = (title: string) => inTitleBrackets(title.trim().replace(COUNTRY, '$1'))

/** Cites a law in the format 法学引注手册. The number is added for documents that it identifies, such as circulars. */
const handbookLaw = ({ title, article = '', number = '' }: LawToCite) =>
  shortTitle(title) + (identifiesDocument(number) ? `（${number}）` : '') + inDigits(article)

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
      return `${by}${inTitleBrackets(title)}${from ? `，载${from}` : ''}${date ? `，${formatPaperDay(date)}` : ''}。`
    },
  },
  handbookShort: {
    name: '法学引注手册（再次引用）',
    law: ({ title, article = '' }) => `${shortTitle(title)}${inDigits(article)}。`,
    case: ({ title, number = '', document = '' }) => `${number ? number + document : caseName(title)}。`,
    writing: ({ title, authors = [] }) => `${authors[0] ? `${authors[0]}：` : ''}${inTitleBrackets(title)}。`,
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
export function citeInFormat(key: CiteFormatKey, source: CitedSource): string {
  const format: CiteFormat = CITE_FORMATS[key]
  if (source.kind === 'law') return format.law(source)
  return source.kind === 'case' ? format.case(source) : format.writing(source)
}
