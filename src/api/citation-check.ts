/** Calls the citation check: `/brief/api/v1`. Only the companion server has this service. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type {
  TextToCheck,
  CitationCheckReport,
  CitationCheckToShare,
  CitationToCheck,
  CheckedCitation,
  CitationState,
  SharedCitationResults,
  SharedCitationResult,
} from '@contract/citation-check'
import type { TextChange } from '@domain/text/text-diff'
import { parseAnyDate } from '@domain/format/any-date'
import type { StandingGround } from '@domain/law-time/grounds'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import {
  toFlag,
  toOptionalText,
  type JsonFields,
  type AllFields,
  readRows,
  toFields,
  toList,
  toText,
} from '@/request/value'
import { readLaterReview } from './readers/later-review'
import { readReportReply } from './report'

const STANDING_KINDS: Array<StandingGround['kind']> = [
  'source',
  'repealed',
  'superseded',
  'pending',
  'begun',
  'expired',
]
/** Reads the reason why a law has its status. */
function readStandingGround(value: unknown): StandingGround | undefined {
  const row = toFields(value)
  const kind = STANDING_KINDS.find(one => one === row.kind)
  if (!kind) return undefined
  const [title, lid, article] = [toOptionalText(row.title), toOptionalText(row.lid), toOptionalText(row.article)]
  return { kind, title, lid, article, day: parseAnyDate(row.day) }
}

function readPages(value: unknown): number[] | undefined {
  const pages = toList(value).filter((page): page is number => typeof page === 'number')
  return pages.length ? pages : undefined
}

function readFileText(answer: unknown): AllFields<TextToCheck> | undefined {
  const { text, pagesWithoutText } = toFields(answer)
  return toText(text) ? { text: toText(text), pagesWithoutText: readPages(pagesWithoutText) } : undefined
}

const STATES: Record<CitationState, true> = {
  inForce: true,
  partly: true,
  unknown: true,
  amended: true,
  repealed: true,
  notYet: true,
  noArticle: true,
  absent: true,
  mismatched: true,
  otherCase: true,
  misquoted: true,
  otherArticle: true,
  found: true,
}
const isState = (state: string): state is CitationState => Object.prototype.hasOwnProperty.call(STATES, state)

const KINDS: Array<TextChange['kind']> = ['same', 'added', 'removed']

function readChange(row: JsonFields): TextChange | undefined {
  const kind = KINDS.find(one => one === row.kind)
  return kind && toText(row.text) ? { kind, text: toText(row.text) } : undefined
}

function readFormer(value: unknown): CheckedCitation['former'] {
  const row = toFields(value)
  const id = toText(row.id)
  return id ? { id, title: toText(row.title), text: toText(row.text) } : undefined
}

/** Reads the state of a result. An unreadable state becomes `absent`. */
const readState = (value: unknown): CitationState => {
  const state = toText(value)
  return isState(state) ? state : 'absent'
}

const readMissingPart = (value: unknown) => (value === 'paragraph' || value === 'item' ? value : undefined)

function readMeanings(value: unknown): string[] | undefined {
  const titles = toList(value).map(toText).filter(Boolean)
  return titles.length > 1 ? titles : undefined
}

/** Reads what a later decision did with a judgment, and which decision it was. */
function readDecidedReview(value: unknown): CheckedCitation['laterReview'] {
  const review = readLaterReview(value)
  const { caseNumber, courtName, judgementDate, jid } = toFields(toFields(value).by)
  if (!review || !toText(caseNumber)) return review
  const by = {
    caseNumber: toText(caseNumber),
    courtName: toOptionalText(courtName),
    judgementDate: toOptionalText(judgementDate),
    jid: toOptionalText(jid),
  }
  return { ...review, by }
}

