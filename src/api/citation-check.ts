/** The citation check: `/brief/api/v1`. Companion server only. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type {
  CitationCheckReport,
  CitationCheckToLink,
  CitationToCheck,
  CheckedCitation,
  CitationState,
  LinkedCitationCheck,
  LinkedCitation,
} from '@contract/citation-check'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { maybeText, type Fields, type Whole, each, fields, list, text } from '@/request/value'
import type { Change } from '@domain/text/text-diff'
import { readStandingGround } from './readers/law-detail'
import { readReport } from './report'

const readFileText = (answer: unknown): string | undefined => maybeText(fields(answer).text)

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
  misquoted: true,
  found: true,
}
const isState = (state: string): state is CitationState => Object.prototype.hasOwnProperty.call(STATES, state)

const KINDS: Array<Change['kind']> = ['same', 'added', 'removed']

function readChange(row: Fields): Change | undefined {
  const kind = KINDS.find(one => one === row.kind)
  return kind && text(row.text) ? { kind, text: text(row.text) } : undefined
}

function readFormer(value: unknown): CheckedCitation['former'] {
  const row = fields(value)
  const id = text(row.id)
  return id ? { id, title: text(row.title), text: text(row.text) } : undefined
}

/** An unreadable state counts as absent. */
const readState = (value: unknown): CitationState => {
  const state = text(value)
  return isState(state) ? state : 'absent'
}

const readMissingPart = (value: unknown) => (value === 'paragraph' || value === 'item' ? value : undefined)

/** An unreadable result has the state absent and no details. */
function readCheckedCitation(value: unknown): Whole<CheckedCitation> {
  const row = fields(value)
  const changes = each(row.changes, readChange)
  return {
    state: readState(row.state),
    library: maybeText(row.library),
    id: maybeText(row.id),
    title: maybeText(row.title),
    number: maybeText(row.number),
    court: maybeText(row.court),
    time_limited: maybeText(row.time_limited),
    effective_date: maybeText(row.effective_date),
    ground: readStandingGround(row.ground),
    article: maybeText(row.article),
    text: maybeText(row.text),
    former: readFormer(row.former),
    lacks: readMissingPart(row.lacks),
    changes: changes.length ? changes : undefined,
    standsIn: maybeText(row.standsIn),
  }
}

const readChecked =
  (citationCount: number) =>
  (answer: unknown): Array<Whole<CheckedCitation>> | undefined => {
    const answers = list(answer).map(readCheckedCitation)
    return answers.length === citationCount ? answers : undefined
  }

function readTarget(value: unknown): LinkedCitation['lead'] {
  const row = fields(value)
  const [library, id] = [text(row.library), text(row.id)]
  return library && id ? { library, id, law: maybeText(row.law), article: maybeText(row.article) } : undefined
}

function readLinkedCheck(answer: unknown): LinkedCitationCheck | undefined {
  const { madeAt, expiresAt, citations } = fields(answer)
  if (!Array.isArray(citations)) return undefined
  const read = each(citations, (row): LinkedCitation | undefined => {
    const [name, changes] = [text(row.name), each(row.changes, readChange)]
    if (!name) return undefined
    return {
      name,
      state: readState(row.state),
      saying: text(row.saying),
      lead: readTarget(row.lead),
      changes: changes.length ? changes : undefined,
    }
  })
  return { madeAt: text(madeAt), expiresAt: text(expiresAt), citations: read }
}

/** A phone may take this long to send five megabytes. */
const TIMEOUT = 60_000

/** The text of a file in base64. */
export const fetchFileText = async (file: string, signal?: AbortSignalLike) =>
  openReply(
    await send({ method: 'POST', path: CITATION_CHECK_PATHS.text, body: { file }, signal, timeout: TIMEOUT }),
    readFileText,
  )

/** Returns a result for each citation. */
export const checkCitations = async (body: CitationToCheck[], signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: CITATION_CHECK_PATHS.check, body, signal }), readChecked(body.length))

/** Makes the report, a Word file, and returns its key. */
export const makeCitationCheckReport = async (body: CitationCheckReport) =>
  openReply(await send({ method: 'POST', path: CITATION_CHECK_PATHS.report, body, timeout: TIMEOUT }), readReport)

/** Makes a key that opens the results to others. */
export const makeCitationCheckLink = async (body: CitationCheckToLink) =>
  openReply(await send({ method: 'POST', path: CITATION_CHECK_PATHS.link, body, timeout: TIMEOUT }), maybeText)

export const fetchLinkedCitationCheck = async (secretKey: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: CITATION_CHECK_PATHS.link, query: { secretKey }, signal }), readLinkedCheck)
