/** Finds every citation in a text: laws, articles, interpretations, case and document numbers. */
import { versionIn } from '../citation/version-words'
import { type Citation, type MentionedLaws, findCitations } from '../citation/citations'
import { type LawMention, bracketedLaws } from '../citation/law-mentions'
import { isLawName, mayHaveArticles } from './law-like'
import { plainNumber } from '../citation/document-number'
import { eachMatch } from '../text/each-match'
import { quotationAt } from './quotation'

const OPEN = '[（(〔［\\[【]'
const CLOSE = '[）)〕］\\]】]'
const YEAR = `${OPEN}\\s{0,3}((?:19|20|１９|２０)[\\d０-９]{2})\\s{0,3}${CLOSE}\\s{0,3}`
const DIGITS = '[\\d０-９]'
/** Matches a number. The kind of the document is before the year or after it. */
const NUMBER = new RegExp(
  `([\\u4e00-\\u9fa5]{0,12})${YEAR}((?:[\\u4e00-\\u9fa5A-Za-z\\d０-９]\\s{0,2}){0,20}?)(?:第\\s?)?(${DIGITS}{1,9}(?:[-－—–]${DIGITS}{1,4})?)\\s{0,2}号(?:之[一二三四五六七八九十\\d]{1,3})?`,
  'g',
)

const COURT =
  /(?:[\u4e00-\u9fa5]{2,30}人民法院|最高法院|[\u4e00-\u9fa5]{2,12}(?:海事|知识产权|金融|互联网|铁路运输)法院)(?:作出的|的|于|在|以|就|[，,：:])?\s?$/
const LEAD_IN = /^.*(?:依照|依据|根据|按照|适用|参照|参见|详见|即|以及|规定|和|与|及|见|为|由|在|经|以|的)/

interface NumberMention {
  kind: 'case' | 'document'
  /** The number in normal form: brackets （）, half-width digits, no spaces. */
  number: string
  /** The court directly before the number: 北京市第一中级人民法院. */
  court?: string
  from: number
  to: number
}

/** Returns the issuer directly before a number: 依照财税〔2016〕36号 → 财税. */
const issuerIn = (before: string) => before.replace(LEAD_IN, '')

/** Finds case and document numbers in running text. */
function findNumbers(text: string): NumberMention[] {
  const numbers: NumberMention[] = []
  if (text.indexOf('号') < 0) return numbers
  eachMatch(text, NUMBER, ({ 0: whole, 1: before = '', 3: kind = '', index }) => {
    const to = index + whole.length
    if (/[\u4e00-\u9fa5]/.test(kind)) {
      const from = index + before.length
      const [court] = COURT.exec(text.slice(Math.max(0, from - 40), from)) ?? []
      const name = court?.replace(/(?:作出的|的|于|在|以|就|[，,：:])?\s?$/, '').replace(LEAD_IN, '')
      const number = plainNumber(text.slice(from, to))
      numbers.push(name ? { kind: 'case', number, court: name, from, to } : { kind: 'case', number, from, to })
      return
    }
    const issuer = issuerIn(before)
    if (issuer === '' || kind !== '') return
    const from = index + before.length - issuer.length
    numbers.push({ kind: 'document', number: plainNumber(text.slice(from, to)), from, to })
  })
  return numbers
}

export interface TextCitation {
  /** The name of the law as in the text. If the text introduced a short form, the full name. */
  law?: string
  /** The article in the form that statutes print: 第五百七十七条. */
  article?: string
  paragraph?: number
  item?: number
  /** The number of a judgment or document, with or without its name. */
  number?: string
  isCase?: boolean
  court?: string
  /** Further articles of the same law in the same list. The quotation may come from one of them. */
  beside?: string[]
  /** The quoted words. */
  quote?: string
  /** The name may belong to no law, if no library has it. */
  isDoubtful?: boolean
  /** The start in the text, as a UTF-16 offset; `to` is the end. */
  from: number
  to: number
}

const MOST_BESIDE = 10

/** The number of characters read at once. Longer texts are cut at the end of a sentence. */
const CHUNK = 8000
const LEAST = 4000