/** Reads a result. An unreadable result becomes one with the state `absent` and without details. */
function readCheckedCitation(value: unknown): AllFields<CheckedCitation> {
  const row = toFields(value)
  const changes = readRows(row.changes, readChange)
  return {
    state: readState(row.state),
    library: toOptionalText(row.library),
    id: toOptionalText(row.id),
    title: toOptionalText(row.title),
    number: toOptionalText(row.number),
    court: toOptionalText(row.court),
    time_limited: toOptionalText(row.time_limited),
    effective_date: toOptionalText(row.effective_date),
    ground: readStandingGround(row.ground),
    successor: toOptionalText(row.successor),
    meanings: readMeanings(row.meanings),
    completeness: toOptionalText(row.completeness),
    article: toOptionalText(row.article),
    text: toOptionalText(row.text),
    former: readFormer(row.former),
    lacks: readMissingPart(row.lacks),
    changes: changes.length ? changes : undefined,
    unlikeFigure: toOptionalText(row.unlikeFigure),
    insteadOf: toOptionalText(row.insteadOf),
    isNumberUnproven: row.isNumberUnproven === true || undefined,
    standsIn: toOptionalText(row.standsIn),
    resembles: toOptionalText(row.resembles),
    cause: toOptionalText(row.cause),
    date: toOptionalText(row.date),
    isEntry: toFlag(row.isEntry),
    laterReview: readDecidedReview(row.laterReview),
  }
}

const readChecked =
  (citationCount: number) =>
  (answer: unknown): Array<AllFields<CheckedCitation>> | undefined => {
    const answers = toList(answer).map(readCheckedCitation)
    return answers.length === citationCount ? answers : undefined
  }

function readTarget(value: unknown): SharedCitationResult['lead'] {
  const row = toFields(value)
  const [library, id] = [toText(row.library), toText(row.id)]
  return library && id ? { library, id, law: toOptionalText(row.law), article: toOptionalText(row.article) } : undefined
}

function readLinkedCheck(answer: unknown): AllFields<SharedCitationResults> | undefined {
  const { madeAt, expiresAt, citations, pagesWithoutText, isCut } = toFields(answer)
  if (!Array.isArray(citations)) return undefined
  const read = readRows(citations, (row): SharedCitationResult | undefined => {
    const [name, changes] = [toText(row.name), readRows(row.changes, readChange)]
    if (!name) return undefined
    return {
      name,
      state: readState(row.state),
      saying: toText(row.saying),
      lead: readTarget(row.lead),
      changes: changes.length ? changes : undefined,
      overturned: row.overturned === true,
    }
  })
  return {
    madeAt: toText(madeAt),
    expiresAt: toText(expiresAt),
    citations: read,
    pagesWithoutText: readPages(pagesWithoutText),
    isCut: toFlag(isCut),
  }
}

/** The time in ms that a phone may need to send five megabytes. */
const TIMEOUT = 60_000

/** Fetches the text of a file, which is sent as base64. */
export const fetchFileText = async (file: string, signal?: AbortSignalLike) =>
  readReply(
    await send({ method: 'POST', path: CITATION_CHECK_PATHS.text, body: { file }, signal, timeout: TIMEOUT }),
    readFileText,
  )

/** Checks citations and returns a result for each. */
export const checkCitations = async (body: CitationToCheck[], signal?: AbortSignalLike) =>
  readReply(await send({ method: 'POST', path: CITATION_CHECK_PATHS.check, body, signal }), readChecked(body.length))

/** Creates the report as a Word file and returns its key. */
export const makeCitationCheckReport = async (body: CitationCheckReport) =>
  readReply(await send({ method: 'POST', path: CITATION_CHECK_PATHS.report, body, timeout: TIMEOUT }), readReportReply)

/** Creates a key that opens the results to others. */
export const makeCitationCheckLink = async (body: CitationCheckToShare) =>
  readReply(await send({ method: 'POST', path: CITATION_CHECK_PATHS.link, body, timeout: TIMEOUT }), toOptionalText)

export const fetchSharedCitationResults = async (secretKey: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: CITATION_CHECK_PATHS.link, query: { secretKey }, signal }), readLinkedCheck)
