/** Shows a case in the reader. */
import type { CaseDetail, CaseEntry, LabelledParagraph } from '@contract/judgement'
import { caseDownload, fetchCase } from '@/api/case-document'
import { readCaseDetail } from '@/api/readers/case-detail'
import { fill, readerCopy } from '@/copy/reader'
import { citeCase } from '@domain/citation/cite-as'
import { documentOf } from '@domain/citation/document-kind'
import { formatDay } from '@domain/format/dates'
import { ENTRY_KEYWORDS, ENTRY_TEXTS } from '@domain/libraries/case'
import { plainText } from '@domain/text/markup'
import { encodeUrlQuery } from '@domain/query/codec'
import { CATEGORIES } from '../categories'
import { caseOpening } from './opening'
import { caseLabels } from './labels'
import type { Fact, Opens, Passage, ReadableDocument } from '../document'
import { citingOn, documentSource, fact, metadataFact, labelledText } from '../document-source'

const { case: facts } = readerCopy.facts

const casesOf = (name: string, ...values: string[]): Opens => ({
  route: 'case-list',
  params: { query: encodeUrlQuery(values.map(value => ({ name, value }))) },
})

/** Splits the causes of a case. 、 is no separator here, because many causes contain it. */
const causesIn = (text: string) =>
  text
    .split(/[；;]/)
    .map(cause => cause.trim())
    .filter(Boolean)

/** Returns the facts about the judges. Each judge links to a search for their cases. */
function judgeFacts(judges: CaseDetail['all_judges_json']): Fact[] {
  return judges
    .filter(({ names }) => names.trim())
    .map(({ names: value, needLink }) => {
      const opens = needLink ? casesOf('法官', value) : undefined
      return { label: facts.judges, value, opens }
    })
}

/** Returns the keywords of an entry. Each links to a search for its cases. */
const keywordFacts = (entry: CaseEntry | undefined): Fact[] =>
  (entry?.keywords ?? []).map(value => ({ label: ENTRY_KEYWORDS, value, opens: casesOf(ENTRY_KEYWORDS, value) }))

const sectionOf = (lableName: string, text: string): LabelledParagraph => ({
  lableName,
  subParagraphs: text.split('\n').map(line => ({ text: line })),
})

/**
 * Returns the paragraphs of a case. A service may send the texts of an entry as fields alone. Keywords are shown among
 * the facts.
 */
function paragraphsOf({ paragraphs, entry }: CaseDetail): LabelledParagraph[] {
  if (!entry) return paragraphs
  if (paragraphs.length)
    return paragraphs.filter(({ lableName }) => !entry.keywords?.length || lableName !== ENTRY_KEYWORDS)
  return (Object.keys(ENTRY_TEXTS) as Array<keyof typeof ENTRY_TEXTS>).flatMap(field =>
    entry[field] ? [sectionOf(ENTRY_TEXTS[field], entry[field])] : [],
  )
}

/** The headings of the first and the last section say nothing that the plate and the text do not say. */
const ENDS = ['首部', '尾部']

/** Returns the passages without the words of these headings. Their number stays, because links count passages. */
const withoutEnds = (passages: Passage[]): Passage[] =>
  passages.map(passage =>
    passage.kind === 'label' && ENDS.indexOf(passage.text) >= 0 ? { ...passage, text: '' } : passage,
  )

type CaseText = Pick<ReadableDocument, 'passages' | 'catalog' | 'notPublicReason' | 'similarCases'>

/** Returns the text of a case. A case without text is not public, with or without a stated reason. */
function textOf(detail: CaseDetail): CaseText {
  const { notPublicReason, all_text_cause } = detail
  const causes = causesIn(all_text_cause)
  const similarCases = causes.length ? casesOf('案由', ...causes) : undefined
  const hidden = { passages: [], catalog: [], notPublicReason: notPublicReason ?? '', similarCases }
  if (notPublicReason !== undefined) return hidden
  const text = labelledText(paragraphsOf(detail))
  return text.passages.length ? text : hidden
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
  const document = documentOf(detail.judgementType ?? '', detail.caseType ?? '')
  const names = { title, court, number, date, document }
  const text = textOf(detail)
  return {
    id: detail.jid,
    title,
    labels: caseLabels(detail),
    facts: [
      ...metadataFact(facts.court, court),
      ...metadataFact(facts.entryNumber, entry?.number ?? ''),
      ...metadataFact(facts.number, caseNumber),
      ...fact(facts.cause, detail.all_text_cause),
      ...fact(facts.round, detail.all_caseinfo_leveloftria),
      ...metadataFact(facts.date, formatDay(date)),
      ...fact(facts.entryDay, formatDay(entry?.day ?? '')),
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
    citing: citingOn('judgment', date),
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