function endOfChunk(text: string, from: number): number {
  if (text.length - from <= CHUNK) return text.length
  const within = text.slice(from + LEAST, from + CHUNK)
  for (const sign of ['\n', '。', '；', '，', ' ']) {
    const at = within.lastIndexOf(sign)
    if (at >= 0) return from + LEAST + at + 1
  }
  return from + CHUNK
}

const fromCitation = (text: string, { law = '', article, paragraph, item, from, to }: Citation): TextCitation => {
  const citation: TextCitation = { law: law + versionIn(text.slice(from, to)), article, from, to }
  if (paragraph !== undefined) citation.paragraph = paragraph
  if (item !== undefined) citation.item = item
  if (!mayHaveArticles(law)) citation.isDoubtful = true
  return citation
}

const fromMention = (text: string, { name, from, to }: LawMention): TextCitation => ({
  law: name + versionIn(text.slice(from, to + 20)),
  from,
  to,
})

const fromNumber = ({ kind, number, court, from, to }: NumberMention): TextCitation => {
  const citation: TextCitation = { number, from, to }
  if (kind === 'case') citation.isCase = true
  if (court) citation.court = court
  return citation
}

const BESIDE = /^[（(]?(?:发文字号|文号)?[：:]?$/

/**
 * Adds a document number to the citation whose name is next to it. Name and number must then belong to the same
 * document.
 */
function takeNumber(text: string, citations: TextCitation[], number: NumberMention): boolean {
  if (number.kind === 'case') return false
  const around = citations.filter(({ from, to }) => from < number.from && number.to <= to)
  const before = citations.filter(({ to }) => to <= number.from && BESIDE.test(text.slice(to, number.from)))
  const [owner] = around.length ? around : before.slice(-1)
  if (!owner || owner.number) return false
  owner.number = number.number
  return true
}

function findInChunk(text: string, mentioned: MentionedLaws): TextCitation[] {
  const articles = findCitations(text, mentioned).filter(({ law }) => law !== undefined)
  const citations = articles.map(citation => fromCitation(text, citation))
  for (const mention of bracketedLaws(text)) {
    const isTaken = articles.some(({ from, to }) => mention.from < to && from < mention.to)
    const isShortForm = /简称(?:为)?[：:“"]?$/.test(text.slice(Math.max(0, mention.from - 5), mention.from))
    if (!isTaken && !isShortForm && isLawName(mention.name)) citations.push(fromMention(text, mention))
  }
  citations.sort((a, b) => a.from - b.from)
  for (const number of findNumbers(text)) if (!takeNumber(text, citations, number)) citations.push(fromNumber(number))
  return citations.sort((a, b) => a.from - b.from)
}

/** Attaches each quotation to a citation: of several articles before it, to the last one. */
function attachQuotations(text: string, citations: TextCitation[]) {
  let last: { citation: TextCitation; from: number } | undefined
  for (const citation of citations) {
    const quotation = citation.law === undefined ? undefined : quotationAt(text, citation.from, citation.to)
    if (!quotation) continue
    citation.quote = quotation.text
    if (last?.from === quotation.from) {
      const { article, law, beside = [] } = last.citation
      if (article && law === citation.law) citation.beside = [...beside, article].slice(-MOST_BESIDE)
      delete last.citation.quote
      delete last.citation.beside
    }
    last = { citation, from: quotation.from }
  }
}

/** Reads the text in chunks, so that the caller can pause in between. `at` is the offset reached so far. */
export function* readCitations(text: string): Generator<{ citations: TextCitation[]; at: number }> {
  const mentioned: MentionedLaws = { shortForms: new Map() }
  for (let from = 0; from < text.length;) {
    const to = endOfChunk(text, from)
    const citations = findInChunk(text.slice(from, to), mentioned)
    for (const citation of citations) {
      citation.from += from
      citation.to += from
    }
    attachQuotations(text, citations)
    yield { citations, at: to }
    from = to
  }
}

export function findAllCitations(text: string): TextCitation[] {
  const all: TextCitation[] = []
  for (const { citations } of readCitations(text)) for (const one of citations) all.push(one)
  return all
}
