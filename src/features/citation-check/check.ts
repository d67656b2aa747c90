/** Checks a document: finds its citations, and sends them to the service in batches. */
import type { TextToCheck, CheckedCitation, CitationCheckReport } from '@contract/citation-check'
import { isPartiesPaper } from '@domain/citation/law-mentions'
import { citationQueries, citationQuery, isReportedCitation } from '@domain/citation-check/citation-query'
import { type CitationExcerpt, citationExcerptOf } from '@domain/citation-check/context'
import { type TextCitation, readCitations } from '@domain/citation-check/find'
import { joinBrokenLines } from '@domain/citation-check/join-broken-lines'
import { LIMITS } from '@domain/limits'
import { checkCitations } from '@/api/citation-check'
import type { AbortSignalLike } from '@/platform/ports/data'
import { type Result, failure, success } from '@/request/errors'

/** The maximum number of characters that the service accepts as the words of a citation. */
export const MAX_CITATION_LENGTH = 300

export interface CitationFinding {
  citation: TextCitation
  checked: CheckedCitation
  context: CitationExcerpt
}

export interface CheckProgress {
  stage: 'file' | 'find' | 'check'
  /** The progress through all stages, from 0 to 100. */
  percent: number
  /**
   * The number of the first citation that is being checked. Equal citations count once. Only the stage `check` has
   * these three numbers.
   */
  from?: number
  /** The number of the last citation that is being checked. */
  to?: number
  /** The number of all citations. */
  all?: number
}

export interface CheckOutcome {
  findings: CitationFinding[]
  /** Places that look like citations but could not be read, and doubtful names of laws that the library lacks. */
  unread: CitationExcerpt[]
  /** The pages of a PDF in which no text was found. */
  pagesWithoutText: number[]
  /** Whether the document has more citations than can be checked. The further ones are not checked. */
  isCut: boolean
}

type ReportProgress = (progress: CheckProgress) => void

/** The maximum number of unread places in the outcome. */
const MAX_UNREAD = 200

/** The search for citations pauses each time after this many milliseconds, so that the screen can update. */
const TURN_MS = 24
/** The progress when all citations are found, in percent. Finding them takes about as long as a few requests. */
const FIND_PERCENT = 30
const pause = () => new Promise(resolve => setTimeout(resolve))

async function findCitations(text: string, signal: AbortSignalLike, onProgress: ReportProgress) {
  const citations: TextCitation[] = []
  const unread: CitationExcerpt[] = []
  let end = Date.now() + TURN_MS
  for (const block of readCitations(text)) {
    for (const citation of block.citations) citations.push(citation)
    for (const place of block.unread) if (unread.length < MAX_UNREAD) unread.push(citationExcerptOf(text, place))
    if (citations.length > LIMITS.citationCheck.most || signal.aborted) break
    if (Date.now() < end) continue
    onProgress({ stage: 'find', percent: (block.at / text.length) * FIND_PERCENT })
    await pause()
    end = Date.now() + TURN_MS
  }
  return { citations, unread }
}

async function checkInBatches(
  queries: ReturnType<typeof citationQueries>['queries'],
  signal: AbortSignalLike,
  onProgress: ReportProgress,
) {
  const answers: CheckedCitation[] = []
  const all = queries.length
  for (let from = 0; from < all; from += LIMITS.citationCheck.atOnce) {
    const batch = queries.slice(from, from + LIMITS.citationCheck.atOnce)
    const percent = FIND_PERCENT + (from / all) * (100 - FIND_PERCENT)
    onProgress({ stage: 'check', percent, from: from + 1, to: from + batch.length, all })
    const reply = await checkCitations(batch, signal)
    if (!reply.ok) return reply
    answers.push(...reply.data)
  }
  return success(answers)
}

/** Finds the citations of a document and checks them, with progress. */
export async function checkDocument(
  { text: input, pagesWithoutText = [] }: TextToCheck,
  signal: AbortSignalLike,
  onProgress: ReportProgress,
): Promise<Result<CheckOutcome>> {
  onProgress({ stage: 'find', percent: 0 })
  await pause()
  const text = joinBrokenLines(input)
  const { citations: allCitations, unread } = await findCitations(text, signal, onProgress)
  if (signal.aborted) return failure({ id: 'aborted' })
  const citations = allCitations.slice(0, LIMITS.citationCheck.most)
  const { queries, indexes } = citationQueries(citations)
  const checkedCitations = await checkInBatches(queries, signal, onProgress)
  if (!checkedCitations.ok) return checkedCitations
  const findings: CitationFinding[] = []
  citations.forEach((citation, at) => {
    const checked = checkedCitations.data[indexes[at] ?? -1]
    if (!checked) return
    const context = citationExcerptOf(text, citation)
    if (isReportedCitation(citation, checked.state)) findings.push({ citation, checked, context })
    else if (!isPartiesPaper(citation.law ?? '') && unread.length < MAX_UNREAD) unread.push(context)
  })
  return success({ findings, unread, pagesWithoutText, isCut: allCitations.length > citations.length })
}

const MAX_LENGTH = { place: 400, title: 200, pages: 500 }

const placeText = ({ before, words, after }: CitationExcerpt) => (before + words + after).slice(0, MAX_LENGTH.place)

/** Returns what a report or a link says of the parts that were not checked. */
export const uncheckedFields = ({ pagesWithoutText, isCut }: Pick<CheckOutcome, 'pagesWithoutText' | 'isCut'>) => ({
  ...(pagesWithoutText.length ? { pagesWithoutText: pagesWithoutText.slice(0, MAX_LENGTH.pages) } : {}),
  ...(isCut ? { isCut } : {}),
})

/** Returns the request for a Word file of the findings. */
export function citationReportRequest(outcome: CheckOutcome, title?: string): CitationCheckReport {
  const { findings, unread } = outcome
  const citations = findings.slice(0, LIMITS.citationCheck.reported).map(({ citation, context }) => ({
    ...citationQuery(citation),
    words: context.words.slice(0, MAX_CITATION_LENGTH),
    place: placeText(context),
  }))
  const request: CitationCheckReport = { citations, ...uncheckedFields(outcome) }
  if (unread.length) request.unread = unread.map(placeText)
  if (citations.length < findings.length) request.isCut = true
  if (title) request.title = title.slice(0, MAX_LENGTH.title)
  return request
}
