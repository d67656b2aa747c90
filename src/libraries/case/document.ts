/** Shows a case on the document screen. */
import type { CaseDetail, CaseEntry, LabelledParagraph } from '@contract/judgement'
import { CASE_PATHS } from '@contract/paths'
import { citeCase } from '@domain/citation/cite-as'
import { fullDocumentKind } from '@domain/citation/document-kind'
import { formatDay } from '@domain/format/dates'
import { ENTRY_KEYWORDS, ENTRY_TEXTS } from '@domain/libraries/case'
import { plainText } from '@domain/text/markup'
import { encodeUrlQuery } from '@domain/query/codec'
import { fillPattern } from '@domain/format/address'
import { groundArticlesIn, lawNameWithoutCountry } from '@domain/judgment/grounds'
import { isOpinion } from '@domain/document-model/opinion'
import { issueOf } from '@domain/judgment/issue'
import { decisionOf, type JudgmentDecision, type JudgmentLine, type JudgmentPart } from '@domain/judgment/operative'
import { isOverturning, resultWord } from '@domain/judgment/result'
import { formatCount } from '@domain/format/amounts'
import { readCaseDetail } from '@/api/readers/case-detail'
import { fill, readerCopy } from '@/copy/reader'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { CATEGORIES } from '../categories'
import type { Fact, OpenTarget, Passage, ReadableDocument, CaseOpening, OpeningPassage } from '../document'
import {
  citingAsOf,
  documentSource,
  optionalFact,
  optionalMetadataFact,
  passagesOfSections,
  withoutEnds,
} from '../document-source'
import { caseLabels } from './labels'

const { yuan } = readerCopy.plate
/** The maximum number of characters of the operative part in the opening. The text below has the whole part. */
const LONGEST = 200
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** A line of the text, and the index of its passage. */
type Line = JudgmentLine & { passage: number }

function linesOf(passages: Passage[]): Line[] {
  let label = ''
  return passages.flatMap((passage, at): Line[] => {
    const text = plainText(passage.text)
    if (passage.kind !== 'label') return [{ label, text, passage: at }]
    label = text
    return []
  })
}

function resultOf({ operative, isRuling }: JudgmentDecision, round: string, passage: number): CaseOpening['result'] {
  const word = resultWord(operative.text, round, isRuling)
  const text = cut(
    operative.text
      .replace(/([。；：，])\s*\n\s*/g, '$1')
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  )
  return { text, passage, ...(word ? { word, overturns: isOverturning(word) } : {}) }
}

function groundsOf({ text }: JudgmentPart, passage: number): CaseOpening['grounds'] {
  const articles = groundArticlesIn(text).map(link => ({ ...link, name: lawNameWithoutCountry(link.attributes.law) }))
  return articles.length ? { articles, passage } : undefined
}

/** Returns the opening of a case: its result, its issue, the articles it rests on, and the sum in dispute. */
function caseOpening(passages: Passage[], detail: CaseDetail): CaseOpening {
  const lines = linesOf(passages)
  const passageOf = ({ line }: JudgmentPart) => lines[line]!.passage
  const decision = decisionOf(lines)
  const issue = issueOf(lines)
  const opinion = passages.findIndex(({ kind, text }) => kind === 'label' && isOpinion(plainText(text)))
  const issuePart: OpeningPassage | undefined = issue && { text: issue.text, passage: passageOf(issue) }
  return {
    result: decision && resultOf(decision, detail.all_caseinfo_leveloftria, passageOf(decision.operative)),
    issue: issuePart,
    grounds: decision?.grounds && groundsOf(decision.grounds, passageOf(decision.grounds)),
    amount: detail.amount ? fill(yuan, { amount: formatCount(detail.amount) }) : undefined,
    opinion: opinion < 0 ? undefined : opinion,
  }
}

const fetchCase = async ({ jid, query }: { jid: string; query: string }, signal?: AbortSignalLike) =>
  readReply(
    await send({ method: 'POST', path: fillPattern(CASE_PATHS.detail, { jid }), body: { query }, signal }),
    answer => readCaseDetail(answer, jid),
  )

const caseDownload = (jid: string) => fillPattern(CASE_PATHS.download, { jid })

const { case: facts } = readerCopy.facts

const casesOf = (name: string, ...values: string[]): OpenTarget => ({
  route: 'case-list',
  params: { query: encodeUrlQuery(values.map(value => ({ name, value }))) },
})

/** Splits the causes of a case. The sign 、 does not separate causes, because many causes contain it. */
const causesIn = (text: string) =>
  text
    .split(/[；;]/)
    .map(cause => cause.trim())
    .filter(Boolean)

