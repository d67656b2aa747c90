/** Shows a case in the reader. */
import type { CaseDetail } from '@contract/judgement'
import { caseDownload, fetchCase } from '@/api/judgement'
import { readCaseDetail } from '@/api/readers/case-detail'
import { readerCopy } from '@/copy/reader'
import { citeCase } from '@domain/citation/cite-as'
import { formatDay } from '@domain/format/dates'
import { plainText } from '@domain/text/markup'
import { encodeUrlQuery } from '@domain/query/codec'
import { CATEGORIES } from '../categories'
import { caseLabels } from './row'
import type { Fact, Opens, ReadableDocument } from '../document'
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

/** Returns the text of a case. A case without text is not public, with or without a stated reason. */
function textOf({ notPublicReason, paragraphs, all_text_cause }: CaseDetail) {
  const causes = causesIn(all_text_cause)
  const similarCases = causes.length ? casesOf('案由', ...causes) : undefined
  const hidden = { passages: [], catalog: [], notPublicReason: notPublicReason ?? '', similarCases }
  if (notPublicReason !== undefined) return hidden
  const text = labelledText(paragraphs)
  return text.passages.length ? text : hidden
}

export function caseDocument(detail: CaseDetail): ReadableDocument {
  const title = plainText(detail.all_caseinfo_casename)
  const court = detail.all_caseinfo_court_term
  const number = detail.all_caseinfo_casenumber
  const date = detail.all_judgementinfo_date ?? ''
  return {
    id: detail.jid,
    title,
    labels: caseLabels(detail),
    facts: [
      ...metadataFact(facts.court, court),
      ...metadataFact(facts.number, number),
      ...fact(facts.cause, detail.all_text_cause),
      ...fact(facts.round, detail.all_caseinfo_leveloftria),
      ...metadataFact(facts.date, formatDay(date)),
      ...judgeFacts(detail.all_judges_json),
    ],
    ...textOf(detail),
    metadata: { from: court, number, day: date },
    citation: citeCase({ title, court, number, date }),
    citing: citingOn('judgment', date),
    videoUrl: detail.videoUrl || undefined,
  }
}

export const caseSource = documentSource<CaseDetail>({
  category: CATEGORIES.case,
  fetch: (jid, query, signal) => fetchCase({ jid, query }, signal),
  readShared: readCaseDetail,
  read: caseDocument,
  downloadPath: caseDownload,
  searchedByCitation: true,
})
