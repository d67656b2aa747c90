/** Every citation of a brief: of laws, articles, interpretations, and by number. */
import { type Citation, type Named, findCitations } from '../citation/citations'
import { type LawMention, bracketedLaws } from '../citation/law-mentions'
import { isLawName, mayHaveArticles } from './law-like'
import { type FoundNumber, findNumbers } from './numbers'
import { quotationAt } from './quotation'

export interface BriefCitation {
  /** As the text names it, or in full where the text has introduced a short form. */
  law?: string
  /** As statutes print it. */
  article?: string
  paragraph?: number
  item?: number
  /** Of a judgment, or of a document: beside its name, or alone. */
  number?: string
  isCase?: boolean
  court?: string
  /** Articles of the law that are cited in the same breath: what is quoted may be theirs. */
  beside?: string[]
  /** What stands in quotation marks as its words. */
  quote?: string
  /** Where no library has it, it may be no law at all. */
  isDoubtful?: boolean
  /** UTF-16 offsets in the text. */
  from: number
  to: number
}

const MOST_BESIDE = 10

/** Read in one go: what is longer is cut where a sentence ends. */
const PIECE = 8000
const LEAST = 4000

function endOfPiece(text: string, from: number): number {
  if (text.length - from <= PIECE) return text.length
  const within = text.slice(from + LEAST, from + PIECE)
  for (const sign of ['\n', '。', '；', '，', ' ']) {
    const at = within.lastIndexOf(sign)
    if (at >= 0) return from + LEAST + at + 1
  }
  return from + PIECE
}

/** 《公司法》（2018年修正）: which version is meant may stand outside the title. */
const VERSION = /^[^》]*》\s?([（(](?:19|20)\d{2}年?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版|案)?[)）])/
const versionIn = (words: string) => VERSION.exec(words)?.[1] ?? ''

const fromCitation = (text: string, { law = '', article, paragraph, item, from, to }: Citation): BriefCitation => {
  const found: BriefCitation = { law: law + versionIn(text.slice(from, to)), article, from, to }
  if (paragraph !== undefined) found.paragraph = paragraph
  if (item !== undefined) found.item = item
  if (!mayHaveArticles(law)) found.isDoubtful = true
  return found
}

const fromMention = (text: string, { name, from, to }: LawMention): BriefCitation => ({
  law: name + versionIn(text.slice(from, to + 20)),
  from,
  to,
})

const fromNumber = ({ kind, number, court, from, to }: FoundNumber): BriefCitation => {
  const found: BriefCitation = { number, from, to }
  if (kind === 'case') found.isCase = true
  if (court) found.court = court
  return found
}

const BESIDE = /^[（(]?(?:发文字号|文号)?[：:]?$/

/** A document's number beside its name is part of the same citation: both have to agree. */
function takeNumber(text: string, found: BriefCitation[], number: FoundNumber): boolean {
  if (number.kind === 'case') return false
  const around = found.filter(({ from, to }) => from < number.from && number.to <= to)
  const before = found.filter(({ to }) => to <= number.from && BESIDE.test(text.slice(to, number.from)))
  const [owner] = around.length ? around : before.slice(-1)
  if (!owner || owner.number) return false
  owner.number = number.number
  return true
}

function findInPiece(text: string, named: Named): BriefCitation[] {
  const citations = findCitations(text, named).filter(({ law }) => law !== undefined)
  const found = citations.map(citation => fromCitation(text, citation))
  for (const mention of bracketedLaws(text)) {
    const isTaken = citations.some(({ from, to }) => mention.from < to && from < mention.to)
    const isShortForm = /简称(?:为)?[：:“"]?$/.test(text.slice(Math.max(0, mention.from - 5), mention.from))
    if (!isTaken && !isShortForm && isLawName(mention.name)) found.push(fromMention(text, mention))
  }
  found.sort((a, b) => a.from - b.from)
  for (const number of findNumbers(text)) if (!takeNumber(text, found, number)) found.push(fromNumber(number))
  return found.sort((a, b) => a.from - b.from)
}

/** Of several articles in a row before a quotation the last one has it. */
function quote(text: string, found: BriefCitation[]) {
  let last: { citation: BriefCitation; from: number } | undefined
  for (const citation of found) {
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

/** Piece by piece, so that whoever has something else to do may do it in between. `at` is how far it has come. */
export function* citationsIn(text: string): Generator<{ found: BriefCitation[]; at: number }> {
  const named: Named = { forms: new Map() }
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from)
    const found = findInPiece(text.slice(from, to), named)
    for (const citation of found) {
      citation.from += from
      citation.to += from
    }
    quote(text, found)
    yield { found, at: to }
    from = to
  }
}

export function findAll(text: string): BriefCitation[] {
  const all: BriefCitation[] = []
  for (const { found } of citationsIn(text)) for (const one of found) all.push(one)
  return all
}