/** Returns the facts about the judges. A judge with `needLink` links to a search for that judge's cases. */
function judgeFacts(judges: CaseDetail['all_judges_json']): Fact[] {
  return judges
    .filter(({ names }) => names.trim())
    .map(({ names: value, needLink }) => {
      const opens = needLink ? casesOf('法官', value) : undefined
      return { label: facts.judges, value, opens }
    })
}

/** Returns a fact for each keyword of an entry. It links to a search for cases with the same keyword. */
const keywordFacts = (entry: CaseEntry | undefined): Fact[] =>
  (entry?.keywords ?? []).map(value => ({ label: ENTRY_KEYWORDS, value, opens: casesOf(ENTRY_KEYWORDS, value) }))

const sectionOf = (lableName: string, text: string): LabelledParagraph => ({
  lableName,
  subParagraphs: text.split('\n').map(line => ({ text: line })),
})

/**
 * Returns the paragraphs of a case. For an entry of 人民法院案例库, a service may send the texts in fields of their
 * own. The keywords are left out, because the facts show them.
 */
function paragraphsOf({ paragraphs, entry }: CaseDetail): LabelledParagraph[] {
  if (!entry) return paragraphs
  if (paragraphs.length)
    return paragraphs.filter(({ lableName }) => !entry.keywords?.length || lableName !== ENTRY_KEYWORDS)
  return (Object.keys(ENTRY_TEXTS) as Array<keyof typeof ENTRY_TEXTS>).flatMap(field =>
    entry[field] ? [sectionOf(ENTRY_TEXTS[field], entry[field])] : [],
  )
}

type CaseText = Pick<ReadableDocument, 'passages' | 'catalog' | 'notPublicReason' | 'similarCases'>

/** Returns the text of a case. A case without a text counts as not public, even if no reason is stated. */
function textOf(detail: CaseDetail): CaseText {
  const { notPublicReason, all_text_cause } = detail
  const causes = causesIn(all_text_cause)
  const similarCases = causes.length ? casesOf('案由', ...causes) : undefined
  const hidden = { passages: [], catalog: [], notPublicReason: notPublicReason ?? '', similarCases }
  if (notPublicReason !== undefined) return hidden
  const text = passagesOfSections(paragraphsOf(detail))
  return text.passages.length ? text : hidden
}

/**
 * Returns the trial round. The codes 再审 and 其他 cover several rounds, such as 再审审查 and 管辖. For these two, the case
 * history has the exact name. Without it 其他 tells nothing, so it is left out.
 */
function roundOf({ jid, all_caseinfo_leveloftria: round, history = [] }: CaseDetail): string {
  const isOther = round === '其他'
  const exact = isOther || round === '再审' ? history.find(stage => stage.jid === jid)?.stage : undefined
  return exact ?? (isOther ? '' : round)
}

const warningOf = ({ laterReview }: CaseDetail) =>
  laterReview?.overturned ? fill(readerCopy.document.citedOverturned, { word: laterReview.word }) : undefined

export function caseDocument(detail: CaseDetail): ReadableDocument {
  const title = plainText(detail.all_caseinfo_casename)
  const court = detail.all_caseinfo_court_term
  const { entry } = detail
  const caseNumber = detail.all_caseinfo_casenumber
  const number = entry?.number ?? caseNumber
  const date = detail.all_judgementinfo_date ?? ''
  const document = fullDocumentKind(detail.judgementType, detail.caseType)
  const names = { title, court, number, date, document }
  const text = textOf(detail)
  return {
    id: detail.jid,
    title,
    labels: caseLabels(detail),
    facts: [
      ...optionalMetadataFact(facts.court, court),
      ...optionalMetadataFact(facts.entryNumber, entry?.number ?? ''),
      ...optionalMetadataFact(facts.number, caseNumber),
      ...optionalFact(facts.cause, detail.all_text_cause),
      ...optionalFact(facts.round, roundOf(detail)),
      ...optionalMetadataFact(facts.date, formatDay(date)),
      ...optionalFact(facts.entryDay, formatDay(entry?.day ?? '')),
      ...judgeFacts(detail.all_judges_json),
      ...keywordFacts(entry),
    ],
    ...text,
    ...(text.passages.length
      ? { passages: withoutEnds(text.passages), opening: caseOpening(text.passages, detail) }
      : {}),
    metadata: { from: court, number, day: date, document },
    citation: citeCase(names),
    cited: { kind: 'case', ...names },
    citing: citingAsOf('judgment', date),
    videoUrl: detail.videoUrl || undefined,
    history: detail.history,
    citingWarning: warningOf(detail),
  }
}

export const caseSource = documentSource<CaseDetail>({
  category: CATEGORIES.case,
  fetch: (jid, query, signal) => fetchCase({ jid, query }, signal),
  readShared: readCaseDetail,
  read: caseDocument,
  downloadPath: caseDownload,
  searchedByCitation: true,
  namesPersons: true,
})
